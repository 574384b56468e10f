import { readFileSync, writeFileSync } from 'node:fs';
import { type Entry, type GameRecord, LOCALES } from '@duskhall/kernel';
import { beforeAll, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { freshFile, run } from '../tests/scripted-terminal.ts';
import { cliTexts } from '../texts/index.ts';

const CHOICES = '1\n'.repeat(9);
let record: GameRecord;

beforeAll(async () => {
  const file = freshFile('record.json');
  await run(['play', 'tic-tac-toe', '--save', file], CHOICES);
  record = JSON.parse(readFileSync(file, 'utf8'));
});

/** Replays what has been made of the record; a text is written as it is. */
async function replayed(change: (record: GameRecord) => unknown, ...flags: string[]) {
  const file = freshFile('changed.json');
  const changed = change(record);
  writeFileSync(file, typeof changed === 'string' ? changed : JSON.stringify(changed));
  return run(['replay', file, ...flags]);
}
const unchanged = (record: GameRecord) => record;

for (const locale of LOCALES)
  test(`a record is told and checked in ${locale}`, async () => {
    const words = cliTexts(locale);
    const { code, output, errors } = await replayed(unchanged, '--lang', locale);
    expect([code, errors]).toEqual([0, '']);
    const { entries, digests } = record;
    expect(output.replaceAll('\n', ' ')).toContain(words.checked(entries.length, digests.length));
    expect(output).toContain(words.entryOf(entries.length, entries.length));
  });

for (const seat of ['0', '1', 'watcher', 'all'])
  test(`through the eyes of ${seat}`, async () => {
    const { code, output } = await replayed(unchanged, '--seat', seat, '--json');
    expect(code).toBe(0);
    const told = JSON.parse(output);
    expect(told).toMatchObject({ game: 'tic-tac-toe', ok: true, entries: record.entries.length });
    expect(told.digest).toBe(record.digests.at(-1)![1]);
    expect(told.views).toHaveLength(seat === 'all' ? 2 : 1);
  });

test('who looks through the eyes of one seat is addressed', async () => {
  const file = new URL('../../games/carta-impera-victoria/tests/records/teams-hegemony.json', import.meta.url).pathname;
  const told = async (seat: string) => (await run(['replay', file, '--seat', seat, '--lang', 'en', '--json'])).output;
  const isAddressed = (output: string) =>
    JSON.parse(output)
      .log.flat()
      .some((line: string) => /^You /.test(line));
  expect([isAddressed(await told('0')), isAddressed(await told('watcher')), isAddressed(await told('all'))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('--at stops there', async () => {
  const told = JSON.parse((await replayed(unchanged, '--at', '2', '--json')).output);
  expect(told).toMatchObject({ at: 2, scores: null, result: [] });
  expect(told.log).toHaveLength(3);
});

for (const { name } of GAMES)
  test(`an unfinished ${name} replays as well`, async () => {
    const file = freshFile('unfinished.json');
    await run(['play', name, '--save', file], '1\n1\nq\n');
    for (const seat of ['all', 'watcher', '0']) {
      const { code, errors } = await run(['replay', file, '--seat', seat]);
      expect([code, errors]).toEqual([0, '']);
    }
  });

const withEntry = (place: number, entry: unknown) => (record: GameRecord) => ({
  ...record,
  entries: record.entries.with(place, entry as Entry),
});

const FLAWS: [what: string, change: (record: GameRecord) => unknown, sentence: RegExp][] = [
  ['no JSON', () => '{', /does not hold JSON/],
  ['no record', () => '[]', /is not the record of a game/],
  ['a field gone', ({ seed: _, ...record }) => record, /seed is missing or wrong/],
  ['an entry that is none', withEntry(1, {}), /entries\[1\] is missing or wrong/],
  ['a digest that is none', (record) => ({ ...record, digests: ['x'] }), /digests is missing or wrong/],
  ['an unknown game', (record) => ({ ...record, game: 'go' }), /a game "go" that is not known here/],
  ['other rules', (record) => ({ ...record, rulesVersion: 99 }), /version 99 of the rules/],
  ['too many seats', (record) => ({ ...record, seats: 5 }), /from 2 to 2 seats, not 5/],
  ['a billion seats', (record) => ({ ...record, seats: 1e9 }), /from 2 to 2 seats, not 1000000000/],
  ['an unknown option', (record) => ({ ...record, options: { a: 'b' } }), /there is no option "a"/],
  ['a move twice', (record) => withEntry(2, record.entries[0])(record), /entry 3 of \d+ cannot be played: .*TTT-2/],
  ['a move that is none', withEntry(0, { seat: 0, move: 7, by: 'seat', at: 0 }), /entry 1 of \d+ cannot be played/],
  ['an undo of nothing', withEntry(0, { undo: 0, at: 0 }), /entry 1 of \d+ cannot be played/],
  ['a rewind ahead', withEntry(0, { rewind: 9, at: 0 }), /entry 1 of \d+ cannot be played/],
  ['another digest', (record) => ({ ...record, digests: [[2, '0']] }), /at entry 2 of \d+ the game differs/],
];

for (const [what, change, sentence] of FLAWS)
  test(`a flaw is named: ${what}`, async () => {
    const { code, output, errors } = await replayed(change);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });

test('a wrong entry or seat is bad input', async () => {
  expect((await replayed(unchanged, '--at', '99')).errors).toMatch(/--at takes a whole number from 0 to/);
  expect((await replayed(unchanged, '--seat', '2')).errors).toMatch(/--seat takes a whole number from 0 to 1/);
});

test('records of earlier rules, made without today’s options, are checked by those rules', async () => {
  const file = new URL('../../games/blood-vendetta/tests/records/nine-restless.json', import.meta.url).pathname;
  const { code, output, errors } = await run(['replay', file, '--json']);
  expect([code, errors]).toEqual([0, '']);
  expect(JSON.parse(output)).toMatchObject({ game: 'blood-vendetta', ok: true });
});
