import { BadInput, enter, type Refusal, type Seat } from '@duskhall/kernel';
import { commit, type Note } from './commit.ts';
import type { LiveMatch } from './live-match.ts';
import { Refused, RefusedMove } from './refused.ts';

/** Enters moves of a seat's person or, with a note, of the moderator. */
export async function enterMoves(live: LiveMatch, seat: Seat, moves: readonly unknown[], note?: Note): Promise<void> {
  let refusal: Refusal | null = null;
  const isEntered = (at: number): boolean => {
    try {
      refusal = enter(live.match, seat, moves, note === undefined ? 'seat' : 'house', at);
      return refusal === null;
    } catch (error) {
      if (error instanceof BadInput) throw new Refused('gesture', error.message);
      throw error;
    }
  };
  await commit(live, isEntered, note);
  if (refusal !== null) throw new RefusedMove(refusal);
}
