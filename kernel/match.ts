import { BadInput } from './bad-input.ts';
import { digest, same } from './digest.ts';
import type { Game, Refusal, Types } from './game.ts';
import { below, type Rng, rngOf } from './random.ts';
import {
  type By,
  CLOSE,
  type Deal,
  type Entry,
  type GameRecord,
  lastOf,
  type MoveEntry,
  standing,
  without,
} from './record.ts';
import { type EventOf, HOUSE, type MoveOf, mayClose, type Seat, waiting } from './table.ts';

/** A game being played: its record and where that has led. */
export interface Match<T extends Types> {
  game: Game<T>;
  record: GameRecord;
  s: T['state'];
  /** The state at the last seal and the moves since: what an undo goes back to. */
  mark: T['state'];
  since: MoveEntry[];
}

/** After how many entries the record takes a digest. */
const DIGEST_EVERY = 20;

export interface MatchStart<T extends Types> {
  seats: number;
  options: T['options'];
  seed: string;
  scenario?: unknown;
  deal?: Deal | null;
}

export function openMatch<T extends Types>(game: Game<T>, start: MatchStart<T>): Match<T> {
  const { seats, options, seed, scenario = null, deal = null } = start;
  const { name, rulesVersion } = game;
  return begin(game, { game: name, rulesVersion, seats, options, seed, scenario, deal, entries: [], digests: [] });
}

function begin<T extends Types>(game: Game<T>, record: GameRecord): Match<T> {
  const { seats, options, scenario } = record;
  const rng = rngOf(record.seed);
  const s = scenario === null ? game.setup(options, seats, rng) : game.scenario(scenario, options, seats, rng);
  return { game, record, s, mark: game.clone(s), since: [] };
}

/** A gesture: several moves of one seat, taken whole or not at all. */
export function enter<T extends Types>(
  match: Match<T>,
  seat: Seat,
  moves: readonly unknown[],
  by: By,
  at: number,
): Refusal | null {
  const { game, mark, since } = match;
  const s = moves.length > 1 ? game.clone(match.s) : null;
  const log = match.s.log?.slice() ?? null;
  const entries = match.record.entries.length;
  const digests = match.record.digests.length;
  for (const given of moves) {
    const move = offered(game, match.s, seat, given);
    if (move !== null) {
      put(match, { seat, move, by, at });
      continue;
    }
    const refusal = game.refusal(match.s, seat, given);
    if (refusal === null) throw new Error(`${game.name} neither offers nor refuses ${JSON.stringify(given)}`);
    if (s !== null) {
      s.log = log;
      Object.assign(match, { s, mark, since });
      match.record.entries.length = entries;
      match.record.digests.length = digests;
    }
    return refusal;
  }
  return null;
}

/** The move as the game itself would write it; null: it is neither legal nor free. */
export function offered<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  given: unknown,
): MoveOf<T['state']> | null {
  const isGiven = (move: MoveOf<T['state']>) => same(move, given);
  return game.legal(s, seat).find(isGiven) ?? game.free(s, seat).find(isGiven) ?? null;
}

/** The house closes the window that is held open. */
export function closeWindow<T extends Types>(match: Match<T>, by: By, at: number): void {
  if (!mayClose(match.s)) throw new BadInput('no window is waiting to be closed');
  put(match, { seat: HOUSE, move: CLOSE, by, at });
}

/** The time of a seat is up: takes half-finished parts of its decision back, then answers for it. */
export function timeOut<T extends Types>(match: Match<T>, seat: Seat, rng: Rng, at: number): void {
  answerFor(match, seat, rng, 'clock', at);
}

/** The time of all is up: everything owed is answered, and the window closed if it is held. */
export function expire<T extends Types>(match: Match<T>, rng: Rng, at: number, by: By = 'clock'): void {
  for (const seat of waiting(match.s)) while (answerFor(match, seat, rng, by, at)) {}
  if (mayClose(match.s)) closeWindow(match, by, at);
}

/** Answers for a late seat; whether its lane goes on: one that the answer opened anew has all its time. */
function answerFor<T extends Types>(match: Match<T>, seat: Seat, rng: Rng, by: By, at: number): boolean {
  for (;;) {
    const move = match.game.timeout(match.s, seat, rng) ?? lastResort(match, seat, rng);
    if (move === null) {
      undo(match, seat, at);
      continue;
    }
    const lane = match.s.lanes[seat]!;
    put(match, { seat, move, by, at });
    return lane.length > 0 && match.s.lanes[seat] === lane;
  }
}

/** Where another seat's move has closed the way back, any answer has to do. */
function lastResort<T extends Types>({ game, s, since }: Match<T>, seat: Seat, rng: Rng): MoveOf<T['state']> | null {
  if (lastOf(since, seat) >= 0) return null;
  const moves = game.legal(s, seat);
  return moves[below(rng, moves.length, 'time-out')]!;
}

/** Whether the seat has something to take back; an answer that the rules call final stays. */
export function mayUndo<T extends Types>(match: Match<T>, seat: Seat): boolean {
  if (lastOf(match.since, seat) < 0) return false;
  return match.s.answers[seat] === null || match.game.legal(match.s, seat).length > 0;
}

/** Takes the seat's last move back, even from between those of others in their lanes. */
export function undo<T extends Types>(match: Match<T>, seat: Seat, at: number): void {
  if (lastOf(match.since, seat) < 0) throw new BadInput(`seat ${seat} has nothing to take back`);
  put(match, { undo: seat, at });
}

/** The moderator's way back: the game goes on from where it was after so many entries. */
export function rewind<T extends Types>(match: Match<T>, entries: number, at: number): void {
  if (!(entries >= 0 && entries < match.record.entries.length)) throw new BadInput(`there is no entry ${entries}`);
  put(match, { rewind: entries, at });
}

/** What happened since it was last collected. */
export function collect<T extends Types>(match: Match<T>): EventOf<T['state']>[] {
  const events = match.s.log ?? [];
  match.s.log = [];
  return events;
}

/** The match after `count` entries of a record, its digests checked on the way. */
export function replay<T extends Types>(
  game: Game<T>,
  record: GameRecord,
  count: number = record.entries.length,
): Match<T> {
  const match = begin(game, { ...record, entries: [], digests: [] });
  const digests = new Map(record.digests);
  for (let i = 0; i < count; i++) {
    try {
      enact(match, record.entries[i]!);
    } catch (error) {
      throw new BadInput(`entry ${i + 1} of ${record.entries.length} cannot be replayed: ${(error as Error).message}`);
    }
    match.record.entries.push(record.entries[i]!);
    const expected = digests.get(i + 1);
    if (expected !== undefined && digest(match.s) !== expected)
      throw new BadInput(`the replay differs from the record at entry ${i + 1} of ${record.entries.length}`);
  }
  match.record.digests = record.digests.filter(([at]) => at <= count);
  return match;
}

/** The match as it goes on from a state that was kept after `count` entries: its rules may have changed since. */
export function resumeAt<T extends Types>(
  game: Game<T>,
  record: GameRecord,
  count: number,
  kept: T['state'],
): Match<T> {
  const s = game.clone(kept);
  s.log = [];
  const entries = record.entries.slice(0, count);
  const match: Match<T> = { game, record: { ...record, entries }, s, mark: game.clone(s), since: [] };
  for (const entry of record.entries.slice(count)) {
    enact(match, entry);
    match.record.entries.push(entry);
  }
  return match;
}

function put<T extends Types>(match: Match<T>, entry: Entry): void {
  const { entries, digests } = match.record;
  enact(match, entry);
  entries.push(entry);
  if (entries.length % DIGEST_EVERY === 0 || match.game.scores(match.s) !== null)
    digests.push([entries.length, digest(match.s)]);
}

function enact<T extends Types>(match: Match<T>, entry: Entry): void {
  if ('undo' in entry) resume(match, match.mark, without(match.since, lastOf(match.since, entry.undo)));
  else if ('rewind' in entry) {
    const start = begin(match.game, match.record);
    resume(match, start.s, standing(match.record.entries.slice(0, entry.rewind)));
  } else make(match, entry);
}

function resume<T extends Types>(match: Match<T>, from: T['state'], moves: readonly MoveEntry[]): void {
  match.s = match.game.clone(from);
  match.mark = from;
  match.since = [];
  for (const entry of moves) make(match, entry);
  match.s.log = [];
}

function make<T extends Types>(match: Match<T>, entry: MoveEntry): void {
  const { game, s } = match;
  const { sealed } = s;
  if (entry.seat === HOUSE && entry.move === CLOSE) game.close(s);
  else game.apply(s, entry.seat, entry.move as MoveOf<T['state']>);
  if (s.sealed === sealed) match.since = [...match.since, entry];
  else {
    match.mark = game.clone(s);
    match.since = [];
  }
}
