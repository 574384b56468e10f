import type { Outcome } from '../events.ts';
import type { View } from '../view/index.ts';
import type { Catalogue } from './catalogue.ts';

/** Who has won, and by what. */
export function headline({ results }: Catalogue, outcome: Outcome, names: readonly string[]): string {
  const winners = outcome.winners.map((seat) => names[seat]!);
  const [first] = outcome.winners.map((seat) => outcome.results[seat]!);
  const { points, cards } = first!;
  if (winners.length > 1) return results.shared(winners, points);
  const isTied = outcome.results.filter((result) => result.points === points).length > 1;
  return isTied ? results.wonByCards(winners[0]!, points, cards) : results.won(winners[0]!, points);
}

/** VV-6.8: what the result shows, the best first. */
export function resultIn(catalogue: Catalogue, view: View, names: readonly string[]): string[] {
  const [outcome] = view.outcome;
  if (outcome === undefined) return [];
  const lines = outcome.results.map((result, seat) => ({ result, name: names[seat]! }));
  lines.sort((a, b) => a.result.rank - b.result.rank);
  return [
    headline(catalogue, outcome, names),
    ...lines.map(({ result, name }) => `${result.rank}. ${catalogue.results.line(name, result)}`),
  ];
}
