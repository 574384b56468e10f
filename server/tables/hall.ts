import { type Seat, WATCHER } from '@duskhall/kernel';
import type { RequestOf } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import { type Guest, type Hall, type Handled, Refused } from '../hall.ts';
import { schedule, silence, snapshot } from '../matches/commit.ts';
import { enqueue, goLive, type LiveMatch, resumeMatch } from '../matches/live-match.ts';
import { admit, openChannels } from '../matches/publish.ts';
import { momentsOf } from '../matches/replay.ts';
import { handleInMatch, viewerOf } from '../matches/requests.ts';
import type { LoadedMatch, StoredTable } from '../storage/storage.ts';
import type { HallState } from './hall-state.ts';
import { change, finish, forgetMatch, showTable, sitIn, start } from './play.ts';
import { handleAtTable } from './requests.ts';
import {
  chairOf,
  chairs,
  checkSettings,
  describe,
  emptyChair,
  gameOf,
  newCode,
  newId,
  newSecret,
  type Table,
} from './table.ts';

/** How long an open table that nobody uses is kept: a week. */
const KEPT = 7 * 24 * 60 * 60 * 1000;

/** Everything that is played here, loaded from where it is kept. */
export async function openHall(config: Config, fail: (error: unknown) => void): Promise<Hall> {
  const { storage, clock } = config;
  const hall: HallState = {
    config,
    tables: new Map(),
    lives: new Map(),
    fail,
    change: (table) => change(hall, table),
    start: (table, scenario) => start(hall, table, scenario),
    sitIn: (table, seat) => sitIn(hall, table, seat),
    finish: (live) => finish(hall, live),
  };
  let moves = 0;
  for (const kept of await storage.allTables()) await lay(hall, kept);
  for (const id of await storage.runningMatches()) {
    const live = await liveOf(hall, id);
    if (live !== null) schedule(hall, live);
  }

  return {
    async createTable(host, given) {
      const settings = checkSettings(config, given);
      let code = newCode();
      while (tableBy(hall, code) !== null) code = newCode();
      const table: Table = {
        id: newId(),
        code,
        host: host.id,
        settings,
        chairs: chairs(settings.seats),
        match: '',
        isPlaying: false,
        nextMatch: newId(),
        nextSecret: newSecret(),
        updatedAt: clock.now(),
        guests: new Set(),
        muted: new Set(),
        spoken: new Map(),
      };
      hall.tables.set(table.id, table);
      await hall.change(table);
      return describe(config, table, null);
    },
    publicTables: () =>
      [...hall.tables.values()].filter((table) => table.settings.isPublic).map((table) => info(hall, table)),
    findTable(idOrCode) {
      const table = tableBy(hall, idOrCode);
      return table === null ? null : info(hall, table);
    },
    async handle(guest, request): Promise<Handled> {
      if (request.type === 'hello') return {};
      if ('match' in request) {
        const live = await liveOf(hall, request.match);
        if (live === null) throw new Refused('no-match', 'there is no such match');
        if (request.type === 'move') moves++;
        return enqueue(live, () => handleInMatch(hall, live, guest, request));
      }
      const table = hall.tables.get(request.table);
      if (table === undefined) throw new Refused('no-table', 'there is no such table');
      if (request.type === 'open') return open(hall, table, guest, request);
      if (request.type === 'shut') {
        leaveTable(hall, table, guest);
        return {};
      }
      return handleAtTable(hall, table, guest, request);
    },
    leave(guest) {
      for (const table of hall.tables.values()) leaveTable(hall, table, guest);
    },
    async recordOf(match) {
      const loaded = await mustBeOver(hall, match);
      return { ...loaded.record, entries: loaded.entries, digests: loaded.digests };
    },
    async replayOf(match, seat) {
      const loaded = await mustBeOver(hall, match);
      return momentsOf(gameOf(config, loaded.settings.game), loaded, seat);
    },
    async seatIn(match, account) {
      const loaded = await storage.findMatch(match);
      const seat = loaded?.seats.findIndex((seat) => seat.account === account) ?? -1;
      return seat < 0 ? WATCHER : seat;
    },
    async forget(account) {
      for (const table of hall.tables.values()) {
        const seat: Seat = chairOf(table, account);
        if (seat < 0) continue;
        if (table.isPlaying) await hall.sitIn(table, seat);
        table.chairs[seat] = emptyChair();
        await hall.change(table);
      }
    },
    counts: () => ({
      tables: hall.tables.size,
      matches: [...hall.lives.values()].filter((live) => !live.isOver).length,
      guests: new Set([...hall.tables.values()].flatMap((table) => [...table.guests])).size,
      moves,
    }),
    async startScenario(id, scenario, seed) {
      const table = hall.tables.get(id);
      if (table === undefined) throw new Refused('no-table', 'there is no such table');
      await hall.start(table, { given: scenario, seed });
    },
    async stop() {
      for (const live of hall.lives.values()) {
        silence(live);
        await enqueue(live, async () => {
          if (!live.isOver) await snapshot(config, live);
        });
      }
    },
  };
}

const info = (hall: HallState, table: Table) => describe(hall.config, table, hall.lives.get(table.match) ?? null);

function tableBy(hall: HallState, idOrCode: string): Table | null {
  const byId = hall.tables.get(idOrCode);
  if (byId !== undefined) return byId;
  const code = idOrCode.toUpperCase();
  return [...hall.tables.values()].find((table) => table.code === code) ?? null;
}

/** Puts a table that was kept back into the hall, unless nobody has used it for long. */
async function lay(hall: HallState, kept: StoredTable): Promise<void> {
  const { storage, clock } = hall.config;
  const isKnown = hall.config.games.some((game) => game.name === kept.settings.game);
  if (!kept.isPlaying && kept.updatedAt < clock.now() - KEPT) return storage.deleteTable(kept.id);
  if (!isKnown) return;
  const { seats, ...rest } = kept;
  const seated = await Promise.all(
    seats.map(async ({ account, bot }) => {
      const person = account === '' ? null : await storage.findAccount(account);
      return { ...emptyChair(), bot, person: person === null ? null : { id: person.id, name: person.name } };
    }),
  );
  hall.tables.set(kept.id, { ...rest, chairs: seated, guests: new Set(), muted: new Set(), spoken: new Map() });
}

/** A match by its id, from memory or from where it is kept. */
async function liveOf(hall: HallState, id: string): Promise<LiveMatch | null> {
  const here = hall.lives.get(id);
  if (here !== undefined) return here;
  const loaded = await hall.config.storage.findMatch(id);
  if (loaded === null || !hall.tables.has(loaded.table)) return null;
  const again = hall.lives.get(id);
  if (again !== undefined) return again;
  const live = goLive(hall.config, loaded, resumeMatch(gameOf(hall.config, loaded.settings.game), loaded));
  hall.lives.set(id, live);
  openChannels(hall.config, live);
  return live;
}

async function open(hall: HallState, table: Table, guest: Guest, request: RequestOf<'open'>): Promise<Handled> {
  const live = table.match === '' ? null : await liveOf(hall, table.match);
  const viewer = live === null ? WATCHER : viewerOf(live, guest.account.id, table.host);
  const isStranger = chairOf(table, guest.account.id) < 0 && guest.account.id !== table.host;
  if (table.isPlaying && viewer === WATCHER && isStranger && !table.settings.mayWatch)
    throw new Refused('no-watching', 'this match is not open to watchers');
  table.guests.add(guest);
  showTable(hall, table);
  const have = request.have?.match === table.match ? request.have.n : -1;
  if (live !== null) await enqueue(live, async () => admit(hall.config, live, guest, viewer, have));
  return {};
}

function leaveTable(hall: HallState, table: Table, guest: Guest): void {
  if (!table.guests.delete(guest)) return;
  const live = hall.lives.get(table.match);
  live?.guests.delete(guest);
  live?.outbox.delete(guest);
  if (live?.isOver && live.guests.size === 0) forgetMatch(hall, table.match);
  showTable(hall, table);
}

async function mustBeOver(hall: HallState, id: string): Promise<LoadedMatch> {
  const loaded = await hall.config.storage.findMatch(id);
  if (loaded === null) throw new Refused('no-match', 'there is no such match');
  if (loaded.finishedAt === 0) throw new Refused('running', 'the match goes on: its record opens at the end');
  return loaded;
}
