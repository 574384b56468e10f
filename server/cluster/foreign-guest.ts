import type { Locale } from '@duskhall/kernel';
import type { Guest, SharedHall } from '../contract.ts';
import type { Account } from '../storage/storage.ts';
import type { Link } from './link.ts';

/** Who visits a table from another process. */
export interface Passport {
  table: string;
  account: Account;
  household: string;
  locale: Locale;
  client: string;
}

/** Another process from which guests come. */
export interface OtherDoor {
  link: Link;
  visitors: Map<string, Visitor>;
}

/** A guest of a table here whose socket is at another process. */
export interface Visitor extends Guest {
  table: string;
  /** All requests up to this number are answered, and others beyond it. */
  done: number;
  answered: Set<number>;
  /** What the door knows of `done`, and since when it could know more. */
  told: number;
  doneAt: number;
  /** The process where its socket is. */
  at: OtherDoor;
  isNamed: boolean;
  /** The table is being opened for it again: its requests wait. */
  opening: Promise<void> | null;
}

/** `id`: its name on links. What it is sent goes to its door, as of when it can be sent. */
export function newVisitor(
  hall: SharedHall,
  door: OtherDoor,
  id: string,
  { table, ...passport }: Passport,
  done: number,
  comeAgain: (visitor: Visitor) => void,
): Visitor {
  const push = (kind: string, text?: string, ...more: unknown[]) =>
    visitor.at.link.push({ data: [kind, id, ...more], ...(text !== undefined && { text }) });
  const send = (text: string) => {
    visitor.told = visitor.done;
    push('send', text, visitor.done, hall.isAt(visitor));
  };
  const visitor: Visitor = {
    ...passport,
    table,
    done,
    answered: new Set(),
    told: done,
    doneAt: 0,
    at: door,
    isNamed: true,
    opening: null,
    send,
    tell: (reply) => send(JSON.stringify(reply)),
    // Whoever leaves or comes in great numbers changes the table for everybody there, each time.
    show: (name, text) => visitor.at.link.push({ data: ['show', id, name], text }, `${id} ${name}`),
    dismiss: () => push('dismiss'),
    mistake: () => push('mistake'),
    comeAgain: () => comeAgain(visitor),
  };
  return visitor;
}

/** Notes that a request is answered: the door need not repeat it. */
export function finish(visitor: Visitor, number: number): void {
  if (number <= visitor.done) return;
  visitor.answered.add(number);
  if (visitor.done === visitor.told) visitor.doneAt = performance.now();
  while (visitor.answered.delete(visitor.done + 1)) visitor.done++;
}
