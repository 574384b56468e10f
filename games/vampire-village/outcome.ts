import { DEMON } from './cards/index.ts';
import type { Outcome } from './events.ts';
import { sizeOf, villagersIn } from './rules/village.ts';
import { type State, setOf } from './state.ts';

/** VV-6.2 to VV-6.7: ranks by points, then cards; equal seats share a rank. Uses the public state at any moment. */
export function outcomeOf(s: State): Outcome {
  const kinds = setOf(s).creatures.length;
  const counts = s.villages.map((village, seat) => {
    const villagers = villagersIn(setOf(s), village, true);
    const creatures = attackersAround(s, seat * kinds);
    return { villagers, creatures, points: villagers + creatures, cards: sizeOf(village) };
  });
  const results = counts.map((own) => {
    const isAhead = (other: typeof own) =>
      other.points > own.points || (other.points === own.points && other.cards > own.cards);
    return { ...own, rank: 1 + counts.filter(isAhead).length };
  });
  return { winners: results.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : [])), results };
}

/** VV-6.3: demons score nothing. */
function attackersAround(s: State, first: number): number {
  return setOf(s).creatures.reduce((sum, { type }, kind) => sum + (type === DEMON ? 0 : s.around[first + kind]!), 0);
}

/** The points, with the tie-breaking number of village cards as decimals. */
export const scores = (s: State): number[] | null =>
  s.ending === '' ? null : outcomeOf(s).results.map(({ points, cards }) => points + cards / 100);
