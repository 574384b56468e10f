import { COUNT, has, KING, LORDS, PRINCE, ROLES, SHIFTERS } from '../roles/table.ts';
import { domainsOf } from '../view/evidence.ts';
import type { View } from '../view/index.ts';
import type { Belief, Fits } from './chances.ts';
import { weighClaims } from './claims.ts';
import { weighDeeds } from './deeds.ts';
import { weighFacts } from './facts.ts';

/** Prior weight of a single-copy role when only head counts are known. */
const RARE = 0.35;
/** VN-3.6: the expected number of cards of each role, given what the table was told; may be fractional. */
function cardsIn({ composition, options }: View): number[] {
  const { counts, lords, shifters, sides } = composition;
  if (options.composition === 'open') {
    const kinds = counts[COUNT]! > 0 ? [KING, PRINCE] : LORDS;
    return counts.map((count, role) => {
      if (lords > 0 && kinds.includes(role)) return lords / kinds.length;
      return shifters > 0 && SHIFTERS.includes(role) ? shifters / 2 : count;
    });
  }
  const share = ({ copies }: (typeof ROLES)[number]) => (copies === 1 ? RARE : copies);
  return ROLES.map((row) => {
    const all = ROLES.filter(({ side }) => side === row.side).reduce((sum, one) => sum + share(one), 0);
    return (sides[row.side]! * share(row)) / all;
  });
}

/** Scaling rounds for the first estimate and for the final one. */
const [ROUGH, FINE] = [3, 7];
/** Iterative proportional fitting: scales until each seat holds one card and each role its expected number. */
function settle(fits: Fits, cards: readonly number[], rounds: number): Belief {
  const roles = cards.flatMap((count, role) => (count > 0 ? [role] : []));
  const rows = fits.map((row) => {
    const chances = Float64Array.from(roles, (role) => row[role]! * cards[role]!);
    return chances.some((chance) => chance > 0) ? chances : Float64Array.from(roles, (role) => cards[role]!);
  });
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < roles.length; at++) {
      let held = 0;
      for (let seat = 0; seat < rows.length; seat++) held += rows[seat]![at]!;
      const factor = held > 0 ? cards[roles[at]!]! / held : 1;
      for (let seat = 0; seat < rows.length; seat++) rows[seat]![at]! *= factor;
    }
    for (let seat = 0; seat < rows.length; seat++) normalise(rows[seat]!);
  }
  return rows.map((row) => {
    const chances = cards.map(() => 0);
    for (let at = 0; at < roles.length; at++) chances[roles[at]!] = row[at]!;
    return chances;
  });
}
function normalise(row: Float64Array): void {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += row[at]!;
  if (sum > 0) for (let at = 0; at < row.length; at++) row[at]! /= sum;
}

/** A seat's beliefs from all it has learned: first facts and votes, then claims weighted by trust. */
export function believe(v: View): Belief {
  const cards = cardsIn(v);
  const fits: Fits = domainsOf(v).map((mask) => ROLES.map((_, role) => Number(has(mask, role))));
  weighFacts(v, fits);
  weighDeeds(v, fits);
  if (v.claims.length > 0) weighClaims(v, fits, settle(fits, cards, ROUGH));
  return settle(fits, cards, FINE);
}

const NOTHING: View['shown'] = {
  'meet-vargs': [],
  'meet-varg-leader': [],
  'meet-newly-turned': [],
  'meet-hunters': [],
  'meet-leader': [],
};
/** The beliefs of an observer without private information. */
export const believeAsWatcher = (v: View): Belief =>
  believe({ ...v, viewer: -2, role: -1, facts: [], hunts: [], shown: NOTHING, opened: [] });
