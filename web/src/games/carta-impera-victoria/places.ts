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

/** A card as it lies somewhere; `card` is -1 where only its back can be seen. */
export interface Spot {
  /** Made up here from what the viewer sees, so that the same cardboard can be followed from place to place. */
  id: string;
  card: Card;
  age: number;
  /** Where on the screen it belongs if it has no picture of its own there. */
  place: string;
}
/** By zone: the cards lying there, in order. */
export interface Places {
  zones: { readonly [zone: string]: readonly Spot[] };
  made: number;
}
type Wanted = Omit<Spot, 'id'>;

export const NOWHERE: Places = { zones: {}, made: 0 };
export const spotsIn = (places: Places, zone: string): readonly Spot[] => places.zones[zone] ?? [];
export const columnPlace = (seat: number, domain: number): string => `column-${seat}-${domain}`;

const face = (card: Card, place: string): Wanted => ({ card, age: ageOf(card), place });
const faces = (cards: readonly Card[], place: string): Wanted[] => cards.map((card) => face(card, place));
const backs = (ages: readonly number[], place: string): Wanted[] =>
  ages.flatMap((n, age) => Array.from({ length: n }, () => ({ card: -1, age, place })));

/** What lies where, as this view shows it. */
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

/** Follows every card from the places before to what the view shows now: first in its zone, then by its face, then by its back. */
export function follow(before: Places, view: View): Places {
  const wanted = Object.entries(wantedIn(view));
  const left = new Map(Object.entries(before.zones).map(([zone, spots]) => [zone, spots.slice()]));
  const found = new Map<Wanted, string>();
  const take = (zones: readonly string[], want: Wanted, isFit: (spot: Spot) => boolean): void => {
    for (const zone of zones) {
      const spots = left.get(zone) ?? [];
      const i = spots.findIndex(isFit);
      if (i < 0) continue;
      found.set(want, spots[i]!.id);
      spots.splice(i, 1);
      return;
    }
  };
  const isAlike = (want: Wanted) => (spot: Spot) => spot.card === want.card && spot.age === want.age;
  const hasBack = (want: Wanted) => (spot: Spot) => spot.age === want.age && (spot.card < 0 || want.card < 0);
  for (const [zone, list] of wanted) for (const want of list) take([zone], want, isAlike(want));
  const everywhere = [...left.keys()];
  for (const fit of [isAlike, hasBack])
    for (const [, list] of wanted) for (const want of list) if (!found.has(want)) take(everywhere, want, fit(want));

  let { made } = before;
  const zones = wanted.map(([zone, list]) => [
    zone,
    list.map((want): Spot => ({ ...want, id: found.get(want) ?? `c${made++}` })),
  ]);
  return { zones: Object.fromEntries(zones), made };
}
