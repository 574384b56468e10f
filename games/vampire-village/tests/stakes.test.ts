import { WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import type { State } from '../state.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';
import { choose, siege, table } from './table.ts';
import { NAMES } from './text-samples.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const stakes = (s: State, viewer: number, texts = en): string[] =>
  texts.stakes!(game.view(s, viewer), NAMES.slice(0, s.seats)).map(
    ({ text, isUrgent }) => `${isUrgent ? '! ' : ''}${plain(text)}`,
  );
const standing = (villages: string[]): State => table({ seats: villages.length, villages });

test('VV-4.74: the sides that would break come first, by how much, in the order of attack', () => {
  const s = table({
    ...{ round: 2, step: 'creatures', order: 'vampire werewolf witch' },
    villages: ['bakery@0,0:3', 'keep@0,0:1'],
    creatures: ['2*witch-swamp vampire-3 werewolf-grey', 'witch-swamp'],
  });
  expect(stakes(s, 0)).toEqual([
    '! Right side breaks: vampires 3 against 1, 2 short',
    '! Left side breaks: witches 4 against 1, 3 short',
    'You lead with 7 points, Boris has 2',
  ]);
  expect(stakes(s, 0, ru)[0]).toBe('! Прорыв справа: вампиры, 3 против 1, не хватает 2');
  expect(stakes(s, 0, fr)[0]).toBe('! Brèche à droite : vampires, 3 contre 1, il manque 2');
  expect(stakes(s, 1)).toEqual(['So far all sides hold', 'Anna leads with 7 points, you have 2']);
  expect(stakes(s, WATCHER)).toEqual(['Anna leads with 7 points']);
});

test('VV-4.40: before the attacks more may come, so nothing is said of the night', () => {
  const setting = {
    round: 2,
    villages: ['keep@0,0:1', 'bakery@0,0:3 inn@0,1:1'],
    creatures: ['witch-swamp', '2*witch-swamp'],
  };
  const held = (step: 'pick' | 'creatures' | 'attack', texts = en) => stakes(table({ ...setting, step }), 0, texts)[0];
  expect([held('pick'), held('creatures')]).toEqual(['So far all sides hold', 'So far all sides hold']);
  expect([held('creatures', ru), held('creatures', fr)]).toEqual([
    'Пока все стороны держатся',
    'Pour l’instant, tous les côtés tiennent',
  ]);
  expect([en, ru, fr].map((texts) => held('attack', texts))).toEqual([
    'Tonight’s remaining attacks will not get through',
    'Оставшиеся атаки этой ночи будут отбиты',
    'Les attaques encore à venir cette nuit ne passeront pas',
  ]);
});

test('only attacks that are still to come are told', () => {
  const village = 'bakery@0,0:3 keep@1,0 inn@0,1:1 rune-tower@1,1 rampart@1,2';
  const s = siege(village, '2*werewolf-grey 2*vampire-3', { order: 'werewolf vampire witch' });
  const vampires = '! Right side breaks: vampires 6 against 5, 1 short';
  expect(stakes(s, 0).slice(0, 2)).toEqual(['! Top side breaks: werewolves 4 against 3, 1 short', vampires]);
  choose(s, 0, 'bakery');
  expect(stakes(s, 0)[0]).toBe(vampires);
});

test('VV-6.2: the standing, from the points that everybody sees', () => {
  expect(stakes(standing(['bakery@0,0:3', 'keep@0,0:3', 'inn@0,0:1']), 0)).toEqual([
    'You share the lead with 3 points',
  ]);
  expect(stakes(standing(['bakery@0,0:1', 'keep@0,0:3', 'inn@0,0:3']), 0)).toEqual([
    'Boris and Élise lead with 3 points, you have 1',
  ]);
  expect(stakes(standing(['bakery@0,0:1', 'keep@0,0:3']), 0, ru)).toEqual(['Впереди Boris: 3 очка, у вас 1']);
});

test('a game that is over has no stakes', () => {
  expect(stakes(table({ round: 2, step: 'end', villages: ['bakery@0,0:3', 'keep@0,0'] }), 0)).toEqual([]);
});
