import { below, fastRng, HOUSE, owes, type Rng, type Seat, same, WATCHER, waiting } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import type { Options } from '../options.ts';
import { secretLane } from '../rules/secrecy.ts';
import type { State } from '../state.ts';
import { deal, range, type Setting, table } from './table.ts';

/** Moves of every form that anyone might try. */
const TRIES = range(66).flatMap((n) => [{ card: n }, { from: n }, { to: n }, ...(n < 17 ? kinds(n) : [])]);
function kinds(n: number) {
  return [{ left: n }, { right: n }, { keep: n }, { demon: n }, { creature: n }];
}
const OTHERS = [{ done: true }, { stop: true }, { plague: true }, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 3, y: 3 }];

/** Everything the viewer sees, is offered, and gets as a response. */
const seenBy = (s: State, viewer: Seat) => ({
  view: game.view(s, viewer),
  offers: viewer >= 0 ? game.legal(s, viewer) : [],
  refusals: [...TRIES, ...OTHERS].map((move) => game.refusal(s, viewer, move)),
});

const some = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length, 'some')]!;

/** What a seat may do alone until its lane is finished; the step goes on, since another seat still owes an answer. */
function finishLane(s: State, seat: Seat, rng: Rng): void {
  const top = s.table.stack.at(-1);
  while (owes(s, seat) && s.table.stack.at(-1) === top) game.apply(s, seat, some(rng, game.legal(s, seat)));
}

/** Redeals everything hidden: viewers who cannot see it must see, be offered and be refused the same. */
function checkWorlds(s: State, seed: number): void {
  for (const viewer of [...range(s.seats), HOUSE, WATCHER]) {
    const seen = seenBy(s, viewer);
    const world = game.imagine(seen.view, fastRng(seed));
    expect(seenBy(world, viewer), `viewer ${viewer}`).toEqual(seen);
    expect(game.flaw(world)).toBeNull();
  }
}

/** Whatever a seat does in secret, the others see and are told the same, in messages of the same size. */
function checkDeeds(s: State, seed: number): number {
  let different = 0;
  for (const actor of waiting(s)) {
    if (waiting(s).length === 1) return different;
    const [one, other] = [1, 2].map((mind) => {
      const after = game.clone(s);
      after.table.log = [];
      finishLane(after, actor, fastRng(seed * 2 + mind));
      return after;
    }) as [State, State];
    if (!same(game.view(one, actor), game.view(other, actor))) different++;
    for (const viewer of [...range(s.seats), HOUSE, WATCHER].filter((seat) => seat !== actor)) {
      expect(JSON.stringify(game.view(one, viewer)), `viewer ${viewer}`).toBe(JSON.stringify(game.view(other, viewer)));
      expect(toldTo(one, viewer)).toEqual(toldTo(other, viewer));
    }
  }
  return different;
}
const toldTo = (s: State, viewer: Seat) => s.table.log!.map((event) => game.redact(s, event, viewer));

/** Plays at random, checking every position of a secret step; counts by step the indistinguishable actions. */
function checkGame(s: State, seed: number): { [step: string]: number } {
  const rng = fastRng(seed);
  const checked: { [step: string]: number } = {};
  for (let i = 0; s.ending === ''; i++) {
    if (secretLane(s) !== null) {
      checkWorlds(s, seed + i);
      const step = s.table.stack.at(-1)!.do;
      checked[step] = (checked[step] ?? 0) + checkDeeds(s, seed + i);
    }
    const seat = some(rng, waiting(s));
    game.apply(s, seat, some(rng, game.legal(s, seat)));
  }
  return checked;
}

const CASES: [seats: number, options: Partial<Options>][] = [
  [2, {}],
  [3, { peekNextHand: 'true' }],
  [4, { plagueScope: 'all-buildings' }],
  [5, {}],
];
for (const [seats, options] of CASES)
  test(`VV-8, VV-8.1, INV-7: ${seats} seats, ${JSON.stringify(options)}: nobody sees what is hidden, at any step`, () => {
    const checked = checkGame(deal(seats, 20 + seats, options), seats);
    for (const step of ['picks.reveal', 'villages.reveal', 'creatures.reveal'])
      expect(checked[step]).toBeGreaterThan(5);
  });

const HAUNTED: Setting = {
  ...{ seats: 3, round: 2, step: 'demons' },
  villages: [
    'champion@0,0 keep@1,0:1 inn@0,1:2 trapper@1,1 bakery@2,1:1 rampart@2,0:1 moat@0,2',
    'messenger@0,0:1 longhouse@1,0:1 granary@0,1:2 kennels@1,1 castle@2,1 chapel@2,0:3 forge@0,2',
    'main-street@0,0:2 barracks@1,0:2 monastery@0,1:1 palisade@1,1:1 torch-wall@2,1 cathedral@2,0',
  ],
  creatures: [
    'demon-slayer demon-plague demon-lure-vampire witch-left vampire-1',
    'demon-ruin demon-lure-witch vampire-2 werewolf-grey witch-swamp',
    'demon-ruin demon-plague demon-lure-werewolf vampire-4 vampire-3',
  ],
};
test('VV-8.1: of demons at work the others see only how many seats are done', () => {
  const deeds = range(4).map((seed) => checkGame(table(HAUNTED), seed)['demons.reveal']!);
  expect(deeds.reduce((sum, n) => sum + n)).toBeGreaterThan(20);
});

test('VV-7.1: “n of m ready” is all that others see of a seat, at every secret step', () => {
  for (const seed of range(3)) {
    const s = deal(4, 60 + seed);
    const rng = fastRng(seed);
    while (s.ending === '') {
      if (secretLane(s) !== null && waiting(s).length > 2) {
        const [a, b] = waiting(s) as [Seat, Seat];
        const [one, other] = [game.clone(s), game.clone(s)];
        finishLane(one, a, fastRng(1));
        finishLane(other, b, fastRng(2));
        for (const viewer of [...range(4), WATCHER].filter((seat) => seat !== a && seat !== b)) {
          const [view, before] = [game.view(one, viewer), game.view(s, viewer)];
          expect(view).toEqual(game.view(other, viewer));
          expect(view).toEqual({ ...before, ready: before.ready + 1 });
        }
      }
      const seat = some(rng, waiting(s));
      game.apply(s, seat, some(rng, game.legal(s, seat)));
    }
  }
});
