import { collect, HOUSE, type Seat, WATCHER } from '@duskhall/kernel';
import type { Reply } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import type { Guest } from '../hall.ts';
import { missed, retell, show, syncOf, turnInto } from './channels.ts';
import type { LiveMatch } from './live-match.ts';

/** Frames of a secret window are padded to a multiple of this. */
const BLOCK = 512;

/** The beat of a secret window in milliseconds; 0: what is open now is no secret. */
export const beatOf = (live: LiveMatch): number => (live.game.pace(live.match.s)?.beat ?? 0) * 1000;

/** Tells every viewer what has changed for it. `isRetold`: a step back, or an end that opens things, changed the story. */
export function publish(config: Config, live: LiveMatch, isRetold: boolean, wasSecret: boolean): void {
  const now = config.clock.now();
  const events = collect(live.match);
  const stories = isRetold ? retell(live) : null;
  for (const channel of live.channels.values()) {
    const shown = show(live, channel, events, stories?.get(channel.viewer) ?? null, now);
    const send = () => {
      const news = turnInto(live, channel, shown);
      if (news !== null) for (const guest of viewersOf(live, channel.viewer)) tell(live, guest, news, wasSecret);
    };
    const delay = channel.viewer === WATCHER ? live.settings.watchDelay : 0;
    if (delay > 0) config.clock.after(delay * 1000, send);
    else send();
  }
  if (wasSecret && beatOf(live) === 0) flush(live);
  keepBeat(config, live);
}

const viewersOf = (live: LiveMatch, viewer: Seat): Guest[] =>
  [...live.guests].filter(([, seat]) => seat === viewer).map(([guest]) => guest);

/** Hands a reply to a guest: at once, or for a seat in a secret window on the next beat. */
export function tell(live: LiveMatch, guest: Guest, reply: Reply, wasSecret = false): void {
  const seat = live.guests.get(guest) ?? WATCHER;
  if (seat < 0 || !(wasSecret || beatOf(live) > 0)) guest.tell(reply);
  else live.outbox.set(guest, [...(live.outbox.get(guest) ?? []), reply]);
}

/** Gives every seat its frame of this beat, all of one size, whatever is in it. */
export function flush(live: LiveMatch): void {
  const seated = [...live.guests].filter(([, seat]) => seat >= 0).map(([guest]) => guest);
  const frames = seated.map((guest) => live.outbox.get(guest) ?? []);
  live.outbox.clear();
  const sizes = frames.map((replies) => Buffer.byteLength(JSON.stringify(replies)));
  const size = Math.ceil(Math.max(0, ...sizes) / BLOCK + 0.25) * BLOCK;
  seated.forEach((guest, i) => {
    guest.tell({ type: 'beat', replies: frames[i]!, padding: '.'.repeat(size - sizes[i]!) });
  });
}

function keepBeat(config: Config, live: LiveMatch): void {
  const beat = beatOf(live);
  if (beat === 0 || live.isOver) {
    live.beat?.();
    live.beat = null;
  } else if (live.beat === null) {
    live.beat = config.clock.after(beat, () => {
      live.beat = null;
      flush(live);
      keepBeat(config, live);
    });
  }
}

/** Shows a guest the match from now on: what it has missed, or everything. */
export function admit(config: Config, live: LiveMatch, guest: Guest, viewer: Seat, have: number): void {
  live.guests.set(guest, viewer);
  const channel = live.channels.get(viewer) ?? live.channels.get(viewer === HOUSE ? WATCHER : viewer)!;
  const news = have < 0 ? null : missed(channel, have);
  if (news === null) guest.tell(syncOf(live, channel, config.clock.now()));
  else for (const item of news) guest.tell(item);
}

/** Fills the channels of a match that was just opened or loaded. */
export function openChannels(config: Config, live: LiveMatch): void {
  const now = config.clock.now();
  collect(live.match);
  const hasChanged = live.match.record.rulesVersion !== live.game.rulesVersion;
  const stories = hasChanged ? null : retell(live);
  for (const channel of live.channels.values()) {
    const shown = show(live, channel, [], stories?.get(channel.viewer) ?? [], now);
    turnInto(live, channel, shown);
    channel.recent.length = 0;
  }
}
