import { fastRng, readOptions } from '@duskhall/kernel';
import { vampireVillage as game, type Move, NUMBERS, type State, setOf } from '@duskhall/vampire-village';
import { expect, test } from 'vitest';
import { giftMoves, give, isRefusal, NO_GIFTS, trialOf, tryOut, walksFrom } from '../choices.ts';

const SET = setOf({ options: readOptions(game.options, {}, 2) });
const card = (id: string): number => SET.cards.findIndex((one) => one.id === id);
const tableOf = (given: object, seats = 2): State =>
  game.scenario(given, readOptions(game.options, {}, seats), seats, fastRng(1));
const trial = (s: State, seat = 0): State => trialOf(game, game.imagine(game.view(s, seat), fastRng(2)));

/** EX-3 with the hero in hand: seat 0 lays the messenger. */
function laying(): State {
  const s = tableOf({
    villages: [
      [
        'main-street@0,1:1',
        'start-frost-gate@0,2:2',
        'palisade@1,2',
        'hedge-wall@2,2',
        'windmill@2,1:3',
        'bakery@2,0:1',
      ],
    ],
    hands: [['messenger'], ['keep']],
  });
  game.apply(s, 0, { card: card('messenger') });
  game.apply(s, 1, { card: card('keep') });
  return s;
}

test('what is tried out never goes on to what others have in hand', () => {
  const s = laying();
  game.apply(s, 1, game.legal(s, 1)[0]!);
  const after = tryOut(game, trial(s), 0, [{ x: 1, y: 1 }, { done: true }]);
  if (isRefusal(after)) throw new Error(after.code);
  expect(after.table.questions[0]).toBeNull();
  expect(after.table.stack.at(-1)!.do).toBe('villages.reveal');
  expect(after.plans[0]!.length).toBe(7 * 4);
});

test('a part that is not possible says why', () => {
  expect(tryOut(game, trial(laying()), 0, [{ x: 9, y: 9 }])).toMatchObject({ code: 'not-beside-a-card' });
});

test('VV-5.22, VV-5.23: a villager walks wherever its hero lets it, each step one point', () => {
  const laid = tryOut(game, trial(laying()), 0, [{ x: 1, y: 1 }]) as State;
  const walks = walksFrom(game, laid, 0, card('windmill'));
  const costs = Object.fromEntries([...walks].map(([to, { cost }]) => [SET.cards[to]!.id, cost]));
  expect(costs).toEqual({
    messenger: 1,
    'hedge-wall': 1,
    bakery: 1,
    'main-street': 2,
    palisade: 2,
    'start-frost-gate': 3,
  });
  for (const { moves } of walks.values()) {
    const after = tryOut(game, laid, 0, moves) as State;
    expect(after.table.questions[0]).toBe('villager');
  }
  expect(walksFrom(game, laid, 0, card('bakery')).size).toBe(0);
});

test('a villager half on its way walks on from there', () => {
  const halfway = tryOut(game, trial(laying()), 0, [{ x: 1, y: 1 }, { from: card('windmill') }]) as State;
  expect(walksFrom(game, halfway, 0, null).get(card('palisade'))!.moves.at(-1)).toEqual({ stop: true });
});

test('a whole gesture is what the match takes', () => {
  const s = laying();
  const walks = walksFrom(game, tryOut(game, trial(s), 0, [{ x: 1, y: 1 }]) as State, 0, card('windmill'));
  const gesture: Move[] = [{ x: 1, y: 1 }, ...walks.get(card('palisade'))!.moves, { done: true }];
  for (const move of gesture) {
    expect(game.refusal(s, 0, move)).toBeNull();
    game.apply(s, 0, move);
  }
  expect(s.table.questions[0]).toBeNull();
});

const { creatures } = NUMBERS;
const DRAWN = [creatures['vampire-1'], creatures['vampire-2'], creatures['vampire-3']];
test('VV-4.41: three creatures find their places, the last by itself', () => {
  const one = give(NO_GIFTS, 2, 'left', 4);
  expect(one).toEqual({ left: 2, right: -1, keep: -1 });
  expect(giftMoves(one, DRAWN, 4)).toBeNull();
  const two = give(one, 0, 'keep', 4);
  expect(two).toEqual({ left: 2, right: 1, keep: 0 });
  expect(giftMoves(two, DRAWN, 4)).toEqual([{ left: DRAWN[2] }, { right: DRAWN[1] }]);
  expect(give(two, 2, 'right', 4)).toEqual({ left: 1, right: 2, keep: 0 });
});

test('VV-4.41: with two players one is kept and the others go', () => {
  const kept = give(NO_GIFTS, 1, 'keep', 2);
  expect(giftMoves(kept, DRAWN, 2)).toEqual([{ keep: DRAWN[1] }]);
  expect([kept.left, kept.right]).toEqual([0, 2]);
});
