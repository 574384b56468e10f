import { type Seat, WATCHER } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import type { Guest } from '../hall.ts';
import { syncOf } from './channels.ts';
import { isStory, newLanes, pack, put } from './lanes.ts';
import { beatOf, type LiveMatch } from './live-match.ts';

/**
 * The size of every beat of a match in bytes. It depends on nothing but the number of seats: at 6, 12 and 24 of them the
 * longest news were of 3, 6 and 3 KB, and whole matches of 13, 50 and 43 KB.
 */
export const frameSize = ({ seats }: LiveMatch): number => 6144 + 512 * seats.length;

/**
 * How many frames every seat gets when a secret phase ends, always the same: room for what an open phase begins with, which
 * at 8, 12 and 24 seats was up to 14, 24 and 74 KB.
 */
const lastFrames = ({ seats }: LiveMatch): number => 1 + Math.ceil(seats.length / 4);

/** Hands a reply, as text, to a guest: at once, or for a seat in a secret window on the next beat that has room for it. */
export function tell(live: LiveMatch, guest: Guest, reply: string, wasSecret = false): void {
  const seat = live.guests.get(guest) ?? WATCHER;
  if (seat < 0 || !(wasSecret || beatOf(live) > 0)) {
    guest.send(reply);
    return;
  }
  const lanes = live.outbox.get(guest) ?? newLanes();
  live.outbox.set(guest, lanes);
  if (!put(lanes, reply, () => syncFor(live, seat))) guest.dismiss();
}

/** The match as it stands, right after news: the clocks were read for those. */
function syncFor(live: LiveMatch, seat: Seat): string {
  const channel = live.channels.get(seat)!;
  return syncOf(live, channel, channel.clocks.at);
}

/** Beats that may be on their way to a seat at once. */
const MOST_HEARD = 60;

/** Whether a guest has heard a beat that it has not answered; that is answered now. */
export function isAnswer({ beatsHeard }: LiveMatch, guest: Guest): boolean {
  const heard = beatsHeard.get(guest) ?? 0;
  if (heard > 0) beatsHeard.set(guest, heard - 1);
  return heard > 0;
}

/** Gives every seat its frame of this beat: all of one size, whatever is in it and whatever waits. */
function flush(live: LiveMatch): void {
  for (const [guest, seat] of live.guests) {
    if (seat < 0) continue;
    live.beatsHeard.set(guest, Math.min(MOST_HEARD, (live.beatsHeard.get(guest) ?? 0) + 1));
    guest.send(pack(live.outbox.get(guest) ?? newLanes(), live.id, frameSize(live)));
  }
}

/**
 * A secret phase is over. What the last frames had no room for goes as it would at any other time: answers, and the match as
 * it stands instead of old news. Words wait for the next secret phase, for they would show who has talked; or for the end.
 */
function flushLast(live: LiveMatch): void {
  for (let i = 0; i < lastFrames(live); i++) flush(live);
  for (const [guest, { match, talk }] of [...live.outbox]) {
    const isStale = match.texts.some(isStory);
    sendAnswers(live, guest);
    if (isStale) guest.send(syncFor(live, live.guests.get(guest)!));
    if (live.isOver) for (const text of talk.texts) guest.send(text);
    else if (talk.texts.length > 0) live.outbox.set(guest, { match: newLanes().match, talk });
  }
}

/** Nothing waits for this guest any more; it has its answers, and needs to be shown the match. */
export function sendAnswers(live: LiveMatch, guest: Guest): void {
  for (const text of live.outbox.get(guest)?.match.texts ?? []) if (!isStory(text)) guest.send(text);
  live.outbox.delete(guest);
}

/** A window has opened, and everybody knows when: it begins with a beat, and those that follow count from there. */
export function turnBeat(live: LiveMatch): void {
  stopBeat(live);
  live.isTurned = true;
}

/** The first beat of a window, and the last of a secret phase. */
export function endBeats(live: LiveMatch): void {
  const isSecret = beatOf(live) > 0;
  if (isSecret && live.isTurned) flush(live);
  if (!isSecret && live.isSecret) flushLast(live);
  live.isTurned = false;
  live.isSecret = isSecret;
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
