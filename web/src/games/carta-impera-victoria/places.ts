import {
  ageOf,
  type Card,
  domainAt,
  domainOf,
  markerCard,
  markerColumn,
  seatAt,
  type View,
} from '@duskhall/carta-impera-victoria';
import {
  type Places as TrackedPlaces,
  type Spot as TrackedSpot,
  track,
  type Untracked,
} from '../board-parts/card-tracking.ts';

/** A card's back shows its age. */
export type Spot = TrackedSpot<number>;
export type Places = TrackedPlaces<number>;
type Wanted = Untracked<number>;

export const NOWHERE: Places = { zones: {}, made: 0 };
export const columnPlace = (seat: number, domain: number): string => `column-${seat}-${domain}`;
/** The column that an element is, belongs to or shows; null: none. */
export function columnAt(node: Element | null): { seat: number; domain: number } | null {
  const button = node?.closest('button');
  const place =
    button?.closest<HTMLElement>('[data-place^="column-"]') ??
    button?.querySelector<HTMLElement>('[data-place^="column-"]');
  const found = /^column-(\d+)-(\d+)$/.exec(place?.dataset.place ?? '');
  return found === null ? null : { seat: Number(found[1]), domain: Number(found[2]) };
}

const face = (card: Card, place: string): Wanted => ({ card, back: ageOf(card), place });
const faces = (cards: readonly Card[], place: string): Wanted[] => cards.map((card) => face(card, place));
const backs = (ages: readonly number[], place: string): Wanted[] =>
  ages.flatMap((n, age) => Array.from({ length: n }, () => ({ card: -1, back: age, place })));

/** The cards of each zone, as this view shows them. */
function wantedIn(view: View): { [zone: string]: Wanted[] } {
  const zones: { [zone: string]: Wanted[] } = {
    tray: faces(view.tray, 'tray'),
    pack: faces(view.pack, 'pack'),
    centre: faces(view.centre, 'centre'),
    held: faces(view.held >= 0 ? [view.held] : [], 'held'),
    discard: faces(view.discard, 'discard'),
    markers: view.markers.map((marker) => {
      const column = markerColumn(marker);
      return face(markerCard(marker), columnPlace(seatAt(column), domainAt(column)));
    }),
  };
  for (let seat = 0; seat < view.seats; seat++) {
    const place = `hand-${seat}`;
    const open = seat === view.viewer ? view.hand : view.opened[0]?.hands[seat];
    zones[place] = open === undefined ? backs(view.hands[seat]!, place) : faces(open, place).sort(byCard);
    zones[`area-${seat}`] = view.areas[seat]!.map((card) => face(card, columnPlace(seat, domainOf(card))));
  }
  return zones;
}
const byCard = (a: Wanted, b: Wanted): number => a.card - b.card;

/** Matches the cards of a view with where they were before. */
export const follow = (before: Places, view: View): Places => track(before, wantedIn(view));
