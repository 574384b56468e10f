import { bloodVendetta } from '@duskhall/blood-vendetta';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import {
  type AnyGame,
  BadInput,
  below,
  CLOSE,
  closeWindow,
  digest,
  enter,
  fastRng,
  HOUSE,
  type Match,
  mayUndo,
  movesIn,
  openMatch,
  type Rng,
  readOptions,
  replay,
  rewind,
  type Seat,
  type Types,
  undo,
  WATCHER,
} from '@duskhall/kernel';
import { chooseDeed, isOneIn } from '@duskhall/testing';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { vampireVillage } from '@duskhall/vampire-village';
import { describe, expect, test } from 'vitest';
import { resumeMatch, snapshotOf } from '../snapshot.ts';
import type { LoadedMatch, Snapshot } from '../stored-match.ts';

const GAMES: [AnyGame, seats: number][] = [
  [cartaImperaVictoria, 3],
  [vampireEmpire, 2],
  [vampireVillage, 4],
  [bloodVendetta, 9],
];

/** The game, and how many moves it has played. */
function counting(game: AnyGame): { game: AnyGame; played: () => number } {
  let played = 0;
  const apply: AnyGame['apply'] = (s, seat, move) => {
    played++;
    game.apply(s, seat, move);
  };
  return { game: { ...game, apply }, played: () => played };
}

/** Does something at random: mostly a move, at times an undo, a rewind or half a gesture. */
function act(match: Match<Types>, rng: Rng): void {
  const { game, record, s } = match;
  const { length } = record.entries;
  const undoer = s.table.questions.findIndex((_, seat) => mayUndo(match, seat) && isOneIn(rng, 10));
  const deed = chooseDeed(game, s, rng);
  if (undoer >= 0) undo(match, undoer, 0);
  else if (deed === null || (length > 0 && isOneIn(rng, 40)))
    rewind(match, length - 1 - below(rng, isOneIn(rng, 4) ? length : Math.min(length, 12), 'back'), 0);
  else if (deed.seat === HOUSE && deed.move === CLOSE) closeWindow(match, 'clock', 0);
  else if (isOneIn(rng, 8)) attemptGesture(match, deed);
  else expect(enter(match, deed.seat, [deed.move], 'seat', 0)).toBe(null);
}

/** A gesture whose second part is refused, after the first has been made. */
function attemptGesture(match: Match<Types>, { seat, move }: { seat: Seat; move: unknown }): void {
  const { length } = match.record.entries;
  try {
    enter(match, seat, [move, { junk: true }], 'seat', 0);
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
  }
  expect(match.record.entries.length).toBe(length);
}

const stored = <V>(value: V): V => JSON.parse(JSON.stringify(value));

function load(game: AnyGame, { record }: Match<Types>, snapshot: Snapshot | null, program = 'test'): Match<Types> {
  const { entries, digests, ...rest } = stored(record);
  const loaded = { record: rest, entries, digests, snapshot: stored(snapshot) };
  return resumeMatch(game, loaded as unknown as LoadedMatch, program).match;
}

/** Everything that can be asked of a match. */
function factsOf(match: Match<Types>): unknown {
  const { game, record, s, history } = match;
  const seats = [...s.table.questions.keys()];
  return {
    digest: digest(s),
    record,
    undoable: movesIn(history),
    mayUndo: seats.map((seat) => mayUndo(match, seat)),
    views: [...seats, HOUSE, WATCHER].map((viewer) => game.view(s, viewer)),
  };
}

for (const [original, seats] of GAMES)
  test(`${original.name}: a match loaded from a snapshot is the same as one replayed, and goes on alike`, () => {
    const { game, played } = counting(original);
    const work = { loading: 0, replaying: 0 };
    const timed = (kind: keyof typeof work, run: () => Match<Types>): Match<Types> => {
      const before = played();
      const match = run();
      work[kind] += played() - before;
      return match;
    };
    for (let seed = 1; seed <= 6; seed++) {
      const rng = fastRng(seed);
      const options = readOptions(game.options, {}, seats);
      const match = openMatch(game, { seats, options, seed: `snapshot ${seed}` });
      let snapshot: Snapshot | null = null;
      for (let i = 0; i < 250; i++) {
        act(match, rng);
        if (isOneIn(rng, 15)) snapshot = stored(snapshotOf(match, 'test'));
        if (snapshot === null || !isOneIn(rng, 25)) continue;
        const whole = timed('replaying', () => replay(game, stored(match.record)));
        const loaded = timed('loading', () => load(game, match, snapshot));
        expect(factsOf(loaded)).toEqual(factsOf(whole));
        expect(factsOf(whole)).toEqual(factsOf(match));
        const later = below(rng, 2 ** 20, 'later');
        for (const one of [whole, loaded]) {
          const same = fastRng(later);
          for (let step = 0; step < 25; step++) act(one, same);
        }
        expect(factsOf(loaded)).toEqual(factsOf(whole));
      }
    }
    // Rewinds to before the snapshot replay from the start.
    expect(work.loading).toBeLessThan(work.replaying / 2);
  });

describe('a snapshot that cannot be trusted is passed over:', () => {
  const { game, played } = counting(cartaImperaVictoria);
  const match = openMatch(game, { seats: 2, options: readOptions(game.options, {}, 2), seed: 'damaged' });
  const rng = fastRng(1);
  while (match.record.entries.length < 60)
    enter(match, match.s.table.questions.findIndex(Boolean), [chooseDeed(game, match.s, rng)!.move], 'seat', 0);
  const whole = snapshotOf(match, 'test');
  type Stored = { boundary: { entries: number; s: { [field: string]: unknown } } };
  const damaged = (damage: (state: Stored) => void): Snapshot => {
    const state = stored(whole.state) as Stored;
    damage(state);
    return { ...whole, state };
  };
  const movesLoading = (snapshot: Snapshot | null, program?: string): number => {
    const before = played();
    expect(factsOf(load(game, match, snapshot, program))).toEqual(factsOf(match));
    return played() - before;
  };
  const CASES: [what: string, snapshot: Snapshot | null, program?: string][] = [
    ['there is none', null],
    ['another program wrote it', whole, 'newer'],
    ['it has the form of older programs', { ...whole, state: game.clone(match.s) }],
    ['it is no object', { ...whole, state: 'old' }],
    ['its position is missing', damaged((state) => Object.assign(state, { boundary: null }))],
    ['its state has changed', damaged(({ boundary }) => Object.assign(boundary.s, { round: 99 }))],
    ['its state lacks a field', damaged(({ boundary }) => Reflect.deleteProperty(boundary.s, 'options'))],
    ['its number is another', damaged(({ boundary }) => boundary.entries--)],
    ['it is ahead of the record', damaged(({ boundary }) => (boundary.entries += 20))],
  ];
  for (const [what, snapshot, program] of CASES)
    test(what, () => {
      expect(movesLoading(snapshot, program)).toBe(60);
      expect(movesLoading(whole)).toBeLessThan(20);
    });
});
