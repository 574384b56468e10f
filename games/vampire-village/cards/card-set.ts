/** VV-2.3: the three attacker types in the order W, L, V; code refers to them by index. Demons never attack. */
export const TYPES = ['witch', 'werewolf', 'vampire', 'demon'] as const;
export type TypeName = (typeof TYPES)[number];
/** An index into TYPES. */
export type Type = number;
export const WITCH: Type = 0;
export const WEREWOLF: Type = 1;
export const VAMPIRE: Type = 2;
export const DEMON: Type = 3;
export const ATTACKERS: readonly Type[] = [WITCH, WEREWOLF, VAMPIRE];
export const LETTERS = ['W', 'L', 'V'] as const;

export const COLOURS = ['green', 'blue', 'red', 'yellow'] as const;
export type ColourName = (typeof COLOURS)[number];
export const YELLOW = 3;

/** What a building counts when it is laid. */
export const GAINS = ['none', 'colour', 'hero', 'row', 'column'] as const;
export type Gain = (typeof GAINS)[number];

/** An attacker's strength: a number, the witches at a neighbour of the attacked village, or its own pack there. */
export const STRENGTHS = ['witches-left', 'witches-right', 'pack'] as const;
/** What a demon may do instead of destroying a hero. */
export const SPECIALS = ['hero', 'plague', 'ruin', 'lure'] as const;
export type Effect = 'value' | (typeof STRENGTHS)[number] | (typeof SPECIALS)[number];

/** A village card's number (`NUMBERS`); each card exists once. */
export type Card = number;
/** A creature kind's number (`NUMBERS`); copies share it. */
export type Kind = number;

/** VV-2.4, VV-2.5 */
export interface VillageCard {
  readonly id: string;
  /** 0: a starting village; -1: dealt in no round. */
  readonly round: number;
  readonly isHero: boolean;
  /** An index into COLOURS; -1: a hero. */
  readonly colour: number;
  /** By attacker type. */
  readonly defence: readonly number[];
  readonly gain: Gain;
  readonly gainColour: number;
  /** By attacker type. */
  readonly icons: readonly boolean[];
  readonly movement: number;
}

export interface Creature {
  readonly id: string;
  readonly type: Type;
  readonly effect: Effect;
  /** For the effect `value`. */
  readonly value: number;
  /** For the effect `lure`: the type lured. */
  readonly lures: Type;
  /** By round, counted from 0. */
  readonly copies: readonly number[];
}

/** Everything printed on the cards, validated. */
export interface CardSet {
  readonly name: string;
  /** By number, up to this set's highest; cards not in the set are blank. */
  readonly cards: readonly VillageCard[];
  readonly creatures: readonly Creature[];
  /** By round, 0 for the starting villages: the village cards, and the creatures with all copies. */
  readonly villageDecks: readonly (readonly Card[])[];
  readonly creatureDecks: readonly (readonly Kind[])[];
  /** By id: the English, Russian and French name. */
  readonly names: { readonly [id: string]: readonly string[] };
}
