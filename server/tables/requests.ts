import { Refused } from '@duskhall/host';
import type { Request, RequestOf } from '@duskhall/protocol';
import type { Guest } from '../contract.ts';
import { mustBeAllowed } from '../rights.ts';
import { beginRound, callOff, commit, mayDeal, reveal } from './dealing.ts';
import type { HallState } from './hall-state.ts';
import { mute } from './mutes.ts';
import { makeWay } from './room.ts';
import { askAgain, type Chair, chairOf, chairs, checkSettings, emptyChair, isReady, type Table } from './table.ts';
import { standingAt } from './table-standing.ts';
import { inTurn } from './write-table.ts';

/** Requests about a table rather than the match on it. */
export type TableRequest = Exclude<Extract<Request, { table: string }>, { type: 'open' | 'shut' | 'chat' }>;
type Handler<R extends TableRequest> = (hall: HallState, table: Table, guest: Guest, request: R) => Promise<void>;
type Handlers = { [K in TableRequest['type']]: Handler<RequestOf<K>> };

export async function handleAtTable(hall: HallState, table: Table, guest: Guest, request: TableRequest): Promise<void> {
  mustBeAllowed(request.type, standing(hall, table, guest));
  if (isToDeal(hall, table, guest, request)) await makeWay(hall, table);
  const handle = async () => {
    mustBeAllowed(request.type, standing(hall, table, guest));
    await (HANDLERS[request.type] as Handler<TableRequest>)(hall, table, guest, request);
  };
  await (request.type === 'stand' ? handle() : inTurn(table, handle));
}

/** Whether a request is about to begin a round. Making room for the match costs a query for each person at the table. */
function isToDeal(hall: HallState, table: Table, { account }: Guest, request: TableRequest): boolean {
  if (!isFull(table) || !mayDeal(hall, table)) return false;
  if (request.type === 'start') return table.chairs.every(isReady);
  if (request.type !== 'ready' || !request.isReady || table.match === '') return false;
  const own = chairOf(table, account.id);
  return table.chairs.every((chair, seat) => seat === own || isReady(chair));
}

const standing = (hall: HallState, table: Table, guest: Guest) =>
  standingAt(hall.config, table, hall.lives.get(table.match) ?? null, guest);
export function mustBeOpen(table: Table): void {
  if (table.isPlaying) throw new Refused('playing', 'a match is being played at this table');
}
function mustBeSeat(table: Table, seat: number): void {
  if (seat >= table.chairs.length) throw new Refused('no-seat', `there is no seat ${seat} at this table`);
}

const HANDLERS: Handlers = {
  async sit(hall, table, guest, request) {
    const blocked = await hall.config.storage.blockedBy(table.host);
    // A match may have begun in the meantime.
    mustBeAllowed('sit', standing(hall, table, guest));
    const { id, name } = guest.account;
    const before = chairOf(table, id);
    // Any seat will do: who sits already stays there, and stays ready.
    if (request.seat === undefined && before >= 0) return;
    const seat = request.seat ?? table.chairs.findIndex(isEmpty);
    if (seat < 0) throw new Refused('full', 'all seats are taken');
    mustBeSeat(table, seat);
    const chair = table.chairs[seat]!;
    if (chair.bot !== '' || (chair.person !== null && chair.person.id !== id))
      throw new Refused('taken', `seat ${seat} is taken`);
    if (blocked.includes(id)) throw new Refused('blocked', 'the host of this table does not want to play with you');
    callOff(hall, table, 'unready', guest.account);
    if (before >= 0) table.chairs[before] = emptyChair();
    table.chairs[seat] = { ...emptyChair(), person: { id, name } };
    await hall.change(table);
  },
  /** During a match a sitter takes over, and the person can come back. */
  async stand(hall, table, guest) {
    const seat = await inTurn(table, async () => {
      mustBeAllowed('stand', standing(hall, table, guest));
      const own = chairOf(table, guest.account.id);
      if (table.isPlaying) return own;
      callOff(hall, table, 'left', guest.account);
      table.chairs[own] = emptyChair();
      await hall.change(table);
      return -1;
    });
    if (seat >= 0) await hall.sitIn(table, seat);
  },
  async ready(hall, table, guest, { isReady: isNow }) {
    const chair = table.chairs[chairOf(table, guest.account.id)]!;
    if (!isNow) callOff(hall, table, 'unready', guest.account);
    chair.isReady = isNow;
    await hall.change(table);
    if (table.match !== '' && isFull(table) && table.chairs.every(isReady) && mayDeal(hall, table))
      await beginRound(hall, table, guest);
  },
  commit,
  reveal,
  async seatBot(hall, table, guest, { seat, level }) {
    mustBeSeat(table, seat);
    if (!hall.config.botLevels.includes(level)) throw new Refused('no-bot', `there is no bot "${level}"`);
    if (table.chairs[seat]!.person !== null) throw new Refused('taken', `seat ${seat} is taken`);
    callOff(hall, table, 'changed', guest.account);
    table.chairs[seat] = { ...emptyChair(), bot: level };
    await hall.change(table);
  },
  async seatGuest(hall, table, guest, { seat, name }) {
    mustBeSeat(table, seat);
    const { person, bot } = table.chairs[seat]!;
    if (bot !== '' || (person !== null && person.id !== '')) throw new Refused('taken', `seat ${seat} is taken`);
    callOff(hall, table, 'changed', guest.account);
    table.chairs[seat] = { ...emptyChair(), person: { id: '', name } };
    await hall.change(table);
  },
  async kick(hall, table, guest, { seat }) {
    mustBeSeat(table, seat);
    callOff(hall, table, 'changed', guest.account);
    table.chairs[seat] = emptyChair();
    await hall.change(table);
  },
  async arrange(hall, table, guest, { order }) {
    for (const seat of order) mustBeSeat(table, seat);
    const isWhole = table.chairs.every((chair, seat) => isEmpty(chair) || order.includes(seat));
    if (!isWhole || new Set(order).size < order.length)
      throw new Refused('bad-order', 'every chair that is taken stands once in an order');
    table.settings = checkSettings(hall.config, { ...table.settings, seats: order.length });
    callOff(hall, table, 'changed', guest.account);
    table.chairs = order.map((seat) => table.chairs[seat]!);
    askAgain(table);
    await hall.change(table);
  },
  async settle(hall, table, guest, { settings }) {
    const { locale } = table.settings;
    table.settings = { locale, ...checkSettings(hall.config, settings) };
    callOff(hall, table, 'changed', guest.account);
    table.chairs = chairs(settings.seats).map((chair, seat) => table.chairs[seat] ?? chair);
    const own = chairOf(table, table.host);
    if (settings.moderator === 'host' && own >= 0) table.chairs[own] = emptyChair();
    askAgain(table);
    await hall.change(table);
  },
  async start(hall, table, guest) {
    if (!isFull(table)) throw new Refused('empty-seats', 'there are empty seats: wait, or seat bots there');
    if (!table.chairs.every(isReady)) throw new Refused('not-ready', 'not everybody is ready');
    await beginRound(hall, table, guest);
  },
  async slide(hall, table, { account }, { at, of }) {
    if (table.match === '') throw new Refused('no-match', 'there has been no match at this table yet');
    // How many there are is the word of the screen, which the host has opened.
    if (at >= of || (account.id !== table.host && of !== table.slide?.of))
      throw new Refused('no-slide', `there is no slide ${at} of ${of}`);
    table.slide = { at, of };
    hall.show(table);
  },
  async mute(hall, table, _, { person, isMuted }) {
    mute(table, person, isMuted);
    await hall.change(table);
  },
};

const isEmpty = ({ person, bot }: Chair): boolean => person === null && bot === '';
const isFull = (table: Table): boolean => !table.chairs.some(isEmpty);
