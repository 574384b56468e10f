import { fastRng, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { membersOf } from '../characters.ts';
import type { Frame } from '../frames.ts';
import { vampireEmpire } from '../index.ts';
import type { State } from '../state/index.ts';
import type { View } from '../view/index.ts';

const { between, likelihood } = vampireEmpire.hints!.clues!;
const s = vampireEmpire.setup(readOptions(vampireEmpire.options, {}, 2), 2, fastRng(4));
const human = 1 - s.vampire;
const seen = vampireEmpire.view(s, human);
const night: View = { ...seen, turn: s.vampire };
const unknown = seen.castle.filter((one) => seen.identities[one]! < 0);
const at = (view: View, ...stack: Frame[]): View => ({ ...view, stack });
const window = { do: 'window.offer', holder: s.vampire, passes: 0 } as const;

/** A world with these vampires; only those that matter to the test. */
const worldOf = (...vampires: number[]): State => ({
  ...s,
  vampires: vampires.reduce((mask, one) => mask | (1 << one), 0),
});
const away = membersOf(0b111111111).filter((one) => !seen.castle.includes(one));
/** By the number of vampires in the castle; the others are away. */
const worlds = [0, 1, 2, 3].map((count) => worldOf(...seen.castle.slice(0, count), ...away.slice(count, 3)));
const chances = (clue: object, list: readonly State[]): number[] => list.map((world) => likelihood(world, clue));

test('a night without a fight speaks for vampires in the castle, the more of them', () => {
  const [spared] = between(at(night, { do: 'action.decided' }), at(night, window));
  expect(spared).toEqual({ did: 'fight', castle: seen.castle, defender: -1, isOpen: false });
  const all = chances(spared!, worlds);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  expect(new Set(all).size).toBe(4);
});

test('who is attacked by night is human, and those who were not are suspected', () => {
  const [attacker, defender, third] = seen.castle as [number, number, number];
  const [fight] = between(night, { ...night, attacker, defender });
  const [treason, nobody, one] = chances(fight!, [worldOf(defender), worldOf(), worldOf(third)]);
  expect(treason).toBeLessThan(0.1 * nobody!);
  expect(one).toBeGreaterThan(nobody!);
});

test('a defence speaks for a vampire, most against an attack that is nearly met', () => {
  const [defender] = unknown as [number];
  const attacker = seen.castle.find((one) => one !== defender)!;
  const ratio = (attack: number[], defence: number[]): number => {
    const day = { ...seen, turn: human, attacker, defender };
    const before = at({ ...day, laid: [attack, []] }, { do: 'combat.defended' });
    const after = at({ ...day, laid: [attack, defence] }, { do: 'combat.responded', side: 1 });
    const [clue] = between(before, after);
    return likelihood(worldOf(defender), clue!) / likelihood(worldOf(), clue!);
  };
  const [weak, strong] = [[], seen.hand];
  expect(ratio(weak, [])).toBeLessThan(1);
  expect(ratio(weak, [1])).toBeGreaterThan(2);
  expect(ratio(strong, [1])).toBeLessThan(2);
  expect(ratio(strong, [1, 2])).toBeGreaterThan(2);
});

test('the vampire player wonders about nothing', () => {
  const mine = { ...night, viewer: s.vampire };
  expect(between(at(mine, { do: 'action.decided' }), at(mine, window))).toEqual([]);
});

test('with most of the cards the human player wants vampires where it can fight them', () => {
  const valued = (cards: number, world: State): number => {
    const decks = s.decks.map((deck, seat) => (seat === human ? deck : deck.slice(0, cards)));
    const hands = s.hands.map((hand, seat) => (seat === human ? hand : []));
    return vampireEmpire.hints!.learning!.byHand.value({ ...world, decks, hands })[human]!;
  };
  const [none, one] = worlds as [State, State];
  expect(valued(4, one)).toBeGreaterThan(valued(4, none) + 0.05);
  expect(valued(30, one)).toBeCloseTo(valued(30, none), 9);
});
