import type { SOURCES } from '@duskhall/blood-vendetta';
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
  putDown: string;
  putDownMore: string;
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
  listen: string;
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

  youAreDead: string;
  watching: string;
  seesAll: string;
  seesPublic: string;
  attacked(source: string, target: string): string;
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
