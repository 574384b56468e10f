import { enqueue, isAnswer, type LoadedMatch, momentsOf, Refused, schedule, suspend, tell } from '@duskhall/host';
import { type GameRecord, type Seat, WATCHER } from '@duskhall/kernel';
import type { RequestOf } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import type { Guest, Hall, Handled } from '../contract.ts';
import { minutesFor } from '../matches/minutes.ts';
import { onBeat } from '../matches/on-beat.ts';
import { handleInMatch } from '../matches/requests.ts';
import { sharedBudgetOf } from '../operation/budget.ts';
import { giveUp, giveUpAbandoned } from './abandoned.ts';
import { announce, liveAt, say } from './chat.ts';
import { countsOf } from './counts.ts';
import { callOff } from './dealing.ts';
import { openFloor } from './floor.ts';
import type { HallState } from './hall-state.ts';
import { forget, sitIn } from './leaving.ts';
import { inMatch, loadTables } from './load.ts';
import { change, clear, finish, place, start } from './play.ts';
import { handleAtTable, mustBeOpen } from './requests.ts';
import { infoFor, showTable } from './showing.ts';
import { letUnattendedGo, wakeAll } from './sleep.ts';
import { checkSettings, gameOf, newTable, type Table } from './table.ts';
import { admitAll, mayWake, open, shut } from './visits.ts';
import { inTurn } from './write-table.ts';

/** How often unused tables and matches are swept, in milliseconds. */
const SWEEP_EVERY = 5 * 60_000;
/** Page size of public tables. */
const TABLES_OF_PAGE = 30;

/** Opens the hall and loads its tables from storage. */
export async function openHall(config: Config, fail: (error: unknown) => void): Promise<Hall> {
  const { storage, limits, clock } = config;
  const tables = new Map<string, Table>();
  const hall: HallState = {
    config,
    tables,
    floor: openFloor(tables, clock.now, limits.hall),
    visits: new Map(),
    gone: new WeakSet(),
    isStopping: false,
    lives: new Map(),
    asleep: new Map(),
    broken: new Set(),
    arrivals: sharedBudgetOf(limits.arrivals, limits.arrivalsOfAddress, clock),
    hints: sharedBudgetOf(limits.hints, limits.hintsOfAddress, clock),
    fail,
    change: (table) => change(hall, table),
    show: (table) => showTable(hall, table),
    async start(table, from) {
      const live = await start(hall, table, from);
      admitAll(hall, table, live);
      schedule(live);
    },
    giveUp: (table) => giveUp(hall, table),
    sitIn: (table, seat) => sitIn(hall, table, seat),
    finish: (live, scores) => finish(hall, live, scores),
    showTableOf: (live) => showTable(hall, hall.tables.get(live.table)!),
    hostOf: (live) => hall.tables.get(live.table)!.host,
    announce: (live, text) => announce(hall, hall.tables.get(live.table)!, live, text),
  };
  let moves = 0;
  await loadTables(hall);
  let calm = () => {};
  void wakeAll(hall);
  const sweep = () => {
    calm = clock.after(SWEEP_EVERY, sweep);
    try {
      letUnattendedGo(hall);
    } catch (error) {
      fail(error);
    }
    void giveUpAbandoned(hall);
    for (const table of hall.floor.quiet()) clear(hall, table).catch(fail);
  };
  sweep();

  return {
    async createTable(host, given, household) {
      const settings = checkSettings(config, given);
      const gone = hall.floor.makeRoom(host.id, household);
      let table = newTable(host.id, settings);
      while (hall.floor.byCode(table.code) !== null) table = newTable(host.id, settings);
      await place(hall, table, household, gone);
      return infoFor(hall, table, host.id);
    },
    publicTables(account, before = Number.POSITIVE_INFINITY) {
      const { tables, next } = hall.floor.page(before, TABLES_OF_PAGE);
      return { tables: tables.map((table) => infoFor(hall, table, account)), next };
    },
    findTable(idOrCode, account) {
      const table = tableBy(hall, idOrCode);
      return table === null ? null : infoFor(hall, table, account);
    },
    async handle(guest, request): Promise<Handled> {
      if (request.type === 'hello') return {};
      if ('match' in request) {
        await mayWake(hall, request.match, guest);
        const handled = await inMatch(hall, request.match, (live) => handleInMatch(hall, live, guest, request));
        if (request.type === 'move' && handled.refused === undefined) moves++;
        return handled;
      }
      const table = hall.tables.get(request.table);
      if (table === undefined) throw new Refused('no-table', 'there is no such table');
      if (request.type === 'open') await open(hall, table, guest, request);
      else if (request.type === 'shut') shut(hall, table, guest);
      else if (request.type === 'chat' && liveAt(hall, table) !== null) return speak(hall, table, guest, request);
      else await handleAtTable(hall, table, guest, request);
      return {};
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
      const table = hall.tables.get(id);
      if (table === undefined) throw new Refused('no-table', 'there is no such table');
      await inTurn(table, async () => {
        mustBeOpen(table);
        callOff(hall, table, 'changed');
        await hall.start(table, { given: scenario, seed });
      });
    },
    async stop() {
      hall.isStopping = true;
      calm();
      for (const { callOff } of hall.asleep.values()) callOff();
      await Promise.allSettled([...hall.asleep.values()].map(({ kept }) => kept));
      // If writing one fails, only its clock readings are lost.
      for (const live of hall.lives.values()) await enqueue(live, () => suspend(live)).catch(fail);
    },
  };
}

/** Chat in a match goes through the same queue as moves. */
async function speak(hall: HallState, table: Table, guest: Guest, request: RequestOf<'chat'>): Promise<Handled> {
  const live = liveAt(hall, table)!;
  const saying = () => say(hall, table, guest, request.text, request.room);
  return enqueue(live, () => onBeat(live, guest, request.id, async () => void (await saying())));
}

const recordOf = ({ record, entries, digests }: LoadedMatch): GameRecord => ({ ...record, entries, digests });

const tableBy = (hall: HallState, idOrCode: string): Table | null =>
  hall.tables.get(idOrCode) ?? hall.floor.byCode(idOrCode);

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
