/*
 * Mines "What would you do?" puzzles: plays matches between bots and keeps positions in which one move is clearly the best.
 * Each puzzle is written as soon as it is found, and the next run goes on after the last match that gave one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findGame } from '../../cli/games.ts';
import { openProgress } from '../../cli/progress-bar.ts';
import { processTerminal } from '../../cli/terminal.ts';
import type { MovePuzzle } from '../../web/src/puzzle.ts';
import { positionsIn } from './matches.ts';
import { replayOf } from './position.ts';
import { openSelection } from './selection.ts';
import { type Count, puzzleAt, questionOf } from './sieve.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '60' }, seed: { type: 'string', default: 'a' } },
});
const HERE = pathToFileURL(`${process.cwd()}/`);
const game = findGame(positionals[0] ?? '');
const file = new URL(`web/src/games/${game.name}/puzzles.json`, HERE);
const wanted = Number(values.count);
const puzzles: MovePuzzle[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

const series = `${values.seed}-`;
const numberOf = ({ match: { seed } }: MovePuzzle): number =>
  seed.startsWith(series) ? Number(seed.slice(series.length)) : 0;
const selection = openSelection(puzzles, wanted, (puzzle) => questionOf(replayOf(game, puzzle).position));
const progress = openProgress(processTerminal(HERE), wanted, 'puzzles');
progress.done(puzzles.length);
const count: Count = {};
const begun = performance.now();
for (let number = 1 + Math.max(0, ...puzzles.map(numberOf)); puzzles.length < wanted; number++)
  for (const found of positionsIn(game, `${series}${number}`, number)) {
    const puzzle = puzzleAt(found, selection, count);
    if (puzzle === null) continue;
    puzzles.push(puzzle);
    writeFileSync(file, `[\n${puzzles.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
    progress.done(1);
    // Where nobody watches the bar.
    if (!process.stderr.isTTY) console.log(puzzle.id, puzzle.theme, JSON.stringify({ ...count, ...puzzle.solvedBy }));
    if (puzzles.length >= wanted || selection.isDone(puzzle.match.seed)) break;
  }
progress.stop();
console.log(JSON.stringify({ ...count, minutes: ((performance.now() - begun) / 60_000).toFixed(1) }));
