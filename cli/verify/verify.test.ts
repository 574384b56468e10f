import { writeFileSync } from 'node:fs';
import {
  commitmentTo,
  type GameRecord,
  holderOf,
  houseCommitment,
  type KeptDeal,
  LOCALES,
  makeDeal,
  openMatch,
  readOptions,
  type SealedDeal,
  seatCommitment,
  seedOf,
} from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { finishAtRandom } from '../bench/random-play.ts';
import { FLAGSHIP } from '../games.ts';
import { freshFile, run } from '../tests/scripted-terminal.ts';
import { cliTexts } from '../texts/index.ts';

const SECRET = 'ab'.repeat(32);
const NONCES = ['01'.repeat(32), ''];
const { name: game, rulesVersion } = FLAGSHIP;
const options = readOptions(FLAGSHIP.options, {}, 2);
const terms = { match: 'match', game, rulesVersion, options, seats: [holderOf('match', 'ann'), 'bot'] };
const commitment = houseCommitment(terms, options, SECRET);
const commitments = [seatCommitment(terms, commitment, 0, NONCES[0]!), ''];
const kept: KeptDeal = { terms, commitment, commitments, seat: 0, nonce: NONCES[0]!, spoilt: 0 };

/** A finished match as a server keeps it. */
const finished = (start: Pick<GameRecord, 'seed' | 'deal'>) =>
  finishAtRandom(openMatch(FLAGSHIP, { seats: 2, options, ...start }), 1);
const honest = finished(makeDeal(terms, options, SECRET, commitments, NONCES));

/** One of the first way of dealing. */
function firstRecord(): GameRecord {
  const nonces = ['01'.repeat(16), 'bot'];
  const commitment = commitmentTo('match', game, rulesVersion, SECRET);
  return finished({ seed: seedOf(SECRET, nonces), deal: { match: 'match', commitment, secret: SECRET, nonces } });
}

function fileOf(record: unknown): string {
  const file = freshFile('record.json');
  writeFileSync(file, JSON.stringify(record));
  return file;
}

test('a deal from before there was an option is checked as it was made', async () => {
  const { stallGuardRounds: _, ...fewer } = options;
  const older = { ...terms, options: fewer };
  const sealed = houseCommitment(older, fewer, SECRET);
  const start = makeDeal(older, fewer, SECRET, [seatCommitment(older, sealed, 0, NONCES[0]!), ''], NONCES);
  const record = finishAtRandom(openMatch(FLAGSHIP, { seats: 2, options: fewer as typeof options, ...start }), 1);
  expect((await run(['verify', fileOf(record)])).code).toBe(0);
  const twisted = { ...record, options: { ...fewer, stallGuardRounds: '3' } };
  expect((await run(['verify', fileOf(twisted)])).code).not.toBe(0);
});

for (const locale of LOCALES)
  test(`an honest deal is a line, and another says what it proves, in ${locale}`, async () => {
    const { code, output, errors } = await run(['verify', fileOf(honest), '--lang', locale]);
    expect([code, errors]).toEqual([0, '']);
    const [, draws] = /(\d+)/.exec(output)!;
    const said = cliTexts(locale).deal;
    const holds = said.honest(Number(draws), honest.entries.length);
    expect(output).toBe(`${holds}\n${said.proofs.record}\n`);
    const own = await run(['verify', fileOf(honest), '--kept', fileOf({ ...kept, spoilt: 2 }), '--lang', locale]);
    expect([own.code, own.output]).toEqual([0, `${holds}\n${said.proofs.own}\n${said.spoilt(2)}\n`]);
  });

test('a deal of the first version holds, and what it does not prove is said', async () => {
  const { code, output } = await run(['verify', fileOf(firstRecord())]);
  expect([code, output.split('\n')[1]]).toEqual([0, cliTexts('en').deal.proofs.first]);
  const json = await run(['verify', fileOf(firstRecord()), '--json']);
  expect(JSON.parse(json.output)).toMatchObject({ isHonest: true, proof: 'first' });
});

test('every draw is listed with its label and hash', async () => {
  const { output } = await run(['verify', fileOf(honest), '--draws', '--json']);
  const { isHonest, draws, list, commitment } = JSON.parse(output);
  expect([isHonest, list.length, commitment]).toEqual([true, draws, honest.deal!.commitment]);
  for (const [block, draw] of list.entries())
    expect(draw).toMatchObject({ block, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const lines = (await run(['verify', fileOf(honest), '--draws'])).output.trim().split('\n');
  expect(lines).toHaveLength(draws + 2);
});

const { entries } = honest;
const deal = honest.deal as SealedDeal;
const keptBy = (changes: Partial<KeptDeal>) => ['--kept', fileOf({ ...kept, ...changes })];
const DISHONEST: [where: string, record: GameRecord, words?: string[]][] = [
  ['scenario', { ...honest, scenario: {} }],
  ['published', honest, ['--commitment', 'ff']],
  ['secret', { ...honest, deal: { ...deal, secret: 'cd'.repeat(32) } }],
  ['numbers', { ...honest, deal: { ...deal, nonces: ['x'] } }],
  ['openings', { ...honest, deal: { ...deal, nonces: ['x', ''] } }],
  ['seed', { ...honest, seed: 'ef'.repeat(32) }],
  ['scenario', { ...honest, scenario: {} }],
  ['keptTerms', honest, keptBy({ terms: { ...terms, match: 'other' } })],
  ['keptTerms', firstRecord(), keptBy({})],
  ['keptHouse', honest, keptBy({ commitment: 'ff' })],
  ['keptSeats', honest, keptBy({ commitments: ['ff', ''] })],
  ['keptNumber', honest, keptBy({ nonce: 'ff' })],
  ['entries', { ...honest, entries: [{ ...entries[0]!, move: 'nonsense' }, ...entries.slice(1)] }],
  ['entries', { ...honest, digests: [[1, '00']] }],
];
for (const [where, record, words = []] of DISHONEST)
  test(`a deal that is not honest is found: ${where}`, async () => {
    const file = fileOf(record);
    const { code, output } = await run(['verify', file, '--json', ...words]);
    expect([code, JSON.parse(output)]).toEqual([1, expect.objectContaining({ isHonest: false, where })]);
    const spoken = await run(['verify', file, ...words]);
    expect([spoken.code, spoken.errors, spoken.output.trim().split('\n')]).toEqual([1, '', [expect.any(String)]]);
    expect(spoken.output).toMatch(/^The deal was NOT honest: /);
  });

const UNREADABLE: [why: RegExp, content: unknown][] = [
  [/carries no deal/, { ...honest, deal: null }],
  [/deal is missing or wrong/, { ...honest, deal: { match: 'm' } }],
  [/deal is missing or wrong/, { ...honest, deal: { ...deal, version: 3 } }],
  [/deal is missing or wrong/, { ...honest, deal: { ...deal, commitments: null } }],
  [/digests is missing or wrong/, { ...honest, entries: entries.slice(1) }],
  [/game "chess"/, { ...honest, game: 'chess' }],
  [/version 99/, { ...honest, rulesVersion: 99 }],
  [/from 2 to 4 seats, not 1000000000/, { ...honest, seats: 1e9 }],
  [/there is no option "a"/, { ...honest, options: { a: 'b' } }],
  [/missing or wrong/, []],
];
for (const [why, content] of UNREADABLE)
  test(`what cannot be checked ends with 2: ${why}`, async () => {
    const { code, output, errors } = await run(['verify', fileOf(content)]);
    expect([code, output, errors]).toEqual([2, '', expect.stringMatching(why)]);
  });

test('a file that is not what a client kept ends with 2', async () => {
  for (const content of [null, {}, { ...kept, commitments: [] }, { ...kept, seat: 'x' }]) {
    const { code, errors } = await run(['verify', fileOf(honest), '--kept', fileOf(content)]);
    expect([code, errors]).toEqual([2, expect.stringMatching(/is not what a client kept of a deal/)]);
  }
});
