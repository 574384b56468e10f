import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Budget } from '../operation/budget.ts';
import type { Account, TokenKind } from '../storage/storage.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Lifetime of each kind of token. */
export const LIFETIME: { readonly [K in TokenKind]: number } = { session: 365 * DAY, recovery: 7 * DAY };
/** How many of each kind an account has at most: the oldest makes room. */
const MOST: { readonly [K in TokenKind]: number } = { session: 500, recovery: 10 };
export const SESSION_SECONDS = LIFETIME.session / 1000;

/** 256 random bits and the expiry date. The hash covers both, so the date cannot be forged. */
const TOKEN = /^[A-Za-z0-9_-]{43}\.([0-9a-z]{1,11})$/;

/** Bearer tokens: whoever holds one is the account it was issued to. */
export interface Sessions {
  open(kind: TokenKind, account: string): Promise<string>;
  accountOf(token: string): Promise<Account | null>;
  /**
   * Issues a new token to a session older than a month, but not many to one account. The old one stays valid: the new one
   * might not arrive.
   */
  renewed(token: string, account: string): Promise<string>;
  /** Redeems a recovery token, once. */
  redeem(token: string): Promise<Account | null>;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** `renewals`: how often an account may have a session renewed. */
export function openSessions({ storage, clock }: Pick<Config, 'storage' | 'clock'>, renewals: Budget): Sessions {
  const expiryOf = (token: string): number => Number.parseInt(TOKEN.exec(token)?.[1] ?? '0', 36);

  async function open(kind: TokenKind, account: string): Promise<string> {
    const now = clock.date();
    const token = `${randomBytes(32).toString('base64url')}.${Math.floor(now + LIFETIME[kind]).toString(36)}`;
    await storage.saveToken(kind, hashOf(token), account, now, MOST[kind]);
    return token;
  }

  async function find(kind: TokenKind, token: string): Promise<Account | null> {
    if (expiryOf(token) <= clock.date()) return null;
    const id = await storage.findToken(kind, hashOf(token));
    return id === null ? null : storage.findAccount(id);
  }

  return {
    open,
    accountOf: (token) => find('session', token),
    async renewed(token, account) {
      const left = expiryOf(token) - clock.date();
      return left > LIFETIME.session - 30 * DAY || !renewals.take(account) ? token : open('session', account);
    },
    async redeem(token) {
      const account = await find('recovery', token);
      // Of several requests at once, the one that deletes it succeeds.
      return account !== null && (await storage.deleteToken('recovery', hashOf(token))) ? account : null;
    },
  };
}
