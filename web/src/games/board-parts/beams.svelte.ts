import { untrack } from 'svelte';
import { highWaterOfLog } from './high-water.ts';
import { measure, motionOf } from './motion.ts';

/** What one place of the board does to another, both named as in `data-place` or `data-card`. */
export interface Strike {
  from: string;
  to: string;
  /** It hurts: the target shakes. */
  isBlow?: boolean;
}
/** A strike on its way. */
export interface Beam {
  key: number;
  from: DOMRect;
  to: DOMRect;
  isBlow: boolean;
  duration: number;
}

/** More events at once than this are no turn but a table that has just been opened. */
const MOST = 60;

/** Shows what events did where it happened: a beam from place to place, and the target shakes. `BeamLayer` draws them. */
export class Beams {
  list = $state.raw<readonly Beam[]>([]);
  #made = 0;

  /** To be called while the board is made: `strikesOf` reads the events that are new, with all before them. */
  follow<E>(
    root: () => HTMLElement | undefined,
    log: () => readonly E[],
    strikesOf: (events: readonly E[], isFresh: (place: number) => boolean) => readonly Strike[],
  ): void {
    const freshFrom = highWaterOfLog<E>();
    $effect(() => {
      const events = log();
      untrack(() => {
        const node = root();
        const before = freshFrom(events);
        const isTurn = events.length > before && events.length - before <= MOST;
        if (node !== undefined && isTurn)
          this.show(
            node,
            strikesOf(events, (place) => place >= before),
          );
      });
    });
  }

  show(root: HTMLElement, strikes: readonly Strike[]): void {
    const motion = motionOf(root);
    if (motion === 0 || strikes.length === 0) return;
    const places = measure(root);
    const beams = strikes.flatMap(({ from: source, to: target, isBlow = false }): Beam[] => {
      const [from, to] = [places.get(source), places.get(target)];
      if (to === undefined) return [];
      if (isBlow) shake(root.querySelector(`[data-place="${target}"],[data-card="${target}"]`), motion);
      if (from === undefined || source === target) return [];
      return [{ key: this.#made++, from, to, isBlow, duration: motion * 4 }];
    });
    this.list = [...this.list, ...beams];
  }
  land = (key: number): void => {
    this.list = this.list.filter((beam) => beam.key !== key);
  };
  /** Nobody has to wait for one. */
  skip = (): void => {
    this.list = [];
  };
}

/** Shakes something that was hit, once the beam has reached it. */
export function shake(node: Element | null, motion: number): void {
  const frames = [0, -5, 5, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` }));
  node?.animate(frames, { duration: motion * 1.6, delay: motion, easing: 'ease-out' });
}
