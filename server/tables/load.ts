import { conclude, isDecided, schedule } from '../matches/commit.ts';
import { goLive, type LiveMatch, resumeMatch, verdictOf } from '../matches/live-match.ts';
import { openChannels } from '../matches/publish.ts';
import type { LoadedMatch, StoredTable } from '../storage/storage.ts';
import { saidIn } from './chat.ts';
import { noteRestart } from './dealing.ts';
import { QUIET } from './floor.ts';
import type { HallState } from './hall-state.ts';
import { noteKept } from './keeping.ts';
import { emptyChair, gameOf, leaderOf, type Table } from './table.ts';

/** Puts everything that was kept back into the hall. A match that cannot go on must not keep the others from it. */
export async function loadAll(hall: HallState): Promise<void> {
  const { storage } = hall.config;
  for (const kept of await storage.allTables(hall.fail)) await lay(hall, kept).catch(hall.fail);
  for (const id of await storage.runningMatches()) await goOnWith(hall, id).catch(hall.fail);
}

async function goOnWith(hall: HallState, match: string): Promise<void> {
  const live = await liveOf(hall, match);
  if (live === null) return;
  live.verdict = verdictOf(live);
  // It was killed between the last move and the end.
  if (isDecided(live)) await conclude(hall, live);
  else schedule(hall, live);
}

/** Puts a table that was kept back into the hall, unless nobody has used it for long. */
async function lay(hall: HallState, kept: StoredTable): Promise<void> {
  const { storage, clock } = hall.config;
  const isKnown = hall.config.games.some((game) => game.name === kept.settings.game);
  if (!kept.isPlaying && kept.updatedAt < clock.date() - QUIET) return storage.deleteTable(kept.id).catch(hall.fail);
  if (!isKnown) return;
  const { seats, deals, ...rest } = kept;
  const seated = await Promise.all(
    seats.map(async ({ account, bot, guest }) => {
      if (guest !== undefined) return { ...emptyChair(), person: { id: '', name: guest } };
      const person = account === '' ? null : await storage.findAccount(account);
      return { ...emptyChair(), bot, person: person === null ? null : { id: person.id, name: person.name } };
    }),
  );
  const table: Table = {
    ...rest,
    chairs: seated,
    round: null,
    lostRounds: deals.count,
    calledOff: deals.calledOff,
    begun: [],
    guests: new Set(),
    shown: '',
    muted: new Set(),
    spoken: new Map(),
    said: [],
  };
  noteKept(table);
  hall.floor.place(table);
  await noteRestart(hall, table, deals.stage).catch(hall.fail);
}

/** A match by its id, from memory or from where it is kept; null: there is none, or it cannot be shown. */
export async function liveOf(hall: HallState, id: string): Promise<LiveMatch | null> {
  const here = hall.lives.get(id);
  if (here !== undefined) return here;
  const loaded = await hall.config.storage.findMatch(id);
  if (loaded === null || !hall.tables.has(loaded.table)) return null;
  return hall.lives.get(id) ?? revive(hall, loaded);
}

function revive(hall: HallState, loaded: LoadedMatch): LiveMatch | null {
  try {
    const table = hall.tables.get(loaded.table)!;
    // One that was kept before there were consoles.
    const moderator = leaderOf(hall.config, table);
    const progress = { ...{ moderator, nextModerator: null, led: [] as string[] }, ...loaded.progress };
    if (progress.moderator !== '' && !progress.led.includes(progress.moderator)) progress.led.push(progress.moderator);
    const whole = { ...loaded, progress };
    const resumed = resumeMatch(gameOf(hall.config, loaded.settings.game), loaded);
    const live = goLive(hall.config, whole, resumed, table.host);
    if (!live.isOver) table.said = saidIn(loaded);
    openChannels(hall.config, live);
    hall.lives.set(loaded.id, live);
    return live;
  } catch (error) {
    hall.fail(error);
    return null;
  }
}
