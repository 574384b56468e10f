import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { BadInput } from './bad-input.ts';

/**
 * A random stream as plain data. With a seed it is the deal's: block number `drawn` of a draw is
 * SHA-256("seed|label|drawn"), read as eight big-endian words of 32 bits. Without a seed it is the fast one, for search
 * and simulation, whose outputs would give it away.
 */
export interface Rng {
  seed: string;
  /** How many blocks (deal) or calls (fast) have been taken. */
  drawn: number;
  /** What the fast stream remembers; empty for the deal's. */
  words: readonly number[];
}

/** The stream of a real match. */
export const dealRng = (seed: string): Rng => ({ seed, drawn: 0, words: [] });

/** The stream of searches and simulations. */
export function fastRng(seed: number): Rng {
  const generator = xoroshiro128plus(seed);
  for (let i = 0; i < 12; i++) generator.next();
  return { seed: '', drawn: 0, words: generator.getState() };
}

const FAST = /^fast:(\d{1,15})$/;
/** `fast:` and a whole number names a fast stream, any other text a deal's. */
export function rngOf(seed: string): Rng {
  if (seed === '' || (seed.startsWith('fast:') && !FAST.test(seed)))
    throw new BadInput(`a seed is some text, or "fast:" and a whole number; not ${JSON.stringify(seed)}`);
  const fast = FAST.exec(seed);
  return fast === null ? dealRng(seed) : fastRng(Number(fast[1]));
}

export const cloneRng = (rng: Rng): Rng => ({ seed: rng.seed, drawn: rng.drawn, words: rng.words });

/** A whole number from 0 to n - 1, each equally likely. The label names the decision. */
export function below(rng: Rng, n: number, label: string): number {
  const source = open(rng, label);
  const value = uniform(source, n);
  settle(rng, source);
  return value;
}

/** Puts the items in random order, in place. */
export function shuffle<T>(rng: Rng, items: T[], label: string): T[] {
  const source = open(rng, label);
  for (let i = items.length - 1; i > 0; i--) {
    const j = uniform(source, i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
  settle(rng, source);
  return items;
}

/** One block of the deal's stream, as it was taken. */
export interface Draw {
  label: string;
  block: number;
  hash: string;
}
let traced: Draw[] | null = null;
/** Every block of the deal's stream that `run` takes: what anybody can check. */
export function traceDraws(run: () => void): Draw[] {
  const draws: Draw[] = [];
  traced = draws;
  try {
    run();
  } finally {
    traced = null;
  }
  return draws;
}

/** Gives random words, as signed 32-bit numbers. */
interface Source {
  next(): number;
  getState?(): readonly number[];
}

const open = (rng: Rng, label: string): Source =>
  rng.seed === '' ? xoroshiro128plusFromState(rng.words) : dealSource(rng, label);

function settle(rng: Rng, source: Source): void {
  if (rng.seed !== '') return;
  rng.words = source.getState!();
  rng.drawn++;
}

function dealSource(rng: Rng, label: string): Source {
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  return {
    next() {
      if (at === block.byteLength) {
        const hash = sha256(utf8ToBytes(`${rng.seed}|${label}|${rng.drawn}`));
        traced?.push({ label, block: rng.drawn, hash: bytesToHex(hash) });
        rng.drawn++;
        block = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
        at = 0;
      }
      at += 4;
      return block.getInt32(at - 4);
    },
  };
}

const WORDS = 2 ** 32;
/** The words from the last incomplete run of n upwards are passed over: they would favour the small numbers. */
function uniform(source: Source, n: number): number {
  if (!(n >= 1 && n <= WORDS)) throw new Error(`cannot choose one of ${n}`);
  const limit = WORDS - (WORDS % n);
  for (;;) {
    const word = source.next() >>> 0;
    if (word < limit) return word % n;
  }
}
