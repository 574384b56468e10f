import { collect, type Match, replay, type Seat, type Types, WATCHER } from '@duskhall/kernel';
import type { Reply } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import type { Guest } from '../hall.ts';
import { tell } from './beats.ts';
import { type Channel, newChannel } from './channel.ts';
import { countedOn, missed, type Shown, show, syncOf, turnInto } from './channels.ts';
import type { LiveMatch } from './live-match.ts';
import { retell } from './story.ts';

/** Tells every viewer what has changed for it. `isRetold`: a step back, or an end that opens things, changed the story. */
export function publish(config: Config, live: LiveMatch, isRetold: boolean, wasSecret: boolean): void {
  const now = config.clock.now();
  const events = collect(live.match);
  for (const channel of live.channels.values()) channel.isBehind ||= isLeftAlone(live, channel);
  const channels = [...live.channels.values()].filter(({ isBehind }) => !isBehind);
  const stories = isRetold ? retell(live, viewersOf(channels)) : null;
  for (const channel of channels) {
    const shown = show(live, live.match, channel.viewer, events, stories?.get(channel.viewer) ?? null, now);
    after(config, live, delayOf(live, channel), () => tellAll(live, channel, shown, wasSecret));
  }
}

const viewersOf = (channels: readonly Channel[]): Seat[] => channels.map(({ viewer }) => viewer);

/** Most matches have no watchers, and a bot does not look: nobody composes news for them. */
function isLeftAlone(live: LiveMatch, channel: Channel): boolean {
  const isPerson = live.seats[channel.viewer]?.account !== '' && channel.viewer >= 0;
  return !isPerson && delayOf(live, channel) === 0 && ![...live.guests.values()].includes(channel.viewer);
}

function tellAll(live: LiveMatch, channel: Channel, shown: Shown, wasSecret = false): void {
  const news = turnInto(live, channel, shown);
  if (news === null) return;
  for (const [guest, viewer] of live.guests) if (viewer === channel.viewer) tell(live, guest, news, wasSecret);
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

/** Shows a guest the match from now on: what it has missed, or everything. */
export function admit(config: Config, live: LiveMatch, guest: Guest, viewer: Seat, have: number): void {
  live.guests.set(guest, viewer);
  const channel = live.channels.get(viewer) ?? { ...newChannel(viewer), isBehind: true };
  live.channels.set(viewer, channel);
  if (channel.isBehind) fill(config, live, channel, retell(live, [viewer]).get(viewer)!);
  const now = config.clock.now() - delayOf(live, channel);
  const news = have < 0 ? null : missed(channel, have);
  // News tell the clocks as they were.
  const clocks: Reply = { type: 'clocks', match: live.id, clocks: countedOn(channel.clocks, now) };
  const replies = news === null ? [syncOf(live, channel, now)] : [...news, JSON.stringify(clocks)];
  for (const reply of replies) tell(live, guest, reply);
}

/** Fills the channels of a match that was just opened. */
export function openChannels(config: Config, live: LiveMatch): void {
  collect(live.match);
  const stories = retell(live, [...live.channels.keys()]);
  for (const channel of live.channels.values()) fill(config, live, channel, stories.get(channel.viewer)!);
}

/** The channels of a match that was loaded are filled when somebody comes to look: that walks through its whole record. */
export function leaveChannels(live: LiveMatch): void {
  collect(live.match);
  for (const channel of live.channels.values()) channel.isBehind = true;
}

function fill(config: Config, live: LiveMatch, channel: Channel, story: readonly object[]): void {
  const { viewer } = channel;
  const now = config.clock.now();
  const shown = show(live, live.match, viewer, [], story, now);
  const delay = delayOf(live, channel);
  const past = delay === 0 ? live.match : asItWas(live, now - delay);
  if (past === live.match) turnInto(live, channel, shown);
  else {
    const then = show(live, past, viewer, [], retell(live, [viewer], past).get(viewer)!, now);
    turnInto(live, channel, { ...then, clocks: { ...then.clocks, at: now - delay } });
    after(config, live, delay, () => tellAll(live, channel, shown));
  }
  channel.recent.length = 0;
  channel.isBehind = false;
}

/** The match at an earlier time; under changed rules, and when it is over, as it is now. */
function asItWas(live: LiveMatch, time: number): Match<Types> {
  const { record } = live.match;
  const later = record.entries.findIndex(({ at }) => live.begunAt + at > time);
  return later < 0 || live.base !== null || live.isOver ? live.match : replay(live.game, record, later);
}
