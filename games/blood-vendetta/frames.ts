import type { Seat } from '@duskhall/kernel';
import type { Call } from './roles/table.ts';

/** Everything that can be pending, in game order. Frames carry no secrets: everyone sees the stack. */
export type Frame =
  /* VN-3.5, VN-4.2: the roles are read, the clans meet */
  | { do: 'roles.ask' }
  | { do: 'roles.read' }
  | { do: 'intro.begin' }
  | { do: 'intro.call'; place: number }
  | { do: 'intro.read'; place: number }
  | { do: 'roll.ask' }
  | { do: 'roll.entered' }
  | { do: 'intro.end' }
  /* VN-4.0.1: a cycle */
  | { do: 'cycle.begin' }
  | { do: 'dawn.begin' }
  | { do: 'day.begin' }
  | { do: 'sunset.begin' }
  /* VN-4.1.2: a window: choosing in lanes, then cards; `part` is the place of its calls that are due */
  | { do: 'window.open'; place: number }
  | { do: 'step.ask'; place: number; step: number }
  | { do: 'step.answered'; place: number; step: number }
  | { do: 'window.closed'; place: number }
  | { do: 'window.end'; calls: readonly Call[] }
  | { do: 'card.open' }
  | { do: 'card.read' }
  | { do: 'song.open' }
  | { do: 'bride.open' }
  | { do: 'bride.answered' }
  | { do: 'rest.apply'; place: number }
  /* VN-4.4: the day board */
  | { do: 'board.open'; place: number }
  | { do: 'board.ask' }
  | { do: 'board.tapped' }
  | { do: 'board.closed'; place: number }
  | { do: 'tie.open' }
  | { do: 'tie.answered' }
  /* VN-4.6 */
  | { do: 'nightfall.resolve' }
  | { do: 'words.ask'; seat: Seat }
  | { do: 'words.spoken' }
  /* VN-4.8: debate, trials, execution */
  | { do: 'debate.open' }
  | { do: 'debate.closed' }
  | { do: 'speech.ask'; place: number }
  | { do: 'speech.made'; place: number }
  | { do: 'trial.open'; place: number }
  | { do: 'defence.made'; place: number }
  | { do: 'verdict.given'; place: number }
  | { do: 'plurality.ask'; nominees: readonly Seat[]; isAgain: boolean }
  | { do: 'plurality.given'; nominees: readonly Seat[]; isAgain: boolean }
  | { do: 'plea.ask'; seat: Seat }
  | { do: 'plea.made' }
  | { do: 'lot.ask' }
  | { do: 'lot.given'; nominees: readonly Seat[] }
  | { do: 'execution.begin'; seat: Seat }
  | { do: 'execution.carryOut'; seat: Seat }
  | { do: 'night.end' };

/** VN-4.13.4: the questions that players with nothing to choose are asked in rotation. */
export const HARMLESS = ['suspect', 'trust', 'danger'] as const;

/** Every question a seat can be asked, with its rule. */
export const QUESTION_RULES = {
  /** confirm the role */ role: 'VN-3.5',
  /** close a card */ card: 'VN-4.13.2',
  /** a harmless pick */ suspect: 'VN-4.13.4',
  /** a harmless pick */ trust: 'VN-4.13.4',
  /** a harmless pick */ danger: 'VN-4.13.4',
  /** a harmless yes or no */ guess: 'VN-4.13.4',
  /** the target of the seat's power */ target: 'VN-4.1.10',
  /** the Revenant's second target */ second: 'VN-5.9.1',
  /** whether the Lamia is the host */ place: 'VN-5.4.1',
  /** whether the King kills */ kill: 'VN-5.1.1',
  /** whether the Bride sacrifices herself */ sacrifice: 'VN-5.7.4',
  /** a clan vote, changeable until locked */ hunt: 'VN-4.4.2',
  /** the pack leader's own decision */ strike: 'VN-4.4.11',
  /** pointing without a vote */ point: 'VN-4.4.11',
  /** a board without consequences */ muse: 'VN-4.13.6',
  /** the Leader's choice among the tied */ tie: 'VN-4.4.4',
  /** be ready, or accuse someone */ debate: 'VN-4.8.1',
  /** end the speech, or accuse someone */ speech: 'VN-4.8.1',
  /** end the defence */ defence: 'VN-4.8.4',
  /** for or against the execution */ verdict: 'VN-4.8.4',
  /** one of the nominees, or nobody */ plurality: 'VN-4.8.12',
  /** one of the nominees */ lot: 'VN-4.11.5',
  /** end the last words */ words: 'VN-4.8.9',
  /** confirm that the moderator has seen the card */ roll: 'VN-4.11.7',
} as const;
export type Question = keyof typeof QUESTION_RULES;

export const GESTURES = ['yes', 'no', 'wait', 'danger', 'point'] as const;
export type Gesture = (typeof GESTURES)[number];
/** VN-4.9.5 */
export const PHRASES = [
  'accuse',
  'defend',
  'claimRole',
  'claimCheck',
  'claimSame',
  'claimKiller',
  'claimDoomed',
  'claimBlocked',
  'askRole',
  'agree',
  'disagree',
  'deny',
  'recant',
  'askSuspect',
  'askWhy',
  'decline',
  'quip',
  'farewell',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** VN-4.9.6: why somebody is suspected, the strongest reason first. */
export const AGAINST = [
  'checkedEnemy',
  'seenKilling',
  'misread',
  'myRole',
  'sameRole',
  'sparedEnemy',
  'condemnedVampire',
  'twoRoles',
  'trustedEnemy',
  'blamedVampire',
  'blamesMe',
  'evaded',
  'contrary',
  'wavered',
  'silent',
] as const;
/** Why somebody is trusted. */
export const IN_FAVOUR = [
  'readRight',
  'checkedVampire',
  'condemnedEnemy',
  'blamedEnemy',
  'sparedVampire',
  'trustedVampire',
] as const;
/** What a phrase's value stands for if it gives a reason. */
export const GROUNDS = [...AGAINST, ...IN_FAVOUR, 'feeling'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Picks; -1: nobody. */
export interface NameMove {
  name: Seat;
}
export interface YesMove {
  yes: boolean;
}
/** Boards, ties and votes; -1: nobody. */
export interface VoteMove {
  vote: Seat;
}
/** A phrase about a seat, another seat, a role, a type, sameness (1, 0) or a reason; -1: not mentioned. */
export interface SayMove {
  say: Phrase;
  about: Seat;
  other: Seat;
  value: number;
}
export interface GestureMove {
  gesture: Gesture;
  at: Seat;
}
/** VN-4.9.4: a dead player predicts the winning side; -1: none. */
export interface ForeseeMove {
  foresee: number;
}
/** A dead player who does not see everything predicts a living player's role. */
export interface ExpectMove {
  expect: Seat;
  as: number;
}
/** The moderator records a printed card (VN-4.11.7). */
export interface RecordMove {
  record: number;
  of: Seat;
}
export type Move =
  | NameMove
  | YesMove
  | VoteMove
  | SayMove
  | GestureMove
  | RecordMove
  | ForeseeMove
  | ExpectMove
  | { read: true }
  | { lock: true }
  | { ready: true }
  | { unready: true }
  | { nominate: Seat }
  | { done: true }
  /** Time ran out: no answer. */
  | { none: true }
  /** The house removes a player (VN-4.10.3). */
  | { remove: Seat };
