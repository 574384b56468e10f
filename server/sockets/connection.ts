import type { Duplex } from 'node:stream';
import { PROTOCOL, type Request, type RequestOf } from '@duskhall/protocol';
import type { RawData, WebSocket } from 'ws';
import { type Guest, Refused } from '../hall.ts';
import { allowanceOf } from '../operation/budget.ts';
import type { Account } from '../storage/storage.ts';
import { answer, no, type Reception } from './answer.ts';
import type { Answers } from './answers.ts';
import type { Connection } from './connections.ts';
import { readFrame, type Single } from './frames.ts';
import { openOutbox } from './outbox.ts';

/** Listens to a socket until it is closed. */
export function serve(
  reception: Reception,
  socket: WebSocket,
  stream: Duplex,
  household: string,
  account: Account,
): Connection {
  const { desk, log } = reception;
  const { clock, limits, version } = desk.config;
  const outbox = openOutbox(socket, stream, limits.backlog);
  const guest: Guest = { account, locale: account.locale, tell: outbox.tell, send: outbox.send };
  const mayTalk = allowanceOf(limits.frames, clock);
  /** Null until the client has said hello. */
  let answers: Answers | null = null;
  let badFrames = 0;
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

  function hear(data: RawData, isBinary: boolean): void {
    // What was on its way when we said goodbye is not done.
    if (!outbox.isOpen()) return;
    isAlive = true;
    if (!mayTalk() || !desk.budgets.framesOfAddress.take(household)) outbox.bye('budget', guest.locale);
    else if (isBinary) outbox.close('data', 'binary');
    else {
      const frame = readFrame(data.toString());
      if ('singles' in frame) {
        const send = (text: string) => desk.hall.tellOnBeat(guest, frame.match, text);
        for (const single of frame.singles) hearOne(single, send);
      } else hearOne(frame);
    }
  }

  /** Drops who has not answered the last ping, or has said nothing at all since the one before. */
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
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
  socket.on('close', (code) => {
    desk.metrics.socketsClosed.inc({ code });
    log.debug({ code }, 'a socket closed');
    if (answers !== null) desk.hall.leave(guest);
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
