import { BadInput, enter, mayUndo, type Refusal, type Seat, same, undo } from '@duskhall/kernel';
import { commit, type Note } from './commit.ts';
import { noted } from './leadership.ts';
import type { LiveMatch } from './live-match.ts';
import { publish } from './publish.ts';
import { Refused, RefusedMove } from './refused.ts';
import { endSitting } from './seat-clocks.ts';
import { verdictOf } from './verdict.ts';

/*
 * What a person may do in a match. The adapter says which seat is meant and whether the person has the right; all of it
 * is called from the match's queue, and throws `Refused`.
 */

/** A gesture: all of `moves` or none. `asked` is the number of the question that it answers. */
export async function move(live: LiveMatch, seat: Seat, asked: number, moves: readonly unknown[]): Promise<void> {
  const { s } = live.match;
  const free = live.game.free(s, seat);
  if (asked !== s.table.asked[seat] && !moves.every((one) => free.some((other) => same(other, one))))
    throw new Refused('late', `that answers question ${asked}; the open one is ${s.table.asked[seat]}`);
  await enterMoves(live, seat, moves);
}

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

export async function undoMove(live: LiveMatch, seat: Seat): Promise<void> {
  if (!mayUndo(live.match, seat)) throw new Refused('sealed', 'there is nothing that you may take back');
  await commit(live, (at) => undo(live.match, seat, at));
}

/** The seats whose persons play themselves. */
const playing = ({ seats, progress }: LiveMatch): Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]!.account !== '' && !progress.sitters[seat]);

/** Stops or starts all clocks, once all persons ask for it; at once for somebody who may decide alone. */
export async function pause(
  live: LiveMatch,
  seat: Seat,
  isPaused: boolean,
  decidesAlone: { id: string; name: string } | null,
): Promise<void> {
  const { progress, wantsPause } = live;
  const isAlone = decidesAlone !== null;
  if (!isPaused || isAlone) wantsPause.clear();
  else if (!progress.isPaused) wantsPause.add(seat);
  const isAgreed = isAlone || playing(live).every((person) => wantsPause.has(person));
  if (isPaused === progress.isPaused || (isPaused && !isAgreed)) return publish(live, 'on', false);
  const note = isAlone ? { by: decidesAlone, deed: noted(live, { do: 'pause', isPaused }) } : undefined;
  const change = () => {
    progress.isPaused = isPaused;
  };
  await commit(live, change, note);
}

/** A sitter plays the seat to the end; once at most one person is left, the match ends and the others have won. */
export const concede = (live: LiveMatch, seat: Seat): Promise<void> =>
  commit(live, () => {
    live.progress.conceded[seat] = true;
    live.progress.sitters[seat] = true;
    live.verdict = verdictOf(live);
  });

/** A sitter takes over for somebody who leaves. */
export const sitIn = (live: LiveMatch, seat: Seat): Promise<void> =>
  commit(live, () => {
    live.progress.sitters[seat] = true;
  });

/** A person takes the seat back from its sitter. */
export async function comeBack(live: LiveMatch, seat: Seat): Promise<void> {
  if (live.settings.timeUp === 'sitter' && live.progress.left[seat] === 0)
    throw new Refused('no-time', 'you have no time left: the sitter plays on');
  await commit(live, () => endSitting(live, seat));
}
