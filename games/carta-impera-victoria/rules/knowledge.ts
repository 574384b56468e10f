import type { Seat } from '@duskhall/kernel';
import { ageOf, agesOf, type Card } from '../cards/index.ts';
import type { State } from '../state.ts';

/*
 * Who knows which cards are in which hand (CIV-8). The lists are immutable values. Where the draft leaves a viewer two
 * possibilities, `known` and `rival` hold one each until one is ruled out.
 */
type Table = (readonly Card[])[];

/** The first list minus one copy of each card in the second. */
export function less(cards: readonly Card[], those: readonly Card[]): Card[] {
  const rest = cards.slice();
  for (const card of those) {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}
/** Whether the cards could be among the others. */
export const isWithin = (cards: readonly Card[], those: readonly Card[]): boolean =>
  less(those, cards).length === those.length - cards.length;

/** A card entered a hand in the open. */
export function learnEntry(s: State, holder: Seat, card: Card): void {
  change(s, (table, knower) => {
    const i = knower * s.seats + holder;
    if (knower !== holder) table[i] = [...table[i]!, card];
  });
}

/** A card left a hand in the open: removes one such card from what each knower knows. */
export function learnExit(s: State, holder: Seat, card: Card): void {
  change(s, (table, knower) => {
    const i = knower * s.seats + holder;
    if (table[i]!.includes(card)) table[i] = less(table[i]!, [card]);
  });
  if (s.rival.length > 0) ruleOut(s, holder, (cards) => fitsBacks(cards, s.hands[holder]!));
}

/** CIV-5.5: a hand was taken: knowledge of the two hands is mixed, and the target knows where its cards are. */
export function learnTaking(s: State, taker: Seat, target: Seat): void {
  ruleOut(s, target, (cards) => isWithin(cards, s.taken), taker);
  change(s, (table, knower) => {
    const ofTaker = knower * s.seats + taker;
    if (knower === target) table[ofTaker] = [...table[ofTaker]!, ...s.taken];
    else {
      table[knower * s.seats + target] = [];
      if (knower !== taker) table[ofTaker] = [];
    }
  });
}

/** CIV-5.5: cards were given back: the giver knows that hand, and the target sees what was kept. */
export function learnGiving(s: State, taker: Seat, target: Seat): void {
  change(s, (table, knower) => {
    if (knower === taker) table[knower * s.seats + target] = s.hands[target]!.slice();
    if (knower === target) table[knower * s.seats + taker] = less(table[knower * s.seats + taker]!, s.hands[target]!);
  });
}

/** CIV-8, draft packs: what each seat can infer about its neighbours' picks once the centre is revealed. */
export function learnDraft(s: State, centred: readonly Card[]): void {
  s.rival = s.known.slice();
  for (let knower = 0; knower < s.seats; knower++) {
    const next = (knower + 1) % s.seats;
    const after = (knower + 2) % s.seats;
    const picks = s.picks[next]!;
    if (after === knower) {
      for (const table of [s.known, s.rival]) know(s, table, knower, next, [picks[1]!, picks[2]!]);
      continue;
    }
    // Of the three cards first passed on, the next seat kept one, the seat after it another, and one is in the centre.
    const [low, high] = less(s.passed[knower * 2]!, [centred[after]!]).sort((a, b) => a - b) as [Card, Card];
    know(s, s.known, knower, next, [picks[2]!, low]);
    know(s, s.known, knower, after, [high]);
    know(s, s.rival, knower, next, [picks[2]!, high]);
    know(s, s.rival, knower, after, [low]);
  }
}

function know(s: State, table: Table, knower: number, holder: Seat, cards: readonly Card[]): void {
  table[knower * s.seats + holder] = cards;
}

/** Only the first table's possibility is left for this knower. */
function settle(s: State, knower: number, right: Table, other: Table): void {
  for (let i = knower * s.seats; i < (knower + 1) * s.seats; i++) other[i] = right[i]!;
}

/** Applies the same change to both possibilities of every knower. */
function change(s: State, edit: (table: Table, knower: number) => void): void {
  for (let knower = 0; knower <= s.seats; knower++) {
    edit(s.known, knower);
    if (s.rival.length > 0) edit(s.rival, knower);
  }
}

/** Whether this knower still has two possibilities from the draft. */
export function isInDoubt(s: State, knower: number): boolean {
  if (s.rival.length === 0) return false;
  for (let i = knower * s.seats; i < (knower + 1) * s.seats; i++)
    if (s.rival[i]!.length !== s.known[i]!.length || !isWithin(s.rival[i]!, s.known[i]!)) return true;
  return false;
}

/** Drops a possibility that contradicts what is visible of a hand, for one knower or for all. */
function ruleOut(s: State, holder: Seat, fits: (cards: readonly Card[]) => boolean, only: Seat = -1): void {
  for (let knower = 0; knower < s.seats; knower++) {
    if ((only >= 0 && knower !== only) || !isInDoubt(s, knower)) continue;
    const i = knower * s.seats + holder;
    if (!fits(s.known[i]!)) settle(s, knower, s.rival, s.known);
    else if (!fits(s.rival[i]!)) settle(s, knower, s.known, s.rival);
  }
}

/** Whether the backs of a hand allow these cards. */
function fitsBacks(cards: readonly Card[], hand: readonly Card[]): boolean {
  const backs = agesOf(hand);
  for (const card of cards) if (--backs[ageOf(card)]! < 0) return false;
  return true;
}
