import { fastRng, LOCALES, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { vampireEmpire as game } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';
import type { View } from '../view/index.ts';

const NAMES = ['Vlad', 'Helen'];
const SPOKEN = { en, ru, fr };
const PEOPLE = {
  vampires: ['lady', 'monk', 'butler'],
  castle: ['lady', 'cook', 'nun'],
  city: ['monk', 'lord', 'bishop', 'maid', 'butler'],
  dead: ['officer'],
  human: { hand: ['garlic', 'relic'], deck: 10, cellar: ['pistol'] },
  vampire: { hand: ['raven'], deck: 12, cellar: ['garlic'] },
};
const viewOf = (scenario: object, seat: number): View =>
  game.view(game.scenario({ seat: 0, ...PEOPLE, ...scenario }, readOptions(OPTIONS, {}, 2), 2, fastRng(1)), seat);
const told = (scenario: object, seat: number) => en.stakes!(viewOf(scenario, seat), NAMES);

test('how far everybody is from winning, from public facts alone', () => {
  for (const seat of [0, 1, -2])
    expect(told({ revealed: ['lady'] }, seat).map(({ isUrgent }) => isUrgent)).toEqual([false, false, false, false]);
  expect(told({ revealed: ['lady'] }, 1).map(({ text }) => text)).toEqual([
    'Vampires dead: 0 of 3.',
    'Revealed in the castle: 1 of 3.',
    'Humans dead: 1 of 6.',
    'Cards left: Vlad 14, you 13.',
  ]);
});

test('VE-6.3 two revealed in the castle are urgent, for one side as a chance, for the other as a danger', () => {
  const scenario = {
    castle: ['lady', 'monk', 'nun'],
    city: ['cook', 'lord', 'bishop', 'maid', 'butler'],
    revealed: ['lady', 'monk'],
  };
  expect(told(scenario, 0)[0]).toEqual({
    text: 'Revealed in the castle: 2 of 3. One more, and you win.',
    isUrgent: true,
  });
  expect(told(scenario, 1)[0]!.text).toBe('Revealed in the castle: 2 of 3. One more, and Vlad wins.');
});

test('VE-6.1 a dead vampire makes the conquest impossible, and the last one is urgent', () => {
  const dead = {
    castle: ['butler', 'cook', 'nun'],
    city: ['lord', 'bishop', 'maid'],
    dead: ['lady', 'monk', 'officer'],
  };
  const stakes = told(dead, 1);
  expect(stakes[0]).toEqual({ text: 'Vampires dead: 2 of 3. One more, and you win.', isUrgent: true });
  expect(stakes.some(({ text }) => text.includes('castle'))).toBe(false);
});

test('VE-6.4 when few cards are left the points are told', () => {
  const few = { human: { hand: ['garlic'], deck: 0 }, vampire: { hand: ['raven'], deck: 3 } };
  expect(told(few, 0)[0]).toEqual({
    text: 'Cards left: you 4, Helen 1. When all are gone, points decide: humans 5, vampires 6.',
    isUrgent: true,
  });
  expect(ru.stakes!(viewOf(few, 0), NAMES)[0]!.text).toMatch(/^Осталось карт: у вас — 4, Helen — 1\./);
});

test('VE-8 what is told is the same for both players, whoever the hidden vampires are', () => {
  const plain = (scenario: object, seat: number) =>
    told(scenario, seat).map(({ text }) => text.replace(/you|Vlad|Helen/g, '…'));
  expect(plain({}, 0)).toEqual(plain({}, 1));
  expect(plain({ vampires: ['lord', 'nun', 'maid'] }, 1)).toEqual(plain({}, 1));
});

for (const locale of LOCALES)
  test(`every stake is told in ${locale}`, () => {
    const stakes = SPOKEN[locale].stakes!(viewOf({ revealed: ['lady'] }, 1), NAMES);
    expect(stakes.length).toBe(4);
    for (const { text } of stakes) expect(text).not.toMatch(/undefined|NaN|null/);
  });
