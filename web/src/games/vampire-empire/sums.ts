import type { Seat } from '@duskhall/kernel';
import {
  CARD_IDS,
  type Card,
  type Cards,
  type Character,
  cardsNamed,
  HUMAN_CARDS,
  isOfVampireDeck,
  type Plan,
  type View,
} from '@duskhall/vampire-empire';

export const cardsIn = (view: View): Cards => cardsNamed(view.options.cardSet);
export const isNight = (view: View): boolean => view.turn === view.vampire;
export const humanOf = (view: View): Seat => 1 - view.vampire;
export const costOf = (view: View, card: Card): number => cardsIn(view).costs[card]![isNight(view) ? 1 : 0]!;
/** The types of a card, as places in TYPE_NAMES. */
export const typesOf = (view: View, card: Card): number[] =>
  [0, 1, 2, 3, 4, 5].filter((type) => ((cardsIn(view).types[card]! >> type) & 1) === 1);
export const isSupport = (view: View, card: Card): boolean => cardsIn(view).types[card] === 1 << 5;
export const sumOf = (view: View, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + cardsIn(view).values[card]!, 0);

/** A combat as it stands, with what the viewer is about to lay. */
export interface Fight {
  attacker: Character;
  defender: Character;
  round: number;
  /** By side: the cards on the table; those about to be laid; the markers as far as they count. */
  laid: readonly (readonly Card[])[];
  drafts: readonly (readonly Card[])[];
  marks: readonly number[];
  totals: readonly number[];
  /** What an opening batch has to exceed (VE-4.10.6); -1: it is not opened now. */
  bar: number;
}

/** The combat of the table, or the one that this plan would open; null: nobody fights. */
export function fightOf(view: View, plan: Plan): Fight | null {
  const isOpening = plan.attacker >= 0;
  const attacker = isOpening ? plan.attacker : view.attacker;
  const defender = isOpening ? plan.defender : view.defender;
  if (attacker < 0 || defender < 0) return null;
  const laid = isOpening ? [[], []] : view.laid;
  const draft = plan.water >= 0 ? [...plan.batch, plan.water] : plan.batch;
  // Whoever stops leaves it at the first round: the second begins with a card.
  const isContinued = view.stack.at(-1)?.do === 'combat.continued' && draft.length > 0;
  const round = isContinued ? 2 : Math.max(1, view.round);
  const drafts = isOpening || view.viewer === view.turn ? [draft, []] : [[], draft];
  const isFirst = round === 1;
  const marks = [isFirst ? view.attackMarks[attacker]! : 0, isFirst ? view.defenceMarks[defender]! : 0];
  const totals = [0, 1].map((side) => sumOf(view, laid[side]!) + sumOf(view, drafts[side]!) + marks[side]!);
  const bar = isOpening ? Math.max(0, view.defenceMarks[defender]! - view.attackMarks[attacker]!) : -1;
  return { attacker, defender, round, laid, drafts, marks, totals, bar };
}

/** VE-8.2: the cards of a seat's deck that are not in the open: in hand, deck, cellar or face down. */
export function unseenOf(view: View, owner: Seat): { card: Card; count: number }[] {
  const isVampires = owner === view.vampire;
  const own = owner === view.viewer ? [...view.hand, ...view.cellar, ...view.sunken] : [];
  const journey = view.away >= 0 ? [HUMAN_CARDS['secret-journey'].number] : [];
  const open = [...view.moats.flat(), ...view.laid.flat(), ...view.foreign.flat(), ...own, ...journey];
  return CARD_IDS.flatMap((_, card) => {
    if (isOfVampireDeck(card) !== isVampires) return [];
    const count = cardsIn(view).copies[card]! - open.filter((other) => other === card).length;
    return count > 0 ? [{ card, count }] : [];
  });
}

/** VE-6.4: what a living character counts. */
export const pointsOf = (isVampire: boolean): number => (isVampire ? 2 : 1);
