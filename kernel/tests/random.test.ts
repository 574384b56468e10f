import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { below, cloneRng, dealRng, fastRng, type Rng, rngOf, shuffle } from '../index.ts';

const SEED = 'duskhall';
const count = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** The words of a block, computed by a library independent of the kernel. */
function blockOf(seed: string, label: string, drawn: number): number[] {
  const bytes = createHash('sha256').update(`${seed}|${label}|${drawn}`, 'utf8').digest();
  return count(8, (i) => bytes.readUInt32BE(4 * i));
}

describe('the stream of the deal', () => {
  test('is SHA-256 of seed, label and number, in big-endian words', () => {
    expect(blockOf(SEED, 'die', 0).slice(0, 3)).toEqual([133081404, 703795032, 3260465005]);
    const rng = dealRng(SEED);
    expect(count(3, () => below(rng, 2 ** 32, 'die'))).toEqual([133081404, 2628382, 145638726]);
    expect(rng).toEqual({ seed: SEED, drawn: 3, words: [] });
  });
  test('gives these throws of a die', () => {
    const rng = dealRng(SEED);
    expect(count(12, () => below(rng, 6, 'die'))).toEqual([0, 4, 0, 1, 4, 0, 1, 4, 3, 4, 2, 3]);
  });
  test('gives these orders, from as many blocks as needed', () => {
    const rng = dealRng(SEED);
    expect(shuffle(rng, [...count(12, (i) => i)], 'cards')).toEqual([10, 3, 1, 2, 6, 4, 7, 11, 9, 5, 8, 0]);
    expect(rng.drawn).toBe(2);
    const other = shuffle(
      dealRng('колода ♠'),
      count(10, (i) => i),
      'cards',
    );
    expect(other).toEqual([0, 4, 3, 8, 6, 7, 9, 5, 1, 2]);
  });
  test('differs by label', () => {
    expect(below(dealRng(SEED), 2 ** 32, 'coin')).toBe(blockOf(SEED, 'coin', 0)[0]);
    expect(below(dealRng(SEED), 2 ** 32, 'coin')).not.toBe(below(dealRng(SEED), 2 ** 32, 'die'));
  });
  test('does not depend on what the fast stream draws', () => {
    const alone = dealRng(SEED);
    const beside = dealRng(SEED);
    const fast = fastRng(1);
    for (let i = 0; i < 20; i++) {
      below(fast, 9, 'x');
      expect(below(beside, 52, 'x')).toBe(below(alone, 52, 'x'));
    }
  });
});

describe('an unbiased choice', () => {
  const label = 'w2';
  const [first, second, third] = blockOf(SEED, label, 0) as [number, number, number];

  test('takes a word below the last whole run of n, and no other', () => {
    expect([first, second, third]).toEqual([3297420236, 1086004654, 3838251936]);
    expect(below(dealRng(SEED), first + 1, label)).toBe(first);
    expect(below(dealRng(SEED), first, label)).toBe(second);
    expect(below(dealRng(SEED), second + 1, label)).toBe(second);
  });
  test('passes over every word from there on', () => {
    const n = 3 * 2 ** 30;
    let passedOver = 0;
    for (let i = 0; i < 300; i++) {
      const words = blockOf(SEED, `n${i}`, 0);
      const place = words.findIndex((word) => word < n);
      passedOver += place;
      expect(below(dealRng(SEED), n, `n${i}`)).toBe(words[place]);
    }
    expect(passedOver).toBe(95);
  });
  test('of nothing, or of more than there are words, is an error', () => {
    for (const n of [0, -1, 2 ** 32 + 1, Number.NaN])
      expect(() => below(dealRng(SEED), n, 'x')).toThrow(`cannot choose one of ${n}`);
  });

  const streams: [string, Rng][] = [
    ['deal', dealRng(SEED)],
    ['fast', fastRng(7)],
  ];
  for (const [name, rng] of streams) {
    test(`falls evenly (${name})`, () => {
      const draws = 6000;
      const faces = Array<number>(6).fill(0);
      for (let i = 0; i < draws; i++) faces[below(rng, 6, 'die')]!++;
      expect(chiSquare(faces, draws / 6)).toBeLessThan(20.5); // 5 degrees of freedom, one in a thousand
    });
    test(`puts four things in all orders evenly (${name})`, () => {
      const draws = 4800;
      const orders = new Map<string, number>();
      for (let i = 0; i < draws; i++) {
        const order = shuffle(rng, ['a', 'b', 'c', 'd'], 'order').join('');
        orders.set(order, (orders.get(order) ?? 0) + 1);
      }
      expect(orders.size).toBe(24);
      expect(chiSquare([...orders.values()], draws / 24)).toBeLessThan(49.7); // 23 degrees, one in a thousand
    });
    test(`keeps everything when it shuffles (${name})`, () => {
      for (const size of [0, 1, 2, 9, 60]) {
        const items = count(size, (i) => i);
        const shuffled = shuffle(rng, items, 'keep');
        expect(shuffled).toBe(items);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(count(size, (i) => i));
      }
    });
  }
});

const chiSquare = (seen: readonly number[], expected: number): number =>
  seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);

describe('the fast stream', () => {
  test('is xoroshiro128+ after twelve steps', () => {
    const rng = fastRng(42);
    expect(count(12, () => below(rng, 2 ** 32, 'x'))).toEqual(xoroshiro(42).slice(12, 24));
  });
  test('gives these numbers', () => {
    const rng = fastRng(42);
    expect(count(12, () => below(rng, 1000, 'x'))).toEqual([645, 985, 146, 232, 694, 544, 84, 132, 469, 883, 373, 91]);
    expect(rng.words).toEqual([-346724101, 391616355, 1546624122, 77532618]);
    expect(shuffle(rng, [0, 1, 2, 3, 4, 5, 6, 7], 'x')).toEqual([3, 4, 1, 6, 0, 7, 2, 5]);
    expect(rng.drawn).toBe(13);
  });
  test('ignores labels', () => {
    expect(below(fastRng(3), 1000, 'a')).toBe(below(fastRng(3), 1000, 'b'));
  });
});

/** The first 24 low words of xoroshiro128+ (24, 16, 37), written as by its authors. */
function xoroshiro(seed: number): number[] {
  const rotate = (x: bigint, by: bigint) => BigInt.asUintN(64, (x << by) | (x >> (64n - by)));
  let s0 = (0xffffffffn << 32n) | BigInt(~seed >>> 0);
  let s1 = BigInt(seed) << 32n;
  return count(24, () => {
    const out = Number(BigInt.asUintN(32, s0 + s1));
    s1 ^= s0;
    s0 = rotate(s0, 24n) ^ s1 ^ BigInt.asUintN(64, s1 << 16n);
    s1 = rotate(s1, 37n);
    return out;
  });
}

describe('a stream', () => {
  const names = ['a seed', 'fast:12'];
  for (const name of names) {
    test(`is plain data (${name})`, () => {
      const rng = rngOf(name);
      below(rng, 6, 'x');
      const copies: Rng[] = [JSON.parse(JSON.stringify(rng)), cloneRng(rng)];
      const [one, two, own] = [...copies, rng].map((stream) => count(20, () => below(stream, 100, 'y')));
      expect(one).toEqual(own);
      expect(two).toEqual(own);
    });
  }
  test('is named by its seed', () => {
    expect(rngOf('fast:12')).toEqual(fastRng(12));
    expect(rngOf('a seed')).toEqual(dealRng('a seed'));
  });
});

for (const seed of ['', 'fast:', 'fast:abc', 'fast:-1'])
  test(`${JSON.stringify(seed)} is no seed`, () => {
    expect(() => rngOf(seed)).toThrow(/a seed is some text/);
  });
