import type { SOURCES } from '@duskhall/blood-vendetta';
import type { Deed } from '../dead/deeds.ts';
import type { Stage } from '../stage.ts';

/** What the board says besides the game's own words. */
export interface BoardWords {
  confirm: string;
  /** On what is covered. */
  holdRole: string;
  holdCard: string;
  covered: string;
  closeCard: string;
  knowRole: string;
  /** Over every secret question, whether it is a power or for show. */
  everybodyAnswers: string;
  everybodyReads: string;
  /** A warning: a bot takes over once so many more steps are missed. */
  answerOr(left: number): string;
  putDown: string;
  putDownMore: string;
  /** The parts of a role card. */
  whatIDo: string;
  whenIWin: string;
  whomIFear: string;
  canKill(list: string): string;
  theVote: string;
  canStill(list: string): string;
  known: string;
  nothingKnown: string;
  timeLeft: string;
  paused: string;
  you: string;
  chosen: string;
  impossible: string;
  votedBy(names: string): string;
  gestures: string;
  /** What a clan member, or oneself, has signed. */
  signed(name: string, gesture: string): string;
  noSigns: string;
  close: string;
  back: string;

  stages: { readonly [stage in Exclude<Stage, 'roles' | 'secret' | 'over'>]: string };
  speaks(name: string): string;
  /** What the night asks of everybody. */
  talk: string;
  theyTalk: string;
  /** How the debate ends; the time left follows. */
  until: { readonly [end in 'trials' | 'vote' | 'day']: string };
  listenTo(name: string): string;
  hearDefence(name: string): string;
  hearLastWords(name: string): string;
  goesOn: string;
  away: string;
  people: string;
  ready(ready: number, all: number): string;
  beReady: string;
  notReady: string;
  done: string;
  isReady: string;
  nominate(name: string): string;
  withdraw: string;
  nominated(count: number): string;
  supporters(names: string): string;
  order: string;
  tally(ayes: number, voters: number): string;
  needed(votes: number): string;
  condemned: string;
  spared: string;
  now: string;
  next: string;
  yourVote(vote: string): string;
  mayChange: string;
  noVoteOfYours: string;
  votedFor: string;
  votedAgainst: string;
  didNotVote: string;
  secretBallot: string;

  say: string;
  sayAbout(name: string): string;
  sayGroups: { readonly [group in 'opinions' | 'questions' | 'answers' | 'claims']: string };
  claims: string;
  votes: string;
  roles: string;
  noClaims: string;
  noVotes: string;
  allClaims: string;
  whom: string;
  which: string;
  /** A role as somebody claims to hold it. */
  claimed(role: string): string;
  saidBy(name: string, text: string): string;
  /** What was said and what happened, in one list. */
  stream: string;
  nothingSaid: string;
  write: string;
  writeDead: string;
  send: string;

  youAreDead: string;
  watching: string;
  seesAll: string;
  seesPublic: string;
  attacked(source: string, target: string): string;
  /** The map of what really happens. */
  truth: string;
  nothingDone: string;
  deeds: { readonly [deed in Deed]: string };
  foretell: string;
  whoWins: string;
  nobodyWins: string;
  whoIsWhat: string;
  notSaid: string;
  foretoldRight(percent: number): string;
  /** Who attacks. */
  sources: { readonly [source in (typeof SOURCES)[number]]: string };
  rooms: { readonly [room in 'all' | 'dead' | 'hunters' | 'vargs']: string };

  inPlay: string;
  onlySides: string;
  /** Leads to the rulebook. */
  aboutRoles: string;
  rule: string;
  /** To somebody's first game: the role is covered. */
  hint: { title: string; text: string };
}
