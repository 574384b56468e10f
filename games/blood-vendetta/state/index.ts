import type { Seat, StepsNamed, Table } from '@duskhall/kernel';
import type { Attack, Ballot, Claim, Death, Ending, Event, Fact, Hunt, Phase, Prediction, Trial } from '../events.ts';
import type { Frame, Gesture, Move, Question } from '../frames.ts';
import type { Options } from '../options.ts';
import {
  ALL_ROLES,
  type Call,
  type PowerCall,
  ROLES,
  type Role,
  type RoleMask,
  roleName,
  VARGS,
} from '../roles/table.ts';

/** VN-3.6: what the table is told of the role set. */
export interface Composition {
  /** By role: cards that are openly in the set. */
  readonly counts: readonly number[];
  /** Cards of which only "a Lord" or "a Shapeshifter" is said. */
  readonly lords: number;
  readonly shifters: number;
  /** By side. */
  readonly sides: readonly number[];
  /** VN-2.3.1: the vargs that have their power; in the view of a closed table those of which the viewer knows it. */
  readonly powers: RoleMask;
}

/** VN-4.13.3: what every living seat goes through; which windows there are is no secret. */
export interface Window {
  readonly calls: readonly PowerCall[];
  readonly steps: readonly ('pick' | 'either')[];
  readonly after: readonly ('card' | 'bride' | 'song')[];
}

/**
 * The rules played now. Version 1 told a closed table which vargs have their power, knew two rows of VN-6.2 less, let the
 * last two play on against VN-6.4, bounded no talk (VN-4.9.5), and had no `brisk`.
 */
export const RULES_VERSION = 2;

/** No answer, where -1 means nobody. */
export const NONE = -2;

export interface State {
  table: Table<Frame, Question, Move, Event>;
  /** The version of the rules that this table plays by. */
  rules: number;
  options: Options;
  seats: number;
  composition: Composition;
  /** By seat; -1: a printed card that is not recorded yet. */
  roles: Role[];
  phase: Phase;
  cycle: number;
  ending: Ending;

  isAlive: boolean[];
  /** By seat: in which cycle it died; -1: it lives. */
  diedIn: number[];
  isLeaving: boolean[];
  deaths: readonly Death[];
  /** VN-4.2: which introductions have been made, as bits. */
  introduced: number;
  /** The windows of this phase, and the calls of this cycle that are over. */
  windows: readonly Window[];
  called: readonly Call[];
  /** How many windows there were: harmless questions take turns. */
  turns: number;

  /** By role: whom it used its power on in this cycle, and in the one before. -1: nobody. */
  used: Seat[];
  before: Seat[];
  isHost: boolean;
  /** By cycle: who was tricked. */
  tricks: readonly Seat[];
  princeWard: Seat;
  attacks: readonly Attack[];
  isSacrificed: boolean;
  brideKnows: Seat;
  ghoulLives: number;
  isDoubleStrike: boolean;
  isKitsuneAwake: boolean;
  /** In which cycle the hunters' strike on the Newly-Turned was announced; -1: never. */
  turnedFell: number;
  quietCycles: number;
  /** By cycle: the public charm and bite; -1: none announced. */
  charms: readonly Seat[];
  bites: readonly Seat[];

  facts: readonly Fact[];
  hunts: readonly Hunt[];
  /** By seat, of the open window: choices, `NONE` if not made. */
  picks: Seat[];
  seconds: Seat[];
  eithers: number[];
  /** By seat, of the open board: `NONE`, -1 nobody, or a seat; whether it is locked; the last gesture. */
  votes: Seat[];
  isLocked: boolean[];
  gestures: (Gesture | '')[];
  pointed: Seat[];
  tied: readonly Seat[];
  /** VN-4.10.1: by seat: has confirmed a step of this window; windows in a row without one. */
  hasTapped: boolean[];
  idle: number[];

  /** By supporter: the nominee, -1 none; and when, counted through the night. */
  nominations: Seat[];
  supportedAt: number[];
  supports: number;
  /** VN-4.8.3: tonight's trials in order. */
  accused: readonly Seat[];
  trials: readonly Trial[];
  ballots: readonly Ballot[];
  claims: readonly Claim[];
  /** Of the dead, one a seat. */
  predictions: readonly Prediction[];
  hasExecuted: boolean;
  /** VN-4.11.5: who moderates after the first execution. */
  moderator: Seat;
  /** VN-R44: by seat, what it has said and changed in this phase and in all; missing in version 1 of the rules. */
  spent?: number[];
  spentInAll?: number[];
}
export type StepsOf<Noun extends string> = StepsNamed<State, Noun>;

export const isPower = (s: { composition: Composition }, role: Role): boolean =>
  ((s.composition.powers >> role) & 1) === 1;
/** VN-3.6: nothing but the heads is told. */
export const isUntold = ({ rules, options }: Pick<State, 'rules' | 'options'>): boolean =>
  rules > 1 && options.composition === 'closed';
/** The roles that there were when the table was opened: its options count each. */
export const knownRoles = ({ options }: Pick<State, 'options'>): readonly Role[] =>
  ALL_ROLES.filter((role) => options[roleName(role)] !== undefined);
/** VN-3.6: at a closed table, as far as it was told, somebody may hold this card. */
export const mayBeIn = (s: Pick<State, 'options' | 'composition'>, role: Role): boolean =>
  s.options[roleName(role)] !== undefined && s.composition.sides[ROLES[role]!.side]! > 0;
/** As far as the table was told, a varg of this card has its power. */
export const mayHavePower = (s: Pick<State, 'rules' | 'options' | 'composition'>, role: Role): boolean =>
  isUntold(s) ? s.composition.sides[VARGS]! > 0 : isPower(s, role);
