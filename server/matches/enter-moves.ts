import { BadInput, enter, type Refusal, type Seat } from '@duskhall/kernel';
import { type Guest, Refused } from '../hall.ts';
import type { Deed } from '../storage/storage.ts';
import { commit, type MatchHost } from './commit.ts';
import type { LiveMatch } from './live-match.ts';

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
  const isEntered = (at: number): boolean => {
    try {
      refusal = enter(live.match, seat, moves, deed === undefined ? 'seat' : 'house', at);
      return refusal === null;
    } catch (error) {
      if (error instanceof BadInput) throw new Refused('gesture', error.message);
      throw error;
    }
  };
  await commit(host, live, isEntered, deed && { by: guest.account, deed });
  if (refusal !== null) await refuse(host, live, guest, refusal);
}
