import { readFileSync } from 'node:fs';
import { HUNTERS, LONER, ROLES } from '@duskhall/blood-vendetta';
import * as english from '@duskhall/blood-vendetta/texts/en/puzzle.ts';
import * as englishWords from '@duskhall/blood-vendetta/texts/en/words.ts';
import * as french from '@duskhall/blood-vendetta/texts/fr/puzzle.ts';
import * as frenchWords from '@duskhall/blood-vendetta/texts/fr/words.ts';
import {
  ENEMIES,
  HUNTER_CLAN,
  REASONS,
  type Step,
  stepIn,
  type Telling,
} from '@duskhall/blood-vendetta/texts/puzzle.ts';
import * as russian from '@duskhall/blood-vendetta/texts/ru/puzzle.ts';
import * as russianWords from '@duskhall/blood-vendetta/texts/ru/words.ts';
import { describe, expect, test } from 'vitest';
import type { LiarPuzzle } from '../../../web/src/puzzle.ts';
import { caseOf, eveningOf, flawIn } from './check.ts';
import { linesOf } from './mine.ts';

const FILE = new URL('../../../web/src/games/blood-vendetta/puzzles.json', import.meta.url);
const text = readFileSync(FILE, 'utf8');
const puzzles: readonly LiarPuzzle[] = JSON.parse(text);

test('there are at least sixty, one on each line, none twice', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(60);
  expect(linesOf(puzzles)).toBe(text);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  expect(new Set(puzzles.map(({ match }) => match.seed)).size).toBe(puzzles.length);
  expect(puzzles.filter(({ id }) => !/^bv-[0-9a-f]{8}$/.test(id))).toEqual([]);
});

describe('each has exactly one liar under the rules of today', () => {
  for (const puzzle of puzzles) test(puzzle.id, () => expect(flawIn(puzzle)).toBeNull());
});

describe('a spoilt puzzle is refused', () => {
  const [puzzle] = puzzles as [LiarPuzzle];
  const { match } = puzzle;
  const isSaid = (move: unknown): boolean => typeof move === 'object' && move !== null && 'say' in move;
  test('another liar', () => {
    const [, { seat: liar }] = puzzle.proofs as [unknown, { seat: number }];
    expect(flawIn({ ...puzzle, liar })).toBe('somebody else lies');
  });
  test('an evening on which nothing was said, so that anybody may lie', () => {
    const moves = match.moves.filter(([, move]) => !isSaid(move));
    expect(flawIn({ ...puzzle, match: { ...match, moves } })).toBe('there is not exactly one liar');
  });
  test('a record cut off before the debate', () => {
    const moves = match.moves.slice(
      0,
      match.moves.findLastIndex(([, move]) => !isSaid(move)),
    );
    expect(flawIn({ ...puzzle, match: { ...match, moves } })).not.toBeNull();
  });
  test('a move that the rules do not offer', () => {
    const moves = match.moves.with(3, [0, { vote: 99 }]);
    expect(() => flawIn({ ...puzzle, match: { ...match, moves } })).toThrow('do not offer entry 4');
  });
  test('a proof that leaves a step out', () => {
    const [first, ...others] = puzzle.proofs as [LiarPuzzle['proofs'][number]];
    const proofs = [{ ...first, steps: first.steps.slice(1) }, ...others];
    expect(flawIn({ ...puzzle, proofs })).toBe('the proofs are others');
  });
  test('the seat of an enemy', () => {
    const { roles, isAlive } = eveningOf(puzzle).match.s;
    const seat = roles.findIndex((role, at) => isAlive[at] && [HUNTERS, LONER].includes(ROLES[role]!.side as 1 | 3));
    expect(flawIn({ ...puzzle, seat })).toBe('the seat is no vampire');
  });
});

describe('every proof can be told', () => {
  const languages = {
    en: { puzzle: english.puzzle, words: englishWords.words },
    ru: { puzzle: russian.puzzle, words: russianWords.words },
    fr: { puzzle: french.puzzle, words: frenchWords.words },
  };
  const names = Array.from({ length: 10 }, (_, seat) => `Name${seat}`);
  for (const [locale, language] of Object.entries(languages))
    test(`in ${locale}`, () => {
      for (const puzzle of puzzles.slice(0, 20)) {
        const telling: Telling = { ...caseOf(eveningOf(puzzle), puzzle), ...language, names };
        for (const { steps } of puzzle.proofs)
          for (const step of steps as readonly Step[]) {
            const told = stepIn(telling, step);
            expect(told).not.toMatch(/undefined|null|NaN|\s\s|: \.|“”|«»/);
            for (const seat of step.seats) if (step.reason !== 'saw') expect(told).toContain(names[seat]);
          }
      }
    });
  test('for every reason and group', () => {
    const telling = { ...caseOf(eveningOf(puzzles[0]!), puzzles[0]!), names };
    const claim = telling.log.findIndex(({ type }) => type === 'said');
    const trial = telling.log.findIndex(({ type }) => type === 'tried');
    for (const language of Object.values(languages))
      for (const reason of REASONS)
        for (const value of [ENEMIES, HUNTER_CLAN, 25])
          for (const seats of reason.startsWith('clash')
            ? [
                [1, 2],
                [1, 2, 3, 4],
              ]
            : [[1], [1, 2]]) {
            const event = ['vote', 'voter', 'treason'].includes(reason) ? trial : claim;
            const isCount = ['found', 'left', 'tooMany', 'tooFew', 'clash', 'clashes'].includes(reason);
            const told = stepIn({ ...telling, ...language }, { reason, event: isCount ? -1 : event, seats, value });
            expect(told, reason).not.toMatch(/undefined|NaN/);
          }
  });
});
