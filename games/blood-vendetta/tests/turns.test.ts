import { fastRng, HOUSE, type Seat, WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { bloodVendetta as game } from '../index.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';
import { deal, EVENTS, NAMES, wander } from './text-samples.ts';

/** Random evenings with both kinds of vote, as each viewer hears them. */
const EVENINGS = (['trial', 'plurality'] as const).map((nightVote, seed) => {
  const s = deal(8, { nightVote }, seed);
  const rng = fastRng(seed);
  const heard = new Map<Seat, Event[]>([HOUSE, WATCHER, 0, 3, 7].map((viewer) => [viewer, []]));
  while (s.ending === '') {
    wander(s, rng);
    for (const event of s.table.log!)
      for (const [viewer, log] of heard) log.push(...[game.redact(s, event, viewer)].filter((seen) => seen !== null));
    s.table.log = [];
  }
  return heard;
});

test.each([
  ['en', en, ['Dawn 2', 'ZqB stands trial', 'Vote: whom do you want executed?']],
  ['ru', ru, ['Рассвет 2', 'Перед судом предстаёт ZqB', 'Голосование: кого казнить?']],
  ['fr', fr, ['Aube 2', 'ZqB passe en jugement', 'Votez\u00a0: qui faut-il exécuter\u202f?']],
] as const)('VN-4.7 VN-4.8: phases, trials and common votes are the titles of the log (%s)', (_, texts, titles) => {
  const { phaseBegan, accused, voteBegan, died } = EVENTS;
  const log: Event[] = [phaseBegan, died, accused, voteBegan, { ...voteBegan, seat: -1 }];
  const turns = texts.turns!(log, NAMES);
  expect(turns.map(({ title }) => title)).toEqual(titles);
  expect(turns.map(({ at, seat, hasTold }) => [at, seat, hasTold])).toEqual([
    [0, -1, true],
    [2, 1, true],
    [4, -1, true],
  ]);
});

test('VN-4.13: the titles are the same for everybody, and say nothing that the line in their place would not', () => {
  for (const heard of EVENINGS)
    for (const texts of [en, ru, fr]) {
      const titlesFor = (viewer: Seat) => texts.turns!(heard.get(viewer)!, NAMES).map(({ title }) => title);
      const common = titlesFor(WATCHER);
      expect(common.length).toBeGreaterThan(5);
      for (const [viewer, log] of heard) {
        expect(titlesFor(viewer)).toEqual(common);
        for (const { at, title } of texts.turns!(log, NAMES)) expect(texts.event(log[at]!, NAMES)).toContain(title);
      }
    }
});
