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
  /** How much of the log has been shown, and up to where its beats have been played. */
  let told = 0;
  let played = 0;
  let stop = () => {};

  function next(): void {
    stop();
    const all = log ?? [];
    const at = all.findIndex((event, i) => i >= played && beatOf(event) !== null);
    const beat = at < 0 ? null : beatOf(all[at]!);
    played = beat === null ? all.length : at + 1;
    // The narrator tells a death as it is shown, but a verdict only after its hands.
    told = beat?.kind === 'verdict' ? at : played;
    stop = beat === null ? () => {} : after(LASTS[beat.kind], next);
    isPlaying = beat !== null;
    show(told, beat);
  }
  let isPlaying = false;
  return {
    hear(now) {
      const heard = log;
      log = now;
      // A page opened later shows the present, and so does one whose match was taken back.
      const isPresent = heard === null || now.length < played;
      played = isPresent ? now.length : now.length - newsIn(heard.slice(0, played), now).length;
      if (isPresent || !isPlaying) next();
    },
    reset() {
      stop();
      log = null;
      isPlaying = false;
    },
    skip() {
      if (isPlaying) next();
    },
  };
}
