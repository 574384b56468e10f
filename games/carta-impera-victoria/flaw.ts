import { CARD_KINDS, type Card, cardName, copiesOf, DOMAINS, domainOf, ECONOMY } from './cards/index.ts';
import { isWithin } from './rules/knowledge.ts';
import { markerCard, markerColumn } from './rules/markers.ts';
import { allSeats, columnOf, leadsCulture, type State } from './state.ts';

/** A broken invariant: CIV-2.8 (every card in exactly one place), a wrong count, a false learned fact. */
export function flaw(s: State): string | null {
  return cardFlaw(s) ?? countFlaw(s) ?? knowledgeFlaw(s);
}

function cardFlaw(s: State): string | null {
  const held = s.held >= 0 ? [s.held] : [];
  const marked = s.markers.map(markerCard);
  const zones = [s.deck, s.removed, s.discard, s.centre, s.tray, held, marked, ...s.packs, ...s.hands, ...s.areas];
  const copies = Array<number>(CARD_KINDS).fill(0);
  for (const card of zones.flat()) copies[card]!++;
  const wrong = copies.findIndex((n, card) => n !== copiesOf(card));
  return wrong < 0 ? null : `CIV-2.8: ${copies[wrong]} copies of ${cardName(wrong)}`;
}

function countFlaw(s: State): string | null {
  for (const seat of allSeats(s.seats))
    for (const domain of DOMAINS) {
      const column = columnOf(seat, domain);
      const ofDomain = (card: Card) => domainOf(card) === domain;
      if (s.areas[seat]!.filter(ofDomain).length !== s.counts[column]) return `a wrong count in column ${column}`;
      const markers = s.markers.filter((marker) => markerColumn(marker) === column);
      const embargoes = markers.filter((marker) => domainOf(markerCard(marker)) === ECONOMY).length;
      if (embargoes !== s.embargoes[column] || markers.length - embargoes !== s.democracies[column])
        return `a wrong number of markers on column ${column}`;
    }
  if (s.coinHolder >= 0 && !leadsCulture(s, s.coinHolder)) return 'CIV-5.14: the coin without the majority';
  return s.ending === '' && s.isFinal !== (s.deck.length === 0) ? 'CIV-4.19: a final round with a deck' : null;
}

function knowledgeFlaw(s: State): string | null {
  const hands = s.hands.map((hand, seat) => (seat === s.turn ? hand.concat(s.tray) : hand));
  const isTrue = (table: readonly (readonly Card[])[], knower: number) =>
    hands.every((hand, holder) => isWithin(table[knower * s.seats + holder]!, hand));
  for (let knower = 0; knower <= s.seats; knower++)
    if (!isTrue(s.known, knower) && !(s.rival.length > 0 && isTrue(s.rival, knower)))
      return `viewer ${knower} believes in cards that are not there`;
  return null;
}
