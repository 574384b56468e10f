import type { Seat, Stake } from '@duskhall/kernel';
import { DOMAINS, type Domain } from '../cards/index.ts';
import { allSeats, hegemonyBase, sideOf } from '../state.ts';
import type { View } from '../view/index.ts';
import type { Catalogue } from './catalogue.ts';
import { countIn, markersOn } from './table.ts';

/** Farther than this from hegemony nobody is a danger yet. */
const NEAR = 2;
/** The end is near when everybody can empty the deck in so many cards. */
const CARDS_A_TURN = 3;

/** CIV-6.1: the cards that a seat lacks for hegemony in a domain, Democracy counted. */
export const missingTo = (view: View, seat: Seat, domain: Domain): number =>
  hegemonyBase(view.seats) + markersOn(view, seat, domain, false) - countIn(view, seat, domain);

/** CIV-4.4: one card more is not enough while the domain is barred. */
export const isOneAway = (view: View, seat: Seat, domain: Domain): boolean => {
  const missing = missingTo(view, seat, domain);
  return missing <= 0 || (missing === 1 && markersOn(view, seat, domain, true) === 0);
};

/** How close everybody is to hegemony, how close the end is, and who would win by majority. */
export function stakesIn(catalogue: Catalogue, view: View, names: readonly string[]): Stake[] {
  if (view.outcome.length > 0) return [];
  return [...hegemonyIn(catalogue, view, names), ...endIn(catalogue, view), ...leadsIn(catalogue, view, names)];
}

function hegemonyIn({ stakes }: Catalogue, view: View, names: readonly string[]): Stake[] {
  const columns = allSeats(view.seats).flatMap((seat) => {
    const all = DOMAINS.map((domain) => ({ seat, domain, missing: missingTo(view, seat, domain) }));
    const least = Math.min(...all.map(({ missing }) => missing));
    return all.filter(({ missing }) => missing <= 1 || (missing === least && missing <= NEAR));
  });
  if (columns.length === 0) return [{ text: stakes.goal(hegemonyBase(view.seats)), isUrgent: false }];
  return columns
    .map(({ seat, domain, missing }) => {
      const name = seat === view.viewer ? null : names[seat]!;
      const text = missing > 0 ? stakes.wins(name, missing, domain) : stakes.winsNow(name, domain);
      return { text, missing, isUrgent: isOneAway(view, seat, domain) };
    })
    .sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || a.missing - b.missing)
    .map(({ text, isUrgent }) => ({ text, isUrgent }));
}

/** CIV-4.19: the final round, or that it is near. */
function endIn({ stakes }: Catalogue, view: View): Stake[] {
  const { seats, turn, first } = view;
  if (view.isFinal) {
    const turns = seats - ((turn - first + seats) % seats);
    return [{ text: stakes.finalRound(turns), isUrgent: true }];
  }
  const left = view.deck.reduce((sum, some) => sum + some, 0);
  return left > seats * CARDS_A_TURN ? [] : [{ text: stakes.deck(left), isUrgent: false }];
}

/** CIV-6.5, CIV-6.22: the points that each side would have now, most first. */
function leadsIn({ stakes }: Catalogue, view: View, names: readonly string[]): Stake[] {
  const sides = [...new Set(allSeats(view.seats).map((seat) => sideOf(view.options, seat)))].map((side) => {
    const members = allSeats(view.seats).filter((seat) => sideOf(view.options, seat) === side);
    const others = members.filter((seat) => seat !== view.viewer).map((seat) => names[seat]!);
    const name = others.length < members.length ? stakes.ours(others) : others.join(' + ');
    return { name, points: DOMAINS.filter((domain) => members.some((seat) => isLeading(view, seat, domain))).length };
  });
  const led = sides.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  if (led.length === 0) return [];
  return [{ text: stakes.leads(led.map(({ name, points }) => `${name}\u00a0${points}`)), isUrgent: false }];
}

function isLeading(view: View, seat: Seat, domain: Domain): boolean {
  const count = countIn(view, seat, domain);
  return count > 0 && allSeats(view.seats).every((other) => countIn(view, other, domain) <= count);
}
