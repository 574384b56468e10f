import {
  type Game,
  type MoveEntry,
  mayUndo,
  openMatch,
  type Seat,
  standing,
  type Types,
  WATCHER,
} from '@duskhall/kernel';
import type { News, Sync } from '@duskhall/protocol';
import type { Channel } from './channel.ts';
import { clockInfo } from './clocks.ts';
import type { LiveMatch } from './live-match.ts';

/** How many news are kept for a client that comes back. */
const KEPT = 60;

/** What a viewer is to be shown now. */
interface Shown {
  view: object;
  offer: Pick<News, 'moves' | 'free' | 'mayUndo' | 'scores'>;
  events: object[];
  /** How much of the viewer's story still holds; the events follow it. */
  kept: number;
  clocks: News['clocks'];
}

/** Reads what the viewer may know at this moment. `story` is null where the events since go on the end of the old one. */
export function show(
  live: LiveMatch,
  channel: Channel,
  events: readonly object[],
  story: object[] | null,
  now: number,
): Shown {
  const { game, match } = live;
  const { viewer } = channel;
  const view = game.view(match.s, viewer);
  const isAsked = viewer >= 0 && match.s.questions[viewer] !== null;
  const kept = story === null ? channel.story.length : commonLength(channel.story, story);
  return {
    view,
    offer: {
      moves: isAsked ? game.legal(match.s, viewer) : [],
      free: viewer === WATCHER ? [] : game.free(match.s, viewer),
      mayUndo: viewer >= 0 && !live.isOver && mayUndo(match, viewer),
      scores: game.scores(match.s) ?? live.verdict,
    },
    events: story === null ? redacted(live, events, viewer) : story.slice(kept),
    kept,
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
  const offer = JSON.stringify([shown.offer, shown.clocks.isPaused, shown.clocks.wantsPause]);
  const lost = channel.story.length - shown.kept;
  if (!hasChanged && offer === channel.offer && lost === 0 && shown.events.length === 0) return null;
  channel.offer = offer;
  channel.story.splice(shown.kept, lost, ...shown.events);
  channel.n++;
  const { events, clocks } = shown;
  const news: News = { type: 'news', match: live.id, n: channel.n, events, changes, lost, ...shown.offer, clocks };
  channel.recent.push(news);
  if (channel.recent.length > KEPT) channel.recent.shift();
  return news;
}

/** Everything at once, for a client that begins or has missed too much. */
export function syncOf(live: LiveMatch, channel: Channel, now: number): Sync {
  const view = Object.fromEntries([...channel.parts].map(([part, text]) => [part, JSON.parse(text)]));
  const [offer] = JSON.parse(channel.offer) as [Shown['offer']];
  return {
    type: 'sync',
    match: live.id,
    game: live.game.name,
    rulesVersion: live.game.rulesVersion,
    seat: channel.viewer,
    n: channel.n,
    view,
    log: channel.story,
    ...offer,
    clocks: clockInfo(live, (view as { owes?: boolean[] }).owes ?? [], now),
  };
}

/** What a client that has news up to number `n` has missed; null: too much. */
export function missed(channel: Channel, n: number): News[] | null {
  if (n > channel.n || n < channel.n - channel.recent.length) return null;
  return channel.recent.filter((news) => news.n > n);
}

/** The whole story of each viewer as it stands after steps back, or with everything opened at the end. */
export function retell(live: LiveMatch): Map<Seat, object[]> {
  const { record } = live.match;
  const stories = new Map([...live.channels.keys()].map((viewer): [Seat, object[]] => [viewer, []]));
  walk(live.game, record, standing(record.entries), (s, events) => {
    const at = live.isOver ? live.match.s : s;
    for (const [viewer, story] of stories)
      for (const event of events) {
        const told = live.game.redact(at, event, viewer);
        if (told !== null) story.push(told);
      }
  });
  return stories;
}

/** Plays the moves that stand once more and hands over what happened at the start and after each. */
export function walk(
  game: Game<Types>,
  record: LiveMatch['match']['record'],
  moves: readonly MoveEntry[],
  visit: (s: Types['state'], events: object[]) => void,
): void {
  const { s } = openMatch(game, record);
  visit(s, s.log ?? []);
  for (const { seat, move } of moves) {
    s.log = [];
    if (seat === -1 && move === 'close') game.close(s);
    else game.apply(s, seat, move);
    visit(s, s.log ?? []);
  }
}

function redacted(live: LiveMatch, events: readonly object[], viewer: Seat): object[] {
  return events.flatMap((event) => live.game.redact(live.match.s, event, viewer) ?? []);
}

function commonLength(a: readonly object[], b: readonly object[]): number {
  const differs = a.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(b[i]));
  return differs < 0 ? Math.min(a.length, b.length) : differs;
}
