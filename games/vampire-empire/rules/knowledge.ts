import type { Seat } from '@duskhall/kernel';
import type { Card } from '../cards/kinds.ts';
import { heldBy, isForeign, type Picture, type State, ZONES, type Zone } from '../state/index.ts';
import { plannedOf } from '../state/plan.ts';

/*
 * What others have seen of a seat's hidden piles (VE-8.9). Pictures are immutable values. A hidden move never removes
 * a card from a picture; it only widens the set of piles the cards can be in. Foreign cards are in no picture:
 * everyone always knows where they are.
 */

/** The first list minus one copy of each card in the second. */
export function less(cards: readonly Card[], those: readonly Card[]): Card[] {
  const rest = cards.slice();
  for (const card of those) {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

const isUnseen = (s: State, owner: Seat): boolean =>
  s.known[owner * 2]!.length === 0 && s.known[owner * 2 + 1]!.length === 0;

/** The owner moved this many cards face down from one pile to others (by zone). */
export function learnShift(s: State, owner: Seat, from: Zone, counts: readonly number[]): void {
  if (isUnseen(s, owner)) return;
  redraw(s, owner, (picture) => {
    if (picture.most[from] === 0) return picture;
    const most = picture.most.map((n, zone) => n + Math.min(counts[zone]!, picture.most[from]!));
    return { ...picture, most };
  });
}

/** A card left a hidden pile in the open: removes it from every picture. */
export function learnExit(s: State, owner: Seat, from: Zone, card: Card): void {
  if (isUnseen(s, owner) || isForeign(s, owner, card)) return;
  redraw(s, owner, (picture) =>
    picture.most[from]! > 0 && picture.cards.includes(card)
      ? { ...picture, cards: less(picture.cards, [card]) }
      : picture,
  );
}

/** The whole pile was shown, to the opponent or to all: replaces what older pictures say about it. */
export function learnPile(s: State, owner: Seat, zone: Zone, cards: readonly Card[], isPublic: boolean): void {
  const own = cards.filter((card) => !isForeign(s, owner, card));
  const fade = (picture: Picture): Picture => ({
    ...picture,
    cards: less(picture.cards, own),
    most: picture.most.map((n, z) => (z === zone ? 0 : n)),
  });
  for (const i of knowersOf(owner, isPublic))
    s.known[i] = s.known[i]!.map((picture) => (picture.most[zone]! > 0 ? fade(picture) : picture));
  addPicture(s, owner, zone, own, isPublic);
}

/** These cards went to a hidden pile in the open. */
export function learnEntry(s: State, owner: Seat, zone: Zone, cards: readonly Card[]): void {
  const own = cards.filter((card) => !isForeign(s, owner, card));
  addPicture(s, owner, zone, own, true);
}

const knowersOf = (owner: Seat, isPublic: boolean): readonly number[] =>
  isPublic ? [owner * 2, owner * 2 + 1] : [owner * 2];

function addPicture(s: State, owner: Seat, zone: Zone, cards: readonly Card[], isPublic: boolean): void {
  const most = ZONES.map((z) => (z === zone ? cards.length : 0));
  const picture: Picture = { turn: s.turns, zone, cards: cards.toSorted((a, b) => a - b), most };
  for (const i of knowersOf(owner, isPublic)) s.known[i] = [...s.known[i]!, picture];
}

function redraw(s: State, owner: Seat, change: (picture: Picture) => Picture): void {
  for (const i of knowersOf(owner, true)) s.known[i] = s.known[i]!.map(change);
}

/** After a move: limits each pile's share of a picture to the pile's size, and drops empty pictures. */
export function settlePictures(s: State, owner: Seat): void {
  if (isUnseen(s, owner)) return;
  const sizes = ownSizes(s, owner);
  redraw(s, owner, (picture) => {
    const { length } = picture.cards;
    if (picture.most.every((n, zone) => n <= sizes[zone]! && n <= length)) return picture;
    return { ...picture, most: picture.most.map((n, zone) => Math.min(n, sizes[zone]!, length)) };
  });
  for (const i of knowersOf(owner, true)) s.known[i] = s.known[i]!.filter(({ cards }) => cards.length > 0);
}

/** By zone: the public number of a seat's own-deck cards there. */
export function ownSizes(s: State, seat: Seat): number[] {
  const sizes = [heldBy(s, seat), s.decks[seat]!.length, s.cellars[seat]!.length, s.sunk[seat]!.length];
  if (s.foreign === 0 || seat === s.vampire) return sizes;
  const zones = [s.hands[seat]!.concat(plannedOf(s.plans[seat]!)), s.decks[seat]!, s.cellars[seat]!];
  zones.forEach((cards, zone) => {
    sizes[zone]! -= cards.filter((card) => isForeign(s, seat, card)).length;
  });
  return sizes;
}
