import { createHash } from 'node:crypto';
import type { Guest } from '../contract.ts';

/** By socket: hashing takes as long as a small part of a move. */
const keys = new WeakMap<Guest, string>();

/** Stands for a guest's account and client in stored receipts: a hash, so that they name nobody. */
export function clientKey(guest: Guest): string {
  const known = keys.get(guest);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(`${guest.account.id}|${guest.client}`);
  const key = hash.digest('base64url').slice(0, 16);
  keys.set(guest, key);
  return key;
}
