import { measure, motionOf, type Rects } from '../handling/motion.ts';
import { originOf, type Places, type Spot } from './places.ts';

/** A card on its way from one place to another. */
export interface Flight {
  key: number;
  card: number;
  isMoon: boolean;
  from: DOMRect;
  to: DOMRect;
  duration: number;
}

/** Lets cards and characters travel: looks before the page changes, compares afterwards. */
export class Flights {
  list = $state<Flight[]>([]);
  #before: Rects = new Map();
  #spots = new Map<string, Spot>();
  #made = 0;

  look(root: Element): void {
    this.#before = measure(root);
  }

  /** Starts a flight for every card that has changed its place, and moves whoever stands elsewhere now. */
  start(root: Element, places: Places): void {
    const spots = new Map(Object.values(places.zones).flatMap((zone) => zone.map((spot) => [spot.id, spot] as const)));
    const old = this.#spots;
    this.#spots = spots;
    const duration = motionOf(root);
    if (duration === 0 || old.size === 0) return;
    const after = measure(root);
    for (const [id, spot] of spots) {
      const was = old.get(id);
      const origin = was?.place ?? originOf(spot.place);
      const from = (was === undefined ? undefined : this.#before.get(id)) ?? this.#before.get(origin);
      const to = after.get(id) ?? after.get(spot.place);
      if (from === undefined || to === undefined || from.width === 0 || to.width === 0) continue;
      const node = root.querySelector<HTMLElement>(`[data-card="${id}"]`);
      if (origin === spot.place) shift(node, from, to, duration);
      else {
        const card = spot.card >= 0 ? spot.card : (was?.card ?? -1);
        this.list.push({ key: this.#made++, card, isMoon: spot.isMoon, from, to, duration: duration * 1.6 });
        node?.animate([{ opacity: 0 }, { opacity: 0 }], duration * 1.6);
      }
    }
    for (const node of root.querySelectorAll<HTMLElement>('[data-card^="character-"]')) {
      const from = this.#before.get(node.dataset.card!);
      const to = after.get(node.dataset.card!);
      if (from !== undefined && to !== undefined) shift(node, from, to, duration * 1.6);
    }
  }

  land(key: number): void {
    this.list = this.list.filter((flight) => flight.key !== key);
  }
  /** A tap ends all travelling: nobody waits for a picture. */
  skip(root: Element): void {
    this.list = [];
    for (const animation of root.getAnimations({ subtree: true })) {
      const isEndless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      if (animation.effect !== null && !isEndless) animation.finish();
    }
  }
}

function shift(node: HTMLElement | null, from: DOMRect, to: DOMRect, duration: number): void {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  if (node === null || to.width === 0 || Math.abs(x) + Math.abs(y) < 2) return;
  const scale = from.width / to.width;
  node.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], {
    duration,
    easing: 'ease-out',
  });
}
