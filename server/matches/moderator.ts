import type { Entry } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import { sendAnswers } from './beats.ts';
import { isNewWindow } from './clocks.ts';
import { isLiving, viewerOf } from './leading.ts';
import type { LiveMatch } from './live-match.ts';
import { admit } from './publish.ts';

/** Between two windows the console goes to whom it was promised. */
export function passConsole(live: LiveMatch, made: readonly Entry[]): void {
  const { progress, match } = live;
  const next = progress.nextModerator;
  if (next === null || (match.s.isHeld && !made.some(isNewWindow))) return;
  progress.nextModerator = null;
  // Somebody may have come back to life meanwhile.
  if (isLiving(live, next)) return;
  progress.moderator = next;
  if (next !== '' && !progress.led.includes(next)) progress.led.push(next);
}

/** After the console has gone over, the old and the new moderator see the match with other eyes. */
export function changeEyes(config: Config, live: LiveMatch): void {
  for (const [guest, seat] of live.guests) {
    const viewer = viewerOf(live, guest.account.id);
    if (viewer === seat) continue;
    // What would wait for a beat of the seat goes out before.
    sendAnswers(live, guest);
    admit(config, live, guest, viewer, -1);
  }
}
