import { HOUSE } from '@duskhall/kernel';
import { mayAdvise } from '@duskhall/protocol';
import type { Guest } from '../hall.ts';
import type { InMatch } from '../rights.ts';
import type { MatchHost } from './commit.ts';
import { isLiving, seatOf } from './leading.ts';
import type { LiveMatch } from './live-match.ts';

/** A window of this many seconds has no limit: the host may close it when it waits too long. */
const NO_LIMIT = 86_400;

/** How a guest stands to a match at this moment. */
export function standingOf(host: MatchHost, live: LiveMatch, guest: Guest): InMatch {
  const { game, match, progress, settings } = live;
  const { id } = guest.account;
  const seat = seatOf(live, id);
  return {
    isOver: live.isOver,
    isPaused: progress.isPaused,
    isParty: game.party !== undefined,
    isLed: progress.moderator !== '',
    isEndless: (game.pace(match.s)?.seconds ?? 0) >= NO_LIMIT,
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
