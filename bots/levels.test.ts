import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { dealRng, fastRng, readOptions } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { expect, test } from 'vitest';
import {
  ADVISER,
  BOTS,
  type Insight,
  LEVEL_NAMES,
  LEVELS,
  type LevelName,
  levelBot,
  timeOf,
  USUAL_BOT,
} from './index.ts';

test('there are six, and those that records and tables name are among them', () => {
  expect(LEVEL_NAMES).toEqual(['beginner', 'novice', 'casual', 'regular', 'expert', 'master']);
  for (const name of LEVEL_NAMES) expect([typeof BOTS[name], timeOf(name) > 0]).toEqual(['function', true]);
  expect([USUAL_BOT, timeOf(ADVISER)]).toEqual(['regular', timeOf('regular')]);
});

test('a stronger level searches more, chooses more sharply and forgets less', () => {
  const rows = LEVEL_NAMES.map((name) => LEVELS[name]);
  for (const [place, stronger] of rows.slice(1).entries()) {
    const weaker = rows[place]!;
    for (const figure of ['effort', 'milliseconds', 'memory', 'depth', 'horizon'] as const)
      expect(weaker[figure]).toBeLessThanOrEqual(stronger[figure]);
    expect(weaker.effort).toBeLessThan(stronger.effort);
    expect(weaker.temperature).toBeGreaterThanOrEqual(stronger.temperature);
  }
  expect(LEVELS.master).toMatchObject({ temperature: 0, memory: 1 });
});

/** What a level chooses on this board, each with another seed. */
const cellsOf = (name: LevelName, board: string[]) => {
  const s = ticTacToe.scenario({ board }, {}, 2, fastRng(1));
  const tries = LEVELS[name].effort < 1 ? 40 : 5;
  const answer = (seed: number) =>
    levelBot(name)(ticTacToe, ticTacToe.view(s, 0), ticTacToe.legal(s, 0), fastRng(seed));
  return new Set(Array.from({ length: tries }, (_, seed) => (answer(seed) as { cell: number }).cell));
};

test('every level takes the line that wins', () => {
  for (const name of LEVEL_NAMES) expect([name, ...cellsOf(name, ['XX.', 'OO.', '...'])]).toEqual([name, 2]);
});

test('every level that searches replies blocks the line that would lose', () => {
  for (const name of LEVEL_NAMES.slice(2)) expect([name, ...cellsOf(name, ['X..', 'OO.', '..X'])]).toEqual([name, 5]);
});

test('no level plays a move that its search rates far below the best', () => {
  const s = cartaImperaVictoria.setup(readOptions(cartaImperaVictoria.options, {}, 2), 2, dealRng('level'));
  s.table.log = null;
  const seat = s.table.questions.findIndex((question) => question !== null);
  const view = cartaImperaVictoria.view(s, seat);
  const moves = cartaImperaVictoria.legal(s, seat);
  for (const name of LEVEL_NAMES.filter((one) => LEVELS[one].effort < 1)) {
    const far = 3 * LEVELS[name].temperature * cartaImperaVictoria.hints!.temperature! + 1e-9;
    for (let seed = 0; seed < 30; seed++) {
      let findings: Insight['findings'] = [];
      const tell = (insight: Insight) => {
        findings = insight.findings;
      };
      const move = levelBot(name)(cartaImperaVictoria, view, moves, fastRng(seed), undefined, tell);
      const chosen = findings.find((finding) => finding.move === move)!;
      expect(findings[0]!.value - chosen.value).toBeLessThanOrEqual(far);
    }
  }
});

test('the same seed gives the same move', () => {
  const s = cartaImperaVictoria.setup(readOptions(cartaImperaVictoria.options, {}, 2), 2, dealRng('move'));
  const seat = s.table.questions.findIndex((question) => question !== null);
  const view = cartaImperaVictoria.view(s, seat);
  const moves = cartaImperaVictoria.legal(s, seat);
  for (const name of ['beginner', 'novice', 'casual'] as const) {
    const answer = (seed: number) => levelBot(name)(cartaImperaVictoria, view, moves, fastRng(seed));
    const answers = Array.from({ length: 12 }, (_, seed) => answer(seed));
    expect(answers.map((_, seed) => answer(seed))).toEqual(answers);
    expect(new Set(answers).size).toBeGreaterThan(1);
  }
});
