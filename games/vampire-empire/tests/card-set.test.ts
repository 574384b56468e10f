import { openMatch, readOptions } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { CardSet } from '../cards/check.ts';
import { BLOOD, CARD_IDS, CLERGY, HOLY_WATER, NOBLE, SERVANT, SUPPORT } from '../cards/kinds.ts';
import reconstructed from '../cards/reconstructed-1.json' with { type: 'json' };
import { cardSets, cardsNamed, deckOf } from '../cards/sets.ts';
import { vampireEmpire as game } from '../index.ts';
import { deal } from './table.ts';

const copy = (): CardSet => structuredClone(reconstructed) as CardSet;
const cards = cardsNamed('reconstructed-1');

describe('the first set', () => {
  test('VE-2.1 VE-2.4 VE-2.5 has 40 cards in each deck, with a value sum of 60', () => {
    for (const isVampires of [true, false]) {
      const deck = deckOf(cards, isVampires);
      const valued = deck.filter((card) => (cards.types[card]! & SUPPORT) === 0);
      expect([deck.length, valued.reduce((sum, card) => sum + cards.values[card]!, 0)]).toEqual([40, 60]);
    }
  });
  test('VE-2.3 VE-2.6 VE-2.7 has nine usable cards of each type, and ten support cards', () => {
    const usable = (isVampires: boolean, type: number) =>
      deckOf(cards, isVampires).filter((card) => (cards.types[card]! & type) !== 0).length;
    expect([NOBLE, CLERGY, SERVANT, HOLY_WATER, BLOOD, SUPPORT].map((type) => usable(false, type))).toEqual([
      9, 9, 9, 9, 0, 10,
    ]);
    expect([NOBLE, CLERGY, SERVANT, HOLY_WATER, BLOOD, SUPPORT].map((type) => usable(true, type))).toEqual([
      9, 9, 9, 0, 9, 10,
    ]);
  });
  test('VE-2.8 costs: own half of the day c, the other half c + 1', () => {
    CARD_IDS.forEach((_, card) => {
      if ((cards.types[card]! & SUPPORT) !== 0)
        expect(Math.abs(cards.costs[card]![0]! - cards.costs[card]![1]!)).toBe(1);
    });
  });
});

test.each(['reconstructed-1', 'reconstructed-2'])('VE-2.8 %s has what the printed rules give', (name) => {
  const { types, values, copies, costs } = cardsNamed(name);
  expect([types, costs.length]).toEqual([cards.types, cards.costs.length]);
  const PEOPLE = ['ostler', 'squire', 'novice', 'organist', 'lady-in-waiting', 'kitchen-boy'];
  CARD_IDS.forEach((id, card) => {
    if (PEOPLE.includes(id)) expect([id, copies[card]]).toEqual([id, 1]);
    if (id === 'crucifix' || id === 'claws') expect([id, values[card]]).toEqual([id, 3]);
  });
  const found = (isVampires: boolean, type: number) =>
    deckOf(cardsNamed(name), isVampires)
      .filter((card) => (types[card]! & type) !== 0)
      .map((card) => values[card]!);
  // The cards of the example of a combat, and a lower and two equal cards of holy water.
  expect(found(false, CLERGY)).toEqual(expect.arrayContaining([1, 2, 3]));
  expect(found(true, BLOOD)).toEqual(expect.arrayContaining([1, 2, 3]));
  expect([found(true, NOBLE), found(false, HOLY_WATER)]).toEqual([
    expect.arrayContaining([2]),
    expect.arrayContaining([2]),
  ]);
  const water = found(false, HOLY_WATER);
  expect(new Set(water).size).toBeGreaterThan(1);
  expect(new Set(water).size).toBeLessThan(water.length);
});

/** The 1-based line of the first match. */
const lineOf = (text: string, part: RegExp): number => text.slice(0, text.search(part)).split('\n').length;
const written = (set: unknown): string => JSON.stringify(set, null, 2);

describe("VE-2.10 a set of one's own", () => {
  for (const [what, spoil, part, reason] of [
    [
      'an unknown id',
      (set: CardSet) => (set.human[0]!.id = 'onion'),
      /"onion"/,
      '"onion": "onion" is not the id of a card of this deck',
    ],
    [
      'a double id',
      (set: CardSet) => Object.assign(set.human[2]!, { id: 'garlic' }),
      /"garlic",\s+"types": \[\s+"servant"\s+\],\s+"value": 3/,
      '"garlic": this id stands in the deck twice',
    ],
    [
      'a name that is none',
      (set: CardSet) => Object.assign(set.human[1]!, { en: 2 }),
      /"en": 2/,
      '"pitchfork": "en" must be a name, not 2',
    ],
    [
      'a wrong total',
      (set: CardSet) => (set.vampire[0]!.copies = 3),
      /"vampire": \[/,
      '"vampire": 41 cards instead of 40',
    ],
    ['a missing card', (set: CardSet) => set.human.pop(), /"human": \[/, '"human": there is no "sacrifice"'],
    [
      'a type of the other deck',
      (set: CardSet) => (set.human[0]!.types = ['vampire']),
      /"types"/,
      '"garlic": "vampire" does not occur in this deck',
    ],
    [
      'a value that is none',
      (set: CardSet) => (set.human[0]!.value = 0),
      /"value": 0/,
      '"garlic": "value" must be a number from 1 to 9, not 0',
    ],
    [
      'a value that is a text',
      (set: CardSet) => Object.assign(set.human[0]!, { value: '2' }),
      /"value": "2"/,
      '"garlic": "value" must be a number from 1 to 9, not "2"',
    ],
    [
      'another timing',
      (set: CardSet) => (set.human[20]!.timing = 'death'),
      /"timing": "death",\s+"rule": "VE-5.13"/,
      '"chapel": "timing" is "main", not "death"',
    ],
    [
      'a cost without a night',
      (set: CardSet) => Object.assign(set.human[20]!, { cost: { day: 9 } }),
      /"cost": \{\s+"day": 9/,
      '"chapel": "cost" must have "day" and "night", each from 0 to 9',
    ],
    [
      'a field too many',
      (set: CardSet) => Object.assign(set.human[0]!, { cost: 1 }),
      /"cost": 1/,
      '"garlic": has no field "cost"',
    ],
    [
      'a field too few',
      (set: CardSet) => Reflect.deleteProperty(set.human[0]!, 'copies'),
      /\{\s+"id": "garlic"/,
      '"garlic": "copies" must be a number from 1 to 40, not nothing',
    ],
    [
      'no name',
      (set: CardSet) => (set.name = 'My Set'),
      /"name"/,
      '"name": "My Set" is not a name of small letters, digits and hyphens',
    ],
  ] as const)
    test(`VE-2.10 ${what} is refused with the line and the reason`, () => {
      const set = copy();
      spoil(set);
      const text = written(set);
      expect(cardSets.check(text)).toContainEqual({ line: lineOf(text, part), reason });
      expect(() => cardSets.install(text)).toThrow(`line ${lineOf(text, part)}: ${reason}`);
    });
  test('VE-2.10 nonsense is refused', () => {
    for (const junk of [null, [], 'cards', {}, { name: 'x', human: 1, vampire: [null] }])
      expect(cardSets.check(written(junk))).not.toEqual([]);
    expect(cardSets.check('{\n "name": "x",\n "human" [] }')).toEqual([
      { line: 3, reason: 'is not JSON: ":" is missing before [' },
    ]);
    expect(cardSets.check('')).toEqual([{ line: 1, reason: 'is not JSON: the end where a value should be' }]);
  });
  test('VE-2.10 another number of copies plays, under a name that tells the set apart', () => {
    const set = copy();
    set.name = 'twice';
    set.human.find(({ id }) => id === 'sacrifice')!.copies = 2;
    set.human.find(({ id }) => id === 'garlic')!.copies = 1;
    expect(cardSets.check(written(set))).toEqual([]);
    const name = cardSets.install(written(set));
    expect(name).toMatch(/^twice@[0-9a-f]{12}$/);
    expect(cardSets.install(JSON.stringify(set))).toBe(name);
    expect(cardSets.names.filter((known) => known === name)).toHaveLength(1);
    expect([cardSets.textOf(name), cardSets.textOf('x')]).toEqual([written(set), null]);
    expect(cardSets.check(cardSets.textOf('reconstructed-1')!)).toEqual([]);
    expect(readOptions(game.options, { cardSet: name }, 2).cardSet).toBe(name);
    expect(game.flaw(deal(1, { cardSet: name }))).toBeNull();
    set.human.find(({ id }) => id === 'garlic')!.value = 2;
    expect(cardSets.install(written(set))).not.toBe(name);
  });
  test('VE-2.10 a record of a set that is not here names it', () => {
    const start = { seats: 2, options: { ...readOptions(game.options, {}, 2), cardSet: 'printed@000000000000' } };
    expect(() => openMatch(game, { ...start, seed: 'x' })).toThrow(
      'the card set "printed@000000000000" is not installed here; installed: reconstructed-1, reconstructed-2',
    );
  });
});
