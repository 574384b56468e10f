import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, replay } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { vampireEmpire as game } from '../index.ts';

const folder = new URL('records/', import.meta.url);
const read = (file: string): GameRecord => JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'));

/** Every way a game can end, and who won; names ending in 2 were played by version 2 of the rules. */
const RECORDS: [file: string, ending: string, winner: 'human' | 'vampire' | 'nobody'][] = [
  ['vampires-dead', 'vampires-dead', 'human'],
  ['humans-dead', 'humans-dead', 'vampire'],
  ['conquest', 'conquest', 'vampire'],
  ['conquest-from-a-scenario', 'conquest', 'vampire'],
  ['points-human', 'points', 'human'],
  ['points-vampire', 'points', 'vampire'],
  ['points-draw', 'points', 'nobody'],
  ['restless-points', 'points', 'vampire'],
  ['resigned', 'resigned', 'human'],
  ['points-vampire-2', 'points', 'vampire'],
  ['restless-2', 'points', 'vampire'],
  ['more-than-8-2', 'points', 'human'],
  ['resigned-at-a-death-2', 'resigned', 'vampire'],
];
for (const [file, ending, winner] of RECORDS)
  test(`the record ${file} replays to the same digests and ends by ${ending}`, () => {
    const record = read(file);
    expect([record.game, record.rulesVersion]).toEqual([game.name, file.endsWith('-2') ? 2 : 1]);
    expect(record.digests.at(-1)![0]).toBe(record.entries.length);
    const { s } = replay(game, record);
    const won = s.winner < 0 ? 'nobody' : s.winner === s.vampire ? 'vampire' : 'human';
    expect([game.ending(s), won, game.flaw(s)]).toEqual([ending, winner, null]);
  });
test('every record is listed here', () => {
  expect(readdirSync(folder).toSorted()).toEqual(RECORDS.map(([file]) => `${file}.json`).toSorted());
});
test('one record has moves taken back, answers of the clock and windows that the house closed', () => {
  const { entries } = read('restless-points');
  expect(entries.some((entry) => 'undo' in entry)).toBe(true);
  expect(entries.some((entry) => 'by' in entry && entry.by === 'clock' && entry.seat >= 0)).toBe(true);
  expect(entries.some((entry) => 'move' in entry && entry.move === 'close')).toBe(true);
});
test('a record that leads elsewhere is noticed', () => {
  const record = read('resigned');
  const [digest] = record.digests.map(([, hash]) => hash);
  expect(() => replay(game, { ...record, digests: [[6, digest!]] })).toThrow(/differs from the record at entry 6/);
});
