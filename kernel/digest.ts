import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyState } from './table.ts';

/** The SHA-256 of a text, in hexadecimal. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * A hash of the state, equal on every machine. It leaves out the log; the last mover, which may differ after an undo and
 * redo in a lane; and the rules version, which the record has. Table fields are merged into the game's, because the
 * digests of old records were taken that way.
 */
export function digest(s: AnyState & { rules?: number }): string {
  const { rules, table, ...rest } = s;
  return hashText(stable({ ...rest, ...table, log: null, mover: 0 }));
}

/** Canonical JSON: sorted keys. Lists of numbers, most of a state, take a fast path. */
export function stable(value: unknown): string {
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'number') ? JSON.stringify(value) : `[${value.map(stable).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${pairs.map(([key, item]) => `${JSON.stringify(key)}:${stable(item)}`).join()}}`;
}

/** Deep equality of plain data, regardless of key order. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const other = b as { [key: string]: unknown };
  return keys.every((key) => Object.hasOwn(b, key) && same((a as typeof other)[key], other[key]));
}
