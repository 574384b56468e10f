import { Refused } from '@duskhall/host';
import type { Request } from '@duskhall/protocol';

/** A person's standing at a table. */
export interface AtTable {
  /** The table is open on this socket. */
  isHere: boolean;
  isHost: boolean;
  isSeated: boolean;
  isMuted: boolean;
  /** This person is to lead the next match. */
  isToLead: boolean;
  isPlaying: boolean;
  /** The match is open to watchers, or this person is more than a watcher. */
  maySee: boolean;
}

/** A person's standing in a match. */
export interface InMatch {
  isOver: boolean;
  isPaused: boolean;
  /** The game has a moderator. */
  isParty: boolean;
  /** Somebody leads: the console is in use. */
  isLed: boolean;
  /** The open window has no time limit. */
  isEndless: boolean;
  hasHints: boolean;
  /** The living are being asked to agree to a moderator. */
  isProposed: boolean;
  isHere: boolean;
  isHost: boolean;
  isSeated: boolean;
  /** Has a seat that is still in the game. */
  isLiving: boolean;
  hasSitter: boolean;
  hasConceded: boolean;
  /** Leads now; has led before, and so has seen everything. */
  leads: boolean;
  hasLed: boolean;
}

interface Need<F> {
  holds: (facts: F) => boolean;
  code: string;
  text: string;
  /** Who may, or when, worded for the protocol's description. */
  says: string;
}
const need = <F>(says: string, holds: (facts: F) => boolean, code: string, text: string): Need<F> => ({
  holds,
  code,
  text,
  says,
});

const table = need<AtTable>;
const match = need<InMatch>;
/** Whether somebody may pause without the others' consent: the moderator, and at a party the host. */
export const mayStopAlone = ({ leads, isParty, isHere, isHost }: InMatch): boolean =>
  leads || (isParty && isHere && isHost);

/** Every condition that a right can depend on. Handlers check the arguments. */
export const NEEDS = {
  here: table('at the table', (f) => f.isHere, 'not-here', 'open the table first'),
  host: table('the host', (f) => f.isHost, 'not-host', 'only the host of the table may do that'),
  chair: table('who has a seat', (f) => f.isSeated, 'not-seated', 'you have no seat at this table'),
  open: table('between matches', (f) => !f.isPlaying, 'playing', 'a match is being played at this table'),
  remote: table(
    'who has a seat, the host',
    (f) => f.isSeated || f.isHost,
    'not-seated',
    'you have no seat at this table',
  ),
  word: table('not muted', (f) => !f.isMuted, 'muted', 'the host has taken your word away'),
  noLeader: table('not to lead the next match', (f) => !f.isToLead, 'moderates', 'the moderator has no seat'),
  eyes: table(
    'a player, the moderator, the host; others where watching is allowed',
    (f) => f.maySee,
    'no-watching',
    'this match is not open to watchers',
  ),

  running: match('until the match is over', (f) => !f.isOver, 'over', 'this match is over'),
  seat: match('who has a seat', (f) => f.isSeated, 'not-seated', 'you have no seat in this match'),
  noConsole: match('not leading', (f) => !f.leads, 'moderates', 'the moderator does not play'),
  // VN-4.11.8: whoever has led may not take or get back a seat.
  innocent: match('has never led', (f) => !f.hasLed, 'has-led', 'who has led a match does not play in it any more'),
  loyal: match('has not given up', (f) => !f.hasConceded, 'conceded', 'you have given this match up'),
  self: match('without a sitter', (f) => !f.hasSitter, 'sitter', 'a sitter plays for you: take your seat back first'),
  sitter: match('with a sitter', (f) => f.hasSitter, 'no-sitter', 'nobody plays for you'),
  time: match('not in a pause', (f) => !f.isPaused, 'paused', 'the match is paused'),
  hints: match('where hints are on', (f) => f.hasHints, 'no-hints', 'hints are off at this table'),
  party: match('in a game with a moderator', (f) => f.isParty, 'no-console', 'this game has no moderator'),
  console: match('the moderator', (f) => f.leads, 'not-moderator', 'only the moderator may do that'),
  closer: match(
    'the moderator; where a window has no limit, the host of a game with a moderator',
    (f) => f.leads || (mayStopAlone(f) && f.isEndless),
    'not-moderator',
    'only the moderator may do that',
  ),
  passer: match(
    'the moderator, the host',
    (f) => f.leads || (f.isHere && f.isHost),
    'not-moderator',
    'only the moderator or the host may do that',
  ),
  stopper: match(
    'who has a seat, the moderator, in a game with a moderator the host',
    (f) => mayStopAlone(f) || f.isSeated,
    'not-seated',
    'you have no seat in this match',
  ),
  stopsInPerson: match(
    'without a sitter',
    (f) => mayStopAlone(f) || !f.hasSitter,
    'sitter',
    'a sitter plays for you: take your seat back first',
  ),
  stopsUnled: match(
    'a pause under a moderator is ended by that person, or by the host',
    (f) => mayStopAlone(f) || !(f.isPaused && f.isLed),
    'not-moderator',
    'only the moderator may do that',
  ),
  living: match('who still plays', (f) => f.isLiving, 'out', 'you are out of the game'),
  proposal: match('while it is asked', (f) => f.isProposed, 'no-proposal', 'nobody asks for that now'),
} as const;

type NeedOf<F> = { [N in keyof typeof NEEDS]: (typeof NEEDS)[N] extends Need<F> ? N : never }[keyof typeof NEEDS];
type OfMatch = Extract<Request, { match: string }>['type'];
type Rights = { [K in Request['type']]: readonly NeedOf<K extends OfMatch ? InMatch : AtTable>[] };

/** Who may send what, and when: the first unmet need refuses. A request without a row does not compile. */
export const RIGHTS: Rights = {
  hello: [],
  open: ['eyes'],
  shut: [],
  sit: ['open', 'noLeader'],
  stand: ['chair'],
  ready: ['open', 'chair'],
  commit: ['open', 'chair'],
  reveal: ['open', 'chair'],
  seatBot: ['host', 'open'],
  seatGuest: ['host', 'open'],
  kick: ['host', 'open'],
  arrange: ['host', 'open'],
  settle: ['host', 'open'],
  start: ['host', 'open'],
  chat: ['here', 'word'],
  mute: ['host'],
  slide: ['open', 'remote'],

  move: ['running', 'seat', 'noConsole', 'innocent', 'self', 'time'],
  undo: ['running', 'seat', 'noConsole', 'innocent', 'self', 'time'],
  advise: ['running', 'seat', 'noConsole', 'innocent', 'self', 'time', 'hints'],
  pause: ['running', 'stopper', 'stopsInPerson', 'stopsUnled'],
  concede: ['running', 'seat', 'noConsole', 'innocent', 'loyal'],
  return: ['running', 'seat', 'noConsole', 'innocent', 'loyal', 'sitter'],
  enter: ['running', 'console', 'time'],
  close: ['running', 'closer', 'time'],
  extend: ['running', 'console', 'time'],
  absent: ['running', 'console', 'time'],
  rewind: ['running', 'console', 'time'],
  moderate: ['running', 'party', 'passer'],
  consent: ['running', 'party', 'seat', 'living', 'loyal', 'proposal'],
};

/** The first unmet need of a request; null: it is allowed. */
export const refusalOf = <K extends Request['type']>(
  type: K,
  facts: K extends OfMatch ? InMatch : AtTable,
): { code: string; text: string } | null =>
  RIGHTS[type].map((name) => NEEDS[name] as Need<typeof facts>).find(({ holds }) => !holds(facts)) ?? null;

/** Throws the refusal of a request that is not allowed. */
export function mustBeAllowed<K extends Request['type']>(type: K, facts: K extends OfMatch ? InMatch : AtTable): void {
  const refusal = refusalOf(type, facts);
  if (refusal !== null) throw new Refused(refusal.code, refusal.text);
}
