import { collect, type Match, replay, type Seat, type Types, WATCHER } from '@duskhall/kernel';
import type { Reply } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import type { Guest } from '../hall.ts';
import { tell } from './beats.ts';
import { type Channel, newChannel, type Part, type Shown } from './channel.ts';
import { countedOn, missed, show, syncOf, turnInto } from './channels.ts';
import { showLater } from './delay.ts';
import type { LiveMatch } from './live-match.ts';
import { retell } from './story.ts';

/** How a story goes on: with what happened; after an undo; or told from its beginning, since more than that has changed. */
export type Turn = 'on' | 'undone' | 'anew';

/** Tells every viewer what has changed for it. */
export function publish(config: Config, live: LiveMatch, turn: Turn, wasSecret: boolean): void {
  const now = config.clock.now();
  const events = collect(live.match);
  for (const channel of live.channels.values()) channel.isBehind ||= isLeftAlone(live, channel);
  const channels = [...live.channels.values()].filter(({ isBehind }) => !isBehind);
  const stories = turn === 'on' ? null : retold(live, channels, turn);
  for (const channel of channels) {
    const part = stories?.get(channel.viewer) ?? goOn(live, channel, events);
    note(channel, part);
    const shown = show(live, live.match, channel.viewer, part, now);
    const delay = delayOf(live, channel);
    if (delay === 0) tellAll(live, channel, shown, wasSecret);
    else showLater(config, live, delay, shown, (late) => tellAll(live, channel, late));
  }
}

/** An undo takes back no more than its leg of the way, if all know where their stories were then. */
function retold(live: LiveMatch, channels: readonly Channel[], turn: Turn): Map<Seat, Part> {
  const { way } = live.match;
  const leg = turn === 'undone' ? way.findLastIndex(({ from }) => channels.every(({ marks }) => marks.has(from))) : -1;
  if (leg < 0) return retell(live, viewersOf(channels));
  const from = new Map(channels.map(({ viewer, marks }) => [viewer, marks.get(way[leg]!.from)!]));
  return retell(live, viewersOf(channels), { leg, from });
}

/** What happened goes on the end; where a leg of the way has just begun, that place is known. */
function goOn({ game, match }: LiveMatch, { viewer, length }: Channel, events: readonly object[]): Part {
  const told = events.flatMap((event) => game.redact(match.s, event, viewer) ?? []);
  const { from, moves } = match.way.at(-1)!;
  return { from: length, events: told, marks: moves.length === 0 ? [[from, length + told.length]] : [] };
}

function note(channel: Channel, { from, events, marks }: Part): void {
  if (from === 0) channel.marks = new WeakMap();
  channel.length = from + events.length;
  for (const [state, length] of marks) channel.marks.set(state, length);
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

function fill(config: Config, live: LiveMatch, channel: Channel, whole: Part): void {
  const { viewer } = channel;
  const now = config.clock.now();
  note(channel, whole);
  const shown = show(live, live.match, viewer, whole, now);
  const delay = delayOf(live, channel);
  const past = delay === 0 ? live.match : asItWas(live, now - delay);
  if (past === live.match) turnInto(live, channel, shown);
  else {
    const then = show(live, past, viewer, retell(live, [viewer], { match: past }).get(viewer)!, now);
    turnInto(live, channel, { ...then, clocks: { ...then.clocks, at: now - delay } });
    showLater(config, live, delay, shown, (late) => tellAll(live, channel, late));
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
