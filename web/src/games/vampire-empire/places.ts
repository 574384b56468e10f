import type { Seat } from '@duskhall/kernel';
import { type Card, HUMAN_CARDS, isOfVampireDeck, type View } from '@duskhall/vampire-empire';
import {
  type Places as TrackedPlaces,
  type Spot as TrackedSpot,
  track,
  type Untracked,
} from '../board-parts/card-tracking.ts';

/** The two decks have different backs. */
export type Back = 'moon' | 'sun';
export type Spot = TrackedSpot<Back>;
export type Places = TrackedPlaces<Back>;
type Wanted = Untracked<Back>;

export const NOWHERE: Places = { zones: {}, made: 0 };

const faces = (cards: readonly Card[], place: string): Wanted[] =>
  cards.map((card) => ({ card, back: isOfVampireDeck(card) ? 'moon' : 'sun', place }));
const backs = (count: number, back: Back, place: string): Wanted[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ card: -1, back, place }));
/** A hidden pile: the cards known by their backs, then the rest face down. */
const pile = (known: readonly Card[], count: number, back: Back, place: string): Wanted[] => [
  ...faces(known, place),
  ...backs(count - known.length, back, place),
];

/** The cards of each zone, as this view shows them. */
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
  const isVampire = seat === view.vampire;
  const back = isVampire ? 'moon' : 'sun';
  const [hand, cellar, moat] = [`hand-${seat}`, `cellar-${seat}`, `moat-${seat}`] as const;
  const [inHand, , inCellar] = isVampire ? [[], [], []] : (view.foreign as [Card[], Card[], Card[]]);
  const opened = view.opened[0]?.hands[seat];
  const isOwn = seat === view.viewer;
  return {
    [hand]:
      isOwn || opened !== undefined
        ? faces(isOwn ? view.hand : opened!, hand).sort((a, b) => a.card - b.card)
        : pile(inHand!, view.hands[seat]!, back, hand),
    [cellar]: isOwn ? faces(view.cellar, cellar) : pile(inCellar!, view.cellars[seat]!, back, cellar),
    [moat]: [
      ...faces(view.moats[seat]!, moat),
      ...(isOwn ? faces(view.sunken, moat) : []),
      ...backs(view.sunk[seat]! - (isOwn ? view.sunken.length : 0), back, moat),
    ],
  };
}

/** Where a card comes from that was nowhere before. */
export const originOf = (place: string): string => {
  const [zone, seat] = place.split('-');
  if (zone === 'hand') return `deck-${seat}`;
  return zone === 'moat' || zone === 'cellar' ? `hand-${seat}` : '';
};

/** Matches the cards of a view with where they were before. */
export const follow = (before: Places, view: View): Places => track(before, wantedIn(view));
