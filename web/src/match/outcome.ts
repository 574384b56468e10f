import type { Seat } from '@duskhall/kernel';
import type { Words } from '../texts/en.ts';

/** What the end means for who looks on: victory, defeat, or just the end. */
export function headline(t: Words, scores: readonly number[], seat: Seat): string {
  if (seat < 0) return t.matchOver;
  const best = Math.max(...scores);
  if (scores[seat] !== best) return t.youLost;
  return scores.filter((score) => score === best).length > 1 ? t.youDrew : t.youWon;
}

export const winnersOf = (scores: readonly number[], names: readonly string[]): string[] =>
  names.filter((_, seat) => scores[seat] === Math.max(...scores));
