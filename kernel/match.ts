import { BadInput } from './bad-input.ts';
import { digestOf, type Game, type Types } from './game.ts';
import { rngOf } from './random.ts';
import { CLOSE, type Deal, type Entry, type GameRecord, leadingTo, type MoveEntry } from './record.ts';
import { type EventOf, HOUSE, type MoveOf, type Seat } from './table.ts';
import {
  addCheckpoint,
  type Checkpoints,
  extend,
  isUnmoved,
  newHistory,
  noCheckpoints,
  type UndoHistory,
  withoutLast,
} from './undo-history.ts';

/** A game being played: its record, and the state the record leads to. */
export interface Match<T extends Types> {
  game: Game<T>;
  record: GameRecord;
  s: T['state'];
  history: UndoHistory<T['state']>;
  boundary: Boundary<T['state']>;
  checkpoints: Checkpoints<Pick<Match<T>, 's' | 'history' | 'boundary'>>;
}

/** The last position of a match with nothing to undo: together with the record it is enough to go on from. */
export interface Boundary<S> {
  /** How many entries led there. */
  entries: number;
  /** Never changed: clone it. */
  s: S;
}

/** The record takes a digest every this many entries. */
const DIGEST_EVERY = 20;

export interface MatchStart<T extends Types> {
  /** Left out: the current one. */
  rulesVersion?: number;
  seats: number;
  options: T['options'];
  seed: string;
  scenario?: unknown;
  deal?: Deal | null;
}

export function openMatch<T extends Types>(game: Game<T>, start: MatchStart<T>): Match<T> {
  const { rulesVersion = game.rulesVersion, seats, options, seed, scenario = null, deal = null } = start;
  return begin(game, { game: game.name, rulesVersion, seats, options, seed, scenario, deal, entries: [], digests: [] });
}

function begin<T extends Types>(game: Game<T>, record: GameRecord): Match<T> {
  const { seats, options, scenario, rulesVersion } = record;
  const { min, max } = game.seats;
  if (!(Number.isInteger(seats) && seats >= min && seats <= max))
    throw new BadInput(`${game.name} has from ${min} to ${max} seats, not ${seats}`);
  const rng = rngOf(record.seed);
  const s =
    scenario === null
      ? game.setup(options, seats, rng, rulesVersion)
      : game.scenario(scenario, options, seats, rng, rulesVersion);
  const from = game.clone(s);
  return {
    game,
    record,
    s,
    history: newHistory(from),
    boundary: { entries: 0, s: from },
    checkpoints: noCheckpoints(),
  };
}

/** Takes the events since the last call. */
export function collect<T extends Types>(match: Match<T>): EventOf<T['state']>[] {
  const events = match.s.table.log ?? [];
  match.s.table.log = [];
  return events;
}

/**
 * The match after `count` entries of a record; throws `BadInput` where the digests differ. The last digest alone tells
 * that the match has come out the same; checking all of them, most of the work, also tells where a record was changed.
 */
export function replay<T extends Types>(
  game: Game<T>,
  record: GameRecord,
  count: number = record.entries.length,
  checked: 'all digests' | 'last digest' = 'all digests',
): Match<T> {
  const match = begin(game, { ...record, entries: [], digests: [] });
  const digests = record.digests.filter(([at]) => at <= count);
  playOn(match, record.entries.slice(0, count), checked === 'all digests' ? digests : digests.slice(-1));
  match.record.digests = digests;
  return match;
}

/** Plays entries that follow on the match, without collecting events, and checks digests. */
function playOn<T extends Types>(match: Match<T>, entries: readonly Entry[], digests: GameRecord['digests']): void {
  const expected = new Map(digests);
  const done = match.record.entries.length;
  const place = (i: number) => `entry ${done + i + 1} of ${done + entries.length}`;
  for (const [i, entry] of entries.entries()) {
    match.s.table.log = null;
    try {
      enact(match, entry);
    } catch (error) {
      throw new BadInput(`${place(i)} cannot be replayed: ${(error as Error).message}`);
    }
    append(match, entry);
    const digest = expected.get(match.record.entries.length);
    if (digest !== undefined && digestOf(match.game, match.s) !== digest)
      throw new BadInput(`the replay differs from the record at ${place(i)}`);
  }
  match.s.table.log = [];
}

/**
 * Resumes a match from a position with nothing to undo; throws `BadInput` where the last digest after it differs. Under
 * rules that have changed since then, digests mean nothing.
 */
export function resumeAt<T extends Types>(
  game: Game<T>,
  record: GameRecord,
  boundary: Boundary<T['state']>,
  checked: 'last digest' | 'no digest',
): Match<T> {
  const { entries, s } = boundary;
  const place = { s, history: newHistory(s), boundary };
  const checkpoints = { ...noCheckpoints(), places: new Map([[entries, place]]) };
  const own = { ...record, entries: record.entries.slice(0, entries) };
  const match: Match<T> = { game, record: own, ...place, s: game.clone(s), checkpoints };
  const digests = checked === 'no digest' ? [] : record.digests.filter(([at]) => at > entries).slice(-1);
  playOn(match, record.entries.slice(entries), digests);
  return match;
}

/** Applies an entry to the state and appends it to the record. */
export function put<T extends Types>(match: Match<T>, entry: Entry): void {
  const { entries, digests } = match.record;
  enact(match, entry);
  append(match, entry);
  if (entries.length % DIGEST_EVERY === 0 || match.game.scores(match.s) !== null)
    digests.push([entries.length, digestOf(match.game, match.s)]);
}

function append<T extends Types>(match: Match<T>, entry: Entry): void {
  match.record.entries.push(entry);
  pass(match, match.record.entries.length);
}

function pass<T extends Types>(match: Match<T>, count: number): void {
  const { game, s, history } = match;
  if (isUnmoved(history)) match.boundary = { entries: count, s: history[0]!.from };
  const { boundary } = match;
  match.checkpoints = addCheckpoint(match.checkpoints, count, () => ({ s: game.clone(s), history, boundary }));
}

function enact<T extends Types>(match: Match<T>, entry: Entry): void {
  if ('undo' in entry) takeBack(match, entry.undo);
  else if ('rewind' in entry) goBack(match, entry.rewind);
  else make(match, entry);
}

/** Undoes the seat's last move: replays the moves since the checkpoint before it, without it. */
function takeBack<T extends Types>(match: Match<T>, seat: Seat): void {
  const { game, history } = match;
  const rest = withoutLast(history, seat);
  if (rest === null) return;
  match.s = game.clone(rest.from);
  match.history = [...history.slice(0, rest.segment), ...newHistory(rest.from)];
  for (const move of rest.moves) make(match, move);
  match.s.table.log = [];
}

/** Rewinds: replays from the last checkpoint before that entry. */
function goBack<T extends Types>(match: Match<T>, count: number): void {
  const { game, record } = match;
  if (!(count <= record.entries.length)) throw new BadInput(`there is no entry ${count}`);
  const { places } = match.checkpoints;
  const { from, entries, counts } = leadingTo(record.entries, count, (at) => places.has(at));
  const { s, history, boundary } = places.get(from) ?? begin(game, record);
  Object.assign(match, { s: game.clone(s), history, boundary, checkpoints: { ...match.checkpoints, since: 0 } });
  for (const [i, entry] of entries.entries()) {
    enact(match, entry);
    pass(match, counts[i]!);
  }
  match.s.table.log = [];
}

function make<T extends Types>(match: Match<T>, entry: MoveEntry): void {
  const { game, s } = match;
  const { sealed } = s.table;
  if (entry.seat === HOUSE && entry.move === CLOSE) game.close(s);
  else game.apply(s, entry.seat, entry.move as MoveOf<T['state']>);
  if (s.table.sealed === sealed) match.history = extend(match.history, entry, () => game.clone(s));
  else match.history = newHistory(game.clone(s));
}
