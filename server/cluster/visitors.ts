import type { Request } from '@duskhall/protocol';
import { Elsewhere, type Guest, type SharedHall } from '../contract.ts';
import { answer, answerBeat, type Reception } from '../sockets/handle-request.ts';
import { readFrame } from '../sockets/parse-frame.ts';
import type { Bus } from './bus.ts';
import { finish, newVisitor, type OtherDoor, type Passport, type Visitor } from './foreign-guest.ts';
import { type Link, openLink } from './link.ts';
import type { Item, Message } from './message.ts';

/** Milliseconds without a sign of life after which the guests of another process have left. */
const GONE = 5000;
/** Milliseconds after which an answered request is reported by itself. In a secret window the next beat does it before. */
const UNREPORTED = 5000;
/** Milliseconds after which a door that starts a new link must have named its guests again. */
const RENAMED = 3000;

/** Serves the guests of other processes at the tables of this one. */
export interface Visitors {
  hear(message: Message): void;
  /** Sends every door a sign of life, and lets the guests of silent ones leave. */
  beat(): void;
  /** A guest's table has gone to another process; false: the guest is no visitor. */
  send(guest: Guest, to: string): boolean;
  count(): number;
}

export function openVisitors(bus: Bus, node: () => string, hall: SharedHall, reception: Reception): Visitors {
  const doors = new Map<string, OtherDoor>();
  const visitors = new WeakMap<Guest, { id: string; visitor: Visitor }>();

  function welcome(door: OtherDoor, id: string, passport: Passport, done: number): void {
    const visitor = newVisitor(hall, door, id, passport, done, (leaving) => sendBack(leaving, id, 'again'));
    door.visitors.set(id, visitor);
    visitors.set(visitor, { id, visitor });
  }

  function drop(door: OtherDoor, id: string): void {
    const visitor = door.visitors.get(id);
    if (visitor === undefined) return;
    door.visitors.delete(id);
    visitors.delete(visitor);
    hall.leave(visitor);
  }

  const isKnown = (visitor: Visitor, id: string): boolean => visitor.at.visitors.get(id) === visitor;

  /** A guest cannot be here: the door has to look 'again', or the table has 'refused' it. */
  function sendBack(visitor: Visitor, id: string, why: 'again' | 'refused'): void {
    if (!isKnown(visitor, id)) return;
    visitor.at.link.push({ data: [why, id] });
    drop(visitor.at, id);
  }

  function take(door: OtherDoor, { data, text = '' }: Item): void {
    const [kind, id] = data as [string, string];
    const visitor = door.visitors.get(id);
    if (kind === 'name') {
      const [, , passport, done] = data as [string, string, Passport, number];
      if (visitor === undefined) welcome(door, id, passport, done);
      else {
        // Answers on a link before this one may be lost: they count only when they have been given again.
        if (!visitor.isNamed) Object.assign(visitor, { done, told: done, answered: new Set() });
        Object.assign(visitor, passport, { isNamed: true });
      }
    } else if (kind === 'leave') drop(door, id);
    else if (visitor !== undefined && kind === 'open') open(visitor, id);
    else if (visitor !== undefined) {
      const handling = () =>
        void handle(visitor, data, text).catch((error) => {
          if (!(error instanceof Elsewhere))
            reception.log.error({ err: error }, 'a request from another process failed');
          sendBack(visitor, id, 'again');
        });
      if (visitor.opening === null) handling();
      else void visitor.opening.then(() => isKnown(visitor, id) && handling());
    }
  }

  /** Throws `Elsewhere`. */
  async function handle(visitor: Visitor, data: Item['data'], text: string): Promise<void> {
    const [kind, , number, isRepeated] = data as [string, string, number, boolean];
    const reply =
      kind === 'beat'
        ? await hearBeat(visitor, text, isRepeated)
        : await answer(reception, visitor, JSON.parse(text) as Request);
    finish(visitor, number);
    if (reply !== '') visitor.send(reply);
  }

  async function hearBeat(visitor: Visitor, text: string, isRepeated: boolean): Promise<string> {
    const frame = readFrame(text);
    if ('singles' in frame) await answerBeat(reception, visitor, frame.match, frame.singles, isRepeated);
    return '';
  }

  /** Opens the table for a guest who had it open before the link was lost or the table moved. */
  function open(visitor: Visitor, id: string): void {
    const opening = hall.reopen(visitor, visitor.table).catch((error) => {
      sendBack(visitor, id, error instanceof Elsewhere ? 'again' : 'refused');
    });
    visitor.opening = opening;
    void opening.then(() => {
      if (visitor.opening === opening) visitor.opening = null;
    });
  }

  const newLink = (peer: string, id: string): Link =>
    openLink({ bus, kind: 'down', from: node(), peer, id }, () => {
      // The door begins anew once it can be reached; if it cannot, its guests leave.
    });

  /** The door's link, if the message continues or begins it; otherwise the door is told to begin anew. */
  function doorOf({ from, id, n, last }: Message): OtherDoor | null {
    const known = doors.get(from);
    if (known?.link.id === id) return known;
    // Links are numbered: this is from before the present one.
    if (known !== undefined && Number(id) < Number(known.link.id)) return null;
    const link = newLink(from, id);
    if (n > 1 || (n === 0 && last > 0)) {
      void link.beat([{ data: ['restart'] }]).catch(() => {});
      return null;
    }
    const door = known ?? { link, visitors: new Map() };
    door.link = link;
    doors.set(from, door);
    for (const visitor of door.visitors.values()) visitor.isNamed = false;
    const isCurrent = () => doors.get(from) === door && door.link === link;
    setTimeout(() => {
      if (isCurrent()) for (const [name, { isNamed }] of [...door.visitors]) if (!isNamed) drop(door, name);
    }, RENAMED).unref();
    return door;
  }

  return {
    hear(message) {
      const door = doorOf(message);
      if (door === null) return;
      const order = door.link.take(message);
      if (order === 'lost' || door.link.isLost()) void door.link.beat([{ data: ['restart'] }]).catch(() => {});
      else if (order === 'next') for (const item of message.items) take(door, item);
      // The echo tells the door how long the bus takes.
      else if (message.n === 0) void door.link.beat(message.items).catch(() => {});
    },
    beat() {
      const late = performance.now() - UNREPORTED;
      for (const { link, visitors: here } of doors.values())
        for (const [id, visitor] of here) {
          if (visitor.told === visitor.done || visitor.doneAt > late) continue;
          visitor.told = visitor.done;
          link.push({ data: ['done', id, visitor.done] });
        }
      for (const [name, door] of doors) {
        if (door.link.silence() < GONE) continue;
        for (const id of [...door.visitors.keys()]) drop(door, id);
        doors.delete(name);
      }
    },
    send(guest, to) {
      const known = visitors.get(guest);
      if (known === undefined) return false;
      const { id, visitor } = known;
      visitor.at.link.push({ data: ['moved', id, to] });
      visitor.at.visitors.delete(id);
      visitors.delete(guest);
      return true;
    },
    count: () => [...doors.values()].reduce((sum, door) => sum + door.visitors.size, 0),
  };
}
