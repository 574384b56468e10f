import { type Match, mayUndo, type Seat, same, type Types, WATCHER } from '@duskhall/kernel';
import type { ClockInfo, News, Sync } from '@duskhall/protocol';
import type { Channel, Offer } from './channel.ts';
import { clockInfo } from './clocks.ts';
import type { LiveMatch } from './live-match.ts';

/** How many news are kept for a client that comes back. */
const KEPT = 60;

/** What a viewer is to be shown. */
export interface Shown {
  view: { [part: string]: unknown };
  offer: Offer;
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
  const view = game.view(s, viewer) as Shown['view'];
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
    clocks: clockInfo(live, (view.owes as boolean[] | undefined) ?? [], now),
  };
}

/** Takes what is shown into the channel; the news to send as text, or null if nothing has changed for this viewer. */
export function turnInto(live: LiveMatch, channel: Channel, shown: Shown): string | null {
  const { view, offer, clocks } = shown;
  const changes: { [part: string]: unknown } = {};
  let hasChanged = false;
  for (const part in view) {
    if (same(view[part], channel.view[part])) continue;
    changes[part] = view[part];
    hasChanged = true;
  }
  const kept = shown.story === null ? channel.story.length : commonLength(channel.story, shown.story);
  const events = shown.story?.slice(kept) ?? shown.events;
  const lost = channel.story.length - kept;
  const isTheSame = same(offer, channel.offer) && isTheSameClock(clocks, channel.clocks);
  if (!hasChanged && isTheSame && lost === 0 && events.length === 0) return null;
  channel.view = view;
  channel.offer = offer;
  channel.clocks = clocks;
  channel.story.splice(kept, lost, ...events);
  channel.n++;
  const news: News = { type: 'news', match: live.id, n: channel.n, events, changes, lost, ...offer, clocks };
  const text = JSON.stringify(news);
  channel.recent.push(text);
  if (channel.recent.length > KEPT) channel.recent.shift();
  return text;
}

/** Whether the same clocks run; what they show is everybody's own to count. */
const isTheSameClock = (a: ClockInfo, b: ClockInfo): boolean =>
  a.isPaused === b.isPaused && same(a.running, b.running) && same(a.wantsPause, b.wantsPause);

function commonLength(a: readonly object[], b: readonly object[]): number {
  const differs = a.findIndex((event, i) => !same(event, b[i]));
  return differs < 0 ? Math.min(a.length, b.length) : differs;
}

/** Everything at once, for a client that begins or has missed too much: exactly what the others have by now. */
export function syncOf(live: LiveMatch, { viewer: seat, n, view, story: log, offer, clocks }: Channel): string {
  const { name, rulesVersion } = live.game;
  const sync: Sync = { type: 'sync', match: live.id, game: name, rulesVersion, seat, n, view, log, ...offer, clocks };
  return JSON.stringify(sync);
}

/** What a client that has news up to number `n` has missed; null: too much. */
export function missed({ n: last, recent }: Channel, n: number): string[] | null {
  return n > last || n < last - recent.length ? null : recent.slice(recent.length - (last - n));
}
