import type { Seat } from '@duskhall/kernel';
import { type Card, type Domain, domainOf, ECONOMY } from './cards/index.ts';

/** Everything that can be pending. `rule` is the rule of the effect that caused it. */
export type Frame =
  | { do: 'draft.pick'; round: number }
  | { do: 'draft.picked'; round: number }
  | { do: 'centre.offer'; taken: number }
  | { do: 'centre.taken'; taken: number }
  | { do: 'turn.begin' }
  | { do: 'turn.played' }
  | { do: 'turn.draw' }
  | { do: 'turn.end' }
  | { do: 'effects.offer' }
  | { do: 'effects.chosen' }
  | { do: 'discard.ask'; left: number; rule: string }
  | { do: 'discard.chosen'; left: number; rule: string }
  | { do: 'attack.aimed' }
  | { do: 'inquisition.named' }
  | { do: 'inquisition.give'; left: number }
  | { do: 'inquisition.gave'; left: number }
  | { do: 'inquisition.done'; target: Seat }
  | { do: 'surrender.ask'; left: number; plays: number; rule: string }
  | { do: 'surrender.chosen'; left: number; plays: number; rule: string }
  | { do: 'retrieve.ask'; left: number; plays: number; rule: string }
  | { do: 'retrieve.chosen'; left: number; plays: number; rule: string }
  | { do: 'extra.ask'; left: number; rule: string }
  | { do: 'extra.played'; left: number; rule: string }
  | { do: 'marker.laid' }
  | { do: 'recover.ask'; left: number; rule: string }
  | { do: 'recover.chosen'; left: number; rule: string }
  | { do: 'inspiration.chosen' };

/** Every question a seat can be asked, with its rule. */
export const QUESTION_RULES = {
  /** a card of the pack to set aside */ pick: 'CIV-3.8',
  /** a card of the centre */ centre: 'CIV-3.8',
  /** a card of the hand to play in step 1 */ play: 'CIV-4.2',
  /** an effect to apply, or to finish */ effect: 'CIV-4.5',
  /** a card of the hand to discard */ discard: 'CIV-4.17',
  /** the domain to attack */ attack: 'CIV-5.3',
  /** whose hand to take */ inquisition: 'CIV-5.5',
  /** a card of the combined hand to give back */ give: 'CIV-5.5',
  /** a card of the area to discard */ surrender: 'CIV-5.6',
  /** a card of the area to take into the hand */ retrieve: 'CIV-5.10',
  /** a card of the hand to play by an effect */ extra: 'CIV-5.6',
  /** where to lay the Embargo marker */ embargo: 'CIV-5.8',
  /** where to lay the Democracy marker */ democracy: 'CIV-5.16',
  /** a card of the discard pile to take */ recover: 'CIV-5.17',
  /** whose permanent effect to copy */ inspiration: 'CIV-5.13',
} as const;
export type Question = keyof typeof QUESTION_RULES;

/** Choosing several cards for one effect is one decision (CIV-7). */
export const PARTS: { readonly [question in Question]?: readonly Question[] } = {
  discard: ['discard'],
  give: ['give'],
  surrender: ['surrender'],
  retrieve: ['retrieve'],
  extra: ['extra'],
  recover: ['recover'],
};

const ASKED_BEFORE: { readonly [step in Frame['do']]?: Question } = {
  'draft.picked': 'pick',
  'centre.taken': 'centre',
  'turn.played': 'play',
  'effects.chosen': 'effect',
  'discard.chosen': 'discard',
  'attack.aimed': 'attack',
  'inquisition.named': 'inquisition',
  'inquisition.done': 'give',
  'surrender.chosen': 'surrender',
  'retrieve.chosen': 'retrieve',
  'extra.played': 'extra',
  'recover.chosen': 'recover',
  'inspiration.chosen': 'inspiration',
};
/** The question while this frame waits; a marker's question depends on the held card. */
export function questionBefore(top: Frame, held: Card): Question | null {
  if (top.do === 'marker.laid') return domainOf(held) === ECONOMY ? 'embargo' : 'democracy';
  return ASKED_BEFORE[top.do] ?? null;
}
/** The rule behind a question: the current effect's, or the question's own. */
export const ruleBehind = (question: Question, top: Frame | undefined): string =>
  top !== undefined && 'rule' in top ? top.rule : QUESTION_RULES[question];

/** A card: the answer to `pick`, `centre`, `play`, `discard`, `give`, `extra`, `recover`. */
export interface CardMove {
  card: Card;
}
/** `attack`, `surrender`, `retrieve`. */
export interface DomainMove {
  domain: Domain;
}
/** `effect`: the effect's number, or FINISH. */
export interface EffectMove {
  effect: number;
}
/** `inquisition`. */
export interface SeatMove {
  seat: Seat;
}
/** `embargo`, `democracy`: a column. */
export interface ColumnMove {
  seat: Seat;
  domain: Domain;
}
/** `inspiration`: whose effect, and which. */
export interface CopyMove {
  seat: Seat;
  effect: number;
}
export type Move = CardMove | DomainMove | EffectMove | SeatMove | ColumnMove | CopyMove;

/** Ends step 2. */
export const FINISH = -1;
