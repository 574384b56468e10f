import { type Seat, seal } from '@duskhall/kernel';
import { agesOf, type Card, type Domain, domainOf } from '../cards/index.ts';
import { columnOf, leadsCulture, type State } from '../state.ts';
import { learnEntry, learnExit } from './knowledge.ts';

/** Removes one copy of a card from a list. */
export function pull(cards: Card[], card: Card): void {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`there is no card ${card}`);
  cards.splice(place, 1);
}

/** CIV-4.2: from the hand face-up into its column. */
export function playCard(s: State, seat: Seat, card: Card): void {
  pull(s.hands[seat]!, card);
  learnExit(s, seat, card);
  s.table.log?.push({ type: 'played', seat, card });
  place(s, seat, card);
}

/** Lays a card face-up into its column. */
export function place(s: State, seat: Seat, card: Card): void {
  s.areas[seat]!.push(card);
  s.counts[columnOf(seat, domainOf(card))]!++;
  checkCoin(s);
}

/** CIV-2.10: takes the card that entered a column last. */
export function lift(s: State, seat: Seat, domain: Domain): Card {
  const area = s.areas[seat]!;
  const place = area.findLastIndex((card) => domainOf(card) === domain);
  if (place < 0) throw new Error(`seat ${seat} has no card of domain ${domain}`);
  const [card] = area.splice(place, 1);
  s.counts[columnOf(seat, domain)]!--;
  return card!;
}

/** CIV-4.17: face-up, visible to all. */
export function discardFromHand(s: State, seat: Seat, card: Card): void {
  pull(s.hands[seat]!, card);
  learnExit(s, seat, card);
  s.discard.push(card);
  s.table.log?.push({ type: 'discardedFromHand', seat, card });
}

/** Each of these seats discards a card of the domain from its area, all at once (CIV-5.3); CIV-4.16: in this order. */
export function discardFromAreas(s: State, seats: readonly Seat[], domain: Domain): void {
  for (const seat of seats) {
    const card = lift(s, seat, domain);
    s.discard.push(card);
    s.table.log?.push({ type: 'discardedFromArea', seat, card });
  }
  checkCoin(s);
}

/** CIV-5.10: from the area into the hand, in the open. */
export function retrieve(s: State, seat: Seat, domain: Domain): void {
  const card = lift(s, seat, domain);
  s.hands[seat]!.push(card);
  learnEntry(s, seat, card);
  s.table.log?.push({ type: 'retrieved', seat, card });
  checkCoin(s);
}

/** CIV-5.17: from the discard pile into the hand, in the open. */
export function recover(s: State, seat: Seat, card: Card): void {
  pull(s.discard, card);
  s.hands[seat]!.push(card);
  learnEntry(s, seat, card);
  s.table.log?.push({ type: 'recovered', seat, card });
}

/** Draws up to n cards; the last card of the deck begins the final round (CIV-4.19). */
export function draw(s: State, seat: Seat, n: number): void {
  const cards: Card[] = [];
  while (cards.length < n && s.deck.length > 0) cards.push(s.deck.pop()!);
  if (cards.length === 0) return;
  seal(s);
  s.hasDrawn = true;
  s.hands[seat]!.push(...cards);
  s.table.log?.push({ type: 'drew', seat, cards, ages: agesOf(cards) });
  if (s.deck.length > 0) return;
  s.isFinal = true;
  s.table.log?.push({ type: 'deckRanOut', seat });
}

/** CIV-5.14: without a strict Culture majority the coin returns to the table at once. */
export function checkCoin(s: State): void {
  if (s.coinHolder < 0 || leadsCulture(s, s.coinHolder)) return;
  s.table.log?.push({ type: 'coinReturned', seat: s.coinHolder });
  s.coinHolder = -1;
  s.coinSource = -1;
  s.coinDomain = -1;
}
