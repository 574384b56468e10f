import { BadInput } from './bad-input.ts';
import { digest } from './digest.ts';
import type { Game, Types } from './game.ts';
import { rngOf } from './random.ts';
import { CLOSE, type Deal, type Entry, type GameRecord, lastOf, type MoveEntry, standing, without } from './record.ts';
import { type EventOf, HOUSE, type MoveOf } from './table.ts';

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
  const rng = rngOf(record.seed);
  const s =
    scenario === null
      ? game.setup(options, seats, rng, rulesVersion)
      : game.scenario(scenario, options, seats, rng, rulesVersion);
  return { game, record, s, mark: game.clone(s), since: [] };
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

/** Makes an entry: in the state, and in the record. */
export function put<T extends Types>(match: Match<T>, entry: Entry): void {
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
