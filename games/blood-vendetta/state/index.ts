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

/** VN-3.6: what the table is told about the role set. */
export interface Composition {
  /** By role: the cards known to be in the set. */
  readonly counts: readonly number[];
  /** Cards announced only as "a Lord" or "a Shapeshifter". */
  readonly lords: number;
  readonly shifters: number;
  /** By side. */
  readonly sides: readonly number[];
  /** VN-2.3.1: the vargs that have their power; in a closed table's view, those the viewer knows to have it. */
  readonly powers: RoleMask;
}

/** VN-4.13.3: the steps every living seat goes through; the list of windows is public. */
export interface Window {
  readonly calls: readonly PowerCall[];
  readonly steps: readonly ('pick' | 'either')[];
  readonly after: readonly ('card' | 'bride' | 'song')[];
}

/**
 * The current rules version. Version 1 told a closed table which vargs have their power, lacked two rows of VN-6.2,
 * let the last two play on against VN-6.4, did not limit talk (VN-4.9.5), and had no `brisk`. Up to version 2 everybody
 * saw who had read the role, the introductions always followed it, and two missed windows made a seat absent.
 */
export const RULES_VERSION = 3;

/** No answer yet, whereas -1 means nobody. */
export const NONE = -2;

export interface State {
  table: Table<Frame, Question, Move, Event>;
  /** The rules version of this table. */
  rules: number;
  options: Options;
  seats: number;
  composition: Composition;
  /** By seat; -1: a printed card not yet recorded. */
  roles: Role[];
  phase: Phase;
  cycle: number;
  ending: Ending;

  isAlive: boolean[];
  /** By seat: the cycle of its death; -1: alive. */
  diedIn: number[];
  isLeaving: boolean[];
  deaths: readonly Death[];
  /** VN-4.2: a bit mask of the introductions made. */
  introduced: number;
  /** The windows of this phase, and the finished calls of this cycle. */
  windows: readonly Window[];
  called: readonly Call[];
  /** The number of windows so far; rotates the harmless questions. */
  turns: number;

  /** By role: its target in this cycle, and in the previous one. -1: nobody. */
  used: Seat[];
  before: Seat[];
  isHost: boolean;
  /** By cycle: the tricked seat. */
  tricks: readonly Seat[];
  princeWard: Seat;
  attacks: readonly Attack[];
  isSacrificed: boolean;
  brideKnows: Seat;
  ghoulLives: number;
  isDoubleStrike: boolean;
  isKitsuneAwake: boolean;
  /** The cycle in which the hunters' strike on the Newly-Turned was announced; -1: never. */
  turnedFell: number;
  quietCycles: number;
  /** By cycle: the announced charm and bite; -1: none. */
  charms: readonly Seat[];
  bites: readonly Seat[];

  facts: readonly Fact[];
  hunts: readonly Hunt[];
  /** By seat: choices in the open window; `NONE` until made. */
  picks: Seat[];
  seconds: Seat[];
  eithers: number[];
  /** By seat, on the open board: the vote (`NONE`, -1 nobody, or a seat), whether it is locked, the last gesture. */
  votes: Seat[];
  isLocked: boolean[];
  gestures: (Gesture | '')[];
  pointed: Seat[];
  tied: readonly Seat[];
  /** VN-4.10.1: by seat: whether it confirmed a step of this window; how many windows in a row it did not. */
  hasTapped: boolean[];
  idle: number[];

  /** By supporter: the nominee, -1 none; and the order of support within the night. */
  nominations: Seat[];
  supportedAt: number[];
  supports: number;
  /** VN-4.8.3: tonight's trials in order. */
  accused: readonly Seat[];
  trials: readonly Trial[];
  ballots: readonly Ballot[];
  claims: readonly Claim[];
  /** The dead players' predictions, one entry per seat. */
  predictions: readonly Prediction[];
  hasExecuted: boolean;
  /** VN-4.11.5: the moderator after the first execution. */
  moderator: Seat;
  /** VN-R44: by seat, optional moves in this phase and in total; absent in version 1 of the rules. */
  spent?: number[];
  spentInAll?: number[];
}
export type StepsOf<Noun extends string> = StepsNamed<State, Noun>;

export const isPower = (s: { composition: Composition }, role: Role): boolean =>
  ((s.composition.powers >> role) & 1) === 1;
/** VN-3.6: whether the table is told only head counts. */
export const isUntold = ({ rules, options }: Pick<State, 'rules' | 'options'>): boolean =>
  rules > 1 && options.composition === 'closed';
/** The roles that existed when the table was opened: its options have a count for each. */
export const knownRoles = ({ options }: Pick<State, 'options'>): readonly Role[] =>
  ALL_ROLES.filter((role) => options[roleName(role)] !== undefined);
/** VN-3.6: at a closed table, whether someone may hold this card, as far as it was told. */
export const mayBeIn = (s: Pick<State, 'options' | 'composition'>, role: Role): boolean =>
  s.options[roleName(role)] !== undefined && s.composition.sides[ROLES[role]!.side]! > 0;
/** Whether this varg has its power, as far as the table was told. */
export const mayHavePower = (s: Pick<State, 'rules' | 'options' | 'composition'>, role: Role): boolean =>
  isUntold(s) ? s.composition.sides[VARGS]! > 0 : isPower(s, role);
