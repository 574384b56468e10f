import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGame } from '../../cli/games.ts';
import { type MovePuzzle, THEMES } from '../../web/src/puzzle.ts';
import { faultIn } from './check.ts';

const GAMES = ['carta-impera-victoria', 'vampire-empire', 'vampire-village'];
const isThorough = process.env.LONG_TESTS === '1';
/** A whole set. */
const FULL = 60;

const puzzlesOf = (name: string): MovePuzzle[] =>
  JSON.parse(readFileSync(new URL(`../../web/src/games/${name}/puzzles.json`, import.meta.url), 'utf8'));

describe.each(GAMES)('puzzles of %s', (name) => {
  const game = findGame(name);
  const puzzles = puzzlesOf(name);
  const [first] = puzzles;

  test('hold under the current rules', () => {
    const faults = puzzles.map((puzzle) => [puzzle.id, faultIn(game, puzzle, isThorough)]);
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
  });

  test('are all different, at most two of a match', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    const ofMatch = (seed: string) => puzzles.filter(({ match }) => match.seed === seed).length;
    expect(puzzles.filter(({ match }) => ofMatch(match.seed) > 2)).toEqual([]);
  });

  test('are enough, and of several themes', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(FULL);
    const sizes = THEMES.map((theme) => puzzles.filter((puzzle) => puzzle.theme === theme).length);
    expect(sizes.filter((size) => size >= puzzles.length / 8).length).toBeGreaterThanOrEqual(2);
  });

  test('are found out if the answer is swapped with another move', () => {
    const [answer, second, ...rest] = first!.findings;
    const swapped = [
      { ...second!, value: answer!.value },
      { ...answer!, value: second!.value },
    ];
    expect(faultIn(game, { ...first!, findings: [...swapped, ...rest] }, false)).toMatch(/short search/);
  });

  test('are found out if a move is missing or the record has changed', () => {
    const { findings, match } = first!;
    expect(faultIn(game, { ...first!, findings: findings.slice(0, -1) }, false)).toMatch(/legal moves/);
    const shorter = { ...match, moves: match.moves.slice(0, -1) };
    expect(faultIn(game, { ...first!, match: shorter }, false)).toMatch(/its id/);
    const seed = { ...match, seed: `${match.seed}!` };
    expect(faultIn(game, { ...first!, match: seed }, false)).toMatch(/its id/);
  });
});
