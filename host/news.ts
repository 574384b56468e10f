import { freeToTell, HOUSE, type Match, mayUndo, type Seat, same, type Types, WATCHER } from '@duskhall/kernel';
import type { ClockInfo, News, Sync } from '@duskhall/protocol';
import type { Feed, Part, Shown } from './feed.ts';
import { wayBack } from './leadership.ts';
import type { LiveMatch } from './live-match.ts';
import { clockInfo } from './seat-clocks.ts';

/** How many news are kept for a client that reconnects. */
const KEPT = 60;

/** Reads what the viewer may know of the match, as it stands now or stood at another moment. */
export function show(live: LiveMatch, match: Match<Types>, viewer: Seat, { from, events }: Part, now: number): Shown {
  const { game, s } = match;
  const view = game.view(s, viewer) as Shown['view'];
  const isAsked = viewer >= 0 && !live.isOver && s.table.questions[viewer] !== null;
  return {
    view,
    offer: {
      moves: isAsked ? game.legal(s, viewer) : [],
      free: viewer === WATCHER || live.isOver ? [] : freeToTell(game, s, viewer),
      mayUndo: viewer >= 0 && !live.isOver && mayUndo(match, viewer),
      scores: game.scores(s) ?? live.verdict,
      ...(viewer === HOUSE && { back: wayBack(live) }),
    },
    from,
    events,
    clocks: clockInfo(live, (view.owes as boolean[] | undefined) ?? [], now),
  };
}

/** Updates the feed and returns the news as text; null: nothing has changed for this viewer. */
export function newsOf(live: LiveMatch, feed: Feed, shown: Shown): string | null {
  const { view, offer, clocks } = shown;
  const changes = changed(feed.view, view);
  const offered = changed(feed.offer, offer);
  const kept = shown.from + commonLength(feed.story, shown);
  const events = shown.events.slice(kept - shown.from);
  const lost = feed.story.length - kept;
  const isClockNew = !isOnTheSame(feed.clocks, clocks) || feed.extensions !== live.extensions;
  if (isEmpty(changes) && isEmpty(offered) && events.length === 0 && lost === 0 && !isClockNew) return null;
  feed.n++;
  const news: News = { type: 'news', match: live.id, n: feed.n, events, changes, ...offered };
  if (lost > 0) news.lost = lost;
  // Clients count down from the latest news, so those carry whatever is counting.
  const isTimed = clocks.window >= 0 || clocks.window !== feed.clocks.window;
  if (isClockNew || clocks.running.length > 0 || isTimed) news.clocks = clocks;
  feed.view = view;
  feed.offer = offer;
  feed.clocks = clocks;
  feed.extensions = live.extensions;
  feed.story.length = kept;
  for (const event of events) feed.story.push(event);
  const text = JSON.stringify(news);
  feed.recent.push(text);
  if (feed.recent.length > KEPT) feed.recent.shift();
  return text;
}

/** The parts that are not as before. */
function changed<P extends object>(before: Partial<P>, now: P): Partial<P> {
  const parts: Partial<P> = {};
  for (const part in now) if (!same(now[part], before[part])) parts[part] = now[part];
  return parts;
}

function isEmpty(parts: object): boolean {
  for (const _ in parts) return false;
  return true;
}

/** Whether the same clocks run as before, whatever they show by now. */
const isOnTheSame = (before: ClockInfo, now: ClockInfo): boolean =>
  before.isPaused === now.isPaused &&
  before.beat === now.beat &&
  same(before.running, now.running) &&
  same(before.wantsPause, now.wantsPause);

function commonLength(story: readonly object[], { from, events }: Pick<Part, 'from' | 'events'>): number {
  const differs = events.findIndex((event, i) => from + i >= story.length || !same(event, story[from + i]));
  return differs < 0 ? events.length : differs;
}

/** The clocks as a client that was told them counts them down by now: nothing else can be read from them. */
export function countedOn(clocks: ClockInfo, now: number): ClockInfo {
  const { left, running, window, isPaused, at } = clocks;
  const passed = isPaused ? 0 : Math.max(0, now - at);
  return {
    ...clocks,
    left: left.map((time, seat) => (running.includes(seat) ? Math.max(0, time - passed) : time)),
    window: window < 0 ? window : Math.max(0, window - passed),
    at: Math.max(at, now),
  };
}

/** Everything at once, for a client that begins or has missed too much: exactly what the others have by now. */
export function syncOf(live: LiveMatch, feed: Feed, now: number): string {
  const { viewer: seat, n, view, story: log, offer } = feed;
  const clocks = countedOn(feed.clocks, now);
  const { name, rulesVersion } = live.game;
  const sync: Sync = { type: 'sync', match: live.id, game: name, rulesVersion, seat, n, view, log, ...offer, clocks };
  return JSON.stringify(sync);
}

/** What a client that has news up to number `n` has missed; null: too much. */
export function missed({ n: last, recent }: Feed, n: number): string[] | null {
  return n > last || n < last - recent.length ? null : recent.slice(recent.length - (last - n));
}
