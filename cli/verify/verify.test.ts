import { writeFileSync } from 'node:fs';
import { commitmentTo, type GameRecord, LOCALES, openMatch, readOptions, seedOf } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { finishAtRandom } from '../bench/random-play.ts';
import { FLAGSHIP } from '../games.ts';
import { freshFile, run } from '../tests/scripted-terminal.ts';
import { cliTexts } from '../texts/index.ts';

const SECRET = 'ab'.repeat(32);
const NONCES = ['01'.repeat(16), 'bot'];

/** A finished match as a server keeps it. */
function dealtRecord(): GameRecord {
  const { name, rulesVersion, options } = FLAGSHIP;
  const commitment = commitmentTo('match', name, rulesVersion, SECRET);
  const deal = { match: 'match', commitment, secret: SECRET, nonces: NONCES };
  const seed = seedOf(SECRET, NONCES);
  return finishAtRandom(openMatch(FLAGSHIP, { seats: 2, options: readOptions(options, {}, 2), seed, deal }), 1);
}
const honest = dealtRecord();

function fileOf(record: unknown): string {
  const file = freshFile('record.json');
  writeFileSync(file, JSON.stringify(record));
  return file;
}

for (const locale of LOCALES)
  test(`an honest deal is one line in ${locale}`, async () => {
    const { code, output, errors } = await run(['verify', fileOf(honest), '--lang', locale]);
    expect([code, errors]).toEqual([0, '']);
    const [, draws] = /(\d+)/.exec(output)!;
    expect(output).toBe(`${cliTexts(locale).deal.honest(Number(draws), honest.entries.length)}\n`);
  });

test('every draw is listed with its label and hash', async () => {
  const { output } = await run(['verify', fileOf(honest), '--draws', '--json']);
  const { isHonest, draws, list, commitment } = JSON.parse(output);
  expect([isHonest, list.length, commitment]).toEqual([true, draws, honest.deal!.commitment]);
  for (const [block, draw] of list.entries())
    expect(draw).toMatchObject({ block, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const lines = (await run(['verify', fileOf(honest), '--draws'])).output.trim().split('\n');
  expect(lines).toHaveLength(draws + 1);
});

const { deal, entries } = honest;
const DISHONEST: [where: string, record: GameRecord, words?: string[]][] = [
  ['scenario', { ...honest, scenario: {} }],
  ['published', honest, ['--commitment', 'ff']],
  ['commitment', { ...honest, deal: { ...deal!, secret: 'cd'.repeat(32) } }],
  ['nonces', { ...honest, deal: { ...deal!, nonces: ['x'] } }],
  ['seed', { ...honest, deal: { ...deal!, nonces: ['x', 'y'] } }],
  ['seed', { ...honest, seed: 'ef'.repeat(32) }],
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
  [/digests is missing or wrong/, { ...honest, entries: entries.slice(1) }],
  [/game "chess"/, { ...honest, game: 'chess' }],
  [/version 99/, { ...honest, rulesVersion: 99 }],
  [/missing or wrong/, []],
];
for (const [why, content] of UNREADABLE)
  test(`what cannot be checked ends with 2: ${why}`, async () => {
    const { code, output, errors } = await run(['verify', fileOf(content)]);
    expect([code, output, errors]).toEqual([2, '', expect.stringMatching(why)]);
  });
