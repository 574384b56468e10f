import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyState } from './table.ts';

/** The SHA-256 of a text, in hexadecimal. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * A hash of the state that is equal on every machine. The log is not part of it, nor who answered last: after an undo
 * and a redo in a lane that may be another seat. Nor is the version of the rules (`rules`), which the record names.
 * The fields of the table stand among those of the game, as in the digests of old records.
 */
export function digest(s: AnyState & { rules?: number }): string {
  const { rules, table, ...rest } = s;
  return hashText(stable({ ...rest, ...table, log: null, mover: 0 }));
}

/** JSON with the keys in order. Lists of numbers, which a state is mostly made of, have none. */
export function stable(value: unknown): string {
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'number') ? JSON.stringify(value) : `[${value.map(stable).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${pairs.map(([key, item]) => `${JSON.stringify(key)}:${stable(item)}`).join()}}`;
}

/** Whether two pieces of plain data say the same, whatever the order of their keys. */
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
