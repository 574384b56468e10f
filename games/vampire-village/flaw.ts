import { type Card, DEMON, TYPES } from './cards/index.ts';
import { attackOf, excessNow } from './rules/attack.ts';
import { isAttack } from './rules/secrecy.ts';
import { boxOf, cardsIn, defenceOf, lineOf, sizeOf, villagersIn, WIDTH } from './rules/village.ts';
import { countOf, LOT, type State, setOf, sumOf, type Village } from './state.ts';

/**
 * A broken invariant: a card in two places, INV-1 to INV-6. A single state cannot show that views keep secrets (INV-7)
 * or that the order of simultaneous answers does not matter (INV-8): the laws and `tests/secrecy.test.ts` check those.
 */
export function flaw(s: State): string | null {
  return cardFlaw(s) ?? creatureFlaw(s) ?? villageFlaw(s) ?? villagerFlaw(s) ?? attackFlaw(s);
}

function cardFlaw(s: State): string | null {
  const cards: Card[] = [...s.villages.flatMap(cardsIn), ...s.fallen.flat(), ...s.hands.flat()];
  const twice = cards.find((card, i) => cards.indexOf(card) < i);
  if (twice !== undefined) return `${setOf(s).cards[twice]!.id} is in two places`;
  const isStray = (card: Card) => setOf(s).cards[card]!.round !== s.round;
  if (s.hands.flat().some(isStray)) return 'a hand with a card of another round';
  return s.hands.some((hand) => hand.length !== s.hands[0]!.length) ? 'hands of different sizes' : null;
}

/** INV-1, INV-6. */
function creatureFlaw(s: State): string | null {
  const { creatures } = setOf(s);
  const used = [...s.given, ...s.drawn, ...s.creatureDeck];
  for (let kind = 0; kind < creatures.length; kind++) {
    const { id, type, copies } = creatures[kind]!;
    const around = sumOf(s.villages.map((_, seat) => countOf(s, seat, kind)));
    if (around + s.slain[kind]! !== s.arrived[kind]) return `INV-1: a ${id} came and is nowhere`;
    if (used.filter((one) => one === kind).length > (copies[s.round - 1] ?? 0)) return `INV-1: too many ${id}`;
    const isOut = s.threats.length > 0 || s.ending !== '' || s.hands[0]!.length > 0;
    if (isOut && type === DEMON && around > 0) return `INV-6: a ${id} is still there`;
  }
  if (s.around.some((n) => n < 0)) return 'INV-1: fewer creatures than none';
  return s.given.length % (s.seats * 3) === 0 ? null : 'INV-1: not all have got as many creatures';
}

/** INV-2, VV-4.95 to VV-4.97. */
function villageFlaw(s: State): string | null {
  const isSound = (village: Village) => {
    const { left, right, top, bottom } = boxOf(village);
    const cells = cardsIn(village).map((_, i) => `${village.slice(i * LOT + 1, i * LOT + 3)}`);
    return (
      right - left < WIDTH && bottom - top < WIDTH && sizeOf(village) <= 13 && new Set(cells).size === cells.length
    );
  };
  if (s.villages.some((village) => village.length === 0)) return 'INV-2: an empty village';
  return s.villages.concat(s.plans.filter((plan) => plan.length > 0)).every(isSound)
    ? null
    : 'INV-2: a village too big';
}

/** INV-3. */
function villagerFlaw(s: State): string | null {
  if ([...s.villages, ...s.plans].some((village) => village.some((n, i) => i % LOT === 3 && n < 0)))
    return 'fewer villagers than none';
  if (s.settled.length === 0) return null;
  const isSettled = s.table.stack.at(-1)?.do === 'creatures.reveal';
  const now = s.villages.map((village) => villagersIn(setOf(s), village));
  if (now.some((n, seat) => n > s.settled[seat]!)) return 'INV-3: villagers have come after construction';
  return isSettled && now.some((n, seat) => n < s.settled[seat]!) ? 'INV-3: villagers lost to nobody' : null;
}

/** INV-4, INV-5. */
function attackFlaw(s: State): string | null {
  const top = s.table.stack.at(-1);
  if (!isAttack(s) || top?.do !== 'attack.begin') return null;
  const halfway = s.table.questions.filter((question) => question === 'slay').length;
  if (excessNow(s) !== s.excess + halfway) return 'INV-4: not as many cards lost as attackers';
  const type = s.order[top.place - 1]!;
  const isBreached = s.villages.some((village, seat) => {
    const attack = attackOf(s, seat, type);
    return s.table.lanes[seat]!.length === 0 && attack > defenceOf(setOf(s), village, lineOf(village, type), type);
  });
  return isBreached ? `INV-5: a ${TYPES[type]} attack broken off` : null;
}
