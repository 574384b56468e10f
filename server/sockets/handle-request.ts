import { Refused } from '@duskhall/host';
import type { Reply, Request } from '@duskhall/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Guest } from '../contract.ts';
import type { ServerContext } from '../operation/context.ts';
import { errorId } from '../operation/errors.ts';
import { inWords } from '../operation/words.ts';
import { isFailure } from '../storage/connection.ts';
import type { Answer, Answers } from './answer-cache.ts';

/** State shared by all sockets of a server. */
export interface Reception {
  context: ServerContext;
  log: FastifyBaseLogger;
  answersOf(account: string, client: string): Answers;
  /** Requests in flight. */
  underway: Set<Promise<Answer>>;
}

/** Idempotent and tied to one connection: a reconnecting client sends them again, and they must run again. */
const OF_THE_CONNECTION: readonly Request['type'][] = ['open', 'shut'];

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
    if (refused !== undefined) return { text: no(reception, guest, id, refused), isTold };
    return { text: JSON.stringify({ type: 'ok', id, ...handled } satisfies Reply), isTold };
  } catch (error) {
    if (error instanceof Refused) return { text: no(reception, guest, id, error), isTold: false };
    if (isFailure(error)) {
      log.error({ err: error, type }, 'the storage failed');
      return { text: no(reception, guest, id, new Refused('storage', '')), isTold: false };
    }
    const number = errorId();
    log.error({ err: error, errorId: number, type }, 'a request over a socket failed');
    return { text: no(reception, guest, id, new Refused('internal', number)), isTold: false };
  }
}

/** Handles a request, or returns its cached answer. Empty: the hall has already sent the answer. */
export async function answer(reception: Reception, guest: Guest, request: Request, answers: Answers): Promise<string> {
  const { id, type } = request;
  const isOfConnection = OF_THE_CONNECTION.includes(type);
  const known = isOfConnection ? null : answers.find(id);
  if (known === 'forgotten') return no(reception, guest, id, new Refused('forgotten', ''));
  if (known !== null) return (await known).text;
  const performed = perform(reception, guest, request);
  if (!isOfConnection) answers.keep(id, performed);
  reception.underway.add(performed);
  const { text, isTold } = await performed;
  reception.underway.delete(performed);
  return isTold ? '' : text;
}
