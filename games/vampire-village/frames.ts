import type { Card, Kind, Type } from './cards/index.ts';

/**
 * Everything that can be pending, in the order of a round. A seat's own actions run in its lane, hidden from the
 * others until the frame that reveals them; only the lanes of an attack are public.
 */
export type Frame =
  /* VV-4.A: a round */
  | { do: 'round.begin' }
  | { do: 'round.end' }
  /* VV-4.B: construction, six times choose, pass, place */
  | { do: 'hands.open' }
  | { do: 'pick.ask' }
  | { do: 'pick.made' }
  | { do: 'picks.reveal' }
  | { do: 'place.ask' }
  | { do: 'place.chosen' }
  /* VV-5.21: the new hero moves villagers; `movable` is by lot, in the order of the plan */
  | { do: 'villager.ask'; points: number; movable: readonly number[] }
  | { do: 'villager.chosen'; points: number; movable: readonly number[] }
  | { do: 'step.ask'; points: number; movable: readonly number[]; from: Card; at: Card }
  | { do: 'step.taken'; points: number; movable: readonly number[]; from: Card; at: Card }
  | { do: 'villages.reveal' }
  /* VV-4.C: creatures, twice draw, give, reveal */
  | { do: 'creatures.begin' }
  | { do: 'creatures.draw' }
  | { do: 'gift.ask' }
  | { do: 'gift.left' }
  | { do: 'gift.last' }
  | { do: 'creatures.reveal' }
  /* VV-4.D: demons */
  | { do: 'demons.begin' }
  | { do: 'demon.ask' }
  | { do: 'demon.chosen' }
  | { do: 'deed.ask'; demon: Kind }
  | { do: 'deed.chosen'; demon: Kind }
  | { do: 'demon.done' }
  | { do: 'demons.reveal' }
  /* VV-4.E, VV-4.F: attack values, then the three attacks */
  | { do: 'threats.freeze' }
  | { do: 'attack.begin'; place: number }
  | { do: 'breach.check'; type: Type }
  | { do: 'sacrifice.chosen'; type: Type }
  | { do: 'slay.chosen'; type: Type; isFree: boolean };

/** Every question a seat can be asked, with its rule. */
export const QUESTION_RULES = {
  /** a card of the hand */ pick: 'VV-4.11',
  /** where to lay it */ place: 'VV-4.20',
  /** from which card a villager is to move, or that the hero is done */ villager: 'VV-5.22',
  /** the next card on its way, or to stop there */ step: 'VV-5.23',
  /** a creature for the left neighbour */ left: 'VV-4.41',
  /** a creature for the right neighbour */ right: 'VV-4.41',
  /** with two players: the creature to keep */ keep: 'VV-4.41',
  /** which demon acts next */ demon: 'VV-4.51',
  /** what it does */ deed: 'VV-4.52',
  /** that the demons' deeds stand */ done: 'VV-7.1',
  /** a card of the defence line */ sacrifice: 'VV-4.74',
  /** an attacker to destroy */ slay: 'VV-4.75',
} as const;
export type Question = keyof typeof QUESTION_RULES;

/** One decision each: a placement with its moves, three creatures, a demon with its action (VV-7). */
export const PARTS: { readonly [question in Question]?: readonly Question[] } = {
  place: ['villager'],
  left: ['right'],
  demon: ['deed'],
  deed: ['done'],
};

/** `pick`, `sacrifice`, and `deed` for the hero or building to destroy. */
export interface CardMove {
  card: Card;
}
/** `place`. */
export interface PlaceMove {
  x: number;
  y: number;
}
/** `villager`: the card it leaves. */
export interface FromMove {
  from: Card;
}
/** `step`: the card it enters. */
export interface ToMove {
  to: Card;
}
/** `step`: the villager stays where it is. */
export interface StopMove {
  stop: true;
}
/** `villager`, `done`. */
export interface DoneMove {
  done: true;
}
/** `left`, `right`, `keep`: one creature each. */
export interface LeftMove {
  left: Kind;
}
export interface RightMove {
  right: Kind;
}
export interface KeepMove {
  keep: Kind;
}
/** `demon`. */
export interface DemonMove {
  demon: Kind;
}
/** `slay`, and `deed` for the creature to lure. */
export interface CreatureMove {
  creature: Kind;
}
/** `deed`. */
export interface PlagueMove {
  plague: true;
}
export type DeedMove = CardMove | CreatureMove | PlagueMove;
export type Move =
  | DeedMove
  | PlaceMove
  | FromMove
  | ToMove
  | StopMove
  | DoneMove
  | LeftMove
  | RightMove
  | KeepMove
  | DemonMove;
