import type { Duplex } from 'node:stream';
import { Refused } from '@duskhall/host';
import { PROTOCOL, type Request, type RequestOf } from '@duskhall/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Guest } from '../contract.ts';
import { allowanceOf } from '../operation/budget.ts';
import type { Account } from '../storage/storage.ts';
import type { Answers } from './answer-cache.ts';
import { answer, no, type Reception } from './handle-request.ts';
import type { Connection } from './open-sockets.ts';
import { openOutbox } from './outbox.ts';
import { readFrame, type Single } from './parse-frame.ts';
import { workToDo, workToHear } from './work.ts';

/** Bytes still accepted after a goodbye: they may have been in flight. */
const LATE = 64 * 1024;

/** Serves a socket until it closes. */
export function serve(
  reception: Reception,
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
    tell: outbox.tell,
    send: outbox.send,
    show: outbox.show,
    dismiss: () => outbox.bye('budget', guest.locale),
    comeAgain: () => outbox.bye('stopping', guest.locale),
  };
  const mayAsk = allowanceOf(limits.work, clock);
  /** Null until the client has sent hello. */
  let answers: Answers | null = null;
  let badFrames = 0;
  let late = 0;
  let isAlive = true;
  let wasPinged = false;

  function greet({ id, locale, client }: RequestOf<'hello'>): void {
    const { id: person, name } = guest.account;
    guest.locale = locale;
    answers = reception.answersOf(person, client);
    outbox.tell({ type: 'ok', id });
    outbox.tell({ type: 'welcome', protocol: PROTOCOL, version, person: { id: person, name }, now: clock.now() });
  }

  function refuse(id: number, refused: Refused, send = outbox.send): void {
    send(no(reception, guest, id, refused));
    if (refused.code === 'protocol') outbox.close('protocol', 'protocol');
    else if (++badFrames >= limits.badFrames) outbox.close('policy', 'malformed');
  }

  async function obey(request: Request, send = outbox.send): Promise<void> {
    if (request.type === 'hello') {
      if (answers === null) greet(request);
      else refuse(request.id, new Refused('malformed', 'hello was said already'), send);
    } else if (answers === null) refuse(request.id, new Refused('protocol', '(hello comes first)'), send);
    else {
      const text = await answer(reception, guest, request, answers);
      if (text !== '') send(text);
    }
  }

  function hearOne(single: Single, send = outbox.send): void {
    if ('refused' in single) refuse(single.id, single.refused, send);
    else void obey(single.request, send);
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
    const frame = readFrame(data.toString());
    if ('singles' in frame) hearBeat(frame.match, frame.singles);
    else if (afford(workToDo([frame]) - 1)) hearOne(frame);
  }

  /** Only the answer to a beat may hold several requests: anywhere else this would get around the rate limit. */
  function hearBeat(match: string, singles: readonly Single[]): void {
    if (!afford(workToDo(singles))) return;
    if (context.hall.isAnswer(guest, match)) {
      const send = (text: string) => context.hall.tellOnBeat(guest, match, text);
      for (const single of singles) hearOne(single, send);
      return;
    }
    const refused = new Refused('no-beat', '');
    const ids = singles.map((single) => ('request' in single ? single.request.id : single.id));
    for (const id of ids.slice(1)) outbox.send(no(reception, guest, id, refused));
    refuse(ids[0] ?? 0, refused);
  }

  /** Pongs are rate-limited too: a client that sends pings and reads nothing would fill memory. */
  function hearPing(data: Buffer): void {
    if (outbox.isOpen() && afford(1)) outbox.pong(data);
  }

  /** Drops a peer that did not answer the last ping, or has not sent hello by the second. */
  function beat(): void {
    if (!isAlive || (wasPinged && answers === null)) {
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
    context.metrics.socketsClosed.inc({ code });
    log.debug({ code }, 'a socket closed');
    if (answers !== null) context.hall.leave(guest);
  });
  return {
    account: () => guest.account,
    update(account) {
      if (account.locale !== guest.account.locale) guest.locale = account.locale;
      guest.account = account;
    },
    dismiss: (code) => outbox.bye(code, guest.locale),
    beat,
    drop: () => socket.terminate(),
  };
}
