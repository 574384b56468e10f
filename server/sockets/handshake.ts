import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refused } from '@duskhall/host';
import { tokenOf } from '../accounts/visitor.ts';
import type { ServerContext } from '../operation/context.ts';
import { preferredLocale } from '../operation/language.ts';
import { originOf } from '../operation/origin.ts';
import { inWords } from '../operation/words.ts';
import type { Account } from '../storage/storage.ts';

export const PATH = '/ws';

const STATUS: { [code: string]: string } = {
  'no-session': '401 Unauthorized',
  origin: '403 Forbidden',
  'not-found': '404 Not Found',
  budget: '429 Too Many Requests',
  storage: '503 Service Unavailable',
  stopping: '503 Service Unavailable',
  internal: '500 Internal Server Error',
};

/** Authenticates a handshake; throws `Refused`. Browsers send the session cookie, other programs a bearer token. */
export async function admit(context: ServerContext, request: IncomingMessage, household: string): Promise<Account> {
  if (request.url?.split('?')[0] !== PATH) throw new Refused('not-found', '');
  if (!context.budgets.handshakes.take(household)) throw new Refused('budget', '');
  if (originOf(request.headers, context.config.publicUrl) === 'foreign') throw new Refused('origin', '');
  const account = await context.sessions.accountOf(tokenOf(request.headers));
  if (account === null) throw new Refused('no-session', '');
  return account;
}

/** Refuses a handshake over plain HTTP, since no socket is open yet, and closes the connection. */
export function turnAway(stream: Duplex, request: IncomingMessage, refused: Refused): void {
  const text = inWords(refused, preferredLocale(request.headers['accept-language']));
  const body = JSON.stringify({ code: refused.code, text });
  const head = [
    `HTTP/1.1 ${STATUS[refused.code] ?? STATUS.internal}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => stream.destroy());
}
