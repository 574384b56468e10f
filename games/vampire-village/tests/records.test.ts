import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, replay } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';

const folder = new URL('records/', import.meta.url);
const read = (file: string): GameRecord => JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'));

/** Every way a game can end; scores are points with the village cards as decimals. */
const RECORDS: [file: string, ending: string, scores: number[]][] = [
  ['two-won', 'won', [5.03, 11.06]],
  ['two-tie-break', 'won', [8.05, 8.04]],
  ['two-shared', 'shared', [6.04, 6.04]],
  ['three-restless', 'won', [2.01, 4.03, 9.04]],
  ['three-haunted', 'won', [3.05, 8.06, 5.05]],
  ['four-peeking', 'won', [18.08, 10.05, 9.05, 5.04]],
  ['five-plague-everywhere', 'won', [7.04, 9.05, 17.07, 13.04, 5.05]],
];
for (const [file, ending, scores] of RECORDS)
  test(`the record ${file} replays to the same digests and is ${ending}`, () => {
    const record = read(file);
    expect([record.game, record.rulesVersion]).toEqual([game.name, game.rulesVersion]);
    expect(record.digests.at(-1)![0]).toBe(record.entries.length);
    const { s } = replay(game, record);
    expect([game.ending(s), game.scores(s)]).toEqual([ending, scores]);
    expect(game.flaw(s)).toBeNull();
  });
test('every record is listed here', () => {
  expect(readdirSync(folder).toSorted()).toEqual(RECORDS.map(([file]) => `${file}.json`).toSorted());
});
test('VV-6.5: one record is decided by the village cards alone', () => {
  const { s } = replay(game, read('two-tie-break'));
  const { winners, results } = game.view(s, -2).outcome[0]!;
  expect([winners.length, new Set(results.map(({ points }) => points)).size]).toEqual([1, 1]);
});
test('VV-7.1, VV-7.4: one record has moves taken back and answers of the clock', () => {
  const { entries } = read('three-restless');
  expect(entries.some((entry) => 'undo' in entry)).toBe(true);
  expect(entries.some((entry) => 'by' in entry && entry.by === 'clock')).toBe(true);
});
test('a record that leads elsewhere is noticed', () => {
  const record = read('two-won');
  const [digest] = record.digests.map(([, hash]) => hash);
  expect(() => replay(game, { ...record, digests: [[6, digest!]] })).toThrow(/differs from the record at entry 6/);
});
