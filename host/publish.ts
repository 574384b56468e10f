import { collect, type Match, replay, type Seat, type Types, WATCHER } from '@duskhall/kernel';
import type { Reply } from '@duskhall/protocol';
import { tell } from './beats.ts';
import { forgetLater, showLater } from './delayed-news.ts';
import { type Feed, newFeed, type Part, type Shown } from './feed.ts';
import type { LiveMatch } from './live-match.ts';
import { countedOn, missed, newsOf, show, syncOf } from './news.ts';
import type { Guest } from './ports.ts';
import { letLook } from './schedule.ts';
import { retell } from './story.ts';

/** How a story goes on: with new events; after an undo; or told from the beginning, since more has changed. */
export type Turn = 'on' | 'undone' | 'anew';

/** Tells every viewer what has changed for it. */
export function publish(live: LiveMatch, turn: Turn, wasSecret: boolean): void {
  const now = live.ports.clock.now();
  const events = collect(live.match);
  for (const feed of live.feeds.values()) feed.isBehind ||= isLeftAlone(live, feed);
  const feeds = [...live.feeds.values()].filter(({ isBehind }) => !isBehind);
  const stories = turn === 'on' ? null : retold(live, feeds, turn);
  for (const feed of feeds) {
    const part = stories?.get(feed.viewer) ?? goOn(live, feed, events);
    note(live, feed, part);
    const shown = show(live, live.match, feed.viewer, part, now);
    const delay = delayOf(live, feed);
    if (delay === 0) tellAll(live, feed, shown, wasSecret);
    else showLater(live, delay, shown, (late) => tellAll(live, feed, late));
  }
}

/** After an undo only the last leg of the history is told again, if the length of every story at its start is known. */
function retold(live: LiveMatch, feeds: readonly Feed[], turn: Turn): Map<Seat, Part> {
  const { history } = live.match;
  const leg = turn === 'undone' ? history.findLastIndex(({ from }) => feeds.every(({ marks }) => marks.has(from))) : -1;
  if (leg < 0) return retell(live, viewersOf(feeds));
  const from = new Map(feeds.map(({ viewer, marks }) => [viewer, marks.get(history[leg]!.from)!]));
  return retell(live, viewersOf(feeds), { leg, from });
}

/** Appends what happened; where a leg of the history has just begun, the length of the story is noted. */
function goOn({ game, match }: LiveMatch, { viewer, length, entries }: Feed, events: readonly object[]): Part {
  // A feed that was filled while the entries were being written has them already.
  const isKnown = entries === match.record.entries.length;
  const told = isKnown ? [] : events.flatMap((event) => game.redact(match.s, event, viewer) ?? []);
  const { from, moves } = match.history.at(-1)!;
  return { from: length, events: told, marks: moves.length === 0 ? [[from, length + told.length]] : [] };
}

function note({ match }: LiveMatch, feed: Feed, { from, events, marks }: Part): void {
  feed.entries = match.record.entries.length;
  if (from === 0) feed.marks = new WeakMap();
  feed.length = from + events.length;
  for (const [state, length] of marks) feed.marks.set(state, length);
}

const viewersOf = (feeds: readonly Feed[]): Seat[] => feeds.map(({ viewer }) => viewer);

/**
 * Most matches have no watchers, and bots read no news: nobody composes any for them. For watchers with a delay news are
 * composed before they come, since they see them with their times; but not while a person is alone: those times would tell
 * what the person held, so whoever comes later gets all of it at once.
 */
function isLeftAlone(live: LiveMatch, feed: Feed): boolean {
  const isPerson = live.seats[feed.viewer]?.account !== '' && feed.viewer >= 0;
  const isLate = delayOf(live, feed) > 0 && !live.isAlone;
  return !isPerson && !isLate && ![...live.guests.values()].includes(feed.viewer);
}

function tellAll(live: LiveMatch, feed: Feed, shown: Shown, wasSecret = false): void {
  const news = newsOf(live, feed, shown);
  if (news === null) return;
  for (const [guest, viewer] of live.guests) if (viewer === feed.viewer) tell(live, guest, news, wasSecret);
}

const delayOf = (live: LiveMatch, { viewer }: Feed): number =>
  viewer === WATCHER ? live.settings.watchDelay * 1000 : 0;

/** Shows a guest the match from now on: what it has missed since number `have`, or everything. */
export function admit(live: LiveMatch, guest: Guest, viewer: Seat, have: number): void {
  letLook(live, () => live.guests.set(guest, viewer));
  const feed = live.feeds.get(viewer) ?? { ...newFeed(viewer, live.chance), isBehind: true };
  live.feeds.set(viewer, feed);
  if (feed.isBehind) fill(live, feed, retell(live, [viewer]).get(viewer)!);
  const now = live.ports.clock.now() - delayOf(live, feed);
  const news = have < 0 ? null : missed(feed, have);
  // The missed news tell the clocks as they were.
  const clocks: Reply = { type: 'clocks', match: live.id, clocks: countedOn(feed.clocks, now) };
  const replies = news === null ? [syncOf(live, feed, now)] : [...news, JSON.stringify(clocks)];
  for (const reply of replies) tell(live, guest, reply);
}

/** A guest follows the match no longer. */
export function leave(live: LiveMatch, guest: Guest): void {
  live.guests.delete(guest);
  live.outbox.delete(guest);
  live.beatsHeard.delete(guest);
}

/** Fills the feeds of a match that has just begun. */
export function openFeeds(live: LiveMatch): void {
  collect(live.match);
  const stories = retell(live, [...live.feeds.keys()]);
  for (const feed of live.feeds.values()) fill(live, feed, stories.get(feed.viewer)!);
}

/** The feeds of a loaded match are filled when somebody comes to look: that walks through its whole record. */
export function leaveFeeds(live: LiveMatch): void {
  collect(live.match);
  for (const feed of live.feeds.values()) feed.isBehind = true;
}

function fill(live: LiveMatch, feed: Feed, whole: Part): void {
  const { viewer } = feed;
  const now = live.ports.clock.now();
  note(live, feed, whole);
  const shown = show(live, live.match, viewer, whole, now);
  const delay = delayOf(live, feed);
  const past = delay === 0 ? live.match : asItWas(live, now - delay);
  if (delay > 0) forgetLater(live);
  if (past === live.match) newsOf(live, feed, shown);
  else {
    const then = show(live, past, viewer, retell(live, [viewer], { match: past }).get(viewer)!, now);
    newsOf(live, feed, { ...then, clocks: { ...then.clocks, at: now - delay } });
    showLater(live, delay, shown, (late) => tellAll(live, feed, late));
  }
  feed.recent.length = 0;
  feed.isBehind = false;
}

/** The match at an earlier time; under changed rules, and when it is over, as it is now. */
function asItWas(live: LiveMatch, time: number): Match<Types> {
  const { record } = live.match;
  const later = record.entries.findIndex(({ at }) => live.begunAt + at > time);
  return later < 0 || live.base !== null || live.isOver ? live.match : replay(live.game, record, later, 'last digest');
}
