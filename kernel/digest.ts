import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyState } from './table.ts';

type Hash = (text: string) => string;

export const portableHash: Hash = (text) => bytesToHex(sha256(utf8ToBytes(text)));
let hash = portableHash;

/** Replaces the portable SHA-256, where the platform has a faster one. */
export function useHash(native: Hash): void {
  if (native('ü') !== hash('ü')) throw new Error('this is not SHA-256 of UTF-8 in hexadecimal');
  hash = native;
}

/** The SHA-256 of a text, in hexadecimal. */
export const hashText = (text: string): string => hash(text);

/**
 * A hash of the state, equal on every machine. It leaves out the log; the last mover, which may differ after an undo and
 * redo in a lane; and the rules version, which the record has. Table fields are merged into the game's, because the
 * digests of old records were taken that way.
 */
export function digest(s: AnyState & { rules?: number }): string {
  const { rules, table, ...rest } = s;
  return hashText(stable({ ...rest, ...table, log: null, mover: 0 }));
}

/** Canonical JSON: sorted keys. Most of the time of a digest goes here, so it is written for speed. */
export function stable(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    let text = `[${stable(value[0])}`;
    for (let i = 1; i < value.length; i++) text += `,${stable(value[i])}`;
    return `${text}]`;
  }
  const { keys, heads } = sortedKeys(value);
  let text = '{';
  for (let i = 0; i < keys.length; i++) text += heads[i]! + stable((value as { [key: string]: unknown })[keys[i]!]);
  return `${text}}`;
}

/** What is known of objects with the same keys in the same order. */
interface Shape {
  /** The keys sorted, and each as it is written; null: no object has had exactly these. */
  sorted: { keys: readonly string[]; heads: readonly string[] } | null;
  /** The shapes with one key more. */
  longer: Map<string, Shape>;
}
const newShape = (): Shape => ({ sorted: null, longer: new Map() });

/** Objects in states have a few hundred shapes, but card sets of strangers have any keys: hence the limit. */
const MOST_SHAPES = 2000;
let shapes = newShape();
let shapeCount = 0;

function sortedKeys(value: object): NonNullable<Shape['sorted']> {
  const keys = Object.keys(value);
  let shape = shapes;
  for (const key of keys) shape = shape.longer.get(key) ?? addShape(shape, key);
  shape.sorted ??= sorted(keys);
  return shape.sorted;
}

function sorted(keys: string[]): NonNullable<Shape['sorted']> {
  keys.sort();
  return { keys, heads: keys.map((key, i) => `${i > 0 ? ',' : ''}${JSON.stringify(key)}:`) };
}

function addShape({ longer }: Shape, key: string): Shape {
  if (shapeCount++ === MOST_SHAPES) {
    shapes = newShape();
    shapeCount = 0;
  }
  const shape = newShape();
  longer.set(key, shape);
  return shape;
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
