import { collect, type Match, replay, type Seat, type Types, WATCHER } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import type { Guest } from '../hall.ts';
import { tell } from './beats.ts';
import type { Channel } from './channel.ts';
import { missed, show, syncOf, turnInto } from './channels.ts';
import type { LiveMatch } from './live-match.ts';
import { retell } from './story.ts';

/** Tells every viewer what has changed for it. `isRetold`: a step back, or an end that opens things, changed the story. */
export function publish(config: Config, live: LiveMatch, isRetold: boolean, wasSecret: boolean): void {
  const now = config.clock.now();
  const events = collect(live.match);
  const stories = isRetold ? retell(live) : null;
  for (const channel of live.channels.values()) {
    const shown = show(live, live.match, channel.viewer, events, stories?.get(channel.viewer) ?? null, now);
    after(config, live, delayOf(live, channel), () => {
      const news = turnInto(live, channel, shown);
      if (news !== null) for (const guest of viewersOf(live, channel.viewer)) tell(live, guest, news, wasSecret);
    });
  }
}

const delayOf = (live: LiveMatch, { viewer }: Channel): number =>
  viewer === WATCHER ? live.settings.watchDelay * 1000 : 0;

function after(config: Config, live: LiveMatch, delay: number, send: () => void): void {
  if (delay === 0) {
    send();
    return;
  }
  const stop = config.clock.after(delay, () => {
    live.delayed.delete(stop);
    send();
  });
  live.delayed.add(stop);
}

const viewersOf = (live: LiveMatch, viewer: Seat): Guest[] =>
  [...live.guests].filter(([, seat]) => seat === viewer).map(([guest]) => guest);

/** Shows a guest the match from now on: what it has missed, or everything. */
export function admit(live: LiveMatch, guest: Guest, viewer: Seat, have: number): void {
  live.guests.set(guest, viewer);
  const channel = live.channels.get(viewer)!;
  const news = have < 0 ? null : missed(channel, have);
  for (const reply of news ?? [syncOf(live, channel)]) tell(live, guest, reply);
}

/** Fills the channels of a match that was just opened or loaded. */
export function openChannels(config: Config, live: LiveMatch): void {
  const now = config.clock.now();
  collect(live.match);
  const stories = retell(live);
  for (const channel of live.channels.values()) {
    const { viewer } = channel;
    const shown = show(live, live.match, viewer, [], stories.get(viewer)!, now);
    const delay = delayOf(live, channel);
    const past = delay === 0 ? live.match : asItWas(live, now - delay);
    if (past === live.match) turnInto(live, channel, shown);
    else {
      turnInto(live, channel, show(live, past, viewer, [], retell(live, past).get(viewer)!, now));
      after(config, live, delay, () => {
        const news = turnInto(live, channel, shown);
        if (news !== null) for (const guest of viewersOf(live, viewer)) tell(live, guest, news);
      });
    }
    channel.recent.length = 0;
  }
}

/** The match at an earlier time; under changed rules, and when it is over, as it is now. */
function asItWas(live: LiveMatch, time: number): Match<Types> {
  const { record } = live.match;
  const later = record.entries.findIndex(({ at }) => live.startedAt + at > time);
  return later < 0 || live.base !== null || live.isOver ? live.match : replay(live.game, record, later);
}
