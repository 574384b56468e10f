import { random } from '@duskhall/bots';
import { firstProgress, type StoredMatch, snapshotOf } from '@duskhall/host';
import {
  type AnyGame,
  closeWindow,
  enter,
  fastRng,
  type Match,
  openMatch,
  replay,
  type Seat,
  type Types,
} from '@duskhall/kernel';
import type { TableSettings } from '@duskhall/protocol';
import { realClock, type Storage, type StoredTable } from '@duskhall/server';
import { firstWaiting } from '../../simulate.ts';
import { largest } from '../random-play.ts';

/** A running match to be stored many times over, and its next moves. */
export interface Sample {
  game: AnyGame;
  match: Match<Types>;
  /** Moves that follow on what is stored; each answers the question of this number. */
  next: { seat: Seat; asked: number; move: unknown }[];
}

/** The first entries of a game, at random, up to a question; then the moves that follow. */
export function sampleOf(game: AnyGame, entries: number, following: number): Sample {
  const { seats, options } = largest(game);
  const match = openMatch(game, { seats, options, seed: 'ab'.repeat(32) });
  const rng = fastRng(7);
  const step = (to: Match<Types>) => {
    const at = 1000 * to.record.entries.length;
    const seat = firstWaiting(to.s);
    if (seat < 0) closeWindow(to, 'clock', at);
    const move = seat < 0 ? null : random(game, {}, game.legal(to.s, seat), rng);
    const asked = to.s.table.asked[seat] ?? 0;
    if (seat >= 0) enter(to, seat, [move], 'seat', at);
    return { seat, asked, move };
  };
  while (match.record.entries.length < entries || firstWaiting(match.s) < 0) step(match);
  const longer = replay(game, match.record);
  const next: Sample['next'] = [];
  while (next.length < following && firstWaiting(longer.s) >= 0) next.push(step(longer));
  return { game, match, next };
}

export const personOf = (seat: Seat): string => `player-${seat}`;
export const tableOf = (kind: string, number: number): string => `${kind}-table-${number}`;
export const matchOf = (kind: string, number: number): string => `${kind}-match-${number}`;

/** Stores running matches; `due`: the date at which their clocks are up, 0: they have none. */
export async function storeMatches(
  storage: Storage,
  { game, match }: Sample,
  kind: string,
  count: number,
  due = 0,
): Promise<void> {
  const { record } = match;
  const clock: TableSettings['clock'] = due > 0 ? { kind: 'correspondence', days: 3 } : { kind: 'none' };
  const settings: TableSettings = {
    ...{ game: game.name, seats: record.seats, options: record.options as TableSettings['options'], isPublic: false },
    ...{ clock, timeUp: 'sitter', moderator: 'software', mayWatch: true, watchDelay: 0 },
  };
  const seats = Array.from({ length: record.seats }, (_, seat) => ({ account: personOf(seat), bot: '' }));
  const now = realClock().date();
  const store = async (number: number) => {
    const [id, table] = [matchOf(kind, number), tableOf(kind, number)];
    const row: StoredTable = {
      ...{ id: table, code: `${kind}${number}`.toUpperCase(), host: personOf(0), settings, seats, match: '' },
      ...{ isPlaying: false, deals: { stage: '', count: 0, calledOff: [] }, muted: [], said: [] },
      ...{ createdAt: now, updatedAt: now },
    };
    const claim = (await storage.createTable(row, 'bench'))!;
    const begun: StoredMatch = {
      ...{ id, table, settings, startedAt: now - 1000 * record.entries.length },
      record: { ...record, entries: [], digests: [] },
      seats: seats.map((seat, i) => ({ ...seat, name: `Player ${i}` })),
    };
    const progress = firstProgress(begun, '');
    await storage.startMatch(claim, begun, { ...row, match: id, isPlaying: true }, progress);
    const matches = storage.matchStorage(claim);
    await matches.append(id, 0, record.entries, record.digests, progress);
    await matches.saveSnapshot(id, snapshotOf(match, 'bench'));
    await storage.release(claim, due);
  };
  for (let first = 0; first < count; first += 200)
    await Promise.all(Array.from({ length: Math.min(200, count - first) }, (_, i) => store(first + i)));
}
