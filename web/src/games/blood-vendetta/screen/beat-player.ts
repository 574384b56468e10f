import type { Event } from '@duskhall/blood-vendetta';
import { type Beat, beatOf, LASTS } from './beats.ts';
import { newsIn } from './news.ts';

/** Calls back after so many milliseconds, unless the returned function is called before. */
export type After = (ms: number, then: () => void) => () => void;

export interface BeatPlayer {
  /** The log has changed. */
  hear(log: readonly Event[]): void;
  /** Another match, or the end of the page: nothing of the last one is played on. */
  reset(): void;
  /** Ends the beat being played. */
  skip(): void;
}

/**
 * Plays one beat after the other. `show` is told how much of the log may be shown, and the beat being played, null if all
 * is shown: what follows a beat waits until it is over.
 */
export function createBeatPlayer(after: After, show: (told: number, beat: Beat | null) => void): BeatPlayer {
  let log: readonly Event[] | null = null;
  /** Up to where the beats of the log have been played, and the one that is being played. */
  let played = 0;
  let beat: Beat | null = null;
  let stop = () => {};

  /** The narrator tells a death as it is shown, but a verdict only after its hands. */
  const tell = () => show(beat?.kind === 'verdict' ? played - 1 : played, beat);
  function next(): void {
    stop();
    const all = log ?? [];
    const at = all.findIndex((event, i) => i >= played && beatOf(event) !== null);
    beat = at < 0 ? null : beatOf(all[at]!);
    played = beat === null ? all.length : at + 1;
    stop = beat === null ? () => {} : after(LASTS[beat.kind], next);
    tell();
  }
  return {
    hear(now) {
      const heard = log;
      log = now;
      // A page opened later shows the present, and so does one whose match was taken back.
      const isPresent = heard === null || now.length < played;
      const news = isPresent ? [] : newsIn(heard.slice(0, played), now);
      played = now.length - news.length;
      if (isPresent || beat === null) {
        played += missedIn(news);
        next();
      } else tell();
    },
    reset() {
      stop();
      log = null;
      beat = null;
    },
    skip() {
      if (beat !== null) next();
    },
  };
}

/** After a lost connection: how much of the news is too old to be played. Of whole rounds only the last is. */
function missedIn(news: readonly Event[]): number {
  const rounds = news.flatMap((event, at) => (event.type === 'phaseBegan' && event.phase === 'dawn' ? [at] : []));
  return rounds.length > 1 ? rounds.at(-1)! : 0;
}
