import { type Seat, WATCHER } from '@duskhall/kernel';
import { isStory, newBacklog, pack, put } from './beat-frame.ts';
import { beatOf, type LiveMatch } from './live-match.ts';
import { syncOf } from './news.ts';
import type { Guest } from './ports.ts';

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

/** Sends a reply to a guest: at once, or to a seat in a secret window on the next beat that has room for it. */
export function tell(live: LiveMatch, guest: Guest, reply: string, wasSecret = false): void {
  const seat = live.guests.get(guest) ?? WATCHER;
  if (seat < 0 || !(wasSecret || beatOf(live) > 0)) {
    guest.send(reply);
    return;
  }
  const backlog = live.outbox.get(guest) ?? newBacklog();
  live.outbox.set(guest, backlog);
  if (!put(backlog, reply, () => syncFor(live, seat))) guest.dismiss();
}

/** The match as it stands, right after news: the clocks were read for those. */
function syncFor(live: LiveMatch, seat: Seat): string {
  const feed = live.feeds.get(seat)!;
  return syncOf(live, feed, feed.clocks.at);
}

/** Beats that may be on their way to a seat at once. */
const MOST_HEARD = 60;

/** Counts a guest's answer to a beat; false: it owes none. */
export function isAnswer({ beatsHeard }: LiveMatch, guest: Guest): boolean {
  const heard = beatsHeard.get(guest) ?? 0;
  if (heard > 0) beatsHeard.set(guest, heard - 1);
  return heard > 0;
}

/** Sends every seat its frame of this beat: all of one size, whatever is in it and whatever waits. */
function flush(live: LiveMatch): void {
  for (const [guest, seat] of live.guests) {
    if (seat < 0) continue;
    live.beatsHeard.set(guest, Math.min(MOST_HEARD, (live.beatsHeard.get(guest) ?? 0) + 1));
    guest.send(pack(live.outbox.get(guest) ?? newBacklog(), live.id, frameSize(live)));
  }
}

/**
 * A secret phase is over. What the last frames had no room for is sent as usual: answers, and a sync instead of old news.
 * Chat waits for the next secret phase or the end of the match, since it would show who has been talking.
 */
function flushLast(live: LiveMatch): void {
  for (let i = 0; i < lastFrames(live); i++) flush(live);
  for (const [guest, { match, talk }] of [...live.outbox]) {
    const isStale = match.texts.some(isStory);
    sendAnswers(live, guest);
    if (isStale) guest.send(syncFor(live, live.guests.get(guest)!));
    if (live.isOver) for (const text of talk.texts) guest.send(text);
    else if (talk.texts.length > 0) live.outbox.set(guest, { match: newBacklog().match, talk });
  }
}

/** Empties the guest's backlog: answers are sent, and the match has to be shown to it afresh. */
export function sendAnswers(live: LiveMatch, guest: Guest): void {
  for (const text of live.outbox.get(guest)?.match.texts ?? []) if (!isStory(text)) guest.send(text);
  live.outbox.delete(guest);
}

/** A window opens with a beat, at a moment that everybody knows; the next beats count from there. */
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

/** Keeps the beat of a secret window going. */
export function keepBeat(live: LiveMatch): void {
  const beat = beatOf(live);
  if (beat === 0 || live.isOver || live.isStopped) stopBeat(live);
  else
    live.beat ??= live.ports.clock.after(beat, () => {
      live.beat = null;
      flush(live);
      keepBeat(live);
    });
}

export function stopBeat(live: LiveMatch): void {
  live.beat?.();
  live.beat = null;
}

/**
 * Another process goes on with the match: seats in a secret window get what waits for them in frames of one size, as many
 * as at its end. What finds no room there, the next process tells again.
 */
export function sendWaiting(live: LiveMatch): void {
  if (beatOf(live) > 0) for (let i = 0; i < lastFrames(live); i++) flush(live);
}
