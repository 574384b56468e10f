import type { Later, Shown } from './feed.ts';
import type { LiveMatch } from './live-match.ts';

/** Delayed news are grouped into so many pieces per delay; a piece is as late as the last of what is in it. */
const PIECES = 30;

/** Shows something after a delay, merged with what came shortly before, so that only one view of it is kept. */
export function showLater(live: LiveMatch, delay: number, shown: Shown, send: (shown: Shown) => void): void {
  const { clock } = live.ports;
  const last = live.delayed.at(-1);
  const isJoined = last !== undefined && clock.now() - last.since < delay / PIECES;
  if (isJoined) {
    last.stop();
    live.delayed.pop();
  }
  const piece: Later = isJoined
    ? { ...last, shown: joined(last.shown, shown) }
    : { since: clock.now(), shown, stop: () => {} };
  live.delayed.push(piece);
  piece.stop = clock.after(delay, () => {
    live.delayed.splice(live.delayed.indexOf(piece), 1);
    send(piece.shown);
  });
}

/** Both at once: the view is the later one, the story has the events of both. */
function joined(first: Shown, second: Shown): Shown {
  if (second.from <= first.from) return second;
  return {
    ...second,
    from: first.from,
    events: [...first.events.slice(0, second.from - first.from), ...second.events],
  };
}

/** Drops everything that is still delayed. */
export function forgetLater({ delayed }: LiveMatch): void {
  for (const { stop } of delayed) stop();
  delayed.length = 0;
}
