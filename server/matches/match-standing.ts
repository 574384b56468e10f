import { beatOf, isEndless, isLiving, type LiveMatch, seatOf } from '@duskhall/host';
import { HOUSE, owes } from '@duskhall/kernel';
import { mayAdvise } from '@duskhall/protocol';
import type { Guest } from '../contract.ts';
import type { InMatch } from '../rights.ts';

export function standingOf(host: { hostOf(live: LiveMatch): string }, live: LiveMatch, guest: Guest): InMatch {
  const { game, progress, settings } = live;
  const { id } = guest.account;
  const seat = seatOf(live, id);
  return {
    isOver: live.isOver,
    isPaused: progress.isPaused,
    isParty: game.party !== undefined,
    isLed: progress.moderator !== '',
    isEndless: isEndless(live),
    hasHints: mayAdvise(settings),
    isProposed: live.proposal !== null,
    isHere: live.guests.has(guest),
    isHost: id === host.hostOf(live),
    isSeated: seat >= 0,
    isLiving: isLiving(live, id),
    hasSitter: progress.sitters[seat] ?? false,
    hasConceded: progress.conceded[seat] ?? false,
    leads: live.guests.get(guest) === HOUSE,
    hasLed: progress.led.includes(id),
  };
}

/** Whether a running match waits for an answer of this account itself; in a secret window nobody is told. */
export function waitsFor(live: LiveMatch | undefined, account: string): boolean {
  if (live === undefined || live.isOver || live.progress.isPaused || beatOf(live) > 0) return false;
  const seat = seatOf(live, account);
  return seat >= 0 && !live.progress.sitters[seat] && owes(live.match.s, seat);
}
