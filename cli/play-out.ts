import { type Game, type MoveOf, mayClose, owes, type Seat, type Types } from '@duskhall/kernel';

/** The first seat that has an answer to give; -1: none. */
export function firstWaiting(s: Types['state']): Seat {
  for (let seat = 0; seat < s.questions.length; seat++) if (owes(s, seat)) return seat;
  return -1;
}

/** Plays on to the end, the house closing every window at once; counts the decisions. */
export function playOut<T extends Types>(
  game: Game<T>,
  s: T['state'],
  choose: (s: T['state'], seat: Seat) => MoveOf<T['state']>,
): number {
  for (let decisions = 0; ; ) {
    const seat = firstWaiting(s);
    if (seat >= 0) {
      game.apply(s, seat, choose(s, seat));
      decisions++;
    } else if (mayClose(s)) game.close(s);
    else return decisions;
  }
}
