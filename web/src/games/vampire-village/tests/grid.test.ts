import { fastRng, readOptions } from '@duskhall/kernel';
import { vampireVillage as game, type Move, NUMBERS, setOf } from '@duskhall/vampire-village';
import { expect, test } from 'vitest';
import { cellsOf, laid, neighbourIn, windowOf } from '../grid.ts';

const { inn, bakery, forge, castle } = NUMBERS.buildings;
const SET = setOf({ options: readOptions(game.options, {}, 2) });

test('a growing village shows a line more where it may still grow', () => {
  expect(windowOf([inn, 0, 0, 2], true)).toEqual({ left: -1, top: -1, width: 3, height: 3 });
  expect(windowOf([inn, 0, 0, 2], false)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  const wide = [inn, -1, 0, 0, bakery, 0, 0, 0, forge, 1, 0, 0, castle, 2, 0, 0];
  expect(windowOf(wide, true)).toEqual({ left: -1, top: -1, width: 4, height: 3 });
});

test('cells come row by row, with holes', () => {
  const village = [inn, 0, 0, 2, bakery, 1, 1, 3];
  expect(cellsOf(village, windowOf(village, false))).toEqual([
    { x: 0, y: 0, card: inn, villagers: 2 },
    { x: 1, y: 0, card: -1, villagers: 0 },
    { x: 0, y: 1, card: -1, villagers: 0 },
    { x: 1, y: 1, card: bakery, villagers: 3 },
  ]);
});

test('VV-4.25: a card shown before it is laid brings what it will bring', () => {
  const rng = fastRng(5);
  const s = game.setup(readOptions(game.options, {}, 3), 3, rng);
  let laidCards = 0;
  for (let i = 0; laidCards < 12 && i < 400; i++) {
    const seat = s.table.questions.findIndex((question) => question !== null);
    const moves = game.legal(s, seat);
    const move = moves[i % moves.length] as Move;
    if (s.table.questions[seat] === 'place' && 'x' in move) {
      const shown = laid(SET, s.plans[seat]!, s.picks[seat]!, move.x, move.y);
      const after = game.clone(s);
      after.table.owing++;
      game.apply(after, seat, move);
      expect(after.plans[seat]).toEqual(shown);
      laidCards++;
    }
    game.apply(s, seat, move);
  }
  expect(laidCards).toBe(12);
});

test('arrow keys go straight on, over holes, and stop at the edge', () => {
  const at = (x: number, y: number) => ({ x, y });
  const cells = [at(0, 0), at(2, 0), at(1, 1), at(2, 2)];
  expect(neighbourIn(cells, cells[0]!, 'ArrowRight')).toBe(cells[1]);
  expect(neighbourIn(cells, cells[1]!, 'ArrowDown')).toBe(cells[3]);
  expect(neighbourIn(cells, cells[2]!, 'ArrowUp')).not.toBeNull();
  expect(neighbourIn(cells, cells[0]!, 'ArrowLeft')).toBeNull();
  expect(neighbourIn(cells, cells[0]!, 'Enter')).toBeNull();
});
