import { WATCHER } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import type { Guest } from '../hall.ts';
import type { LiveMatch } from './live-match.ts';

/** Frames of a secret window are padded to a multiple of this: room for a handful of taps between two beats. */
const BLOCK = 4096;

/** The beat of a secret window in milliseconds; 0: what is open now is no secret. */
export const beatOf = (live: LiveMatch): number => (live.game.pace(live.match.s)?.beat ?? 0) * 1000;

/** Hands a reply, as text, to a guest: at once, or for a seat in a secret window on the next beat. */
export function tell(live: LiveMatch, guest: Guest, reply: string, wasSecret = false): void {
  const seat = live.guests.get(guest) ?? WATCHER;
  if (seat < 0 || !(wasSecret || beatOf(live) > 0)) guest.send(reply);
  else live.outbox.set(guest, [...(live.outbox.get(guest) ?? []), reply]);
}

/** Beats that may be on their way to a seat at once. */
const MOST_HEARD = 60;

/** Whether a guest has heard a beat that it has not answered; that is answered now. */
export function isAnswer({ beatsHeard }: LiveMatch, guest: Guest): boolean {
  const heard = beatsHeard.get(guest) ?? 0;
  if (heard > 0) beatsHeard.set(guest, heard - 1);
  return heard > 0;
}

/** Gives every seat its frame of this beat, all of one size, whatever is in it. */
function flush(live: LiveMatch): void {
  const seated = [...live.guests].filter(([, seat]) => seat >= 0).map(([guest]) => guest);
  const frames = seated.map((guest) => live.outbox.get(guest) ?? []);
  live.outbox.clear();
  const texts = frames.map((replies) => `[${replies.join()}]`);
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const size = Math.max(live.frameSize, Math.ceil(Math.max(0, ...sizes) / BLOCK + 0.25) * BLOCK);
  // A quiet beat looks like a busy one. Only who comes back makes a larger frame, and everybody sees that anyway.
  if (!frames.flat().some((reply) => reply.startsWith('{"type":"sync"'))) live.frameSize = size;
  seated.forEach((guest, i) => {
    live.beatsHeard.set(guest, Math.min(MOST_HEARD, (live.beatsHeard.get(guest) ?? 0) + 1));
    guest.send(`{"type":"beat","replies":${texts[i]},"padding":"${'.'.repeat(size - sizes[i]!)}"}`);
  });
}

/** A window has opened, and everybody knows when: it begins with a beat, and those that follow count from there. */
export function turnBeat(live: LiveMatch): void {
  stopBeat(live);
  live.isTurned = true;
}

/** What waits for a beat that will not come goes out now, and the first beat of a window. */
export function endBeats(live: LiveMatch): void {
  const isSecret = beatOf(live) > 0;
  if (isSecret ? live.isTurned : live.outbox.size > 0) flush(live);
  live.isTurned = false;
  if (!isSecret) live.frameSize = 0;
}

/** Sees to it that a secret window has its beat. */
export function keepBeat(config: Config, live: LiveMatch): void {
  const beat = beatOf(live);
  if (beat === 0 || live.isOver || live.isStopped) stopBeat(live);
  else
    live.beat ??= config.clock.after(beat, () => {
      live.beat = null;
      flush(live);
      keepBeat(config, live);
    });
}

export function stopBeat(live: LiveMatch): void {
  live.beat?.();
  live.beat = null;
}
