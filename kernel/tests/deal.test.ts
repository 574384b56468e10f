import { createHash } from 'node:crypto';
import { assembly } from '@duskhall/testing/assembly/index.ts';
import { describe, expect, test } from 'vitest';
import {
  BadInput,
  commitmentTo,
  dealFlaw,
  digest,
  enter,
  type GameRecord,
  holderOf,
  houseCommitment,
  type KeptDeal,
  keptFlaw,
  makeDeal,
  openMatch,
  proofOf,
  replay,
  type SealedDeal,
  seatCommitment,
  seedOf,
  seenFlaw,
  type Terms,
  verifyDeal,
} from '../index.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const options = { ravens: 'one', rounds: 1, seconds: 9, beat: 0 } as const;
const secret = sha256('the secret of the house');
const numbers = ['ada', '', 'cleo'].map((name) => name && sha256(name));
const seats = [holderOf('m1', 'ada'), 'bot', holderOf('m1', 'cleo')];
const terms: Terms = { match: 'm1', game: 'assembly', rulesVersion: assembly.rulesVersion, options, seats };
const house = houseCommitment(terms, options, secret);
const commitTo = (numbers: string[], to = terms) =>
  numbers.map((number, seat) => number && seatCommitment(to, houseCommitment(to, options, secret), seat, number));
const commitments = commitTo(numbers);

function play(start = makeDeal(terms, options, secret, commitments, numbers)): GameRecord {
  const match = openMatch(assembly, { seats: 3, options, ...start });
  enter(match, 0, [{ resign: true }], 'seat', 0);
  return match.record;
}
const honest = play();
const deal = honest.deal as SealedDeal;
const kept: KeptDeal = { terms, commitment: house, commitments, seat: 2, nonce: numbers[2]!, spoilt: 0 };

test('what is hashed is one text: JSON with sorted keys, led by what it is for', () => {
  const all = '{"beat":0,"ravens":"one","rounds":1,"seconds":9}';
  const text = `{"game":"assembly","match":"m1","options":${all},"rulesVersion":${assembly.rulesVersion},"seats":${JSON.stringify(seats)}}`;
  const hash = (rest: string) => sha256(`["duskhall deal 2",${rest}]`);
  expect(seats[0]).toBe(hash('"holder","m1","ada"'));
  expect(house).toBe(hash(`"house",${text},${all},"${secret}"`));
  expect(commitments[2]).toBe(hash(`"seat",${text},"${house}",2,"${numbers[2]}"`));
  const lists = [commitments, numbers].map((list) => JSON.stringify(list));
  expect(honest.seed).toBe(hash(`"seed",${text},"${house}",${lists[0]},"${secret}",${lists[1]}`));
});

test('a commitment belongs to one seat of one match: a copy of it opens nothing elsewhere', () => {
  const others = [
    seatCommitment(terms, house, 1, numbers[2]!),
    seatCommitment({ ...terms, match: 'm2' }, house, 2, numbers[2]!),
    seatCommitment({ ...terms, seats: seats.toReversed() }, house, 2, numbers[2]!),
    seatCommitment(terms, sha256('another house'), 2, numbers[2]!),
  ];
  expect(new Set([commitments[2], ...others]).size).toBe(5);
  // Ada copies Cleo's commitment, and then the number with which Cleo opens it.
  const copied = [commitments[2]!, '', commitments[2]!];
  expect(dealFlaw(assembly, play(makeDeal(terms, options, secret, copied, [numbers[2]!, '', numbers[2]!])))).toBe(
    'openings',
  );
});

test('an honest deal is verified draw by draw', () => {
  const draws = verifyDeal(assembly, honest);
  expect(draws.slice(0, 2)).toEqual(
    ['sides', 'speaker'].map((label, block) => ({ label, block, hash: sha256(`${honest.seed}|${label}|${block}`) })),
  );
  expect(draws.length).toBe(replay(assembly, honest).s.table.rng.drawn);
  expect([dealFlaw(assembly, honest), keptFlaw(assembly, honest, kept)]).toEqual([null, null]);
});

const FOUND_OUT: [what: string, changes: Partial<GameRecord>, sentence: string][] = [
  ['it was not committed to', { deal: null }, 'this record carries no deal to check'],
  ['the table was laid out by hand', { scenario: {} }, 'it is a scenario, not a deal'],
  ['the secret is another', { deal: { ...deal, secret: sha256('other') } }, 'the secret is not the one'],
  ['it was committed for another match', { deal: { ...deal, match: 'm2' } }, 'the secret is not the one'],
  ['the options are others', { options: { ...options, ravens: 'two' } }, 'the secret is not the one'],
  ['others sat there', { deal: { ...deal, seats: [seats[2]!, 'bot', seats[0]!] } }, 'the secret is not the one'],
  ['a number is missing', { deal: { ...deal, nonces: ['', '', numbers[2]!] } }, 'there is not one number for each'],
  ['a seat is missing', { deal: { ...deal, nonces: numbers.slice(1) } }, 'there is not one number for each'],
  ['a bot gives one', { deal: { ...deal, nonces: [numbers[0]!, 'x', numbers[2]!] } }, 'there is not one number'],
  ['a number is another', { deal: { ...deal, nonces: [secret, '', numbers[2]!] } }, 'a number is not the one'],
  ['the seed is another', { seed: sha256(honest.seed) }, 'the seed does not follow'],
  ['the game went another way', { digests: [[1, digest(replay(assembly, honest, 0).s)]] }, 'differs from the record'],
];
describe('a deal is found out if', () => {
  for (const [what, changes, sentence] of FOUND_OUT)
    test(what, () => {
      const verifying = () => verifyDeal(assembly, { ...honest, ...changes });
      expect(verifying).toThrow(BadInput);
      expect(verifying).toThrow(sentence);
    });
});

test('who kept its number finds out a record that holds by itself but is of another deal', () => {
  const other = (to: Terms, from: string[], by = secret) =>
    play(
      makeDeal(
        to,
        options,
        by,
        from.map((number, seat) => number && seatCommitment(to, houseCommitment(to, options, by), seat, number)),
        from,
      ),
    );
  const turned = [numbers[0]!, '', sha256('chosen')];
  const cases: [GameRecord, string][] = [
    [other({ ...terms, match: 'm2' }, numbers), 'keptTerms'],
    [other({ ...terms, seats: [seats[0]!, 'guest', seats[2]!] }, numbers), 'keptTerms'],
    [other(terms, numbers, sha256('tried')), 'keptHouse'],
    [other(terms, [sha256('tried'), '', numbers[2]!]), 'keptSeats'],
    [other(terms, turned), 'keptSeats'],
    [firstRecord(), 'keptTerms'],
  ];
  for (const [record, flaw] of cases)
    expect([dealFlaw(assembly, record), keptFlaw(assembly, record, kept)]).toEqual([null, flaw]);
  expect(keptFlaw(assembly, honest, { ...kept, nonce: sha256('mine') })).toBe('keptNumber');
});

test('what the players are not shown of the options is bound by the house alone', () => {
  const veiled = { ...assembly, shownOptions: (all: typeof options) => ({ ...all, seconds: 0 }) } as typeof assembly;
  const shown: Terms = { ...terms, options: { ...options, seconds: 0 } };
  const house = houseCommitment(shown, options, secret);
  const own = numbers.map((number, seat) => number && seatCommitment(shown, house, seat, number));
  const record = play(makeDeal(shown, options, secret, own, numbers));
  const known: KeptDeal = { ...kept, terms: shown, commitment: house, commitments: own };
  expect([dealFlaw(veiled, record), keptFlaw(veiled, record, known)]).toEqual([null, null]);
  expect(keptFlaw(veiled, record, { ...known, options })).toBe(null);
  expect(keptFlaw(veiled, record, { ...known, options: { ...options, seconds: 8 } })).toBe('keptTerms');
  expect(dealFlaw(veiled, { ...record, options: { ...options, seconds: 8 } })).toBe('secret');
  // What was revealed differs from what the game shows.
  expect(dealFlaw(assembly, record)).toBe('secret');
  expect(keptFlaw(assembly, record, known)).toBe('keptTerms');
});

test('who has played finds out a record that ends otherwise', () => {
  const view = JSON.parse(JSON.stringify(assembly.view(replay(assembly, honest).s, 1)));
  expect(seenFlaw(assembly, honest, 1, view)).toBe(null);
  expect(seenFlaw(assembly, honest, 2, view)).toBe('keptView');
});

test('what is proved depends on who gave and kept numbers', () => {
  const alone: Terms = { ...terms, seats: ['bot', 'guest', 'bot'] };
  const none = ['', '', ''];
  const dealt = play(makeDeal(alone, options, secret, none, none));
  expect(dealFlaw(assembly, dealt)).toBe(null);
  expect([proofOf(honest, kept), proofOf(honest, { ...kept, commitments: [] })]).toEqual(['own', 'record']);
  expect([proofOf(honest, null), proofOf(dealt, null), proofOf(firstRecord(), null)]).toEqual([
    'record',
    'house',
    'first',
  ]);
});

/** A record made with the first dealing scheme. */
function firstRecord(): GameRecord {
  const nonces = ['ada', 'bot', 'cleo'];
  const commitment = commitmentTo('m1', 'assembly', assembly.rulesVersion, secret);
  return play({ seed: seedOf(secret, nonces), deal: { match: 'm1', commitment, secret, nonces } as never });
}

test('a deal of the first version is verified as it was made', () => {
  const first = firstRecord();
  expect(first.deal!.commitment).toBe(sha256(`v1|m1|assembly|${assembly.rulesVersion}|${secret}`));
  expect(first.seed).toBe(sha256(`${secret}|ada|bot|cleo`));
  expect(verifyDeal(assembly, first).length).toBeGreaterThan(1);
  expect(dealFlaw(assembly, { ...first, deal: { ...first.deal!, secret: 'x' } as never })).toBe('secret');
  expect(dealFlaw(assembly, { ...first, deal: { ...first.deal!, nonces: ['ada'] } as never })).toBe('numbers');
  expect(dealFlaw(assembly, { ...first, deal: { ...first.deal!, nonces: ['a', 'b', 'c'] } as never })).toBe('seed');
  expect(dealFlaw(assembly, { ...first, scenario: {} })).toBe('scenario');
});
