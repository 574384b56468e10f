import type { Entry } from '@duskhall/kernel';
import { sendAnswers } from './beats.ts';
import { isLiving, viewerOf } from './leadership.ts';
import type { LiveMatch } from './live-match.ts';
import { admit } from './publish.ts';
import { isNewWindow } from './window.ts';

/** VN-4.11.8: hands the console over to whom it was promised, between two windows. */
export function passConsole(live: LiveMatch, made: readonly Entry[]): void {
  const { progress, match } = live;
  const next = progress.nextModerator;
  if (next === null || (match.s.table.isHeld && !made.some(isNewWindow))) return;
  progress.nextModerator = null;
  // Somebody may have come back to life meanwhile.
  if (isLiving(live, next)) return;
  progress.moderator = next;
  if (next !== '' && !progress.led.includes(next)) progress.led.push(next);
}

/** After a handover the old and the new moderator see the match differently: both get a sync. */
export function changeViewers(live: LiveMatch): void {
  for (const [guest, seat] of live.guests) {
    const viewer = viewerOf(live, guest.account.id);
    if (viewer === seat) continue;
    // Answers that waited for the seat's next beat are sent first.
    sendAnswers(live, guest);
    admit(live, guest, viewer, -1);
  }
}
