import type { Seat } from '@duskhall/kernel';
import type { Card } from './cards/kinds.ts';
import type { Character } from './characters.ts';

/** A side of the combat: attack or defence. */
export type Side = 0 | 1;
export const ATTACK: Side = 0;
export const DEFENCE: Side = 1;

/** Everything that can be pending. A frame named after a choice runs once that decision is complete. */
export type Frame =
  | { do: 'turn.begin' }
  | { do: 'exchange.decided' }
  | { do: 'reveal.decided' }
  | { do: 'window.offer'; holder: Seat; passes: number }
  | { do: 'window.decided'; holder: Seat; passes: number }
  | { do: 'support.responded'; card: Card; on: number; as: number }
  | { do: 'chapel.chosen'; seat: Seat }
  | { do: 'crypt.chosen'; seat: Seat }
  | { do: 'mist.chosen'; seat: Seat; character: Character }
  | { do: 'mist.leave'; character: Character }
  | { do: 'hypnosis.chosen'; seat: Seat }
  | { do: 'action.decide' }
  | { do: 'action.decided' }
  | { do: 'hide.laid'; character: Character }
  | { do: 'hide.responded'; character: Character }
  | { do: 'hide.replaced'; character: Character }
  | { do: 'water.denied'; character: Character }
  | { do: 'water.responded'; character: Character }
  | { do: 'water.tell'; character: Character }
  | { do: 'water.followed'; character: Character }
  | { do: 'combat.laid'; side: Side }
  | { do: 'combat.responded'; side: Side }
  | { do: 'combat.supplemented'; side: Side }
  | { do: 'combat.defend' }
  | { do: 'combat.defended' }
  | { do: 'combat.compare' }
  | { do: 'combat.continued' }
  | { do: 'combat.end' }
  | { do: 'death.begin'; character: Character }
  | { do: 'death.healed'; character: Character }
  | { do: 'death.revived'; character: Character; seat: Seat }
  | { do: 'death.responded'; character: Character }
  | { do: 'death.final'; character: Character }
  | { do: 'castle.refill' }
  | { do: 'turn.end' }
  /* In a lane only: one decision in its parts (VE-7.2). */
  | { do: 'plan.ask'; decision: Decision }
  | { do: 'plan.answered'; decision: Decision };

/** A decision is made part by part in a lane and becomes known as a whole. */
export type Decision =
  | 'exchange'
  | 'reveal'
  | 'support'
  | 'action'
  | 'cancel'
  | 'interrupt'
  | 'replace'
  | 'deny'
  | 'follow'
  | 'lay'
  | 'heal'
  | 'revive'
  | 'take'
  | 'bless'
  | 'send';

/** Every question a seat can be asked, with its rule. */
export const QUESTION_RULES = {
  /** a card for moat or cellar, done, or skip */ exchange: 'VE-4.3',
  /** a vampire to reveal, or none */ reveal: 'VE-4.5',
  /** a main support card to play, or pass */ support: 'VE-4.6',
  /** a card that pays */ pay: 'VE-4.12.2',
  /** what to do this turn */ action: 'VE-4.7',
  /** whom to hide */ hide: 'VE-4.8.2',
  /** a vampire card to hide with */ shroud: 'VE-4.8.2',
  /** whom to test with holy water */ suspect: 'VE-4.9.2',
  /** a holy-water card to test with */ water: 'VE-4.9.3',
  /** attacker and defender */ fight: 'VE-4.10.1',
  /** a card for the batch, or done */ lay: 'VE-4.10.5',
  /** a card to give up by passing */ discard: 'VE-4.11.1',
  /** Sacrifice on a card just played, or pass */ cancel: 'VE-5.16',
  /** Sacrifice or Secret Passage in a combat, or pass */ interrupt: 'VE-4.13',
  /** another card for the cancelled one, or none */ replace: 'VE-4.13.4',
  /** I'm Not a Vampire, or pass */ deny: 'VE-5.22',
  /** who attacks the vampire just revealed, or nobody */ follow: 'VE-4.9.6',
  /** Herbalist, or pass */ heal: 'VE-5.14',
  /** Regeneration, or pass */ revive: 'VE-5.20',
  /** a card of the opponent's cellar */ take: 'VE-4.14.6',
  /** a card of the own moat */ bless: 'VE-5.13',
  /** who leaves the castle next, from the top of the city down */ send: 'VE-5.19',
} as const;
export type Question = keyof typeof QUESTION_RULES;

export const ACTIONS = ['pass', 'combat', 'hide', 'holy-water'] as const;
export type Action = (typeof ACTIONS)[number];
/** VE-4.8.1, VE-4.9.1, VE-4.11.1: how many cards an action takes, a pass only what is there. An attack takes one or more. */
export const ACTION_CARDS = { pass: 2, hide: 3, 'holy-water': 2 } as const satisfies { [A in Action]?: number };
export const PILES = ['moat', 'cellar'] as const;
export type Pile = (typeof PILES)[number];

/** Passes, declines, stops, or lays no more cards. */
export interface DoneMove {
  done: true;
}
/** `exchange`: discards nothing and draws nothing. */
export interface SkipMove {
  skip: true;
}
/** `exchange`. */
export interface PileMove {
  card: Card;
  pile: Pile;
}
/** `pay`, `shroud`, `water`, `lay`, `discard`, `replace`, `take`, `bless`. */
export interface CardMove {
  card: Card;
}
/** `lay` in a follow-up: the lower of the two cards on the table (VE-4.9.6). */
export interface WaterMove {
  water: Card;
}
/**
 * `support`, `cancel`, `interrupt`, `deny`, `heal`, `revive`: a support card. `on` is the character, the type it names, or
 * the card it cancels; `as` is attack or defence; -1: neither.
 */
export interface PlayMove {
  play: Card;
  on: number;
  as: number;
}
/** `action`. */
export interface ActionMove {
  action: Action;
}
/** `reveal`, `hide`, `suspect`, `follow`, `send`. */
export interface CharacterMove {
  character: Character;
}
/** `fight`. */
export interface FightMove {
  attacker: Character;
  defender: Character;
}
/** A free move, at any time (VE-6.6). */
export interface ResignMove {
  resign: true;
}
export type Move =
  | DoneMove
  | SkipMove
  | PileMove
  | CardMove
  | WaterMove
  | PlayMove
  | ActionMove
  | CharacterMove
  | FightMove
  | ResignMove;
