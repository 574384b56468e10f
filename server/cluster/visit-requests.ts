import type { Request } from '@duskhall/protocol';
import type { Guest } from '../contract.ts';
import type { Passport } from './foreign-guest.ts';
import type { Link } from './link.ts';
import type { Item } from './message.ts';

/** A request, or a frame with several, that the owner of a table has not answered yet. */
interface Pending {
  number: number;
  /** Null: the frame of a beat. */
  request: Request | null;
  text: string;
  /** It may have reached an owner. */
  isSent: boolean;
}

/** A guest of this process at a table that another one hosts. */
export interface Visit {
  /** Its name on links. */
  id: string;
  guest: Guest;
  table: string;
  /** Null: it is not known yet who hosts the table. */
  link: Link | null;
  /** The guest has the table open. */
  isOpen: boolean;
  pending: Pending[];
  /** The number of the last request. */
  last: number;
  /** Up to which number the requests are answered. */
  done: number;
  /** How often its table has been looked for: only the latest search counts. */
  searches: number;
  /** Since when it has had no sign of an owner, and how often it was looked for since; 0: there is one. */
  lostAt: number;
  attempts: number;
  /** The guest has gone. */
  isOver: boolean;
}

/** Where the numbers of requests begin: all have ten digits, so that their size tells nothing. */
const FIRST = 10 ** 9;

export const newVisit = (id: string, guest: Guest, table: string): Visit => ({
  ...{ id, guest, table, link: null, isOpen: false, pending: [], last: FIRST, done: FIRST },
  ...{ searches: 0, lostAt: 0, attempts: 0, isOver: false },
});

const passportOf = ({ guest, table }: Visit): Passport => {
  const { account, household, locale, client } = guest;
  return { table, account, household, locale, client };
};

export const named = (visit: Visit): Item => ({ data: ['name', visit.id, passportOf(visit), visit.done] });

const itemOf = ({ id }: Visit, { number, request, text, isSent }: Pending): Item => ({
  data: [request === null ? 'beat' : 'ask', id, number, isSent],
  text,
});

export const isOpening = ({ pending }: Visit): boolean => pending.some(({ request }) => request?.type === 'open');

export const staysOpen = ({ isOpen, pending }: Visit): boolean =>
  isOpen && !pending.some(({ request }) => request?.type === 'shut');

/** Adds a request, and sends it if the owner is known. `isSent`: it may have reached an owner before. */
export function push(visit: Visit, request: Request | null, text: string, isSent: boolean): void {
  // The beat that a frame answers came from an owner before.
  const isLate = request === null && visit.isOpen && visit.link === null;
  const pending = { number: ++visit.last, request, text, isSent: isSent || isLate };
  visit.pending.push(pending);
  if (request?.type === 'open') visit.isOpen = true;
  if (visit.link !== null) send(visit, pending, visit.link);
}

function send(visit: Visit, pending: Pending, link: Link): void {
  link.push(itemOf(visit, pending));
  pending.isSent = true;
}

/** Begins a visit at an owner, or begins it again: what was open is opened, and what was not answered is repeated. */
export function begin(visit: Visit, link: Link): void {
  visit.link = link;
  link.push(named(visit));
  if (visit.isOpen && !isOpening(visit)) link.push({ data: ['open', visit.id] });
  for (const pending of visit.pending) send(visit, pending, link);
}

/** Forgets the requests that are answered. */
export function settle(visit: Visit, done: number): void {
  visit.done = Math.max(visit.done, done);
  visit.pending = visit.pending.filter(({ number }) => number > visit.done);
}
