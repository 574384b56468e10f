import type { IncomingHttpHeaders } from 'node:http';
import { Refused } from '@duskhall/host';
import type { Locale } from '@duskhall/kernel';
import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../operation/context.ts';
import { preferredLocale } from '../operation/language.ts';
import { isSecure } from '../operation/origin.ts';
import type { Account } from '../storage/storage.ts';
import { SESSION_SECONDS } from './sessions.ts';

export const COOKIE = 'duskhall';

/** The session token, from the cookie or a bearer header; empty: none. */
export function tokenOf(headers: IncomingHttpHeaders): string {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '');
  return bearer?.[1] ?? fastifyCookie.parse(headers.cookie ?? '')[COOKIE] ?? '';
}

/** The account behind a request; null: none. */
export const visitorOf = (context: ServerContext, request: FastifyRequest): Promise<Account | null> =>
  context.sessions.accountOf(tokenOf(request.headers));

export async function mustKnow(context: ServerContext, request: FastifyRequest): Promise<Account> {
  const account = await visitorOf(context, request);
  if (account === null) throw new Refused('no-session', '');
  return account;
}

/** The language of the answer: the one asked for, the account's, or the browser's preference. */
export async function localeFor(context: ServerContext, request: FastifyRequest, asked?: Locale): Promise<Locale> {
  if (asked !== undefined) return asked;
  return (await visitorOf(context, request))?.locale ?? preferredLocale(request.headers['accept-language']);
}

const cookieOptions = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(publicUrl) }) as const;

export function setCookie({ config }: ServerContext, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, { ...cookieOptions(config.publicUrl), maxAge: SESSION_SECONDS });
}

export function clearCookie({ config }: ServerContext, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieOptions(config.publicUrl));
}
