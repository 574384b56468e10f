import { setTimeout as sleep } from 'node:timers/promises';
import type { Storage } from '../storage/storage.ts';
import type { Bus } from './bus.ts';
import { type Link, openLink } from './link.ts';
import type { Message } from './message.ts';
import type { Visit } from './visit-requests.ts';

/** Milliseconds of silence after which a link is lost, and without visits after which it is given up. */
const SILENT = 2000;
const UNUSED = 30_000;
/** Milliseconds between two looks for the owner of a table, growing. */
const FIRST_WAIT = 50;
const LONGEST_WAIT = 400;
/** When a link is lost, so many visits begin again at once and the others within so many milliseconds. */
const AT_ONCE = 100;
const SPREAD = 1000;

/** The links from this process to the owners of tables that its guests visit. */
export interface Owners {
  /**
   * Finds who hosts a table; `hint`: who probably does. 'here': this process does, or may. Looks again as long as
   * `mayWait`; then 'nobody'. Also 'nobody': this process takes no tables any more, and no other lives.
   */
  find(
    table: string,
    hint: string | undefined,
    mayWait: (isBusAway: boolean) => boolean,
  ): Promise<Link | 'here' | 'nobody'>;
  /** False: the link has been lost meanwhile. */
  enter(visit: Visit, link: Link): boolean;
  /** The visit is over: its owner is told. */
  leave(visit: Visit): void;
  /** The visit has no owner any more. */
  forget(visit: Visit): void;
  /** The link of which a message is the next one; null: none. */
  linkOf(message: Message): Link | null;
  /** This process has got another name: all links begin anew. */
  restart(): void;
  /** Sends every owner a sign of life, and gives up silent links. */
  beat(): void;
  /** Milliseconds that a message and its answer were last under way; links that were lost while somebody needed them. */
  stats(): { lag: number; lost: number };
  fail(error: unknown): void;
}

interface Wiring {
  bus: Bus;
  storage: Storage;
  node(): string;
  /** Whether this process takes no tables any more. */
  isLeaving(): boolean;
  onLost(visits: readonly Visit[]): void;
  fail(error: unknown): void;
}

export function openOwners({ bus, storage, node, isLeaving, onLost, fail }: Wiring): Owners {
  /** By process. Null: nobody hears there. */
  const reached = new Map<string, Promise<Link | null>>();
  const links = new Map<string, Link>();
  const visitsOf = new Map<Link, Set<Visit>>();
  const usedAt = new Map<Link, number>();
  const looking = new Map<string, Promise<string | null>>();
  let count = 0;
  let lag = 0;
  let lostLinks = 0;
  let beatAt = performance.now();

  /** The process that hosts a table, or is to do so; empty: none does; null: none can. */
  function ownerOf(table: string): Promise<string | null> {
    const known = looking.get(table);
    if (known !== undefined) return known;
    const find = async () => {
      const hosted = await storage.ownerOf(table);
      if (hosted?.owner !== '' || !isLeaving()) return hosted?.owner ?? '';
      return (await storage.living()).find((other) => other.node !== node())?.node ?? null;
    };
    const found = find().finally(() => looking.delete(table));
    looking.set(table, found);
    return found;
  }

  /** Rejects while the bus is away. */
  function reach(peer: string): Promise<Link | null> {
    const known = reached.get(peer);
    if (known !== undefined) return known;
    const id = String(++count);
    const link = openLink({ bus, kind: 'up', from: node(), peer, id }, () => lose(link));
    const opening = link.beat([{ data: ['time', performance.now()] }]).then(
      (listeners) => {
        if (listeners === 0) {
          reached.delete(peer);
          return null;
        }
        links.set(peer, link);
        visitsOf.set(link, new Set());
        usedAt.set(link, performance.now());
        return link;
      },
      (error) => {
        reached.delete(peer);
        throw error;
      },
    );
    reached.set(peer, opening);
    return opening;
  }

  function lose(link: Link): void {
    const visits = visitsOf.get(link);
    if (visits === undefined) return;
    visitsOf.delete(link);
    usedAt.delete(link);
    if (visits.size > 0) lostLinks++;
    reached.delete(link.peer);
    if (links.get(link.peer) === link) links.delete(link.peer);
    const lost = [...visits];
    for (const visit of lost) visit.link = null;
    onLost(lost.slice(0, AT_ONCE));
    for (const visit of lost.slice(AT_ONCE))
      setTimeout(() => {
        if (visit.link === null && !visit.isOver) onLost([visit]);
      }, Math.random() * SPREAD).unref();
  }

  const forget = (visit: Visit): void => {
    if (visit.link !== null) visitsOf.get(visit.link)?.delete(visit);
    visit.link = null;
  };

  return {
    async find(table, hint, mayWait) {
      let owner: string | null | undefined = hint;
      for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, 2 * wait)) {
        let isBusAway = false;
        try {
          if (owner === undefined) owner = await ownerOf(table);
          if (owner === null) return 'nobody';
          if (owner === '' || owner === node()) return 'here';
          const link = await reach(owner).catch(() => {
            isBusAway = true;
            return null;
          });
          if (link !== null) return link;
        } catch (error) {
          // The storage is away; the visit waits for it like for an owner.
          fail(error);
        }
        if (!mayWait(isBusAway)) return 'nobody';
        await sleep(wait * (0.75 + Math.random() / 2));
        owner = undefined;
      }
    },
    enter: (visit, link) => visitsOf.get(link)?.add(visit) !== undefined,
    leave(visit) {
      visit.link?.push({ data: ['leave', visit.id] });
      forget(visit);
    },
    forget,
    linkOf(message) {
      const link = links.get(message.from);
      if (link?.id !== message.id) return null;
      const order = link.take(message);
      const [first] = message.items;
      if (order === 'lost' || first?.data[0] === 'restart') lose(link);
      else if (first?.data[0] === 'time') lag = performance.now() - (first.data[1] as number);
      return order === 'next' ? link : null;
    },
    restart() {
      for (const link of [...links.values()]) lose(link);
    },
    beat() {
      const now = performance.now();
      // Who was held up itself has not heard anybody.
      const wasLate = now - beatAt > SILENT / 2;
      beatAt = now;
      for (const link of [...links.values()]) {
        if (visitsOf.get(link)!.size > 0) usedAt.set(link, now);
        if (now - usedAt.get(link)! > UNUSED || (link.silence() > SILENT && !wasLate)) lose(link);
        else link.beat([{ data: ['time', now] }]).catch(() => lose(link));
      }
    },
    stats: () => ({ lag, lost: lostLinks }),
    fail,
  };
}
