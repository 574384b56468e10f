import { enqueue, type LiveMatch, type LoadedMatch, Refused, reopenMatch, resume, resumeMatch } from '@duskhall/host';
import type { StoredTable } from '../storage/storage.ts';
import { cannotGoOn } from '../texts/lines.ts';
import { saidIn } from './chat.ts';
import { noteRestart } from './dealing.ts';
import { FORGOTTEN, QUIET } from './floor.ts';
import type { HallState } from './hall-state.ts';
import { chanceOf, portsOf } from './match-ports.ts';
import { completed, emptyChair, gameOf, leaderOf, type Table } from './table.ts';
import { noteKept } from './write-table.ts';

/** Loads all stored tables; matches are loaded when somebody comes. */
export async function loadTables(hall: HallState): Promise<void> {
  const { storage } = hall.config;
  for (const kept of await storage.allTables(hall.fail)) await lay(hall, kept).catch(hall.fail);
}

/** Loads a stored table, or deletes it if it has been unused for long. */
async function lay(hall: HallState, kept: StoredTable): Promise<void> {
  const { storage, clock } = hall.config;
  const isKnown = hall.config.games.some((game) => game.name === kept.settings.game);
  if (!kept.isPlaying && kept.updatedAt < clock.date() - QUIET) return storage.deleteTable(kept.id).catch(hall.fail);
  if (!isKnown) return;
  const { seats, deals, ...rest } = kept;
  const settings = completed(hall.config, kept.settings);
  const seated = await Promise.all(
    seats.map(async ({ account, bot, guest }) => {
      if (guest !== undefined) return { ...emptyChair(), person: { id: '', name: guest } };
      const person = account === '' ? null : await storage.findAccount(account);
      return { ...emptyChair(), bot, person: person === null ? null : { id: person.id, name: person.name } };
    }),
  );
  const table: Table = {
    ...rest,
    settings,
    chairs: seated,
    round: null,
    lostRounds: deals.count,
    calledOff: deals.calledOff,
    begun: [],
    guests: new Set(),
    shown: new WeakMap(),
    muted: new Set(),
    spoken: new Map(),
    said: [],
  };
  noteKept(table);
  // A rough estimate: the match was last written when it began, or after everybody had left.
  const stillFor = kept.isPlaying ? Math.max(0, clock.date() - kept.updatedAt - FORGOTTEN) : 0;
  hall.floor.place(table, '', stillFor);
  await noteRestart(hall, table, deals.stage).catch(hall.fail);
}

/** A match by id, from memory or storage; null: there is none, or it cannot be loaded. */
export async function liveOf(hall: HallState, id: string): Promise<LiveMatch | null> {
  await hall.asleep.get(id)?.kept.catch(() => {});
  const here = hall.lives.get(id);
  if (here !== undefined || hall.broken.has(id)) return here ?? null;
  const { storage, limits } = hall.config;
  const size = await storage.sizeOf(id);
  const table = size && hall.tables.get(size.table);
  // An older match of the table must not affect what is played there now.
  if (!table || table.match !== id) return null;
  if (size.entries > limits.match.entriesByItself || size.bytes > limits.match.bytes)
    return hall.lives.get(id) ?? setAside(hall, table, id, 'it is too large');
  const loaded = await storage.findMatch(id).catch((error) => {
    // A syntax error means damaged data; any other error is the storage's, and may be temporary.
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  const live = hall.lives.get(id);
  if (live !== undefined || table.match !== id) return live ?? null;
  if (loaded === null) return setAside(hall, table, id, 'it cannot be read');
  return revive(hall, table, loaded);
}

/** Runs something from the queue of a running match, loading it if necessary. */
export async function inMatch<R>(hall: HallState, id: string, run: (live: LiveMatch) => Promise<R>): Promise<R> {
  const live = await liveOf(hall, id);
  if (live === null) throw new Refused('broken', 'this match cannot be loaded; it is kept');
  const done = await enqueue(live, async () => {
    // It may have been unloaded while this waited.
    const isHere = live.isOver || hall.lives.get(id) === live;
    return isHere ? { result: await run(live) } : null;
  });
  return done === null ? inMatch(hall, id, run) : done.result;
}

/** Sets a match aside: it stays in storage, its table is free, and whoever comes there is told. */
function setAside(hall: HallState, table: Table, id: string, why: string): null {
  if (hall.broken.has(id)) return null;
  hall.broken.add(id);
  hall.fail(new Error(`Match ${id} cannot be loaded: ${why}.`));
  table.isPlaying = false;
  table.said.push({
    person: { id: '', name: '' },
    ...{ isWatcher: false, room: 'all', text: cannotGoOn, at: hall.config.clock.date(), hearers: null },
  });
  return null;
}

function revive(hall: HallState, table: Table, loaded: LoadedMatch): LiveMatch | null {
  const { id, settings } = loaded;
  try {
    // Matches stored before there were consoles lack these fields.
    const moderator = leaderOf(hall.config, table);
    const progress = { ...{ moderator, nextModerator: null, led: [] as string[] }, ...loaded.progress };
    if (progress.moderator !== '' && !progress.led.includes(progress.moderator)) progress.led.push(progress.moderator);
    const resumed = resumeMatch(gameOf(hall.config, settings.game), loaded, hall.config.version);
    const ports = portsOf(hall, table, id, () => live);
    const live: LiveMatch = reopenMatch(ports, { ...loaded, progress }, resumed, chanceOf(hall.config));
    const sleeper = hall.asleep.get(id);
    sleeper?.callOff();
    hall.asleep.delete(id);
    if (sleeper !== undefined && sleeper.since >= 0) live.readAt = sleeper.since;
    hall.lives.set(id, live);
    if (!live.isOver) {
      table.said = saidIn(loaded);
      resume(live);
    }
    return live;
  } catch {
    // The error is not logged: a game's message about a broken record may reveal hidden information.
    hall.lives.delete(id);
    return setAside(hall, table, id, 'its record cannot be played');
  }
}
