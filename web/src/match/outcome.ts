import type { Seat } from '@duskhall/kernel';
import type { Words } from '../texts/en.ts';

/** What the end means for who looks on: victory, defeat, or just the end. `isBySides`: a whole side wins together. */
export function headline(t: Words, scores: readonly number[], seat: Seat, isBySides: boolean): string {
  const best = Math.max(...scores);
  if (seat < 0 || (isBySides && best <= 0)) return t.matchOver;
  if (scores[seat] !== best) return t.youLost;
  return scores.filter((score) => score === best).length > 1 && !isBySides ? t.youDrew : t.youWon;
}

/** Nobody, where nobody has won anything. */
export const winnersOf = (scores: readonly number[], names: readonly string[]): string[] =>
  names.filter((_, seat) => scores[seat] === Math.max(...scores) && scores[seat]! > 0);

export type Verdict = 'won' | 'lost' | 'ended';
/** How the end feels to who looks on; a victory that everybody shares is nobody's. */
export function verdictOf(scores: readonly number[], seat: Seat): Verdict {
  const best = Math.max(...scores);
  if (seat < 0 || best <= 0 || scores.every((score) => score === best)) return 'ended';
  return scores[seat] === best ? 'won' : 'lost';
}
