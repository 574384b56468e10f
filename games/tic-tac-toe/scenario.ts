import { BadInput, type Rng } from '@duskhall/kernel';
import { begin } from './rules.ts';
import { flaw, hasLine, isFull, NOBODY, type State, setup } from './state.ts';

const FORM = 'a scenario of tic-tac-toe looks like {"board": ["X.O", ".X.", "..."]}';
const SIGNS = 'XO';

/** Sets the board row by row; the number of marks decides whose turn it is. */
export function scenario(given: unknown, rng: Rng): State {
  const s = setup(rng);
  s.board = [...readRows(given).join('')].map((sign) => SIGNS.indexOf(sign));
  if (hasLine(s, 0) || hasLine(s, 1) || isFull(s)) throw new BadInput('the game is over on this board');
  const problem = flaw(s);
  if (problem !== null) throw new BadInput(`no game leads to this board: it has ${problem}`);
  const marks = s.board.filter((mark) => mark !== NOBODY).length;
  return begin(s, marks % 2);
}

function readRows(given: unknown): string[] {
  if (typeof given !== 'object' || given === null) throw new BadInput(FORM);
  const { board, ...rest } = given as { [key: string]: unknown };
  if (!Array.isArray(board) || board.length !== 3 || Object.keys(rest).length > 0) throw new BadInput(FORM);
  for (const row of board) if (typeof row !== 'string' || !/^[XO.]{3}$/.test(row)) throw new BadInput(FORM);
  return board;
}
