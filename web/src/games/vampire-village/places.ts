import {
  type Card,
  cardsIn,
  creatureAt,
  type Kind,
  leftOf,
  rightOf,
  setOf,
  type View,
  villageIn,
} from '@duskhall/vampire-village';

/** Something that lies somewhere: a village card or a creature. */
export interface Spot {
  id: string;
  /** -1: it is a creature, or a card. */
  card: Card;
  kind: Kind;
  /** Where on the screen it belongs if it has no picture of its own there. */
  place: string;
}
export interface Places {
  spots: ReadonlyMap<string, Spot>;
  made: number;
}
export const NOWHERE: Places = { spots: new Map(), made: 0 };

export const villagePlace = (seat: number): string => `village-${seat}`;
export const handPlace = (seat: number): string => `hand-${seat}`;
export const sidePlace = (seat: number, type: number): string => `side-${seat}-${type}`;
/** Each draw has its own place, so earlier draws are not matched with it. */
export const drawPlace = (view: View): string => `draw-${view.round}-${view.given.length}`;

type Wanted = { kind: Kind; place: string };

/** Every village card the viewer sees, by the name it has on the screen: each exists once. */
function cardsSeen(view: View): Spot[] {
  const spots: Spot[] = [];
  const put = (card: Card, place: string) => spots.push({ id: `card-${card}`, card, kind: -1, place });
  for (let seat = 0; seat < view.seats; seat++) {
    for (const card of cardsIn(villageIn(view, seat))) put(card, villagePlace(seat));
    for (const card of view.hands[seat]!) if (card !== view.pick) put(card, handPlace(seat));
  }
  const isLaid = cardsIn(villageIn(view, view.viewer < 0 ? 0 : view.viewer)).includes(view.pick);
  if (view.pick >= 0 && !isLaid) put(view.pick, 'pick');
  return spots;
}

function creaturesSeen(view: View): Wanted[] {
  const wanted: Wanted[] = [];
  const { creatures } = setOf(view);
  for (let seat = 0; seat < view.seats; seat++)
    creatures.forEach(({ type }, kind) => {
      for (let i = 0; i < view.around[creatureAt(view, seat, kind)]!; i++)
        wanted.push({ kind, place: sidePlace(seat, type) });
    });
  for (const kind of view.drawn) wanted.push({ kind, place: drawPlace(view) });
  return wanted;
}

/**
 * Follows everything from the places before to what the view shows now: a card by its number, a creature first where it
 * is, then from where another of its kind has gone. From views alone, so nothing is followed that cannot be seen.
 */
export function follow(before: Places, view: View): Places {
  const spots = new Map(cardsSeen(view).map((spot) => [spot.id, spot]));
  const left = [...before.spots.values()].filter(({ kind }) => kind >= 0);
  const take = (isFit: (spot: Spot) => boolean): string | undefined => {
    const i = left.findIndex(isFit);
    return i < 0 ? undefined : left.splice(i, 1)[0]!.id;
  };
  const wanted = creaturesSeen(view);
  const found = wanted.map(({ kind, place }) => take((spot) => spot.kind === kind && spot.place === place));
  let { made } = before;
  wanted.forEach(({ kind, place }, i) => {
    const id = found[i] ?? take((spot) => spot.kind === kind) ?? `creature-${made++}`;
    spots.set(id, { id, card: -1, kind, place });
  });
  return { spots, made };
}

/** Where something new comes from: a hand from the neighbour who passed it, anything else from the supply. */
export function originOf(view: View, spot: Spot): string {
  if (spot.card < 0) return 'night';
  const seat = view.viewer;
  const isPassed = spot.place === handPlace(seat) && view.picked.length > 0;
  if (isPassed) return handPlace(view.round === 1 ? rightOf(view, seat) : leftOf(view, seat));
  const laidBy = view.villages.findIndex((village) => cardsIn(village).includes(spot.card));
  return laidBy < 0 ? 'night' : handPlace(laidBy);
}

/** The spots in one place, in the order they are told. */
export const spotsIn = (places: Places, place: string): Spot[] =>
  [...places.spots.values()].filter((spot) => spot.place === place);
