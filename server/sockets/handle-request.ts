import { Refused } from '@duskhall/host';
import type { Reply, Request } from '@duskhall/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { Elsewhere, type Guest } from '../contract.ts';
import type { ServerContext } from '../operation/context.ts';
import { errorId } from '../operation/errors.ts';
import { inWords } from '../operation/words.ts';
import { isFailure, isUnknown } from '../storage/connection.ts';
import type { Answer, Answers } from './answer-cache.ts';
import type { Single } from './parse-frame.ts';

/** State shared by all sockets of a server. */
export interface Reception {
  context: ServerContext;
  log: FastifyBaseLogger;
  answersOf(account: string, client: string): Answers;
  /** Requests in flight. */
  underway: Set<Promise<Answer>>;
}

/** Where the requests of guests who have said hello are handled. Answers are sent to the guest. */
export interface Desk {
  ask(guest: Guest, request: Request): void;
  /** Everything that a client sends on a beat; `text`: the frame as it came. */
  hearBeat(guest: Guest, match: string, singles: readonly Single[], text: string): void;
  /** The guest's account has changed. */
  update(guest: Guest): void;
  /** The socket has closed. */
  leave(guest: Guest): void;
}

/** Idempotent and tied to one connection: a reconnecting client sends them again, and they must run again. */
const OF_THE_CONNECTION: readonly Request['type'][] = ['open', 'shut'];

export const HELLO_AGAIN = new Refused('malformed', 'hello was said already');

/** Encodes a refusal for the socket. */
export function no({ context }: Reception, { locale }: Guest, id: number, refused: Refused): string {
  const { code, rule } = refused;
  context.metrics.refusals.inc({ code });
  return JSON.stringify({ type: 'no', id, code, rule, text: inWords(refused, locale) } satisfies Reply);
}

async function perform(reception: Reception, guest: Guest, request: Request): Promise<Answer> {
  const { id, type } = request;
  const { context, log } = reception;
  context.metrics.socketRequests.inc({ type });
  const stop = context.metrics.acknowledgementSeconds.startTimer({ type });
  try {
    const { isTold = false, refused, ...handled } = await context.hall.handle(guest, request);
    stop();
    if (refused !== undefined) return refusal(reception, guest, id, refused, isTold);
    return { text: JSON.stringify({ type: 'ok', id, ...handled } satisfies Reply), isTold };
  } catch (error) {
    if (error instanceof Elsewhere) throw error;
    if (error instanceof Refused) return refusal(reception, guest, id, error);
    if (isUnknown(error)) {
      log.error({ err: error, type }, 'it is not known whether something was stored');
      // The client repeats the request, and by then it can be seen what has become of it.
      guest.comeAgain();
      return { text: '', isTold: true, isPassing: true };
    }
    if (isFailure(error)) {
      log.error({ err: error, type }, 'the storage failed');
      return refusal(reception, guest, id, new Refused('storage', ''));
    }
    const number = errorId();
    log.error({ err: error, errorId: number, type }, 'a request over a socket failed');
    return refusal(reception, guest, id, new Refused('internal', number));
  }
}

const PASSING = ['storage', 'busy'];
const refusal = (reception: Reception, guest: Guest, id: number, refused: Refused, isTold = false): Answer => ({
  text: no(reception, guest, id, refused),
  isTold,
  isPassing: PASSING.includes(refused.code),
});

/**
 * Handles a request, or returns its cached answer. Empty: the hall has already sent the answer. Throws `Elsewhere` if
 * another process hosts the table: then nothing was done.
 */
export async function answer(reception: Reception, guest: Guest, request: Request): Promise<string> {
  const { id, type } = request;
  const answers = reception.answersOf(guest.account.id, guest.client);
  const isOfConnection = OF_THE_CONNECTION.includes(type);
  const known = isOfConnection ? null : answers.find(id);
  if (known === 'forgotten') return no(reception, guest, id, new Refused('forgotten', ''));
  if (known !== null) return (await known).text;
  const performed = perform(reception, guest, request);
  if (!isOfConnection) answers.keep(id, performed);
  reception.underway.add(performed);
  try {
    const { text, isTold } = await performed;
    return isTold ? '' : text;
  } finally {
    reception.underway.delete(performed);
  }
}

/**
 * Only the answer to a beat may hold several requests: anywhere else this would get around the rate limit. Throws
 * `Elsewhere` if another process hosts the table: then all of it may be repeated there.
 */
export async function answerBeat(
  reception: Reception,
  guest: Guest,
  match: string,
  singles: readonly Single[],
  isRepeated = false,
): Promise<void> {
  const { hall } = reception.context;
  if (hall.isAnswer(guest, match) || isRepeated) {
    const answerOne = async (single: Single): Promise<string> => {
      if ('refused' in single) return no(reception, guest, single.id, single.refused);
      if (single.request.type === 'hello') return no(reception, guest, single.request.id, HELLO_AGAIN);
      return answer(reception, guest, single.request);
    };
    const answered = singles.map(async (single) => {
      const text = await answerOne(single);
      if (text !== '') hall.tellOnBeat(guest, match, text);
    });
    for (const one of await Promise.allSettled(answered)) if (one.status === 'rejected') throw one.reason;
    return;
  }
  const refused = new Refused('no-beat', '');
  const ids = singles.map((single) => ('request' in single ? single.request.id : single.id));
  for (const id of ids.length > 0 ? ids : [0]) guest.send(no(reception, guest, id, refused));
  guest.mistake();
}

/** The desk of a server of one process. It can lose a table only with its lease, and then everybody comes again. */
export function openDesk(reception: Reception): Desk {
  const refuse = (guest: Guest, id: number) => (error: Refused) => guest.send(no(reception, guest, id, error));
  return {
    ask(guest, request) {
      const send = (text: string) => text !== '' && guest.send(text);
      void answer(reception, guest, request).then(send, refuse(guest, request.id));
    },
    hearBeat(guest, match, singles) {
      void answerBeat(reception, guest, match, singles).catch(refuse(guest, 0));
    },
    update() {},
    leave: (guest) => reception.context.hall.leave(guest),
  };
}
