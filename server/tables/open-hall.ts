import { enqueue, isAnswer, type LoadedMatch, momentsOf, Refused, schedule, tell } from '@duskhall/host';
import { type GameRecord, type Seat, WATCHER } from '@duskhall/kernel';
import type { Request, RequestOf, TableInfo } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import type { Guest, Hall, Handled } from '../contract.ts';
import { minutesFor } from '../matches/minutes.ts';
import { onBeat } from '../matches/on-beat.ts';
import { handleInMatch } from '../matches/requests.ts';
import { sharedBudgetOf } from '../operation/budget.ts';
import { readable } from '../storage/rows.ts';
import type { StoredTable } from '../storage/storage.ts';
import { giveUp } from './abandoned.ts';
import { openAlarm } from './alarm.ts';
import { announce, liveAt, say } from './chat.ts';
import { countsOf } from './counts.ts';
import { callOff } from './dealing.ts';
import type { HallState } from './hall-state.ts';
import { atTable, letGo, makeSpace, newNode, tablesFrom } from './host-table.ts';
import { takeLease } from './lease.ts';
import { forget, sitIn } from './leaving.ts';
import { inMatch } from './load-match.ts';
import { change, finish, place, start } from './play.ts';
import { handleAtTable, mustBeOpen } from './requests.ts';
import { makeRoom, mustHaveRoom } from './room.ts';
import { infoFor, showTable } from './showing.ts';
import { keepSweeping } from './sweep.ts';
import { checkSettings, gameOf, newTable, type Table } from './table.ts';
import { admitAll, open, pay, shut, tableToWake, unreadable } from './visits.ts';
import { inTurn } from './write-table.ts';

/** Page size of public tables. */
const TABLES_OF_PAGE = 30;

/** Opens the hall. Tables are loaded when somebody needs them. */
export async function openHall(config: Config, fail: (error: unknown) => void): Promise<Hall> {
  const { storage, limits, clock } = config;
  let started: Promise<unknown> = Promise.resolve();
  const hall: HallState = {
    config,
    node: newNode(),
    tables: new Map(),
    moving: new Map(),
    claims: new Map(),
    households: new Map(),
    lease: { isSafe: () => true, async stop() {} },
    alarm: { set() {}, async stop() {} },
    visits: new Map(),
    gone: new WeakSet(),
    isStopping: false,
    lives: new Map(),
    broken: new Set(),
    arrivals: sharedBudgetOf(limits.arrivals, limits.arrivalsOfAddress, clock),
    hints: sharedBudgetOf(limits.hints, limits.hintsOfAddress, clock),
    fail,
    change: (table) => change(hall, table),
    show: (table) => showTable(hall, table),
    async start(table, from) {
      // One match is started at a time, so that limits hold.
      const starting = started.then(() => start(hall, table, from));
      started = starting.catch(() => {});
      const live = await starting;
      admitAll(hall, table, live);
      schedule(live);
    },
    mustHaveRoom: (table) => mustHaveRoom(hall, table),
    giveUp: (table) => giveUp(hall, table),
    sitIn: (table, seat) => sitIn(hall, table, seat),
    finish: (live, scores) => finish(hall, live, scores),
    showTableOf: (live) => showTable(hall, hall.tables.get(live.table)!),
    hostOf: (live) => hall.tables.get(live.table)!.host,
    announce: (live, text) => announce(hall, hall.tables.get(live.table)!, live, text),
  };
  let moves = 0;
  hall.lease = await takeLease(hall);
  hall.alarm = openAlarm(hall);
  const stopSweeping = keepSweeping(hall);
  /** One table is created at a time, so that limits hold. */
  let created: Promise<unknown> = Promise.resolve();
  let newest = 0;

  return {
    async createTable(host, given, household) {
      const table = newTable(host.id, checkSettings(config, given), household, clock);
      const creating = created.then(async () => {
        // Pages of public tables go by the date of creation.
        newest = Math.max(newest + 1, table.createdAt);
        table.createdAt = newest;
        await makeRoom(hall, host.id, household);
        await makeSpace(hall);
        await place(hall, table);
      });
      created = creating.catch(() => {});
      await creating;
      return infoFor(hall, table, host.id);
    },
    async publicTables(account, before) {
      mustBeSafe(hall);
      const { tables, next } = await storage.publicTables({ limit: TABLES_OF_PAGE, before });
      return { tables: await shown(hall, tables, account), next };
    },
    async findTable(idOrCode, account) {
      mustBeSafe(hall);
      const row = await storage.findTable(idOrCode).catch(unreadable);
      const [table] = row === null ? [] : await shown(hall, [row], account);
      return table ?? null;
    },
    async handle(guest, request): Promise<Handled> {
      if (request.type === 'hello') return {};
      mustBeSafe(hall);
      if ('match' in request) {
        const { match } = request;
        const id = hall.lives.get(match)?.table ?? (await tableToWake(hall, match, guest));
        const handled = await atThis(hall, id, (table) =>
          inMatch(hall, table, match, (live) => handleInMatch(hall, live, guest, request)),
        );
        if (request.type === 'move' && handled.refused === undefined) moves++;
        return handled;
      }
      if (request.type === 'shut' && !hall.tables.has(request.table)) throw noTable();
      // Loading a table is charged like a visit.
      if (request.type === 'open' || !hall.tables.has(request.table)) pay(hall, guest);
      return atThis(hall, request.table, (table) => handleThere(hall, table, guest, request));
    },
    leave(guest) {
      hall.gone.add(guest);
      for (const table of hall.visits.get(guest) ?? []) shut(hall, table, guest);
    },
    async recordOf(match) {
      return recordOf(await mustBeOver(hall, match));
    },
    async replayOf(match, seat) {
      const loaded = await mustBeOver(hall, match);
      return momentsOf(gameOf(config, loaded.settings.game), recordOf(loaded), seat);
    },
    async reasonsOf(match) {
      await mustBeOver(hall, match);
      return storage.reasonsOf(match);
    },
    async minutesOf(match, account) {
      const { minutes } = await mustBeOver(hall, match);
      return minutesFor(minutes, account === '' ? [] : await storage.blockedBy(account));
    },
    isAnswer(guest, match) {
      const live = hall.lives.get(match);
      return live !== undefined && isAnswer(live, guest);
    },
    tellOnBeat(guest, match, reply) {
      const live = hall.lives.get(match);
      if (live === undefined) guest.send(reply);
      else tell(live, guest, reply);
    },
    seatIn: async (match, account) => seatOf(await storage.findMatch(match), account),
    async aboutMatch(match, account) {
      const loaded = await mustBeOver(hall, match);
      const { settings, seats, startedAt, finishedAt, scores } = loaded;
      const players = seats.map(({ name, bot }) => ({ name: bot === '' ? name : '', bot }));
      const { game } = settings;
      return { id: match, game, seat: seatOf(loaded, account), players, startedAt, finishedAt, scores };
    },
    forget: (account) => forget(hall, account),
    counts: () => ({ ...countsOf(hall), moves }),
    async startScenario(id, scenario, seed) {
      await atThis(hall, id, (table) =>
        inTurn(table, async () => {
          mustBeOpen(table);
          callOff(hall, table, 'changed');
          await hall.start(table, { given: scenario, seed });
        }),
      );
    },
    async stop() {
      hall.isStopping = true;
      stopSweeping();
      await hall.alarm.stop();
      while (hall.moving.size > 0) await Promise.allSettled(hall.moving.values());
      // If writing one fails, the next process takes the table over as it was last stored.
      await Promise.all([...hall.tables.values()].map((table) => letGo(hall, table).catch(fail)));
      await hall.lease.stop().catch(fail);
    },
  };
}

/** A process whose lease may be over says nothing: another may know better. */
function mustBeSafe({ lease }: HallState): void {
  if (!lease.isSafe()) throw new Refused('busy', 'the server cannot reach its database: try again in a moment');
}

const noTable = () => new Refused('no-table', 'there is no such table');

/** Like `atTable`, but refuses if there is no such table. */
async function atThis<R>(hall: HallState, id: string, run: (table: Table) => Promise<R>): Promise<R> {
  const done = await atTable(hall, id, async (table) => ({ result: await run(table) }));
  if (done === null) throw noTable();
  return done.result;
}

async function handleThere(hall: HallState, table: Table, guest: Guest, request: AtTable): Promise<Handled> {
  if (request.type === 'open') await open(hall, table, guest, request);
  else if (request.type === 'shut') shut(hall, table, guest);
  else if (request.type === 'chat' && liveAt(hall, table) !== null) return speak(hall, table, guest, request);
  else await handleAtTable(hall, table, guest, request);
  return {};
}
type AtTable = Extract<Request, { table: string }>;

/** Tables as this process knows them; those in no memory as they are stored. Leaves out what cannot be shown. */
async function shown(hall: HallState, rows: readonly StoredTable[], account: string): Promise<TableInfo[]> {
  const { games } = hall.config;
  const playable = rows.filter(({ settings }) => games.some(({ name }) => name === settings.game));
  const others = playable.filter(({ id }) => !hall.tables.has(id));
  const read = new Map((await tablesFrom(hall, others)).map((table) => [table.id, table]));
  return readable(playable, ({ id }) => infoFor(hall, hall.tables.get(id) ?? read.get(id)!, account), hall.fail);
}

/** Chat in a match goes through the same queue as moves. */
async function speak(hall: HallState, table: Table, guest: Guest, request: RequestOf<'chat'>): Promise<Handled> {
  const live = liveAt(hall, table)!;
  const saying = () => say(hall, table, guest, request.text, request.room);
  return enqueue(live, () => onBeat(live, guest, request.id, async () => void (await saying())));
}

const recordOf = ({ record, entries, digests }: LoadedMatch): GameRecord => ({ ...record, entries, digests });

function seatOf(match: LoadedMatch | null, account: string): Seat {
  const seat = account === '' ? -1 : (match?.seats.findIndex((seat) => seat.account === account) ?? -1);
  return seat < 0 ? WATCHER : seat;
}

async function mustBeOver(hall: HallState, id: string): Promise<LoadedMatch> {
  // Players learn of the end a moment before it is written: wait for the write.
  const live = hall.lives.get(id);
  if (live?.isOver) await live.queue;
  const { storage } = hall.config;
  const finishedAt = await storage.endOf(id);
  if (finishedAt === null) throw new Refused('no-match', 'there is no such match');
  if (finishedAt === 0) throw new Refused('running', 'the match goes on: its record opens at the end');
  return (await storage.findMatch(id))!;
}
