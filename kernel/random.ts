import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { BadInput } from './bad-input.ts';

/**
 * A random stream as plain data. With a seed it is the stream of a deal: block number `drawn` is
 * SHA-256("seed|label|drawn"), read as eight big-endian 32-bit words. Without a seed it is a fast generator for search and
 * simulation, whose state could be recovered from its output.
 */
export interface Rng {
  seed: string;
  /** How many blocks (deal) or calls (fast) have been taken. */
  drawn: number;
  /** The state of the fast generator; empty for a deal. */
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
/** `fast:` and an integer seeds a fast stream, any other text the stream of a deal. */
export function rngOf(seed: string): Rng {
  if (seed === '' || (seed.startsWith('fast:') && !FAST.test(seed)))
    throw new BadInput(`a seed is some text, or "fast:" and a whole number; not ${JSON.stringify(seed)}`);
  const fast = FAST.exec(seed);
  return fast === null ? dealRng(seed) : fastRng(Number(fast[1]));
}

export const cloneRng = (rng: Rng): Rng => ({ seed: rng.seed, drawn: rng.drawn, words: rng.words });

/** A uniform integer from 0 to n - 1. The label says what it is drawn for. */
export function below(rng: Rng, n: number, label: string): number {
  const source = open(rng, label);
  const value = uniform(source, n);
  settle(rng, source);
  return value;
}

/** Shuffles in place (Fisher–Yates). */
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

/** One block drawn from the stream of a deal. */
export interface Draw {
  label: string;
  block: number;
  hash: string;
}
let traced: Draw[] | null = null;
/** Records every block that `run` draws from the stream of a deal, so that anybody can check them. */
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

/** A source of random signed 32-bit words. */
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
/** Rejection sampling: a plain modulo would favour small numbers. */
function uniform(source: Source, n: number): number {
  if (!(n >= 1 && n <= WORDS)) throw new Error(`cannot choose one of ${n}`);
  const limit = WORDS - (WORDS % n);
  for (;;) {
    const word = source.next() >>> 0;
    if (word < limit) return word % n;
  }
}
