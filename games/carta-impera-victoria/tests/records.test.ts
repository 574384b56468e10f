import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, replay } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { cartaImperaVictoria as game } from '../index.ts';
import { result } from './table.ts';

const folder = new URL('records/', import.meta.url);
const read = (file: string): GameRecord => JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'));

/** Every way a game can end. */
const RECORDS: [file: string, ending: string, scores: number[], tieBreak: string[]][] = [
  ['two-hegemony', 'hegemony', [0, 1], []],
  ['two-stall', 'stall', [0, 1], []],
  ['two-shared', 'majority', [0.5, 0.5], []],
  ['three-draft-majority', 'majority', [1, 0, 0], []],
  ['three-draft-tie-breaks', 'majority', [0, 1, 0], ['utopia', 'culture']],
  ['three-activated-tie-break', 'majority', [1, 0, 0], ['utopia']],
  ['three-restless-hegemony', 'hegemony', [0, 0, 1], []],
  ['four-tie-break-shared', 'majority', [1 / 3, 0, 1 / 3, 1 / 3], ['utopia']],
  ['teams-draft-shared', 'majority', [0.5, 0.5, 0.5, 0.5], []],
  ['teams-best-member', 'majority', [1, 0, 1, 0], ['culture']],
  ['teams-hegemony', 'hegemony', [1, 0, 1, 0], []],
  ['two-religion', 'majority', [1, 0], []],
  ['three-religion-restless', 'majority', [0, 1, 0], []],
  ['four-religion-by-itself', 'majority', [0, 1, 0, 0], ['utopia']],
];
/** Since version 2 Religion is an action by default. */
const isNew = (file: string): boolean => file.includes('-religion-') || file.endsWith('-religion');
for (const [file, ending, scores, tieBreak] of RECORDS)
  test(`the record ${file} replays to the same digests and ends by ${ending}`, () => {
    const record = read(file);
    expect([record.game, record.rulesVersion]).toEqual([game.name, isNew(file) ? 2 : 1]);
    expect(record.digests.at(-1)![0]).toBe(record.entries.length);
    const { s } = replay(game, record);
    expect([result(s).ending, game.scores(s), result(s).tieBreak]).toEqual([ending, scores, tieBreak]);
    expect(game.flaw(s)).toBeNull();
  });
test('every record is listed here', () => {
  expect(readdirSync(folder).toSorted()).toEqual(RECORDS.map(([file]) => `${file}.json`).toSorted());
});
test('one record has moves taken back and answers of the clock', () => {
  const { entries } = read('three-restless-hegemony');
  expect(entries.some((entry) => 'undo' in entry)).toBe(true);
  expect(entries.some((entry) => 'by' in entry && entry.by === 'clock')).toBe(true);
});
test('a record that leads elsewhere is noticed', () => {
  const record = read('teams-hegemony');
  const [digest] = record.digests.map(([, hash]) => hash);
  expect(() => replay(game, { ...record, digests: [[6, digest!]] })).toThrow(/differs from the record at entry 6/);
});
