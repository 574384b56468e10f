import { readOptions } from '@duskhall/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { type CardSet, checkCardSet } from '../cards/check.ts';
import { BLOOD, CARD_IDS, CLERGY, HOLY_WATER, NOBLE, SERVANT, SUPPORT } from '../cards/kinds.ts';
import reconstructed from '../cards/reconstructed-1.json' with { type: 'json' };
import { cardsNamed, deckOf, installCardSet, SET_NAMES } from '../cards/sets.ts';
import { vampireEmpire as game } from '../index.ts';
import { deal } from './table.ts';

const copy = (): CardSet => structuredClone(reconstructed) as CardSet;
const cards = cardsNamed('reconstructed-1');

describe('the shipped set', () => {
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

describe("VE-2.10 a set of one's own", () => {
  for (const [what, spoil, complaint] of [
    [
      'an unknown id',
      (set: CardSet) => (set.human[0]!.id = 'onion'),
      'human[0] "onion": "onion" is not the id of a card of this deck',
    ],
    [
      'a double id',
      (set: CardSet) => (set.human[1] = set.human[0]!),
      'human[1] "garlic": this id stands in entry 0 already',
    ],
    [
      'a double name',
      (set: CardSet) => (set.human[1]!.en = 'Garlic'),
      'human[1] "pitchfork": has the name of "garlic"',
    ],
    ['a wrong total', (set: CardSet) => (set.vampire[0]!.copies = 3), '"vampire": 41 cards instead of 40'],
    ['a missing card', (set: CardSet) => set.human.pop(), '"human": there is no "sacrifice"'],
    [
      'a type of the other deck',
      (set: CardSet) => (set.human[0]!.types = ['vampire']),
      'human[0] "garlic": "vampire" does not occur in this deck',
    ],
    [
      'a value that is none',
      (set: CardSet) => (set.human[0]!.value = 0),
      'human[0] "garlic": "value" must be a number from 1 to 9, not 0',
    ],
    [
      'another timing',
      (set: CardSet) => (set.human[20]!.timing = 'death'),
      'human[20] "chapel": "timing" is "main", not "death"',
    ],
    [
      'a field too many',
      (set: CardSet) => Object.assign(set.human[0]!, { cost: 1 }),
      'human[0] "garlic": has no field "cost"',
    ],
  ] as const)
    test(`VE-2.10 ${what} is refused`, () => {
      const set = copy();
      spoil(set);
      expect(checkCardSet(set)).toContain(complaint);
    });
  test('VE-2.10 nonsense is refused', () => {
    for (const junk of [null, [], 'cards', {}, { name: 'x', human: 1, vampire: [null] }])
      expect(checkCardSet(junk)).not.toEqual([]);
    expect(() => installCardSet(copy())).toThrow('installed already');
  });
  test('VE-2.10 another number of copies plays', () => {
    const set = copy();
    set.name = 'twice';
    set.human.find(({ id }) => id === 'sacrifice')!.copies = 2;
    set.human.find(({ id }) => id === 'garlic')!.copies = 1;
    installCardSet(set);
    expect(readOptions(game.options, { cardSet: 'twice' }, 2).cardSet).toBe('twice');
    expect(game.flaw(deal(1, { cardSet: 'twice' }))).toBeNull();
  });
  afterAll(() => {
    SET_NAMES.splice(1);
  });
});
