import type { Outcome } from '../events.ts';
import type { View } from '../view/index.ts';
import type { Catalogue } from './catalogue.ts';

/** Who has won, and how. */
export function headline({ results }: Catalogue, { ending, winner }: Outcome, names: readonly string[]): string {
  if (ending === '') throw new Error('the game goes on');
  return winner < 0 ? results.draw : results.endings[ending](names[winner]!);
}

/** VE-6.6: what the result shows. */
export function resultIn(catalogue: Catalogue, view: View, names: readonly string[]): string[] {
  const [outcome] = view.outcome;
  const [opened] = view.opened;
  if (outcome === undefined || opened === undefined) return [];
  const { results } = catalogue;
  return [
    headline(catalogue, outcome, names),
    results.points(outcome.humanPoints, outcome.vampirePoints),
    results.vampires(opened.vampires),
    results.trusted(opened.trusted),
  ];
}
