import { below, fastRng, waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import { handOf, type State } from '../state.ts';
import { choose, deal, pass, passTo, range, table } from './table.ts';

const imagined = (s: State, viewer: number, seed = 3): State => game.imagine(game.view(s, viewer), fastRng(seed));

test('INV-7: a seat knows the hands it has held, less what was picked since; others are dealt anew', () => {
  const s = deal(4, 11);
  for (let step = 1; step <= 5; step++) {
    for (const viewer of range(4)) {
      const { hands } = game.view(s, viewer);
      expect(hands.filter((hand) => hand.length > 0)).toHaveLength(Math.min(step, 4));
      const worlds = range(6).map((seed) => imagined(s, viewer, seed));
      for (const holder of range(4)) {
        const held = worlds.map((world) => world.hands[handOf(world, holder)]!.join());
        const isKnown = hands[holder]!.length > 0;
        if (isKnown) expect(new Set(held)).toEqual(new Set([s.hands[handOf(s, holder)]!.join()]));
        else expect(new Set(held).size).toBeGreaterThan(1);
      }
    }
    passTo(s, 'villages.reveal');
    if (step < 5) passTo(s, 'picks.reveal');
  }
});
test('INV-7: with five players every card is dealt, so what a seat has never seen is what the others hold', () => {
  const s = deal(5, 2);
  const world = imagined(s, 0);
  expect(world.hands.flat().toSorted()).toEqual(s.hands.flat().toSorted());
});
test('INV-7: creatures revealed in the first turn, and the own ones, are not drawn by others', () => {
  const s = deal(5, 6);
  passTo(s, 'creatures.reveal');
  pass(s, ...range(5));
  expect(imagined(s, 2).drawn.toSorted()).toEqual(s.drawn.toSorted());
  expect(imagined(s, 2).drawn.slice(6, 9)).toEqual(s.drawn.slice(6, 9));
});
test('VV-7.1, VV-8.1: others see how many are ready, not who', () => {
  const s = table({ seats: 4, hands: ['keep', 'inn', 'bakery', 'palisade'] });
  choose(s, 1, 'inn');
  const other = table({ seats: 4, hands: ['keep', 'inn', 'bakery', 'palisade'] });
  choose(other, 2, 'bakery');
  for (const viewer of [0, 3, -1, -2]) {
    expect(game.view(s, viewer)).toEqual(game.view(other, viewer));
    expect(game.view(s, viewer)).toMatchObject({ ready: 1, due: 4 });
  }
  expect(game.view(s, 1).owes).toEqual([true, false, true, true]);
});
test('INV-8: the order in which simultaneous answers arrive changes nothing', () => {
  for (const seed of range(8)) {
    const [one, other] = [deal(3, seed), deal(3, seed)];
    play(one, (seats) => seats[0]!);
    play(other, (seats) => seats.at(-1)!);
    const outcome = (s: State) => JSON.stringify([s.villages, s.around, s.fallen, s.slain, game.scores(s)]);
    expect(outcome(one)).toBe(outcome(other));
  }
});

/** Every seat decides on its own, regardless of who is asked first. */
function play(s: State, pick: (seats: number[]) => number): void {
  const minds = range(s.seats).map((seat) => fastRng(100 + seat));
  while (s.ending === '') {
    const seat = pick(waiting(s));
    const moves = game.legal(s, seat);
    game.apply(s, seat, moves[below(minds[seat]!, moves.length, 'move')]!);
  }
}
