import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  BadInput,
  commitmentTo,
  digest,
  enter,
  type GameRecord,
  openMatch,
  replay,
  seedOf,
  verifyDeal,
} from '../index.ts';
import { assembly } from './assembly/index.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const secret = sha256('the secret of the house');
const nonces = ['ada', 'ben', 'cleo'].map(sha256);
const deal = { match: 'm1', commitment: commitmentTo('m1', 'assembly', 1, secret), secret, nonces };

function play(): GameRecord {
  const options = { ravens: 'one', rounds: 1, seconds: 9, beat: 0 } as const;
  const match = openMatch(assembly, { seats: 3, options, seed: seedOf(secret, nonces), deal });
  enter(match, 0, [{ resign: true }], 'seat', 0);
  return match.record;
}

test('the commitment and the seed are SHA-256 of what stands in them', () => {
  expect(deal.commitment).toBe(sha256(`v1|m1|assembly|1|${secret}`));
  expect(seedOf(secret, nonces)).toBe(sha256([secret, ...nonces].join('|')));
});

test('an honest deal is verified draw by draw', () => {
  const record = play();
  const draws = verifyDeal(assembly, record);
  expect(draws.slice(0, 2)).toEqual(
    ['sides', 'speaker'].map((label, block) => ({ label, block, hash: sha256(`${record.seed}|${label}|${block}`) })),
  );
  expect(draws.length).toBe(replay(assembly, record).s.rng.drawn);
});

describe('a deal is found out if', () => {
  const honest = play();
  const { seed } = honest;
  const rows: [string, Partial<GameRecord>, string][] = [
    ['it was not committed to', { deal: null }, 'this record carries no deal to check'],
    ['the table was set', { scenario: {} }, 'this table was set by a scenario, not dealt'],
    ['the secret is another', { deal: { ...deal, secret: sha256('other') } }, 'the secret is not the one'],
    ['it was committed for another match', { deal: { ...deal, match: 'm2' } }, 'the secret is not the one'],
    ['a number is missing', { deal: { ...deal, nonces: nonces.slice(1) } }, 'there are 2 numbers for 3 seats'],
    ['a number is another', { deal: { ...deal, nonces: nonces.toReversed() } }, 'the seed does not follow'],
    ['the seed is another', { seed: sha256(seed) }, 'the seed does not follow'],
    ['the game went another way', { digests: [[1, digest(replay(assembly, honest, 0).s)]] }, 'differs from the record'],
  ];
  for (const [what, changes, sentence] of rows)
    test(what, () => {
      const verifying = () => verifyDeal(assembly, { ...honest, ...changes });
      expect(verifying).toThrow(BadInput);
      expect(verifying).toThrow(sentence);
    });
});
