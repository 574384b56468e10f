import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, replay } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { bloodVendetta as game } from '../index.ts';

const folder = new URL('records/', import.meta.url);
const read = (file: string): GameRecord => JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'));

/** How each game ended, and the total points of all seats. */
const RECORDS: [file: string, version: number, ending: string, points: number][] = [
  ['eight-printed-cards', 1, 'vampires', 6],
  ['nine-parity', 2, 'werewolf', 3],
  ['nine-restless', 1, 'hunters', 4],
  ['six-standard', 1, 'stalemate', 0],
  ['sixteen-simultaneous', 1, 'hunters', 8],
  ['ten-at-once', 3, 'vampires', 7],
  ['twelve-advanced', 1, 'hunters', 6],
  ['twenty-closed', 2, 'hunters', 8],
  ['twenty-four-advanced', 1, 'vampires', 14],
];
for (const [file, version, ending, points] of RECORDS)
  test(`the record ${file} replays to the same digests and ends with ${ending}`, () => {
    const record = read(file);
    expect([record.game, record.rulesVersion]).toEqual([game.name, version]);
    expect(record.digests.at(-1)![0]).toBe(record.entries.length);
    const { s } = replay(game, record);
    expect([game.ending(s), game.scores(s)!.reduce((sum, score) => sum + score)]).toEqual([ending, points]);
    expect(game.flaw(s)).toBeNull();
  });
test('every record is listed here', () => {
  expect(readdirSync(folder).toSorted()).toEqual(RECORDS.map(([file]) => `${file}.json`).toSorted());
});
test('VN-4.10.3, VN-4.12: one record has a removal, moves taken back and answers of the clock', () => {
  const { entries } = read('nine-restless');
  expect(entries.some((entry) => 'undo' in entry)).toBe(true);
  expect(entries.some((entry) => 'by' in entry && entry.by === 'clock')).toBe(true);
  expect(entries.some((entry) => 'by' in entry && entry.by === 'house')).toBe(true);
});
test('VN-4.11.7: one record has the cards entered by the moderator', () => {
  const { entries, seats } = read('eight-printed-cards');
  const entered = entries.filter((entry) => 'move' in entry && Object.hasOwn(entry.move as object, 'record'));
  expect(entered).toHaveLength(seats);
});
test('a record that leads elsewhere is noticed', () => {
  const record = read('six-standard');
  const [digest] = record.digests.map(([, hash]) => hash);
  expect(() => replay(game, { ...record, digests: [[6, digest!]] })).toThrow(/differs from the record at entry 6/);
});
