import { ask } from '@duskhall/kernel';
import { DOMAINS, type Domain, domainOf, ECONOMY } from '../cards/index.ts';
import type { ColumnMove } from '../frames.ts';
import { markerOf } from '../rules/markers.ts';
import { lift } from '../rules/zones.ts';
import { columnOf, type State, type StepsOf } from '../state.ts';
import type { Effect } from './effect.ts';

/** CIV-5.8, CIV-5.16: the cost card becomes a face-down marker on a column. */
export const laying = (domain: Domain, question: 'embargo' | 'democracy', rule: string): Effect => ({
  domain,
  level: 0,
  rule,
  obstacle: (s) => (hasColumnFor(s) ? null : 'no-column'),
  start(s) {
    s.held = lift(s, s.turn, domain);
    ask(s, [s.turn], question, { do: 'marker.laid' });
  },
});

/** Whether some column can be marked once the cost is paid. */
function hasColumnFor(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    const cards = s.areas[seat]!.length;
    if (seat === s.turn ? s.options.markerTargets === 'any' && cards > 1 : cards > 0) return true;
  }
  return false;
}

/** The columns that can take a marker: those with a face-up card; by option, only other players'. */
export function markableColumns(s: State): number[] {
  const columns: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === s.turn && s.options.markerTargets === 'others') continue;
    for (const domain of DOMAINS) if (s.counts[columnOf(seat, domain)]! > 0) columns.push(columnOf(seat, domain));
  }
  return columns;
}

export const markerSteps: StepsOf<'marker'> = {
  'marker.laid'(s, _, answers) {
    const { seat: target, domain } = answers[s.turn] as ColumnMove;
    const column = columnOf(target, domain);
    const card = s.held;
    s.held = -1;
    s.markers.push(markerOf(column, card));
    if (domainOf(card) === ECONOMY) {
      s.embargoes[column]!++;
      if (target === s.turn) s.freshEmbargo = column;
      s.table.log?.push({ type: 'laidEmbargo', seat: s.turn, target, domain, card });
    } else {
      s.democracies[column]!++;
      s.table.log?.push({ type: 'laidDemocracy', seat: s.turn, target, domain, card });
    }
  },
};
