import type { Request } from '@duskhall/protocol';
import type { Elsewhere, Guest, SharedHall } from '../contract.ts';
import { answer, answerBeat, type Desk, type Reception } from '../sockets/handle-request.ts';
import { readFrame } from '../sockets/parse-frame.ts';
import type { Storage } from '../storage/storage.ts';
import { divideBeat } from './divide-beat.ts';
import type { Owners } from './owners.ts';
import { openRemoteVisits, type RemoteVisits, type Sent } from './remote-visits.ts';

/** How many tables of matches are remembered. */
const MOST_MATCHES = 20_000;

/** Takes the requests of sockets that end here to whoever hosts the table. */
export interface Door extends Desk {
  visits: RemoteVisits;
}

export function openDoor(hall: SharedHall, storage: Storage, owners: Owners, reception: Reception): Door {
  const visits = openRemoteVisits(hall, owners, reception, handleHere);
  const tablesOfMatches = new Map<string, string>();
  /** Guests whose next requests wait for earlier ones, which are not passed on yet. */
  const chains = new Map<Guest, Promise<void>>();
  /** When all that a guest has sent to a table here so far is handled, or has gone elsewhere. */
  const underway = new WeakMap<Guest, Map<string, Promise<void>>>();

  /** Handles something here; if the table has gone elsewhere, it follows, after all that was sent before. */
  function handleHere(guest: Guest, table: string, sent: Sent): void {
    const tables = underway.get(guest) ?? new Map<string, Promise<void>>();
    underway.set(guest, tables);
    const before = tables.get(table);
    const done = (async () => {
      try {
        if (sent.request !== null) await answerHere(guest, sent.request);
        else await beatHere(guest, sent);
        await before;
      } catch (error) {
        await before;
        // Only a part of a frame may have been handled.
        const isRepeated = sent.isRepeated || sent.request === null;
        visits.ask(guest, (error as Elsewhere).table, { ...sent, isRepeated });
      }
    })().catch(owners.fail);
    tables.set(table, done);
    void done.then(() => {
      if (tables.get(table) === done) tables.delete(table);
    });
  }

  async function answerHere(guest: Guest, request: Request): Promise<void> {
    const text = await answer(reception, guest, request);
    if (text !== '') guest.send(text);
  }

  async function beatHere(guest: Guest, { text, isRepeated }: Sent): Promise<void> {
    const frame = readFrame(text());
    if ('singles' in frame) await answerBeat(reception, guest, frame.match, frame.singles, isRepeated);
  }

  const isThere = (guest: Guest, table: string): boolean => visits.has(guest, table) || !hall.hosts(table);

  const handToOwner = (guest: Guest, table: string, sent: Sent): void =>
    isThere(guest, table) ? visits.ask(guest, table, sent) : handleHere(guest, table, sent);

  function passOn(guest: Guest, table: string, sent: Sent): void {
    if (sent.request !== null) {
      handToOwner(guest, table, sent);
      return;
    }
    const { text, others } = divideBeat(sent.text(), table);
    handToOwner(guest, table, { ...sent, text: () => text });
    for (const other of others) ask(guest, other);
  }

  const knownTableOf = (match: string): string | undefined => hall.tableOf(match) ?? tablesOfMatches.get(match);

  /** The table of a match; null: there is no such match. */
  async function findTableOf(match: string): Promise<string | null> {
    const known = knownTableOf(match);
    if (known !== undefined) return known;
    const at = await storage.whereIs(match).catch(() => null);
    if (at === null) return null;
    tablesOfMatches.set(match, at.table);
    if (tablesOfMatches.size > MOST_MATCHES) tablesOfMatches.delete(tablesOfMatches.keys().next().value!);
    return at.table;
  }

  async function findAndPassOn(guest: Guest, at: { table: string } | { match: string }, sent: Sent): Promise<void> {
    const table = 'table' in at ? at.table : await findTableOf(at.match);
    // There is no such match: the refusal is the same everywhere.
    if (table === null) return handleHere(guest, '', sent);
    if (isThere(guest, table)) await underway.get(guest)?.get(table);
    passOn(guest, table, sent);
  }

  /** What a guest sends is passed on in the order in which it came. */
  function inOrder(guest: Guest, at: { table: string } | { match: string }, sent: Sent): void {
    const before = chains.get(guest);
    const table = 'table' in at ? at.table : knownTableOf(at.match);
    const isWaiting = table === undefined || (underway.get(guest)?.has(table) && isThere(guest, table));
    if (before === undefined && !isWaiting) {
      passOn(guest, table, sent);
      return;
    }
    const next = (before ?? Promise.resolve()).then(() => findAndPassOn(guest, at, sent)).catch(owners.fail);
    chains.set(guest, next);
    void next.then(() => {
      if (chains.get(guest) === next) chains.delete(guest);
    });
  }

  function ask(guest: Guest, request: Request): void {
    const sent = { request, text: () => JSON.stringify(request) };
    if ('table' in request || 'match' in request) inOrder(guest, request, sent);
    else handleHere(guest, '', sent);
  }

  return {
    ask,
    hearBeat: (guest, match, _, text) => inOrder(guest, { match }, { request: null, text: () => text }),
    update: visits.update,
    leave(guest) {
      visits.leave(guest);
      hall.leave(guest);
    },
    visits,
  };
}
