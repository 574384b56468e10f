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

/** Puts every table that was kept back into the hall; a match comes when somebody does. */
export async function loadTables(hall: HallState): Promise<void> {
  const { storage } = hall.config;
  for (const kept of await storage.allTables(hall.fail)) await lay(hall, kept).catch(hall.fail);
}

/** Puts a table that was kept back into the hall, unless nobody has used it for long. */
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
  // For how long nobody has been there is known roughly: a match was kept when everybody had left, or began then.
  const stillFor = kept.isPlaying ? Math.max(0, clock.date() - kept.updatedAt - FORGOTTEN) : 0;
  hall.floor.place(table, '', stillFor);
  await noteRestart(hall, table, deals.stage).catch(hall.fail);
}

/** A match by its id, from memory or from where it is kept; null: there is none, or it cannot be shown. */
export async function liveOf(hall: HallState, id: string): Promise<LiveMatch | null> {
  await hall.asleep.get(id)?.kept.catch(() => {});
  const here = hall.lives.get(id);
  if (here !== undefined || hall.broken.has(id)) return here ?? null;
  const { storage, limits } = hall.config;
  const size = await storage.sizeOf(id);
  const table = size && hall.tables.get(size.table);
  // Of what is played at the table now, an older match changes nothing.
  if (!table || table.match !== id) return null;
  if (size.entries > limits.match.entriesByItself || size.bytes > limits.match.bytes)
    return hall.lives.get(id) ?? setAside(hall, table, id, 'it is too large');
  const loaded = await storage.findMatch(id).catch((error) => {
    // What was written cannot be read; anything else is the storage's own trouble, and may pass.
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  const live = hall.lives.get(id);
  if (live !== undefined || table.match !== id) return live ?? null;
  if (loaded === null) return setAside(hall, table, id, 'it cannot be read');
  return revive(hall, table, loaded);
}

/** Does something in its turn in a match that goes on, which is woken for it. */
export async function inMatch<R>(hall: HallState, id: string, run: (live: LiveMatch) => Promise<R>): Promise<R> {
  const live = await liveOf(hall, id);
  if (live === null) throw new Refused('broken', 'this match cannot be loaded; it is kept');
  const done = await enqueue(live, async () => {
    // It may have been let go while this waited.
    const isHere = live.isOver || hall.lives.get(id) === live;
    return isHere ? { result: await run(live) } : null;
  });
  return done === null ? inMatch(hall, id, run) : done.result;
}

/** The match stays where it is kept, its table is free for another, and whoever comes there is told. */
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
    // One that was kept before there were consoles.
    const moderator = leaderOf(hall.config, table);
    const progress = { ...{ moderator, nextModerator: null, led: [] as string[] }, ...loaded.progress };
    if (progress.moderator !== '' && !progress.led.includes(progress.moderator)) progress.led.push(progress.moderator);
    const resumed = resumeMatch(gameOf(hall.config, settings.game), loaded);
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
    // What a game says of a broken record may name what is hidden.
    hall.lives.delete(id);
    return setAside(hall, table, id, 'its record cannot be played');
  }
}
