import { type Rng, type Seat, shuffle } from '@duskhall/kernel';
import { type Card, SECRET_JOURNEY } from '../cards/kinds.ts';
import { cardsNamed, deckOf } from '../cards/sets.ts';
import { less } from '../rules/knowledge.ts';
import { isBlessable } from '../rules/piles.ts';
import { CELLAR, DECK, HAND, isForeign, MOAT, type Picture, type State, ZONES, type Zone } from '../state/index.ts';
import { plannedOf } from '../state/plan.ts';
import type { View } from './index.ts';

/** Deals the hidden cards of both decks: cards the viewer has seen go where they can be, the rest anywhere. */
export function dealHidden(v: View, s: State, rng: Rng): void {
  const human = 1 - v.vampire;
  const [inHand, inDeck, inCellar] = v.foreign as [Card[], Card[], Card[]];
  const inMoat = v.moats[human]!.concat(v.laid[human === v.turn ? 0 : 1]!).filter((card) => isForeign(s, human, card));
  const foreign = [...inHand, ...inDeck, ...inCellar, ...inMoat];
  s.foreign = foreign.length;
  for (const seat of [0, 1]) {
    const gone = seat === v.vampire ? foreign : v.away >= 0 ? [SECRET_JOURNEY] : [];
    const piles = seat === v.viewer ? ownPiles(v, s, gone, rng) : dealPiles(v, s, seat, gone, rng);
    if (seat === human) {
      if (seat !== v.viewer) {
        piles[HAND]!.push(...inHand);
        piles[CELLAR]!.push(...inCellar);
      }
      piles[DECK]!.push(...inDeck);
    }
    s.hands[seat] = piles[HAND]!;
    s.decks[seat] = shuffle(rng, piles[DECK]!, 'deck');
    s.cellars[seat] = piles[CELLAR]!;
    s.sunk[seat] = piles[MOAT]!;
  }
}

/** The cards of a seat's deck that are not in the open. */
function unseen(v: View, s: State, seat: Seat, gone: readonly Card[]): Card[] {
  const open = v.moats[seat]!.concat(v.laid[seat === v.turn ? 0 : 1]!, gone);
  return less(deckOf(cardsNamed(v.options.cardSet), seat === s.vampire), open);
}

function ownPiles(v: View, s: State, gone: readonly Card[], rng: Rng): Card[][] {
  const mine = [...v.hand, ...plannedOf(v.plan), ...v.cellar];
  const rest = less(unseen(v, s, v.viewer, gone), mine);
  const sunken = v.sunken.length === v.sunk[v.viewer] ? v.sunken.slice() : drawSunken(v, rest, rng);
  return [v.hand.slice(), less(rest, sunken), v.cellar.slice(), sunken];
}

/** Without the memory aid: any cards that could lie face down, consistent with whether Chapel finds some. */
function drawSunken(v: View, rest: readonly Card[], rng: Rng): Card[] {
  const cards = shuffle(rng, rest.slice(), 'sunken');
  const size = v.sunk[v.viewer]!;
  if (!v.mayBless) return cards.filter((card) => !isBlessable(v, card)).slice(0, size);
  const first = cards.findIndex((card) => isBlessable(v, card));
  return [cards[first]!, ...cards.toSpliced(first, 1)].slice(0, size);
}

function dealPiles(v: View, s: State, seat: Seat, gone: readonly Card[], rng: Rng): Card[][] {
  const isHuman = seat !== v.vampire;
  const sizes = [v.hands[seat]!, v.decks[seat]!, v.cellars[seat]!, v.sunk[seat]!];
  if (isHuman)
    v.foreign.forEach((cards, zone) => {
      sizes[zone]! -= cards.length;
    });
  const piles: Card[][] = ZONES.map(() => []);
  placePictures(v.known[seat]!, sizes, piles, rng);
  const rest = shuffle(rng, less(unseen(v, s, seat, gone), piles.flat()), 'unseen');
  for (const zone of ZONES) piles[zone]!.push(...rest.splice(0, sizes[zone]! - piles[zone]!.length));
  return piles;
}

/** Puts every card of the pictures into a pile that its picture and the pile's size allow. */
function placePictures(pictures: readonly Picture[], sizes: readonly number[], piles: Card[][], rng: Rng): void {
  const cards = pictures.flatMap((picture, i) => picture.cards.map((card) => ({ card, i })));
  const left = pictures.map(({ most }) => most.slice());
  const isPlaced = (from: number): boolean => {
    const next = cards[from];
    if (next === undefined) return true;
    const open = ZONES.filter((zone) => left[next.i]![zone]! > 0 && piles[zone]!.length < sizes[zone]!);
    for (const zone of shuffle(rng, open as Zone[], 'pile')) {
      left[next.i]![zone]!--;
      piles[zone]!.push(next.card);
      if (isPlaced(from + 1)) return true;
      left[next.i]![zone]!++;
      piles[zone]!.pop();
    }
    return false;
  };
  shuffle(rng, cards, 'pictures').sort((a, b) => widthOf(pictures[a.i]!) - widthOf(pictures[b.i]!));
  if (!isPlaced(0)) throw new Error('what the viewer has seen cannot be');
}
/** The number of piles a picture's cards can be in. */
const widthOf = ({ most }: Picture): number => most.filter((n) => n > 0).length;
