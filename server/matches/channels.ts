import { type Match, mayUndo, type Seat, type Types, WATCHER } from '@duskhall/kernel';
import type { ClockInfo, News, Sync } from '@duskhall/protocol';
import type { Channel } from './channel.ts';
import { clockInfo } from './clocks.ts';
import type { LiveMatch } from './live-match.ts';

/** How many news are kept for a client that comes back. */
const KEPT = 60;

/** What a viewer is to be shown. */
interface Shown {
  view: object;
  offer: Pick<News, 'moves' | 'free' | 'mayUndo' | 'scores'>;
  /** What happened since. */
  events: readonly object[];
  /** The whole story where it is told anew; null: the events go on the end of the old one. */
  story: readonly object[] | null;
  clocks: ClockInfo;
}

/** Reads what the viewer may know of the match at this moment, or as it was at another. */
export function show(
  live: LiveMatch,
  match: Match<Types>,
  viewer: Seat,
  events: readonly object[],
  story: readonly object[] | null,
  now: number,
): Shown {
  const { game, s } = match;
  const view = game.view(s, viewer);
  const isAsked = viewer >= 0 && s.questions[viewer] !== null;
  return {
    view,
    offer: {
      moves: isAsked ? game.legal(s, viewer) : [],
      free: viewer === WATCHER ? [] : game.free(s, viewer),
      mayUndo: viewer >= 0 && !live.isOver && mayUndo(match, viewer),
      scores: game.scores(s) ?? live.verdict,
    },
    events: story === null ? events.flatMap((event) => game.redact(s, event, viewer) ?? []) : [],
    story,
    clocks: clockInfo(live, (view as { owes?: boolean[] }).owes ?? [], now),
  };
}

/** Takes what is shown into the channel; the news to send, or null if nothing has changed for this viewer. */
export function turnInto(live: LiveMatch, channel: Channel, shown: Shown): News | null {
  const changes: { [part: string]: unknown } = {};
  let hasChanged = false;
  for (const [part, value] of Object.entries(shown.view)) {
    const text = JSON.stringify(value);
    if (channel.parts.get(part) === text) continue;
    channel.parts.set(part, text);
    changes[part] = value;
    hasChanged = true;
  }
  const { clocks } = shown;
  const offer = JSON.stringify([shown.offer, clocks.running, clocks.isPaused, clocks.wantsPause]);
  const kept = shown.story === null ? channel.story.length : commonLength(channel.story, shown.story);
  const events = shown.story?.slice(kept) ?? shown.events;
  const lost = channel.story.length - kept;
  if (!hasChanged && offer === channel.offer && lost === 0 && events.length === 0) return null;
  channel.offer = offer;
  channel.clocks = clocks;
  channel.story.splice(kept, lost, ...events);
  channel.n++;
  const news: News = { type: 'news', match: live.id, n: channel.n, events, changes, lost, ...shown.offer, clocks };
  channel.recent.push(news);
  if (channel.recent.length > KEPT) channel.recent.shift();
  return news;
}

function commonLength(a: readonly object[], b: readonly object[]): number {
  const differs = a.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(b[i]));
  return differs < 0 ? Math.min(a.length, b.length) : differs;
}

/** Everything at once, for a client that begins or has missed too much: exactly what the others have by now. */
export function syncOf(live: LiveMatch, channel: Channel): Sync {
  const { game } = live;
  const { viewer: seat, n, story, clocks } = channel;
  const view = Object.fromEntries([...channel.parts].map(([part, text]) => [part, JSON.parse(text)]));
  const [offer] = JSON.parse(channel.offer) as [Shown['offer']];
  const { name, rulesVersion } = game;
  const log = story.slice();
  return { type: 'sync', match: live.id, game: name, rulesVersion, seat, n, view, log, ...offer, clocks };
}

/** What a client that has news up to number `n` has missed; null: too much. */
export function missed(channel: Channel, n: number): News[] | null {
  if (n > channel.n || n < channel.n - channel.recent.length) return null;
  return channel.recent.filter((news) => news.n > n);
}
