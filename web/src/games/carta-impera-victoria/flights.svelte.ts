import { measure, motionOf, type Rects } from '../handling/motion.ts';
import type { Places, Spot } from './places.ts';

/** A card on its way from one place to another. */
export interface Flight {
  key: number;
  card: number;
  age: number;
  from: DOMRect;
  to: DOMRect;
  /** Between two other players it swells on the way, so that everybody sees what it is. */
  isShown: boolean;
  duration: number;
}

/** Lets cards travel: looks before the page changes, compares afterwards. */
export class Flights {
  list = $state<Flight[]>([]);
  #before: Rects = new Map();
  #spots = new Map<string, Spot>();
  #made = 0;

  look(root: Element): void {
    this.#before = measure(root);
  }

  /** Starts a flight for every card that has changed its place. */
  start(root: Element, places: Places, home: number): void {
    const spots = new Map(Object.values(places.zones).flatMap((zone) => zone.map((spot) => [spot.id, spot] as const)));
    const old = this.#spots;
    this.#spots = spots;
    const duration = motionOf(root);
    if (duration === 0 || old.size === 0) return;
    const after = measure(root);
    for (const [id, spot] of spots) {
      const was = old.get(id);
      const origin = was?.place ?? `deck-${spot.age}`;
      const from = was === undefined ? this.#before.get(origin) : (this.#before.get(id) ?? this.#before.get(origin));
      const to = after.get(id) ?? after.get(spot.place);
      if (from === undefined || to === undefined || from.width === 0 || to.width === 0) continue;
      const node = root.querySelector<HTMLElement>(`[data-card="${id}"]`);
      if (origin === spot.place) this.#shift(node, from, to, duration);
      else {
        const isOurs = [origin, spot.place].some(
          (place) => place === `hand-${home}` || place.startsWith(`column-${home}-`),
        );
        const face = spot.card >= 0 ? spot.card : (was?.card ?? -1);
        const card = origin.startsWith('hand') && spot.place.startsWith('hand') ? spot.card : face;
        const flight = { key: this.#made++, card, age: spot.age, from, to, isShown: !isOurs && card >= 0 };
        this.list.push({ ...flight, duration: duration * (flight.isShown ? 3 : 1.4) });
        node?.animate([{ opacity: 0 }, { opacity: 0 }], duration * (flight.isShown ? 3 : 1.4));
      }
    }
  }

  land(key: number): void {
    this.list = this.list.filter((flight) => flight.key !== key);
  }
  /** A tap ends all travelling: nobody waits for a picture. */
  skip(root: Element): void {
    this.list = [];
    for (const animation of root.getAnimations({ subtree: true })) if (animation.effect !== null) finish(animation);
  }

  #shift(node: HTMLElement | null, from: DOMRect, to: DOMRect, duration: number): void {
    const x = from.x - to.x;
    const y = from.y - to.y;
    if (node === null || Math.abs(x) + Math.abs(y) < 2) return;
    node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration, easing: 'ease-out' });
  }
}

function finish(animation: Animation): void {
  if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
}
