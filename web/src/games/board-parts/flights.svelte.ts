import { untrack } from 'svelte';
import { isKeyboardUsed, offerFocus } from '../../focus-recovery.ts';
import { catchFocus } from './catch-focus.ts';
import { measure, motionOf, type Rects } from './motion.ts';

/** A copy of a card on its way from one place to another. */
export interface Flight {
  key: number;
  from: DOMRect;
  to: DOMRect;
  width: number;
  duration: number;
}
/** Something that may have moved since the board was last drawn. */
export interface Change<S> {
  spot: S;
  was: S | undefined;
  /** Where it was, or where it must have come from. */
  origin: string;
  from: DOMRect;
  to: DOMRect;
  /** Its own picture now; null: it has none here. */
  node: HTMLElement | null;
  /** Whether it had a picture of its own before. */
  wasDrawn: boolean;
}
/** The transform that centres a copy on a rectangle. */
export type Over = (rect: DOMRect, scale: number) => string;

/** Animates cards that change places: measures before the page changes, compares afterwards. */
export abstract class Flights<S extends { place: string }, F> {
  list = $state.raw<readonly (F & Flight)[]>([]);
  #before: Rects = new Map();
  #spots: ReadonlyMap<string, S> = new Map();
  #made = 0;

  /** Where a card comes from that was nowhere before. */
  protected abstract originOf(spot: S): string;
  /** Moves one card: its own picture (`shift`) or a copy (`launch`). `motion` is the shell's setting, in ms. */
  protected abstract carry(change: Change<S>, motion: number): void;
  /** Moves what is no card. */
  protected carryOthers(_root: Element, _before: Rects, _after: Rects, _motion: number): void {}
  /** How a copy looks on the way. */
  frames({ from, to, width }: F & Flight, over: Over): Keyframe[] {
    return [from, to].map((rect) => ({ transform: over(rect, Math.min(1, rect.width / width)) }));
  }

  /**
   * To be called while the board is made: animates every change of `spots`, which lists by id what lies where, and
   * moves the focus to the first of `selectors` where the element that had it is gone.
   */
  follow(
    root: () => HTMLElement | undefined,
    spots: () => ReadonlyMap<string, S>,
    selectors: () => readonly string[],
  ): void {
    let hadFocus = false;
    $effect.pre(() => {
      spots();
      const node = root();
      hadFocus = node?.contains(document.activeElement) ?? false;
      if (node !== undefined) this.#before = measure(node);
    });
    $effect(() => {
      const now = spots();
      untrack(() => {
        const node = root();
        if (node === undefined) return;
        this.#start(node, now);
        if (hadFocus || isKeyboardUsed()) catchFocus(node, selectors());
      });
    });
    $effect(() =>
      offerFocus(() => {
        const node = root();
        if (node !== undefined) catchFocus(node, untrack(selectors));
      }),
    );
  }

  #start(root: Element, spots: ReadonlyMap<string, S>): void {
    const [old, before] = [this.#spots, this.#before];
    this.#spots = spots;
    const motion = motionOf(root);
    if (motion === 0 || old.size === 0) return;
    const after = measure(root);
    for (const [id, spot] of spots) {
      const was = old.get(id);
      const origin = was?.place ?? this.originOf(spot);
      const from = before.get(id) ?? before.get(origin);
      const to = after.get(id) ?? after.get(spot.place);
      if (from === undefined || to === undefined) continue;
      const node = root.querySelector<HTMLElement>(`[data-card="${id}"]`);
      this.carry({ spot, was, origin, from, to, node, wasDrawn: before.has(id) }, motion);
    }
    this.carryOthers(root, before, after, motion);
  }

  protected launch(flight: F & Omit<Flight, 'key'>): void {
    this.list = [...this.list, { ...flight, key: this.#made++ }];
  }
  land = (key: number): void => {
    this.list = this.list.filter((flight) => flight.key !== key);
  };
  /** A tap ends all animations that have an end: nobody has to wait for one. */
  skip = (root: Element | undefined): void => {
    this.list = [];
    for (const animation of root?.getAnimations({ subtree: true }) ?? [])
      if (Number.isFinite(animation.effect?.getComputedTiming().iterations)) animation.finish();
  };
}

interface Shift {
  duration: number;
  /** How large it is at first. */
  scale?: number;
  easing?: string;
  zIndex?: number;
}
/** Moves an element from where it was to where it is. */
export function shift(
  node: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  { duration, scale = 1, easing = 'ease-out', ...style }: Shift,
): void {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, ...style };
  node.animate([start, { transform: 'none', ...style }], { duration, easing });
}
/** Hides an element for as long as its copy is on the way. */
export const hide = (node: HTMLElement | null, duration: number): void => {
  node?.animate([{ opacity: 0 }, { opacity: 0 }], duration);
};
