import { readFileSync } from 'node:fs';
import { type GameRecord, replay } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { findGame } from '../games.ts';
import { freshFile, run } from '../tests/scripted-terminal.ts';

/** The moves of a match whose person always takes the first choice; it replays. */
async function movesOf(game: string, turns: number, ...flags: string[]): Promise<string[]> {
  const file = freshFile('bots.json');
  const { code, errors } = await run(['play', game, '--seed', 'x', '--save', file, ...flags], '1\n'.repeat(turns));
  expect([code, errors]).toEqual([0, '']);
  const record: GameRecord = JSON.parse(readFileSync(file, 'utf8'));
  expect(replay(findGame(game), record).record).toEqual(record);
  return record.entries.map((entry) => ('move' in entry ? JSON.stringify(entry.move) : ''));
}

test('bots say what is on their minds', async () => {
  const moves = await movesOf('blood-vendetta', 12, '--seats', '9');
  expect(moves.filter((move) => move.includes('"say"')).length).toBeGreaterThan(2);
});

test('bots of another level play another match', async () => {
  const [beginner, usual, regular] = await Promise.all(
    [['--level', 'beginner'], [], ['--level', 'regular']].map((flags) => movesOf('vampire-village', 5, ...flags)),
  );
  expect(usual).toEqual(regular);
  expect(beginner).not.toEqual(regular);
});

test('a level that there is not is refused', async () => {
  const { code, errors } = await run(['play', 'tic-tac-toe', '--level', 'champion']);
  expect([code, errors]).toEqual([2, expect.stringContaining('beginner, novice, casual, regular, expert, master')]);
});
