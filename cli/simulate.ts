import { type Belief, isWatched, observe, openBelief } from '@duskhall/bots';
import { type Game, type MoveOf, mayClose, owes, type Rng, type Seat, type Types } from '@duskhall/kernel';

/** The first seat that owes an answer; -1: none. */
export function firstWaiting(s: Types['state']): Seat {
  for (let seat = 0; seat < s.table.questions.length; seat++) if (owes(s, seat)) return seat;
  return -1;
}

/** Plays to the end, closing windows at once, and counts the decisions. `talk` runs before each new step. */
export function playOut<T extends Types>(
  game: Game<T>,
  s: T['state'],
  choose: (s: T['state'], seat: Seat) => MoveOf<T['state']>,
  talk: (s: T['state']) => void = () => {},
): number {
  let pending: unknown = null;
  for (let decisions = 0; ; ) {
    if (s.table.stack.at(-1) !== pending) talk(s);
    pending = s.table.stack.at(-1);
    const seat = firstWaiting(s);
    if (seat >= 0) {
      game.apply(s, seat, choose(s, seat));
      decisions++;
    } else if (mayClose(s)) game.close(s);
    else return decisions;
  }
}

/** The beliefs of all seats of a match; call `look` after every move. */
export interface Watch {
  readonly beliefs: readonly Belief[];
  look(s: Types['state']): void;
}
export function openWatch(game: Game<Types>, seats: number): Watch {
  const beliefs = Array.from({ length: seats }, openBelief);
  return {
    beliefs,
    look(s) {
      if (isWatched(game))
        for (const [viewer, belief] of beliefs.entries()) observe(game, belief, game.view(s, viewer));
    },
  };
}

/** How often each seat may speak before the next step. */
const ROUNDS = 4;
/** In a party game, lets these seats speak unasked, in turn. */
export function talkOver<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seats: readonly Seat[],
  rng: Rng,
  say: (seat: Seat, word: MoveOf<T['state']>) => unknown = (seat, word) => game.apply(s, seat, word),
): void {
  const { hints, party } = game;
  if (!hints?.speaks || !party) return;
  for (let round = 0; round < ROUNDS; round++) {
    let isSilent = true;
    for (const seat of seats) {
      if (!party.rooms(s, seat).speaks.includes('all')) continue;
      const word = hints.speaks(game.view(s, seat), rng);
      if (word === null) continue;
      say(seat, word);
      isSilent = false;
    }
    if (isSilent) return;
  }
}
