import { BadInput } from './bad-input.ts';
import { digestOf, type Game, type Types } from './game.ts';
import { rngOf } from './random.ts';
import { CLOSE, type Deal, type Entry, type GameRecord, lastOf, leadingTo, type MoveEntry } from './record.ts';
import { type EventOf, HOUSE, type MoveOf, type Seat } from './table.ts';
import { goOn, type Landmarks, movesOn, newWay, noLandmarks, passBy, type Way } from './way-back.ts';

/** A game being played: its record and where that has led. */
export interface Match<T extends Types> {
  game: Game<T>;
  record: GameRecord;
  s: T['state'];
  way: Way<T['state']>;
  landmarks: Landmarks<Pick<Match<T>, 's' | 'way'>>;
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
  const { min, max } = game.seats;
  if (!(Number.isInteger(seats) && seats >= min && seats <= max))
    throw new BadInput(`${game.name} has from ${min} to ${max} seats, not ${seats}`);
  const rng = rngOf(record.seed);
  const s =
    scenario === null
      ? game.setup(options, seats, rng, rulesVersion)
      : game.scenario(scenario, options, seats, rng, rulesVersion);
  return { game, record, s, way: newWay(game.clone(s)), landmarks: noLandmarks() };
}

/** What happened since it was last collected. */
export function collect<T extends Types>(match: Match<T>): EventOf<T['state']>[] {
  const events = match.s.table.log ?? [];
  match.s.table.log = [];
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
    append(match, record.entries[i]!);
    const expected = digests.get(i + 1);
    if (expected !== undefined && digestOf(match.game, match.s) !== expected)
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
  s.table.log = [];
  const entries = record.entries.slice(0, count);
  const start = { s: game.clone(s), way: newWay(game.clone(s)) };
  const landmarks = { ...noLandmarks(), places: new Map([[count, start]]) };
  const match: Match<T> = { game, record: { ...record, entries }, s, way: start.way, landmarks };
  for (const entry of record.entries.slice(count)) {
    enact(match, entry);
    append(match, entry);
  }
  return match;
}

/** Makes an entry: in the state, and in the record. */
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
  const { game, s, way } = match;
  match.landmarks = passBy(match.landmarks, count, () => ({ s: game.clone(s), way }));
}

function enact<T extends Types>(match: Match<T>, entry: Entry): void {
  if ('undo' in entry) takeBack(match, entry.undo);
  else if ('rewind' in entry) goBack(match, entry.rewind);
  else make(match, entry);
}

/** Plays the moves after the one that is taken back again. */
function takeBack<T extends Types>(match: Match<T>, seat: Seat): void {
  const { game, way } = match;
  const leg = way.findLastIndex(({ moves }) => lastOf(moves, seat) >= 0);
  if (leg < 0) return;
  const { from } = way[leg]!;
  const moves = movesOn(way.slice(leg));
  const place = lastOf(moves, seat);
  match.s = game.clone(from);
  match.way = [...way.slice(0, leg), ...newWay(from)];
  for (const [i, move] of moves.entries()) if (i !== place) make(match, move);
  match.s.table.log = [];
}

/** Plays on from the last landmark before that place. */
function goBack<T extends Types>(match: Match<T>, count: number): void {
  const { game, record } = match;
  if (!(count <= record.entries.length)) throw new BadInput(`there is no entry ${count}`);
  const { places } = match.landmarks;
  const { from, entries, counts } = leadingTo(record.entries, count, (at) => places.has(at));
  const { s, way } = places.get(from) ?? begin(game, record);
  Object.assign(match, { s: game.clone(s), way, landmarks: { ...match.landmarks, since: 0 } });
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
  if (s.table.sealed === sealed) match.way = goOn(match.way, entry, () => game.clone(s));
  else match.way = newWay(game.clone(s));
}
