import { enqueue, type LiveMatch, type LoadedMatch, Refused, reopenMatch, resume, resumeMatch } from '@duskhall/host';
import { Elsewhere } from '../contract.ts';
import { cannotGoOn } from '../texts/lines.ts';
import { saidIn } from './chat.ts';
import type { HallState } from './hall-state.ts';
import { chanceOf, portsOf } from './match-ports.ts';
import { gameOf, leaderOf, type Table } from './table.ts';

/** The current or last match of a table, from memory or storage; null: there is none, or it cannot be loaded. */
export async function liveOf(hall: HallState, table: Table): Promise<LiveMatch | null> {
  const id = table.match;
  if (id === '') return null;
  const here = hall.lives.get(id);
  if (here !== undefined || hall.broken.has(id)) return here ?? null;
  const { storage, limits } = hall.config;
  const size = await storage.sizeOf(id);
  if (size === null || table.match !== id) return hall.lives.get(id) ?? null;
  if (size.entries > limits.match.entriesByItself || size.bytes > limits.match.bytes)
    return hall.lives.get(id) ?? setAside(hall, table, id, 'it is too large');
  const loaded = await storage.findMatch(id).catch((error) => {
    // A syntax error means damaged data; any other error is the storage's, and may be temporary.
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  await nextTurn();
  // Another match may have begun, or the table have been let go, in the meantime.
  const live = hall.lives.get(id);
  if (live !== undefined || table.match !== id || hall.tables.get(table.id) !== table) return live ?? null;
  if (loaded === null) return setAside(hall, table, id, 'it cannot be read');
  return revive(hall, table, loaded);
}

let turn = Promise.resolve();
/** When many are loaded, one is replayed in each turn of the event loop, and everything else has its turn in between. */
function nextTurn(): Promise<void> {
  turn = turn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return turn;
}

/** Runs something from a match's queue, unless the match leaves memory before. */
export const inQueue = <R>(live: LiveMatch, run: () => Promise<R>): Promise<R> =>
  enqueue(live, () => {
    if (live.isStopped) throw new Elsewhere(live.table);
    return run();
  });

/** Runs something from the queue of a table's running match. */
export async function inMatch<R>(
  hall: HallState,
  table: Table,
  match: string,
  run: (live: LiveMatch) => Promise<R>,
): Promise<R> {
  const live = hall.lives.get(match) ?? (await liveOf(hall, table));
  if (live === null || live.id !== match) throw new Refused('broken', 'this match cannot be loaded; it is kept');
  return inQueue(live, () => run(live));
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
  const { clock } = hall.config;
  try {
    // Matches stored before there were consoles lack these fields.
    const moderator = leaderOf(hall.config, table);
    const { asOf, ...kept } = loaded.progress;
    const progress = { ...{ moderator, nextModerator: null, led: [] as string[] }, ...kept };
    if (progress.moderator !== '' && !progress.led.includes(progress.moderator)) progress.led.push(progress.moderator);
    const resumed = resumeMatch(gameOf(hall.config, settings.game), loaded, hall.config.version);
    const ports = portsOf(hall, table, id, () => live);
    const live: LiveMatch = reopenMatch(ports, { ...loaded, progress }, resumed, chanceOf(hall.config));
    if (asOf !== undefined) {
      live.readAt = clock.now() - Math.max(0, clock.date() - asOf);
      // The next write stores the progress without the date.
      live.kept = '';
    }
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
