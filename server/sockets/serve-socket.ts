import type { Duplex } from 'node:stream';
import { Refused } from '@duskhall/host';
import { PROTOCOL, type RequestOf } from '@duskhall/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Guest } from '../contract.ts';
import { allowanceOf } from '../operation/budget.ts';
import type { Account } from '../storage/storage.ts';
import { type Desk, HELLO_AGAIN, no, type Reception } from './handle-request.ts';
import type { Connection } from './open-sockets.ts';
import { openOutbox } from './outbox.ts';
import { readFrame, type Single } from './parse-frame.ts';
import { workToDo, workToHear } from './work.ts';

/** Bytes still accepted after a goodbye: they may have been in flight. */
const LATE = 64 * 1024;

/** From here on, clients choose close codes freely (RFC 6455, section 7.4.2). */
const OWN_CODES = 3000;

/** Serves a socket until it closes. */
export function serve(
  reception: Reception,
  desk: Desk,
  socket: WebSocket,
  stream: Duplex,
  household: string,
  account: Account,
): Connection {
  const { context, log } = reception;
  const { clock, limits, version } = context.config;
  const outbox = openOutbox(socket, stream, limits.backlog);
  const guest: Guest = {
    account,
    household,
    locale: account.locale,
    client: '',
    tell: outbox.tell,
    send: outbox.send,
    show: outbox.show,
    dismiss: () => outbox.bye('budget', guest.locale),
    comeAgain: () => outbox.bye('stopping', guest.locale),
    mistake() {
      if (++badFrames >= limits.badFrames) outbox.close('policy', 'malformed');
    },
  };
  const mayAsk = allowanceOf(limits.work, clock);
  let badFrames = 0;
  let late = 0;
  let isAlive = true;
  let wasPinged = false;

  function greet({ id, locale, client }: RequestOf<'hello'>): void {
    const { id: person, name } = guest.account;
    guest.locale = locale;
    guest.client = client;
    outbox.tell({ type: 'ok', id });
    outbox.tell({ type: 'welcome', protocol: PROTOCOL, version, person: { id: person, name }, now: clock.now() });
  }

  function refuse(id: number, refused: Refused): void {
    outbox.send(no(reception, guest, id, refused));
    if (refused.code === 'protocol') outbox.close('protocol', 'protocol');
    else guest.mistake();
  }

  function hearOne(single: Single): void {
    if ('refused' in single) refuse(single.id, single.refused);
    else if (single.request.type === 'hello') {
      if (guest.client === '') greet(single.request);
      else refuse(single.request.id, HELLO_AGAIN);
    } else if (guest.client === '') refuse(single.request.id, new Refused('protocol', '(hello comes first)'));
    else desk.ask(guest, single.request);
  }

  /** Charges work to the rate limits; closes the socket when one is exceeded. */
  function afford(work: number): boolean {
    const { workOfPerson, workOfAddress } = context.budgets;
    const may = mayAsk(work) && workOfPerson.take(guest.account.id, work) && workOfAddress.take(household, work);
    if (!may) outbox.bye('budget', guest.locale);
    return may;
  }

  function hear(data: RawData, isBinary: boolean): void {
    // Ignore frames that were in flight when we said goodbye.
    if (!outbox.isOpen()) return;
    isAlive = true;
    if (!afford(workToHear((data as Buffer).length))) return;
    if (isBinary) {
      outbox.close('data', 'binary');
      return;
    }
    const text = data.toString();
    const frame = readFrame(text);
    if ('singles' in frame) hearBeat(frame.match, frame.singles, text);
    else if (afford(workToDo([frame]) - 1)) hearOne(frame);
  }

  function hearBeat(match: string, singles: readonly Single[], text: string): void {
    if (!afford(workToDo(singles))) return;
    for (const single of singles) if ('refused' in single) guest.mistake();
    desk.hearBeat(guest, match, singles, text);
  }

  /** Pongs are rate-limited too: a client that sends pings and reads nothing would fill memory. */
  function hearPing(data: Buffer): void {
    if (outbox.isOpen() && afford(1)) outbox.pong(data);
  }

  /** Drops a peer that did not answer the last ping, or has not sent hello by the second. */
  function beat(): void {
    if (!isAlive || (wasPinged && guest.client === '')) {
      socket.terminate();
      return;
    }
    isAlive = false;
    wasPinged = true;
    socket.ping();
  }

  socket.on('message', hear);
  socket.on('ping', hearPing);
  socket.on('pong', () => {
    isAlive = true;
    if (outbox.isOpen()) afford(1);
  });
  stream.on('data', (chunk: Buffer) => {
    if (!outbox.isOpen()) late += chunk.length;
    if (late > LATE) socket.terminate();
  });
  socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
  socket.on('close', (code) => {
    context.metrics.socketsClosed.inc({ code: code < OWN_CODES ? code : 'other' });
    log.debug({ code }, 'a socket closed');
    if (guest.client !== '') desk.leave(guest);
  });
  return {
    account: () => guest.account,
    update(account) {
      if (account.locale !== guest.account.locale) guest.locale = account.locale;
      guest.account = account;
      desk.update(guest);
    },
    dismiss: (code) => outbox.bye(code, guest.locale),
    beat,
    drop: () => socket.terminate(),
  };
}
