import { bloodVendetta as game, ROLES, VAMPIRES } from '@duskhall/blood-vendetta';
import { CLOSE, HOUSE, type MoveEntry, mayClose, offered, same } from '@duskhall/kernel';
import { recordOf } from '../../../web/src/learn/puzzle/record.ts';
import type { LiarPuzzle } from '../../../web/src/puzzle.ts';
import { type Evening, enter, openEvening } from './evening.ts';
import type { Case } from './evidence.ts';
import { gradeOf } from './grade.ts';
import { proofsOf } from './sift.ts';
import { isGivenAway, liarIn, worldsOf } from './worlds.ts';

/** The evening of a puzzle up to its debate; throws where the rules do not offer a move. */
export function eveningOf(puzzle: LiarPuzzle): Evening {
  const { entries, ...start } = recordOf(game, puzzle);
  const evening = openEvening({ ...start, options: start.options as typeof evening.match.s.options });
  for (const [i, entry] of (entries as MoveEntry[]).entries()) {
    const { s } = evening.match;
    const isFine =
      entry.seat === HOUSE && entry.move === CLOSE ? mayClose(s) : offered(game, s, entry.seat, entry.move) !== null;
    if (!isFine) throw new Error(`the rules do not offer entry ${i + 1}: ${JSON.stringify(entry.move)}`);
    enter(evening, entry);
  }
  return evening;
}
export const caseOf = ({ match, logs }: Evening, { seat }: Pick<LiarPuzzle, 'seat'>): Case => ({
  view: game.view(match.s, seat),
  log: logs[seat]!,
});

/** What is wrong with a puzzle under the rules of today; null: nothing. */
export function flawIn(puzzle: LiarPuzzle): string | null {
  const evening = eveningOf(puzzle);
  const { roles, isAlive } = evening.match.s;
  const given = caseOf(evening, puzzle);
  const worlds = worldsOf(given);
  const liar = liarIn(worlds);
  if (given.view.phase !== 'night' || !isAlive[puzzle.seat]) return 'nobody debates here';
  if (ROLES[roles[puzzle.seat]!]!.side !== VAMPIRES) return 'the seat is no vampire';
  if (!worlds.deals.some((deal) => same(deal, roles))) return 'the truth contradicts the premises';
  if (liar < 0) return 'there is not exactly one liar';
  if (liar !== puzzle.liar) return 'somebody else lies';
  if (isGivenAway(given)) return 'one fact gives the liar away';
  if (!same(proofsOf(given, worlds.suspects, liar), puzzle.proofs)) return 'the proofs are others';
  return same(gradeOf(given, worlds.suspects, puzzle.proofs), puzzle.solvedBy) ? null : 'the grades are others';
}
