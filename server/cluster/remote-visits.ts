import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refused } from '@duskhall/host';
import type { Request } from '@duskhall/protocol';
import { Elsewhere, type Guest, type SharedHall } from '../contract.ts';
import { no, type Reception } from '../sockets/handle-request.ts';
import type { Link } from './link.ts';
import type { Item } from './message.ts';
import type { Owners } from './owners.ts';
import { begin, isOpening, named, newVisit, push, settle, staysOpen, type Visit } from './visit-requests.ts';

/** Milliseconds for which a guest waits for a table whose process has died, and for one that cannot be reached. */
const HOLD = 12_000;
const HOLD_WITHOUT_BUS = 2000;
/** Milliseconds before a table is looked for again that was not where it seemed to be, growing. */
const FIRST_WAIT = 50;
const LONGEST_WAIT = 400;
/** The most requests of a guest at one table that may wait for an answer. */
const MOST_PENDING = 200;
const CANNOT_BE_REACHED = 'the table cannot be reached at the moment: try again';

/** What a guest sends to a table. */
export interface Sent {
  /** Null: the frame of a beat. */
  request: Request | null;
  text(): string;
  /** It may have been handled before. */
  isRepeated?: boolean;
}

/** The visits of this process's guests at tables that others host. */
export interface RemoteVisits {
  has(guest: Guest, table: string): boolean;
  ask(guest: Guest, table: string, sent: Sent): void;
  /** Something from an owner. */
  take(link: Link, item: Item): void;
  /** A table of this process has gone to another one: its guests follow. */
  follow(guest: Guest, table: string, to: string): void;
  /** The link to an owner is lost: its visits begin again. */
  onLost(visits: readonly Visit[]): void;
  /** The guest's account has changed. */
  update(guest: Guest): void;
  leave(guest: Guest): void;
  /** How many there are, and how many requests were passed on. */
  stats(): { visits: number; forwarded: number };
}

/** `handleHere`: what is done with a guest's request when this process hosts the table. */
export function openRemoteVisits(
  hall: SharedHall,
  owners: Owners,
  reception: Reception,
  handleHere: (guest: Guest, table: string, sent: Sent) => void,
): RemoteVisits {
  const visits = new Map<string, Visit>();
  const byGuest = new Map<Guest, Map<string, Visit>>();
  const gone = new WeakSet<Guest>();
  let forwarded = 0;
  const { tablesOfSocket } = reception.context.config.limits.hall;

  const refuse = (guest: Guest, id: number, code: string, text: string) =>
    guest.send(no(reception, guest, id, new Refused(code, text)));

  function add(guest: Guest, table: string): Visit {
    const visit = newVisit(randomBytes(9).toString('base64url'), guest, table);
    visits.set(visit.id, visit);
    byGuest.set(guest, (byGuest.get(guest) ?? new Map()).set(table, visit));
    return visit;
  }

  /** Ends a visit: the guest has gone, or the table is hosted here. */
  function end(visit: Visit): void {
    visit.isOver = true;
    visits.delete(visit.id);
    owners.leave(visit);
    const others = byGuest.get(visit.guest);
    others?.delete(visit.table);
    if (others?.size === 0) byGuest.delete(visit.guest);
  }

  const search = (visit: Visit, hint?: string) => void locate(visit, hint).catch(owners.fail);

  /** `hint`: who probably hosts the table; empty: unknown. */
  async function locate(visit: Visit, hint = ''): Promise<void> {
    owners.forget(visit);
    visit.lostAt ||= performance.now();
    const number = ++visit.searches;
    const isCurrent = () => !visit.isOver && visit.searches === number;
    const mayWait = (isBusAway: boolean) =>
      isCurrent() && performance.now() - visit.lostAt < (isBusAway ? HOLD_WITHOUT_BUS : HOLD);
    const before = visit.attempts++;
    if (before > 0 && !mayWait(false)) return giveUp(visit);
    if (before > 0) await sleep(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (before - 1)));
    const found = await owners.find(visit.table, hint || undefined, mayWait);
    if (!isCurrent()) return;
    if (found === 'nobody') giveUp(visit);
    else if (found === 'here') await beHere(visit, isCurrent);
    else if (owners.enter(visit, found)) begin(visit, found);
    else await locate(visit);
  }

  /** Nobody can be found who hosts the table. A request that may have been done is repeated by the client. */
  function giveUp(visit: Visit): void {
    const { guest, pending, isOpen } = visit;
    end(visit);
    const isUnsure = pending.some(
      ({ isSent, request }) => request === null || (isSent && !['open', 'shut'].includes(request.type)),
    );
    if (isUnsure || (isOpen && pending[0]?.request?.type !== 'open')) guest.comeAgain();
    else for (const { request } of pending) refuse(guest, request!.id, 'busy', CANNOT_BE_REACHED);
  }

  /** This process hosts the table now, or can. */
  async function beHere(visit: Visit, isCurrent: () => boolean): Promise<void> {
    const { guest, table } = visit;
    try {
      if (visit.isOpen && !isOpening(visit)) await hall.reopen(guest, table);
    } catch (error) {
      if (!isCurrent()) return;
      if (error instanceof Elsewhere) return locate(visit);
      end(visit);
      return guest.comeAgain();
    }
    if (!isCurrent()) return;
    end(visit);
    for (const { request, text, isSent } of visit.pending)
      handleHere(guest, table, { request, text: () => text, isRepeated: isSent || request === null });
  }

  /** An answer or news. What another than the present owner says about the guest's place does not count. */
  function pass(visit: Visit, { data, text = '' }: Item, isOwner: boolean): void {
    const [, , done, isHere] = data as [string, string, number, boolean];
    settle(visit, done);
    visit.guest.send(text);
    if (!isOwner || visit.pending.length > 0) return;
    visit.isOpen = isHere;
    if (!isHere) end(visit);
  }

  return {
    has: (guest, table) => byGuest.get(guest)?.has(table) ?? false,
    ask(guest, table, { request, text, isRepeated = false }) {
      if (gone.has(guest)) return;
      const known = [...(byGuest.get(guest)?.values() ?? [])];
      const visit = byGuest.get(guest)?.get(table);
      const id = request?.id ?? 0;
      if ((visit?.pending.length ?? 0) >= MOST_PENDING || (visit === undefined && known.length >= 2 * tablesOfSocket))
        refuse(guest, id, 'busy', 'too many requests wait for an answer');
      else if (request?.type === 'open' && !visit?.isOpen && known.filter(staysOpen).length >= tablesOfSocket)
        refuse(guest, id, 'many-open', `you have ${tablesOfSocket} tables open: shut one`);
      else {
        const asking = visit ?? add(guest, table);
        forwarded++;
        push(asking, request, text(), isRepeated);
        if (visit === undefined) search(asking);
      }
    },
    take(link, item) {
      const [kind, id] = item.data as [string, string];
      const visit = visits.get(id);
      // A former owner may have answered before the table moved, but no longer once it is visited elsewhere.
      if (visit === undefined || (visit.link !== null && visit.link !== link)) return;
      const { guest } = visit;
      const isOwner = visit.link === link;
      if (kind === 'again' || kind === 'moved') {
        if (isOwner) search(visit, kind === 'moved' ? (item.data[2] as string) : undefined);
        return;
      }
      if (isOwner) Object.assign(visit, { lostAt: 0, attempts: 0 });
      if (kind === 'send') pass(visit, item, isOwner);
      else if (kind === 'show') guest.show(item.data[2] as string, item.text ?? '');
      else if (kind === 'done') settle(visit, item.data[2] as number);
      else if (kind === 'dismiss') guest.dismiss();
      else if (kind === 'mistake') guest.mistake();
      else if (kind === 'refused' && isOwner) {
        end(visit);
        guest.comeAgain();
      }
    },
    follow(guest, table, to) {
      if (gone.has(guest)) return;
      const visit = byGuest.get(guest)?.get(table) ?? add(guest, table);
      visit.isOpen = true;
      search(visit, to);
    },
    onLost(lost) {
      for (const visit of lost) search(visit);
    },
    update(guest) {
      for (const visit of byGuest.get(guest)?.values() ?? []) visit.link?.push(named(visit));
    },
    leave(guest) {
      gone.add(guest);
      for (const visit of [...(byGuest.get(guest)?.values() ?? [])]) end(visit);
    },
    stats: () => ({ visits: visits.size, forwarded }),
  };
}
