import type { Seat } from '@duskhall/kernel';
import { CULTURE, DOMAINS, type Domain, ECONOMY, MILITARY, RELIGION, SCIENCE, UTOPIA } from './cards/index.ts';
import type { Outcome } from './events.ts';
import { allSeats, columnOf, countOf, hegemonyBase, type State, sideOf } from './state.ts';

/** CIV-6.1, CIV-6.4: the domains in which a seat has reached its threshold. */
export const hegemonyDomains = (s: State, seat: Seat): Domain[] =>
  DOMAINS.filter(
    (domain) => countOf(s, seat, domain) >= hegemonyBase(s.seats) + s.democracies[columnOf(seat, domain)]!,
  );

export function outcomeOf(s: State): Outcome {
  return s.ending === 'hegemony' ? hegemonyOutcome(s) : majorityOutcome(s);
}

/** CIV-6.21: a seat wins for its side. */
function hegemonyOutcome(s: State): Outcome {
  const hegemony = hegemonyDomains(s, s.turn).map((domain) => ({ domain, count: countOf(s, s.turn, domain) }));
  return { ...none(s), winners: seatsOf(s, [sideOf(s.options, s.turn)]), seat: s.turn, hegemony };
}

/** CIV-6.5 to CIV-6.9: a point for each domain led, then the tie-break; sides still tied share the victory. */
function majorityOutcome(s: State): Outcome {
  const sides = sidesOf(s);
  const leaders = DOMAINS.map((domain) => leadersOf(s, sides, domain));
  const points = sides.map((_, side) => leaders.filter((list) => list.includes(side)).length);
  const [tied, tieBreak] = breakTie(
    s,
    sides,
    mostBy([...sides.keys()], (side) => points[side]!),
  );
  return { ...none(s), winners: seatsOf(s, tied), leaders, points, tieBreak };
}

const none = (s: State) => ({ ending: s.ending, seat: -1, hegemony: [], leaders: [], points: [], tieBreak: [] });
const seatsOf = (s: State, winners: readonly number[]): Seat[] =>
  allSeats(s.seats).filter((seat) => winners.includes(sideOf(s.options, seat)));

/** The members of each side. */
type Sides = readonly (readonly Seat[])[];
const sidesOf = (s: State): Sides =>
  s.options.teams === 'on'
    ? [
        [0, 2],
        [1, 3],
      ]
    : allSeats(s.seats).map((seat) => [seat]);

/** CIV-6.5, CIV-6.6, CIV-6.22: the sides with a member at the highest single count, if that is at least 1. */
function leadersOf(s: State, sides: Sides, domain: Domain): number[] {
  const highest = sides.map((members) => Math.max(...members.map((seat) => countOf(s, seat, domain))));
  return mostBy([...sides.keys()], (side) => highest[side]!).filter((side) => highest[side]! > 0);
}

/** CIV-6.8, CIV-6.23: each comparison keeps the candidates with the most. */
function breakTie(s: State, sides: Sides, leaders: number[]): [tied: number[], tieBreak: Domain[]] {
  const tieBreak: Domain[] = [];
  let tied = leaders;
  for (const domain of [UTOPIA, CULTURE, SCIENCE, ECONOMY, RELIGION, MILITARY]) {
    const kept = mostBy(tied, (side) => tieValue(s, sides[side]!, domain));
    if (kept.length < tied.length) tieBreak.push(domain);
    tied = kept;
  }
  return [tied, tieBreak];
}

/** CIV-11.5: the sum of the members, or the best member. */
function tieValue(s: State, members: readonly Seat[], domain: Domain): number {
  const counts = members.map((seat) => countOf(s, seat, domain));
  return s.options.teamTieBreak === 'sum' ? counts.reduce((sum, count) => sum + count, 0) : Math.max(...counts);
}

/** The candidates with the highest value. */
function mostBy(candidates: readonly number[], value: (side: number) => number): number[] {
  const values = candidates.map(value);
  const most = Math.max(...values);
  return candidates.filter((_, i) => values[i] === most);
}

/** CIV-6.12: there are only winners and losers; sides that share the victory share one point. */
export function scores(s: State): number[] | null {
  if (s.ending === '') return null;
  const { winners } = outcomeOf(s);
  const share = 1 / new Set(winners.map((seat) => sideOf(s.options, seat))).size;
  return allSeats(s.seats).map((seat) => (winners.includes(seat) ? share : 0));
}
