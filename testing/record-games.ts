import {
  closeWindow,
  enter,
  fastRng,
  type Game,
  type GameRecord,
  HOUSE,
  type MoveOf,
  mayClose,
  mayUndo,
  openMatch,
  type Rng,
  readOptions,
  type Seat,
  type Types,
  timeOut,
  undo,
  waiting,
} from '@duskhall/kernel';
import { isOneIn, pick } from './laws/position.ts';

/** A game between random players. */
export interface RandomGame<T extends Types> {
  seats: number;
  /** Options left out have their defaults. */
  options?: Partial<T['options']>;
  seed: number;
  /** Whether the cards are dealt by the fast stream. */
  isFast?: boolean;
  scenario?: object;
  /** Whether the clock answers now and then, and moves are undone. */
  isRestless?: boolean;
  /** How a seat chooses; by default any legal move. */
  choose?(s: T['state'], seat: Seat, rng: Rng): MoveOf<T['state']>;
  /** What the house does before entry number `at`; null or left out: nothing. */
  moderate?(s: T['state'], at: number): MoveOf<T['state']> | null;
}

/** Plays a random game to its end; returns its record. */
export function recordGame<T extends Types>(game: Game<T>, given: RandomGame<T>): GameRecord {
  const { seats, options = {}, seed, isFast, scenario = null, isRestless = false, moderate } = given;
  const { choose = (s, seat, by) => pick(by, game.legal(s, seat)) } = given;
  const match = openMatch(game, {
    seats,
    options: readOptions(game.options, options, seats),
    seed: isFast ? `fast:${seed}` : `${seed}`,
    scenario,
  });
  const rng = fastRng(-seed);
  for (let at = 1; game.scores(match.s) === null; at++) {
    const entry = moderate?.(match.s, at) ?? null;
    const asked = waiting(match.s);
    if (entry !== null) enter(match, HOUSE, [entry], 'house', at);
    else if (asked.length === 0 && mayClose(match.s)) closeWindow(match, 'clock', at);
    else {
      const seat = pick(rng, asked);
      if (isRestless && isOneIn(rng, 12) && mayUndo(match, seat)) undo(match, seat, at);
      else if (isRestless && isOneIn(rng, 12)) timeOut(match, seat, rng, at);
      else enter(match, seat, [choose(match.s, seat, rng)], 'seat', at);
    }
  }
  return match.record;
}

/** Plays these games and passes each record, as file text, to `write`. */
export function recordGames<T extends Types>(
  game: Game<T>,
  games: { readonly [file: string]: RandomGame<T> },
  write: (file: string, text: string) => void,
): void {
  for (const [file, given] of Object.entries(games))
    write(`${file}.json`, `${JSON.stringify(recordGame(game, given))}\n`);
}
