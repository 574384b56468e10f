import { type AnyGame, openMatch, owes, plays, put, same, stable } from '@duskhall/kernel';
import { recordOf } from '../../web/src/learn/puzzle/record.ts';
import { GRADERS, type MovePuzzle, THEMES } from '../../web/src/puzzle.ts';
import { compare, confirm, isSeenAtAGlance, leadOf, MARGIN } from './confirm.ts';
import { replayOf } from './position.ts';
import { idOf } from './sieve.ts';
import { signsOf, themeOf } from './themes.ts';

/** What is wrong with a puzzle under the current rules; null: nothing. `isThorough`: by the search that confirmed it. */
export function faultIn(game: AnyGame, puzzle: MovePuzzle, isThorough: boolean): string | null {
  const { id, seat, findings, solvedBy, theme } = puzzle;
  if (id !== idOf(game.name, puzzle)) return 'its id is not that of the position';
  const fault = faultInRecord(game, puzzle);
  if (fault !== null) return fault;
  if (!THEMES.includes(theme)) return 'it has no theme';
  if (!GRADERS.every((level) => solvedBy[level] >= 0 && solvedBy[level] <= 1)) return 'it has no grade';
  const replayed = replayOf(game, puzzle);
  const { position } = replayed;
  const named = findings.map(({ move }) => stable(move)).sort();
  if (!same(named, position.moves.map(stable).sort())) return `its findings are not the legal moves of seat ${seat}`;
  if (leadOf(findings, findings[0]!.move) < MARGIN) return 'the margin is too small';
  if (!isSeenAtAGlance(position, findings)) return 'a short search does not see the margin any more';
  if (!isThorough) return null;
  if (compare(position, findings) === null) return 'the answer is not clearly the best any more';
  if (confirm(position, findings) === null) return 'a long search chooses another move';
  return themeOf(signsOf(replayed, findings)) === theme ? null : 'its theme is another';
}

function faultInRecord(game: AnyGame, puzzle: MovePuzzle): string | null {
  const { entries, ...start } = recordOf(game, puzzle);
  if (!plays(game, start.rulesVersion)) return `its rules are of version ${start.rulesVersion}`;
  const match = openMatch(game, start);
  for (const [place, entry] of entries.entries()) {
    if ('move' in entry && entry.seat >= 0 && game.refusal(match.s, entry.seat, entry.move) !== null)
      return `entry ${place + 1} is not legal`;
    put(match, entry);
  }
  return owes(match.s, puzzle.seat) ? null : `seat ${puzzle.seat} is not asked`;
}
