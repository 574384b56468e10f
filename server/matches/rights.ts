import { enter, type Refusal, type Seat } from '@duskhall/kernel';
import { type Guest, Refused } from '../hall.ts';
import type { Deed } from '../storage/storage.ts';
import { commit, type MatchHost } from './commit.ts';
import type { LiveMatch } from './live-match.ts';

export function seatOf(live: LiveMatch, guest: Guest): Seat {
  const seat = live.seats.findIndex(({ account }) => account === guest.account.id);
  if (seat < 0) throw new Refused('not-seated', 'you have no seat in this match');
  return seat;
}

export function ownSeat(live: LiveMatch, guest: Guest): Seat {
  const seat = seatOf(live, guest);
  if (guest.account.id === live.progress.moderator) throw new Refused('moderates', 'the moderator does not play');
  if (live.progress.sitters[seat]) throw new Refused('sitter', 'a sitter plays for you: take your seat back first');
  return seat;
}

export function playingSeat(live: LiveMatch, guest: Guest): Seat {
  const seat = ownSeat(live, guest);
  mustGoOn(live);
  return seat;
}

export function mustGoOn(live: LiveMatch): void {
  if (live.progress.isPaused) throw new Refused('paused', 'the match is paused');
}

/** The refusal of a game in the guest's own language. */
async function refuse(host: MatchHost, live: LiveMatch, guest: Guest, refusal: Refusal): Promise<never> {
  const texts = await host.config.textsOf(live.game, guest.locale);
  throw new Refused(refusal.code, texts.refusal(refusal), refusal.rule);
}

/** Enters moves of a seat's person or, with what is to be noted of it, of the moderator. */
export async function enterMoves(
  host: MatchHost,
  live: LiveMatch,
  guest: Guest,
  seat: Seat,
  moves: unknown[],
  deed?: Deed,
): Promise<void> {
  let refusal: Refusal | null = null;
  await commit(
    host,
    live,
    (at) => {
      refusal = enter(live.match, seat, moves, deed === undefined ? 'seat' : 'house', at);
      return refusal === null;
    },
    deed && { by: guest.account, deed },
  );
  if (refusal !== null) await refuse(host, live, guest, refusal);
}
