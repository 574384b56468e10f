import { isAnswer, Refused, schedule, tell } from '@duskhall/host';
import type { Request, RequestOf } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import { Elsewhere, type Guest, type Handled, type Peers, type SharedHall } from '../contract.ts';
import { waitsFor } from '../matches/match-standing.ts';
import { onBeat } from '../matches/on-beat.ts';
import { handleInMatch } from '../matches/requests.ts';
import { sharedBudgetOf } from '../operation/budget.ts';
import { giveUp } from './abandoned.ts';
import { openAlarm } from './alarm.ts';
import { announce, liveAt, say } from './chat.ts';
import { countsOf } from './counts.ts';
import { callOff } from './dealing.ts';
import { finishedMatches } from './finished-matches.ts';
import type { HallState } from './hall-state.ts';
import { handOver } from './hand-over.ts';
import { atTable, hostTable, makeSpace, newNode } from './host-table.ts';
import { mustBeSafe, NO_LEASE, takeLease } from './lease.ts';
import { forget, sitIn } from './leaving.ts';
import { dropIfLost, letGo } from './let-go.ts';
import { inMatch, inQueue } from './load-match.ts';
import { change, finish, noteOpened, place, start } from './play.ts';
import { handleAtTable, mustBeOpen } from './requests.ts';
import { evictHere, makeRoom, mustHaveRoom, unattended } from './room.ts';
import { infoFor, showTable } from './showing.ts';
import { keepSweeping } from './sweep.ts';
import { checkSettings, newTable, type Table } from './table.ts';
import { tableSearch } from './table-search.ts';
import { openTakeover } from './takeover.ts';
import { admitAll, open, pay, shut, tableToWake } from './visits.ts';
import { inTurn } from './write-table.ts';

/** How often tables are looked for that name somebody who wants to be forgotten. */
const TRIES = 3;

/** Opens the hall. Tables are loaded when somebody needs them. `peers`: left out if this process is the only one. */
export async function openHall(config: Config, fail: (error: unknown) => void, peers?: Peers): Promise<SharedHall> {
  const { storage, limits, clock } = config;
  let started: Promise<unknown> = Promise.resolve();
  const hall: HallState = {
    config,
    node: newNode(),
    tables: new Map(),
    moving: new Map(),
    claims: new Map(),
    households: new Map(),
    peers: peers ?? null,
    lease: NO_LEASE,
    alarm: { set() {}, async stop() {} },
    tally: { handedOver: 0, adopted: 0 },
    visits: new Map(),
    gone: new WeakSet(),
    isLeaving: false,
    isStopping: false,
    lives: new Map(),
    broken: new Set(),
    arrivals: sharedBudgetOf(limits.arrivals, limits.arrivalsOfAddress, clock, 'arrivals', peers?.limits),
    hints: sharedBudgetOf(limits.hints, limits.hintsOfAddress, clock, 'hints', peers?.limits),
    fail,
    failAt: (table, error) => void dropIfLost(hall, table, error).catch(fail),
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
  hall.alarm = storage.lease === undefined ? openAlarm(hall) : openTakeover(hall);
  const stopSweeping = keepSweeping(hall);
  /** One table is created at a time, so that limits hold. */
  let created: Promise<unknown> = Promise.resolve();
  let newest = 0;

  return {
    async createTable(host, given, household) {
      if (hall.isLeaving) throw new Refused('stopping', '');
      const settings = { ...checkSettings(config, given), locale: given.locale ?? host.locale };
      const table = newTable(host.id, settings, household, clock);
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
    ...tableSearch(hall),
    ...finishedMatches(hall),
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
    isAnswer(guest, match) {
      const live = hall.lives.get(match);
      return live !== undefined && isAnswer(live, guest);
    },
    tellOnBeat(guest, match, reply) {
      const live = hall.lives.get(match);
      if (live === undefined) guest.send(reply);
      else tell(live, guest, reply);
    },
    waitsFor: (match, account) => waitsFor(hall.lives.get(match), account),
    async forget(account) {
      for (let tries = 0; tries < TRIES; tries++) {
        await forget(hall, account);
        if (peers === undefined) return;
        await peers.forget(account);
        // A table may have changed hands meanwhile.
        if ((await storage.tablesNaming(account)).length === 0) return;
      }
    },
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
    isSafe: () => hall.lease.isSafe(),
    hosts: (table) => hall.tables.has(table) || hall.moving.has(table) || hall.claims.has(table),
    tableOf: (match) => hall.lives.get(match)?.table,
    isAt: (guest) => hall.visits.has(guest),
    isLeaving: () => hall.isLeaving,
    async reopen(guest, id) {
      mustBeSafe(hall);
      await atThis(hall, id, (table) => open(hall, table, guest, {}));
    },
    describe: (tables, account) =>
      tables.flatMap((id) => (hall.tables.has(id) ? infoFor(hall, hall.tables.get(id)!, account) : [])),
    forgetHere: (account) => forget(hall, account),
    noteOpened: (table, household) => noteOpened(hall, table, household),
    unattended: (tables) => unattended(hall, tables),
    async evict(table) {
      await evictHere(hall, table);
    },
    async take(table) {
      await hostTable(hall, table, true);
    },
    handOver: () => handOver(hall),
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

const noTable = () => new Refused('no-table', 'there is no such table');

/** Like `atTable`, but refuses if there is no such table. */
async function atThis<R>(hall: HallState, id: string, run: (table: Table) => Promise<R>): Promise<R> {
  const done = await atTable(hall, id, async (table) => ({
    result: await run(table).catch(async (error) => {
      if (hall.peers === null) throw error;
      await dropIfLost(hall, table, error);
      throw new Elsewhere(id);
    }),
  }));
  if (done === null) throw (await isElsewhere(hall, id)) ? new Elsewhere(id) : noTable();
  return done.result;
}

/** Or it has just come here: then it is found at the second try. */
async function isElsewhere({ peers, isLeaving, config }: HallState, table: string): Promise<boolean> {
  const hosted = peers === null ? null : await config.storage.ownerOf(table);
  return hosted !== null && (isLeaving || hosted.owner !== '');
}

async function handleThere(hall: HallState, table: Table, guest: Guest, request: AtTable): Promise<Handled> {
  if (request.type === 'open') await open(hall, table, guest, request);
  else if (request.type === 'shut') shut(hall, table, guest);
  else if (request.type === 'chat') return speak(hall, table, guest, request);
  else await handleAtTable(hall, table, guest, request);
  return {};
}
type AtTable = Extract<Request, { table: string }>;

/** Chat in a match goes through the same queue as moves, and otherwise in turn with changes to the table. */
async function speak(hall: HallState, table: Table, guest: Guest, request: RequestOf<'chat'>): Promise<Handled> {
  const saying = async () => void (await say(hall, table, guest, request.text, request.room));
  const live = liveAt(hall, table);
  if (live !== null) return inQueue(live, () => onBeat(live, guest, request.id, saying));
  const isSaid = await inTurn(table, async () => {
    const isOpen = liveAt(hall, table) === null;
    if (isOpen) await saying();
    return isOpen;
  });
  // A match has begun meanwhile.
  return isSaid ? {} : speak(hall, table, guest, request);
}
