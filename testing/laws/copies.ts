import { digest, type Match, movesIn, replay, same, type Types } from '@duskhall/kernel';
import { type Deed, doDeed, ensure, freeze, isOneIn, type Position, playOn, text } from './position.ts';

const FURTHER = 25;

/** A clone is equal except for the log, and shares nothing mutable with the original, in either direction. */
export function cloneLaw<T extends Types>({ game, s, rng }: Position<T>): void {
  const original = structuredClone(s);
  const copy = game.clone(original);
  ensure(
    'clone',
    same(copy, { ...original, table: { ...original.table, log: null } }),
    () => `the clone differs in ${differing(copy, original)}`,
  );
  const other = game.clone(original);
  freeze(original);
  playOn(game, copy, rng, FURTHER);
  const back = game.clone(other);
  freeze(back);
  playOn(game, other, rng, FURTHER);
}

function differing(a: object, b: object): string {
  const left = a as { [key: string]: unknown };
  const right = b as { [key: string]: unknown };
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.filter((key) => key !== 'log' && !same(left[key], right[key])).join();
}

/** The state is plain data: restored from JSON it plays on the same. */
export function jsonLaw<T extends Types>({ game, s, rng }: Position<T>): void {
  const thawed: T['state'] = JSON.parse(JSON.stringify(s));
  ensure('json', same(thawed, s), () => `JSON loses ${differing(thawed, s)}`);
  const copy = game.clone(s);
  const deeds = playOn(game, copy, rng, FURTHER);
  redo(game, thawed, deeds);
  ensure(
    'json',
    digest(thawed) === digest(copy),
    () => `from JSON it plays on differently: ${differing(thawed, copy)}`,
  );
}

/** The record replays to the same state, and so do the same moves from the same state, with or without a log. */
export function replayLaw<T extends Types>({ game, match, s, rng }: Position<T>): void {
  if (game.scores(s) !== null || isOneIn(rng, 4)) ensureReplayed(match);
  const copy = game.clone(s);
  const deeds = playOn(game, copy, rng, FURTHER);
  const logged = game.clone(s);
  logged.table.log = [];
  redo(game, logged, deeds);
  ensure('replay', digest(logged) === digest(copy), () => `the same moves again differ in ${differing(logged, copy)}`);
}

/** The record restored from JSON leads to the same state, with the same undo history. */
function ensureReplayed<T extends Types>({ game, record, s, history }: Match<T>): void {
  const again = replay(game, JSON.parse(JSON.stringify(record)));
  ensure('replay', digest(again.s) === digest(s), () => `the replay differs in ${differing(again.s, s)}`);
  const [ours, theirs] = [movesIn(history), movesIn(again.history)];
  const isReady = digest(again.history[0]!.from) === digest(history[0]!.from) && same(theirs, ours);
  ensure('replay', isReady, () => `after the replay seats may take back ${text(theirs)}, not ${text(ours)}`);
}

function redo<T extends Types>(game: Position<T>['game'], s: T['state'], deeds: readonly Deed[]): void {
  for (const deed of deeds) doDeed(game, s, deed);
}
