import { type Rng, shuffle } from '@duskhall/kernel';
import { AGE_NAMES, ageOf, agesOf, CARD_KINDS, type Card, cardsOfAge } from '../cards/index.ts';
import { isWithin, less } from '../rules/knowledge.ts';
import { markerCard } from '../rules/markers.ts';
import { allSeats, type State } from '../state.ts';
import type { View } from './index.ts';

/** By age: the cards the viewer cannot place. */
type Pool = Card[][];

/** Deals the hidden cards: known cards go where they belong, the rest anywhere their backs allow. */
export function dealHidden(v: View, s: State, rng: Rng): void {
  const unseen = unseenCards(v);
  const fixed = fixedCards(v, unseen, rng);
  const rest = less(unseen, [...fixed.hands.flat(), ...fixed.packs.flat()]);
  const pool: Pool = AGE_NAMES.map((_, age) =>
    shuffle(
      rng,
      rest.filter((card) => ageOf(card) === age),
      'unseen',
    ),
  );
  for (const seat of allSeats(v.seats)) {
    const isMine = seat === v.viewer;
    s.packs[seat] = isMine ? v.pack.slice() : fillPack(pool, fixed.packs[seat]!, v.packSizes[seat]!);
    s.hands[seat] = isMine ? v.hand.slice() : fillHand(pool, fixed.hands[seat]!, v.hands[seat]!);
  }
  s.tray = v.tray.slice();
  s.taken = v.taken.length > 0 ? v.taken : someOf(s.hands[v.turn]!, v.takenAges);
  s.removed = v.removed.flatMap((n, age) => pool[age]!.splice(0, n));
  s.deck = v.deck
    .map((n, age) => pool[age]!.splice(0, n))
    .reverse()
    .flat();
  if (isDrafting(v)) rememberDraft(v, s);
}

const ALL = AGE_NAMES.flatMap((_, age) => cardsOfAge(age));

/** Counts instead of searching: bots sample worlds all the time. */
function unseenCards(v: View): Card[] {
  const seen = Array<number>(CARD_KINDS).fill(0);
  const see = (cards: readonly Card[]) => {
    for (const card of cards) seen[card]!++;
  };
  for (const cards of [v.discard, ...v.areas, v.centre, v.hand, v.pack, v.tray]) see(cards);
  for (const marker of v.markers) seen[markerCard(marker)]!++;
  if (v.held >= 0) seen[v.held]!++;
  return ALL.filter((card) => seen[card]!-- <= 0);
}

/** By seat: the cards the viewer knows to be there. */
interface Fixed {
  hands: (readonly Card[])[];
  packs: (readonly Card[])[];
}

function fixedCards(v: View, unseen: readonly Card[], rng: Rng): Fixed {
  const nowhere = () => allSeats(v.seats).map((): readonly Card[] => []);
  if (isDrafting(v)) return v.viewer < 0 ? { hands: nowhere(), packs: nowhere() } : passedCards(v, rng, nowhere);
  const possibilities = v.rival.length > 0 ? shuffle(rng, [v.known, v.rival], 'possibility') : [v.known];
  const hands = possibilities.find((known) => isPossible(v, known, unseen));
  if (hands === undefined) throw new Error('what the viewer knows cannot be');
  return { hands, packs: nowhere() };
}

function isPossible(v: View, known: readonly (readonly Card[])[], unseen: readonly Card[]): boolean {
  const fitsBacks = known.every((cards, seat) => agesOf(cards).every((n, age) => n <= v.hands[seat]![age]!));
  return fitsBacks && isWithin(known.flat(), unseen);
}

const roundOf = (v: View): number => {
  const top = v.stack.at(-1);
  return top?.do === 'draft.picked' ? top.round : 0;
};
const isDrafting = (v: View): boolean => roundOf(v) > 0;

/** CIV-8, draft packs: the next seat has the pack passed on last, and kept a card of the one before. */
function passedCards(v: View, rng: Rng, nowhere: () => (readonly Card[])[]): Fixed {
  const fixed = { hands: nowhere(), packs: nowhere() };
  const next = (v.viewer + 1) % v.seats;
  const after = (v.viewer + 2) % v.seats;
  const round = roundOf(v);
  if (round === 2) fixed.packs[next] = v.passed[0]!;
  if (round === 3) {
    fixed.packs[next] = v.passed[1]!;
    const first =
      after === v.viewer ? less(v.passed[0]!, v.pack) : shuffle(rng, v.passed[0]!.slice(), 'kept').slice(0, 1);
    fixed.hands[next] = first;
    if (after !== v.viewer) fixed.packs[after] = less(v.passed[0]!, first);
  }
  return fixed;
}

/** Reconstructs the others' picks and passes from where the cards are now. */
function rememberDraft(v: View, s: State): void {
  const round = roundOf(v);
  for (const seat of allSeats(v.seats)) if (seat !== v.viewer) s.picks[seat] = s.hands[seat]!.slice();
  for (const seat of allSeats(v.seats)) {
    if (seat === v.viewer) continue;
    const next = (seat + 1) % v.seats;
    if (round === 2) s.passed[seat * 2] = s.packs[next]!;
    if (round === 3) {
      s.passed[seat * 2] = [...s.packs[(seat + 2) % v.seats]!, s.picks[next]![1]!];
      s.passed[seat * 2 + 1] = s.packs[next]!;
    }
  }
}

const fillPack = (pool: Pool, fixed: readonly Card[], size: number): Card[] =>
  fixed.length > 0 ? fixed.slice() : pool[0]!.splice(0, size);

/** Known cards go last: in the draft that is the order of picking. */
function fillHand(pool: Pool, fixed: readonly Card[], ages: readonly number[]): Card[] {
  const missing = agesOf(fixed).map((n, age) => ages[age]! - n);
  return [...missing.flatMap((n, age) => pool[age]!.splice(0, n)), ...fixed];
}

/** The first cards of a hand with these ages. */
function someOf(hand: readonly Card[], ages: readonly number[]): Card[] {
  const left = ages.slice();
  return hand.filter((card) => left[ageOf(card)]!-- > 0);
}
