import type { Seat } from '@duskhall/kernel';
import type { Card, Domain } from './cards.ts';

/** Everything that can be pending. */
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
  | { do: 'discard.ask'; left: number }
  | { do: 'discard.chosen'; left: number }
  | { do: 'attack.aimed' }
  | { do: 'inquisition.named' }
  | { do: 'inquisition.give'; left: number }
  | { do: 'inquisition.gave'; left: number }
  | { do: 'inquisition.done'; target: Seat }
  | { do: 'surrender.ask'; left: number; plays: number }
  | { do: 'surrender.chosen'; left: number; plays: number }
  | { do: 'retrieve.ask'; left: number; plays: number }
  | { do: 'retrieve.chosen'; left: number; plays: number }
  | { do: 'extra.ask'; left: number }
  | { do: 'extra.played'; left: number }
  | { do: 'marker.laid' }
  | { do: 'recover.ask'; left: number }
  | { do: 'recover.chosen'; left: number }
  | { do: 'inspiration.chosen' };

/** What a seat can be asked, each with the rule behind it. */
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

/** `pick`, `centre`, `play`, `discard`, `give`, `extra`, `recover` are answered by a card. */
export interface CardMove {
  card: Card;
}
/** `attack`, `surrender`, `retrieve`. */
export interface DomainMove {
  domain: Domain;
}
/** `effect`: the effect's place in EFFECT_NAMES, or FINISH. */
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
