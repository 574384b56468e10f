import { randomBytes } from 'node:crypto';
import { Refused } from '@duskhall/host';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFailure } from '../storage/connection.ts';
import { preferredLocale } from './language.ts';
import { inWords } from './words.ts';

/** HTTP status by code; any other refusal is 409 Conflict. */
const STATUS: { [code: string]: number } = {
  malformed: 400,
  'bad-option': 400,
  'bad-seats': 400,
  'no-game': 400,
  illegal: 400,
  'no-session': 401,
  'no-token': 401,
  origin: 403,
  'not-yours': 403,
  'not-found': 404,
  'no-match': 404,
  'no-table': 404,
  'no-ladder': 404,
  spent: 410,
  'too-large': 413,
  budget: 429,
  'tables-of-person': 429,
  'tables-of-address': 429,
  'tables-in-all': 503,
  'hall-full': 503,
  'devices-full': 503,
  busy: 503,
  elsewhere: 503,
  internal: 500,
  storage: 503,
  stopping: 503,
};

/** Errors that Fastify raises before a route runs. Its messages may quote the request, so they are left out. */
function asRefused(error: FastifyError): Refused | null {
  if (error instanceof Refused) return error;
  if (isFailure(error)) return new Refused('storage', '');
  const status = error.statusCode ?? 500;
  if (status === 413) return new Refused('too-large', '');
  if (status === 429) return new Refused('budget', '');
  if (status === 404) return new Refused('not-found', '');
  if (status === 503) return new Refused('stopping', '');
  if (status === 415) return new Refused('malformed', 'only application/json is understood');
  if (status >= 400 && status < 500) return new Refused('malformed', 'not readable');
  return null;
}

/** An id for finding the error in the log. */
export const errorId = (): string => randomBytes(6).toString('hex');

function answer(request: FastifyRequest, reply: FastifyReply, refused: Refused): FastifyReply {
  const text = inWords(refused, preferredLocale(request.headers['accept-language']));
  return reply
    .code(STATUS[refused.code] ?? 409)
    .type('application/json; charset=utf-8')
    .send({ code: refused.code, text });
}

/** For URLs that cannot be decoded, which reach no route and no error handler. */
export const answerBadUrl = (_: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answer(request, reply, new Refused('malformed', 'not readable'));

/** Answers every error as `{ code, text }`. Must be registered after the rate limit. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refused = asRefused(error);
    if (refused?.code === 'storage') request.log.error({ err: error }, 'the storage failed');
    if (refused !== null) return answer(request, reply, refused);
    const id = errorId();
    request.log.error({ err: error, errorId: id }, 'a request failed');
    return answer(request, reply, new Refused('internal', id));
  });
  // Guessing URLs counts against the rate limit too, if there is one.
  const options = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
  app.setNotFoundHandler(options, (request, reply) => answer(request, reply, new Refused('not-found', '')));
}
