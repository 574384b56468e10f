import { DOMAINS } from '../cards/index.ts';
import type { Outcome } from '../events.ts';
import type { View } from '../view/index.ts';
import { domainIn } from './card-lists.ts';
import type { Catalogue } from './catalogue.ts';

/** Who has won, and how. */
export function headline({ words, results }: Catalogue, outcome: Outcome, names: readonly string[]): string {
  const { ending, hegemony, points } = outcome;
  const winners = outcome.winners.map((seat) => names[seat]!);
  if (ending === 'hegemony') {
    const reached = hegemony.map(({ domain, count }) => domainIn(words, domain) + words.colon + words.cards(count));
    return `${results.hegemony(winners)} ${reached.join(', ')}.`;
  }
  const sides = new Set(outcome.winners.map((seat) => seat % points.length));
  const most = Math.max(...points);
  return sides.size > 1 ? results.shared(winners, most) : results.majority(winners, most);
}

/** CIV-6.10: what the result shows. */
export function resultIn(catalogue: Catalogue, view: View, names: readonly string[]): string[] {
  const [outcome] = view.outcome;
  if (outcome === undefined) return [];
  const lines = [headline(catalogue, outcome, names)];
  return outcome.ending === 'hegemony' ? lines : [...lines, ...countIn(catalogue, view, outcome, names)];
}

function countIn(catalogue: Catalogue, view: View, outcome: Outcome, names: readonly string[]): string[] {
  const { words, results } = catalogue;
  const { ending, leaders, points, tieBreak } = outcome;
  const sideName = (side: number) => names.filter((_, seat) => seat % points.length === side).join(' + ');
  const domainLines = DOMAINS.map((domain) => {
    const sides = leaders[domain]!.map(sideName);
    return domainIn(words, domain) + words.colon + (sides.length > 0 ? sides.join(', ') : results.nobody);
  });
  return [
    ending === 'stall' ? results.stalled(view.options.stallGuardRounds) : results.deckUsedUp,
    ...domainLines,
    points.map((some, side) => results.points(sideName(side), some)).join(' · '),
    ...(tieBreak.length > 0 ? [results.tieBreak(tieBreak)] : []),
  ];
}
