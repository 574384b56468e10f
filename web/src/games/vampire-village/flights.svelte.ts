import type { View } from '@duskhall/vampire-village';
import { measure, motionOf, type Rects } from '../handling/motion.ts';
import { originOf, type Places, type Spot } from './places.ts';

/** Something on its way to a place where it will have no picture of its own. */
export interface Flight {
  key: number;
  spot: Spot;
  from: DOMRect;
  to: DOMRect;
  duration: number;
}

/** Lets cards travel: looks before the page changes, compares afterwards. */
export class Flights {
  list = $state.raw<readonly Flight[]>([]);
  #before: Rects = new Map();
  #spots: ReadonlyMap<string, Spot> = new Map();
  #made = 0;

  look(root: Element): void {
    this.#before = measure(root);
  }

  /** Moves everything that has changed its place: its own picture if it has one there, else a copy of it. */
  start(root: Element, { spots }: Places, view: View): void {
    const old = this.#spots;
    this.#spots = spots;
    const motion = motionOf(root);
    if (motion === 0 || old.size === 0) return;
    const duration = motion * 1.5;
    const after = measure(root);
    const flights: Flight[] = [];
    for (const [id, spot] of spots) {
      const was = old.get(id);
      const from = this.#before.get(id) ?? this.#before.get(was?.place ?? originOf(view, spot));
      const to = after.get(id) ?? after.get(spot.place);
      const isThere = was?.place === spot.place && !this.#before.has(id);
      if (from === undefined || to === undefined || isThere) continue;
      const node = root.querySelector<HTMLElement>(`[data-card="${id}"]`);
      if (node !== null) shift(node, from, to, duration);
      else if (was?.place !== spot.place) flights.push({ key: this.#made++, spot, from, to, duration });
    }
    this.list = [...this.list, ...flights];
  }

  land(key: number): void {
    this.list = this.list.filter((flight) => flight.key !== key);
  }
  /** A tap ends all travelling: nobody waits for a picture. */
  skip(root: Element): void {
    this.list = [];
    for (const animation of root.getAnimations({ subtree: true }))
      if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
  }
}

function shift(node: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const scale = Math.min(2, Math.max(0.3, from.width / to.width));
  node.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
  );
}
