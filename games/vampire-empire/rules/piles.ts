import { type Seat, seal, shuffle } from '@duskhall/kernel';
import { type Card, PROFESSIONS, SUPPORT } from '../cards/kinds.ts';
import { CELLAR, cardsIn, DECK, HAND, isForeign, type State } from '../state/index.ts';
import { learnExit, learnShift, settlePictures } from './knowledge.ts';

/** Puts cards face down into the moat (VE-8.7); a foreign card is known by its back, so it lies open (VE-5.15). */
function sink(s: State, seat: Seat, cards: readonly Card[]): number {
  let hidden = 0;
  for (const card of cards) {
    if (isForeign(s, seat, card)) s.moats[seat]!.push(card);
    else {
      s.sunk[seat]!.push(card);
      hidden++;
    }
  }
  return hidden;
}

/** Cards of a finished decision leave the hand: some in the open, others face down into the moat. */
export function spend(
  s: State,
  seat: Seat,
  shown: readonly Card[],
  paid: readonly Card[],
  why: 'cost' | 'pass' = 'cost',
): void {
  for (const card of shown) learnExit(s, seat, HAND, card);
  if (paid.length > 0) {
    learnShift(s, seat, HAND, [0, 0, 0, sink(s, seat, paid)]);
    s.table.log?.push({ type: 'discardedToMoat', seat, why, cards: paid.slice(), count: paid.length });
  }
  settlePictures(s, seat);
}

/** VE-4.3.2, VE-4.3.7, VE-4.4.6: moat and cellar together, face down, before any card is drawn. */
export function exchange(s: State, seat: Seat, toMoat: readonly Card[], toCellar: readonly Card[]): void {
  const hidden = sink(s, seat, toMoat);
  s.cellars[seat]!.push(...toCellar);
  const stored = toCellar.filter((card) => !isForeign(s, seat, card)).length;
  learnShift(s, seat, HAND, [0, 0, stored, hidden]);
  settlePictures(s, seat);
  s.table.log?.push({ type: 'exchanged', seat, toMoat: toMoat.length, toCellar: toCellar.length });
  if (toMoat.length > 0)
    s.table.log?.push({ type: 'discardedToMoat', seat, why: 'exchange', cards: toMoat.slice(), count: toMoat.length });
  if (toCellar.length > 0)
    s.table.log?.push({ type: 'discardedToCellar', seat, cards: toCellar.slice(), count: toCellar.length });
}

/** VE-4.4.2, VE-4.4.3, VE-4.4.4: draws up to n cards; an empty deck is replaced by the cellar, once per game. */
export function draw(s: State, seat: Seat, n: number): void {
  if (n <= 0) return;
  seal(s);
  const left = n - drawFromDeck(s, seat, n);
  if (left === 0 || s.isRecycled[seat]) return;
  s.isRecycled[seat] = true;
  const cards = s.cellars[seat]!;
  s.cellars[seat] = [];
  s.decks[seat] = mix(s, cards, 'cellar');
  learnShift(s, seat, CELLAR, [0, cards.length, 0, 0]);
  settlePictures(s, seat);
  s.table.log?.push({ type: 'recycledCellar', seat, count: cards.length });
  drawFromDeck(s, seat, left);
}

/** VE-4.4.1 */
function drawFromDeck(s: State, seat: Seat, n: number): number {
  const deck = s.decks[seat]!;
  const cards: Card[] = [];
  while (cards.length < n && deck.length > 0) cards.push(deck.pop()!);
  if (cards.length === 0) return 0;
  s.hands[seat]!.push(...cards);
  learnShift(s, seat, DECK, [cards.length, 0, 0, 0]);
  settlePictures(s, seat);
  s.table.log?.push({ type: 'drew', seat, cards, count: cards.length });
  return cards.length;
}

/** VE-R49: shuffling fewer than two cards draws nothing from the random stream. */
export const mix = <T>(s: State, items: T[], label: string): T[] =>
  items.length > 1 ? shuffle(s.table.rng, items, label) : items;

/** Moves everything on the table to the moats of the players who laid it. */
export function clearTable(s: State): void {
  s.moats[s.turn]!.push(...s.laid[0]!);
  s.moats[1 - s.turn]!.push(...s.laid[1]!);
  s.laid = [[], []];
  s.fresh = 0;
}

/** VE-4.4.5, VE-5.13: the cards of the player's own moat that Chapel, and nothing else, may return. */
export function blessable(s: State, seat: Seat): Card[] {
  return s.moats[seat]!.concat(s.sunk[seat]!).filter((card) => isBlessable(s, card));
}
export function isBlessable(s: Pick<State, 'options'>, card: Card): boolean {
  const types = cardsIn(s).types[card]!;
  return s.options.chapelScope === 'profession-only' ? (types & PROFESSIONS) !== 0 : (types & SUPPORT) === 0;
}
