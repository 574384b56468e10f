import {
  beginMatch,
  enqueue,
  firstProgress,
  forgetLater,
  type LiveMatch,
  Refused,
  type StoredMatch,
  saveSnapshot,
  stopTimers,
} from '@duskhall/host';
import { BadInput, type Match, makeDeal, openMatch, type Types } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import { isConflict } from '../storage/connection.ts';
import type { Claim } from '../storage/storage.ts';
import type { HallState, Scenario } from './hall-state.ts';
import { startsOver } from './lapse.ts';
import { chanceOf, portsOf } from './match-ports.ts';
import type { Round } from './round.ts';
import { showTable } from './showing.ts';
import { askAgain, gameOf, leaderOf, newCode, newId, stored, type Table } from './table.ts';
import { inTurn, keepTable, noteKept } from './write-table.ts';

/** Saves the table and shows it to everybody there. Call it through `inTurn`. */
export async function change(hall: HallState, table: Table): Promise<void> {
  table.updatedAt = hall.config.clock.date();
  table.stirredAt = hall.config.clock.now();
  try {
    await keepTable(table, () => hall.config.storage.saveTable(table.claim, stored(table)));
  } finally {
    showTable(hall, table);
  }
}

/** Stores a new table, under a code that is free. */
export async function place(hall: HallState, table: Table): Promise<void> {
  const { storage } = hall.config;
  const { node } = hall;
  for (let claim: Claim | null = null; claim === null; ) {
    claim = await storage.createTable(stored(table), node);
    if (claim === null) table.code = newCode();
    else table.claim = claim;
  }
  noteKept(table);
  if (node !== hall.node) throw startsOver();
  hall.tables.set(table.id, table);
  noteOpened(hall, table.id, table.household);
  hall.peers?.opened(table.id, table.household);
}

/** Counts a table against the address that it was created from. */
export function noteOpened({ households }: HallState, table: string, household: string): void {
  if (household !== '') households.set(household, (households.get(household) ?? new Set()).add(table));
}

/** Deals a table's next match, from the house's secret and everybody's numbers, or from a scenario. */
function deal(config: Config, { settings }: Table, from: Round | Scenario): Match<Types> {
  const { seats } = settings;
  const game = gameOf(config, settings.game);
  try {
    if ('given' in from)
      return openMatch(game, { seats, options: settings.options, seed: from.seed, scenario: from.given });
    const { terms, options, secret, commitments, nonces } = from;
    return openMatch(game, { seats, options, ...makeDeal(terms, options, secret, commitments, nonces) });
  } catch (error) {
    if (error instanceof BadInput) throw new Refused('bad-scenario', error.message);
    throw error;
  }
}

export async function start(hall: HallState, table: Table, from: Round | Scenario): Promise<LiveMatch> {
  const { config } = hall;
  await hall.mustHaveRoom(table);
  const { settings, match: before } = table;
  const id = 'given' in from ? newId() : from.terms.match;
  const match = deal(config, table, from);
  const begun: StoredMatch = {
    id,
    table: table.id,
    settings,
    record: { ...match.record, entries: [], digests: [] },
    seats: table.chairs.map(({ person, bot }) => ({ account: person?.id ?? '', bot, name: person?.name ?? bot })),
    startedAt: config.clock.date(),
  };
  const progress = firstProgress(begun, leaderOf(config, table));
  const live: LiveMatch = beginMatch(
    portsOf(hall, table, id, () => live),
    begun,
    match,
    progress,
    chanceOf(config),
  );
  table.match = id;
  table.isPlaying = true;
  table.slide = null;
  askAgain(table);
  hall.lives.set(id, live);
  // Anybody who opens the table meanwhile waits in the queue.
  await enqueue(live, async () => {
    try {
      await keepTable(table, () => config.storage.startMatch(table.claim, begun, stored(table), progress));
    } catch (error) {
      forgetMatch(hall, id);
      throw error;
    }
    live.kept = JSON.stringify(progress);
    forgetMatch(hall, before);
    await saveSnapshot(live).catch(hall.fail);
  });
  return live;
}

/** Ends a match: stores it, and frees the table. */
export async function finish(hall: HallState, live: LiveMatch, scores: number[]): Promise<void> {
  stopTimers(live);
  hall.config.minds.forget(live.id);
  live.isOver = true;
  const table = hall.tables.get(live.table)!;
  const now = hall.config.clock.date();
  await inTurn(table, async () => {
    const freed = { ...stored(table), isPlaying: false, updatedAt: now };
    await hall.config.storage.finishMatch(table.claim, live.id, scores, freed, now).catch(async (error) => {
      // The write may have succeeded although it was reported as failed.
      if (!isConflict(error) || !(await hall.config.storage.findMatch(live.id))?.finishedAt) throw error;
    });
    table.isPlaying = false;
    table.updatedAt = now;
    noteKept(table);
  });
  // Once the match is over, everybody may read all chat.
  table.said = table.said.map((said) => ({ ...said, hearers: null }));
  showTable(hall, table);
  if (live.guests.size === 0) forgetMatch(hall, live.id);
}

export function forgetMatch(hall: HallState, match: string): void {
  const live = hall.lives.get(match);
  if (live === undefined) return;
  stopTimers(live);
  forgetLater(live);
  live.guests.clear();
  hall.lives.delete(match);
}
