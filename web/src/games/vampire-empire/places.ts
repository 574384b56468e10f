import type { Seat } from '@duskhall/kernel';
import { type Card, HUMAN_CARDS, isOfVampireDeck, type View } from '@duskhall/vampire-empire';

/** A card as it lies somewhere; `card` is -1 where only its back can be seen. */
export interface Spot {
  /** Made up here from what the viewer sees, so that the same cardboard can be followed from place to place. */
  id: string;
  card: Card;
  /** The two decks have different backs: a moon or a sun. */
  isMoon: boolean;
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

const faces = (cards: readonly Card[], place: string): Wanted[] =>
  cards.map((card) => ({ card, isMoon: isOfVampireDeck(card), place }));
const backs = (count: number, isMoon: boolean, place: string): Wanted[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ card: -1, isMoon, place }));
/** A hidden pile: what its backs tell, and then backs. */
const pile = (known: readonly Card[], count: number, isMoon: boolean, place: string): Wanted[] => [
  ...faces(known, place),
  ...backs(count - known.length, isMoon, place),
];

/** What lies where, as this view shows it. */
function wantedIn(view: View): { [zone: string]: Wanted[] } {
  const { card, batch, pay, store } = view.plan;
  const zones: { [zone: string]: Wanted[] } = {
    plan: faces([...(card >= 0 ? [card] : []), ...batch, ...pay, ...store], `hand-${view.viewer}`),
    'laid-0': faces(view.laid[0]!, 'laid-0'),
    'laid-1': faces(view.laid[1]!, 'laid-1'),
    away: faces(view.away >= 0 ? [HUMAN_CARDS['secret-journey'].number] : [], 'away'),
  };
  for (const seat of [0, 1]) Object.assign(zones, pilesOf(view, seat));
  return zones;
}

function pilesOf(view: View, seat: Seat): { [zone: string]: Wanted[] } {
  const isMoon = seat === view.vampire;
  const [hand, cellar, moat] = [`hand-${seat}`, `cellar-${seat}`, `moat-${seat}`] as const;
  const [inHand, , inCellar] = isMoon ? [[], [], []] : (view.foreign as [Card[], Card[], Card[]]);
  const opened = view.opened[0]?.hands[seat];
  const isOwn = seat === view.viewer;
  return {
    [hand]:
      isOwn || opened !== undefined
        ? faces(isOwn ? view.hand : opened!, hand).sort((a, b) => a.card - b.card)
        : pile(inHand!, view.hands[seat]!, isMoon, hand),
    [cellar]: isOwn ? faces(view.cellar, cellar) : pile(inCellar!, view.cellars[seat]!, isMoon, cellar),
    [moat]: [
      ...faces(view.moats[seat]!, moat),
      ...(isOwn ? faces(view.sunken, moat) : []),
      ...backs(view.sunk[seat]! - (isOwn ? view.sunken.length : 0), isMoon, moat),
    ],
  };
}

/** Where a card comes from that was nowhere before. */
export const originOf = (place: string): string => {
  const [zone, seat] = place.split('-');
  if (zone === 'hand') return `deck-${seat}`;
  return zone === 'moat' || zone === 'cellar' ? `hand-${seat}` : '';
};

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
  const isAlike = (want: Wanted) => (spot: Spot) => spot.card === want.card && spot.isMoon === want.isMoon;
  const hasBack = (want: Wanted) => (spot: Spot) => spot.isMoon === want.isMoon && (spot.card < 0 || want.card < 0);
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
