import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, replay } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { liarsDice as game } from '../index.ts';

const folder = new URL('records/', import.meta.url);
const read = (file: string): GameRecord => JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'));

const RECORDS: [file: string, ending: string, scores: number[]][] = [
  ['six-faces-lie', 'lie', [-1, 1]],
  ['six-faces-truth', 'truth', [1, -1]],
  ['four-faces-clock', 'lie', [-1, 1]],
];
for (const [file, ending, scores] of RECORDS)
  test(`the record ${file} replays to the same digests and ends by ${ending}`, () => {
    const record = read(file);
    expect([record.game, record.rulesVersion]).toEqual([game.name, 1]);
    expect(record.digests.at(-1)![0]).toBe(record.entries.length);
    const { s } = replay(game, record);
    expect([game.ending(s), game.scores(s), game.flaw(s)]).toEqual([ending, scores, null]);
  });

test('every record is listed here, and one has an answer of the clock', () => {
  expect(readdirSync(folder).toSorted()).toEqual(RECORDS.map(([file]) => `${file}.json`).toSorted());
  expect(read('four-faces-clock').entries.some((entry) => 'by' in entry && entry.by === 'clock')).toBe(true);
});

test('a record that leads elsewhere is noticed', () => {
  const record = read('six-faces-lie');
  const { entries } = record;
  expect(() => replay(game, { ...record, entries: entries.with(0, entries[1]!) })).toThrow();
  const digests = record.digests.map(([at]): [number, string] => [at, '0'.repeat(64)]);
  expect(() => replay(game, { ...record, digests })).toThrow(/differs from the record/);
});
