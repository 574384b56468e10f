import type { Seat } from '@duskhall/kernel';
import type { Gesture, Phrase, Question } from './frames.ts';
import type { Options } from './options.ts';
import type { Call, Introduction, Role, Side } from './roles/table.ts';

export const PHASES = ['intro', 'dawn', 'day', 'sunset', 'night'] as const;
export type Phase = (typeof PHASES)[number];

/** A fact a seat was told in a call; -1 for fields that do not apply. */
export interface Fact {
  readonly seat: Seat;
  readonly cycle: number;
  readonly call: Call;
  readonly about: About;
  readonly target: Seat;
  readonly other: Seat;
  readonly value: number;
}
export const ABOUTS = [
  /** `target` was chosen; `value`: the Lamia is host (1) or visitor (0), the King killed (1) */ 'done',
  /** no power until nightfall */ 'blocked',
  'noTarget',
  /** `target` is of type `value`; `other` 1: and it is the lord */ 'type',
  /** the heir saw the lord `other` act on `target`: a type, or one of the values below */ 'watch',
  /** the Count is `target` */ 'heir',
  /** `target` is the lord (1) or not (0) */ 'lord',
  /** the lord will not live through the day */ 'warned',
  /** the Bride dies for him (1) or not (0) */ 'sacrifice',
  'doomed',
  /** `other` came to `target` to kill */ 'attacker',
  /** `target` and `other` are of the same kind (1) or not (0) */ 'same',
  /** lives left after this nightfall */ 'lives',
] as const;
export type About = (typeof ABOUTS)[number];
/** What an heir can see besides a type. */
export const [LORD_BLOCKED, LORD_IDLE, LORD_KILLED] = [10, 11, 12] as const;

export const CLANS = ['hunters', 'vargs'] as const;
export type Clan = (typeof CLANS)[number];
/** A clan meeting, known to its members. */
export interface Hunt {
  readonly clan: Clan;
  readonly cycle: number;
  readonly silenced: readonly Seat[];
  /** By seat: -2 no vote, -1 nobody; empty while the vote is open. */
  readonly votes: readonly Seat[];
  /** -1: nobody. */
  readonly victim: Seat;
}

/** VN-4.6; in the order they were made. */
export const SOURCES = ['vargs', 'hunters', 'king', 'nosferatu', 'vengeful', 'werewolf', 'kitsune'] as const;
export interface Attack {
  readonly source: (typeof SOURCES)[number];
  readonly target: Seat;
  readonly attackers: readonly Seat[];
}

/** What all-seeing viewers see. */
export interface Opened {
  readonly roles: readonly Role[];
  readonly used: readonly Seat[];
  readonly before: readonly Seat[];
  readonly isHost: boolean;
  readonly tricks: readonly Seat[];
  readonly princeWard: Seat;
  readonly attacks: readonly Attack[];
  readonly isSacrificed: boolean;
  readonly brideKnows: Seat;
  readonly ghoulLives: number;
}

export type Cause = 'nightfall' | 'execution' | 'removal';
export interface Death {
  readonly seat: Seat;
  readonly cycle: number;
  readonly cause: Cause;
  /** A role, a type or a side, depending on `revealOnDeath`; -1: nothing. */
  readonly shows: Options['revealOnDeath'];
  readonly shown: number;
  /** VN-4.7.1: announced as the Kitsune's. */
  readonly isKitsunes: boolean;
}
/** By seat: 1 for, 0 against, -1 no vote. A secret ballot hides who voted how. */
export interface Trial {
  readonly cycle: number;
  readonly accused: Seat;
  readonly votes: readonly number[];
  readonly ayes: number;
  readonly voters: number;
  readonly isCondemned: boolean;
}
/** VN-4.8.12: by seat the nominee, -1 nobody, -2 no vote. */
export interface Ballot {
  readonly cycle: number;
  readonly votes: readonly Seat[];
  /** By nominee. */
  readonly tally: readonly (readonly [Seat, number])[];
}
export interface Claim {
  readonly cycle: number;
  readonly seat: Seat;
  readonly say: Phrase;
  readonly about: Seat;
  readonly other: Seat;
  readonly value: number;
}

/** A dead player's predictions. */
export interface Prediction {
  readonly seat: Seat;
  /** A side; -1 none, -2 no prediction. */
  readonly winner: Side | -1 | -2;
  /** By seat; -1 no prediction. */
  readonly roles: readonly Role[];
}

/** How a game ended: who won, or why nobody did. */
export type Ending =
  | ''
  | 'vampires'
  | 'hunters'
  | 'vargs'
  | 'werewolf'
  | 'kitsune'
  | 'all-dead'
  | 'two-leaders'
  | 'stalemate';

export type Event =
  | { type: 'began'; seats: number }
  | { type: 'phaseBegan'; phase: Phase; cycle: number }
  /** The second strike is a separate call. */
  | { type: 'called'; call: Call; isSecond: boolean }
  | { type: 'callClosed'; call: Call; isSecond: boolean }
  /** Each seat is told its own question; a blocked seat gets a harmless one. */
  | { type: 'prompted'; seat: Seat; question: Question }
  | { type: 'introduced'; call: Introduction; seats: readonly Seat[] }
  | { type: 'learned'; fact: Fact }
  | { type: 'gathered'; clan: Clan; silenced: readonly Seat[] }
  | { type: 'tapped'; seat: Seat; clan: Clan | ''; vote: Seat }
  | { type: 'gestured'; seat: Seat; clan: Clan | ''; gesture: Gesture; at: Seat }
  | { type: 'struck'; clan: Clan; votes: readonly Seat[]; victim: Seat }
  /** VN-4.13.4: a harmless answer; hidden from the others until the end. */
  | { type: 'mused'; seat: Seat; question: Question; answer: number }
  /** VN-4.10.1: a seat has missed too many windows in a row, or has returned. */
  | { type: 'missed'; seat: Seat; isAbsent: boolean }
  | { type: 'died'; death: Death }
  /** VN-4.9.4: the dead see everything. */
  | { type: 'sawAll'; seat: Seat; opened: Opened; facts: readonly Fact[]; hunts: readonly Hunt[] }
  | { type: 'nobodyDied' }
  | { type: 'doubleStrikeComes' }
  | { type: 'kitsuneAwoke' }
  | { type: 'charmed'; seat: Seat }
  | { type: 'paralysed'; seat: Seat }
  | { type: 'staleWarned' }
  | { type: 'debateBegan'; cycle: number }
  | { type: 'floorGiven'; seat: Seat; to: 'speech' | 'defence' | 'words' }
  | { type: 'nominated'; seat: Seat; target: Seat }
  | { type: 'readied'; seat: Seat; isReady: boolean }
  | { type: 'accused'; seat: Seat }
  /** About the accused; -1: among all nominees. */
  | { type: 'voteBegan'; seat: Seat }
  | { type: 'tried'; trial: Trial }
  | { type: 'balloted'; ballot: Ballot }
  | { type: 'condemned'; seat: Seat }
  | { type: 'notExecuted' }
  | { type: 'said'; claim: Claim }
  | { type: 'predicted'; prediction: Prediction }
  | { type: 'leaving'; seat: Seat }
  | { type: 'recorded'; seat: Seat; role: Role }
  | { type: 'moderatorNamed'; seat: Seat }
  | { type: 'ended'; ending: Ending };

/** Told to some only, until the end opens them; everything else is told to all as it happens. */
export const PRIVATE: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'prompted',
  'learned',
  'gathered',
  'tapped',
  'gestured',
  'struck',
  'mused',
  'sawAll',
  'predicted',
  'recorded',
]);
