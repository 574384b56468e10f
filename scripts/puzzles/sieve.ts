import { type Gain, hashText, stable } from '@duskhall/kernel';
import { gainsOf } from '../../bots/gains.ts';
import type { MovePuzzle } from '../../web/src/puzzle.ts';
import { compare, confirm, isSeenAtAGlance, leadOf, MARGIN, worthsOf } from './confirm.ts';
import { gradeOf, isEasy, shareOf } from './grade.ts';
import type { Found } from './matches.ts';
import { look, type Position } from './position.ts';
import type { Selection } from './selection.ts';
import { signsOf, themeOf } from './themes.ts';

/** How many positions passed each stage. */
export type Count = { [stage: string]: number };

/** Fewer moves are hardly a question, and more are hard to compare. */
const FEWEST = 3;
const MOST = 16;

export const questionOf = ({ view }: Position): string => (view as { question: string }).question;

/** Lasting: it is made of the position itself. */
export function idOf(game: string, { seat, match }: Pick<MovePuzzle, 'seat' | 'match'>): string {
  const initials = game.split('-').map((word) => word[0]);
  return `${initials.join('')}-${hashText(stable({ seat, match })).slice(0, 8)}`;
}

/** The puzzle in a position; null: it has none. Each stage costs more than the one before. */
export function puzzleAt(found: Found, selection: Selection, count: Count): MovePuzzle | null {
  const { position, match } = found;
  const { game, seat, view, moves } = position;
  const pass = (stage: string) => {
    count[stage] = (count[stage] ?? 0) + 1;
  };
  if (moves.length < FEWEST || moves.length > MOST || !selection.mayTake(match)) return null;
  pass('looked at');
  const question = questionOf(position);
  const likely = found.insight.findings[0]!.move;
  if (!isHopeful(found) || !selection.mayAsk(question, likely)) return null;
  if (!selection.mayBeEasy() && shareOf(position, likely, 'novice') === 1) return null;
  pass('hopeful');
  const rough = worthsOf(position, moves, ROUGHLY, 1);
  const answer = rough[0]!.move;
  if (leadOf(rough, answer) < MARGIN || !selection.mayAsk(question, answer)) return null;
  pass('clear');
  const compared = compare(position, rough);
  if (compared === null || !isSeenAtAGlance(position, compared)) return null;
  pass('compared');
  const findings = confirm(position, compared);
  if (findings === null) return null;
  pass('confirmed');
  const solvedBy = gradeOf(position, answer);
  if (isEasy(solvedBy) && !selection.mayBeEasy()) return null;
  const theme = themeOf(signsOf(found, findings));
  const { imagine } = look(position, { effort: 0, seed: 1 });
  const because = game.hints?.because?.(view, Array.from({ length: 100 }, imagine), findings[0]!.move as never) ?? null;
  const puzzle: MovePuzzle = {
    ...{ id: idOf(game.name, { seat, match }), kind: 'move', theme },
    ...{ seat, match, solvedBy, findings, because, gains: gainsAt(position, findings) },
  };
  selection.take(puzzle, question);
  return puzzle;
}

/** What makes the answer better than the second best: each is searched by itself, so that as much is known of both. */
export function gainsAt(position: Position, [answer, second]: MovePuzzle['findings']): Gain[] {
  const learning = position.game.hints?.learning;
  const leavesBelow = ({ move }: { move: unknown }) =>
    look(position, { effort: GAINS.effort, seed: GAINS.seed, moves: [move], isTold: true }).findings[0]!.leaves;
  return learning === undefined ? [] : gainsOf(learning, leavesBelow(answer!), leavesBelow(second!));
}
const GAINS = { effort: 2, seed: 7 };

/** A search is sure of a move with this share of its visits; of the positions where it is not, one in `SAMPLE` is tried. */
const SURE = 0.6;
const SAMPLE = 2;
/** A value of fewer visits means nothing. */
const VISITS = 8;
/** The first estimate of all moves has this share of a Regular's iterations for each. */
const ROUGHLY = 0.3;

/** Whether the bot that played the match saw a clear lead, or was unsure. */
function isHopeful({ insight: { findings }, match }: Found): boolean {
  const total = findings.reduce((sum, { visits }) => sum + visits, 0);
  if (findings[0]!.visits < SURE * total) return match.moves.length % SAMPLE === 0;
  const tried = findings.filter(({ visits }) => visits >= VISITS);
  return tried.length < 2 || leadOf(tried, tried[0]!.move) >= MARGIN;
}
