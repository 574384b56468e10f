import type { OptionValues } from '@duskhall/kernel';

/** A standing rating list of programs that play one game, always with two seats. */
export interface StoredLadder {
  game: string;
  options: OptionValues;
  /** How long a program has for each answer. */
  seconds: number;
  openedAt: number;
}

/** On the scale of chess: Glicko-2. */
export interface Rating {
  points: number;
  /** Two times out of three the points are right within this. */
  deviation: number;
  volatility: number;
}

export interface LadderPlayer {
  name: string;
  /** A level of the built-in bots; else a program with a token. */
  isLevel: boolean;
  rating: Rating;
  duels: number;
  /** Duels that it lost by not answering in time, or badly. */
  forfeits: number;
}

/** A duel as it is kept. Shares and scores are the first player's. */
export interface LadderResult {
  at: number;
  players: [string, string];
  /** What the first got of its games, from 0 to 1. */
  share: number;
  /** By how much that is due to its deals: what two Regulars got from the same seats, above half. */
  luck: number;
  /** What the ratings were changed by. */
  score: number;
  /** Who gave up the duel by not answering; empty: nobody. */
  forfeit: string;
}

export interface LadderStorage {
  ladders(): Promise<StoredLadder[]>;
  findLadder(game: string): Promise<StoredLadder | null>;
  /** A conflict if there is one for this game. */
  openLadder(ladder: StoredLadder, levels: readonly LadderPlayer[]): Promise<void>;
  /** Deletes the ladder with all that is in it; a conflict if there is none. */
  closeLadder(game: string): Promise<void>;
  ladderPlayers(game: string): Promise<LadderPlayer[]>;
  /** Adds a program, whose token has this SHA-256; a conflict if the name is taken. */
  addLadderPlayer(game: string, player: LadderPlayer, hash: string, at: number): Promise<void>;
  /** Gives a program another token; a conflict if there is no such program. */
  changeLadderToken(game: string, name: string, hash: string): Promise<void>;
  /** A conflict if there is no such program. */
  removeLadderPlayer(game: string, name: string): Promise<void>;
  findLadderPlayer(hash: string): Promise<{ game: string; name: string } | null>;
  /** Writes the result and both players; keeps only the latest results. A conflict if a player has been removed. */
  saveLadderResult(game: string, result: LadderResult, players: readonly LadderPlayer[], most: number): Promise<void>;
  /** The latest first. */
  ladderResults(game: string, limit: number): Promise<LadderResult[]>;
}
