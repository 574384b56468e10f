import type { Config } from '../config.ts';
import type { Later, Shown } from './channel.ts';
import type { LiveMatch } from './live-match.ts';

/** What watchers see later comes in so many pieces for the whole delay: as late as the last of what is in a piece. */
const PIECES = 30;

/** Shows something after a delay, together with what came shortly before: one view is kept of it all. */
export function showLater(
  config: Config,
  live: LiveMatch,
  delay: number,
  shown: Shown,
  send: (shown: Shown) => void,
): void {
  const { clock } = config;
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

/** Nobody is told any more. */
export function forgetLater({ delayed }: LiveMatch): void {
  for (const { stop } of delayed) stop();
  delayed.length = 0;
}
