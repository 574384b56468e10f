import { type Change, Flights, hide, shift } from '../board-parts/flights.svelte.ts';
import type { Rects } from '../board-parts/motion.ts';
import { type Back, originOf, type Spot } from './places.ts';

const SLOWER = 1.6;

export class CardFlights extends Flights<Spot, { card: number; back: Back }> {
  protected override originOf(spot: Spot): string {
    return originOf(spot.place);
  }
  protected override carry({ spot, was, origin, from, to, node }: Change<Spot>, motion: number): void {
    if (origin === spot.place) {
      if (node !== null) shift(node, from, to, { duration: motion, scale: from.width / to.width });
      return;
    }
    const card = spot.card >= 0 ? spot.card : (was?.card ?? -1);
    const width = Math.max(40, Math.min(90, Math.max(from.width, to.width)));
    const duration = motion * SLOWER;
    this.launch({ card, back: spot.back, from, to, width, duration });
    hide(node, duration);
  }
  /** Characters walk to wherever they stand now. */
  protected override carryOthers(root: Element, before: Rects, after: Rects, motion: number): void {
    for (const node of root.querySelectorAll<HTMLElement>('[data-card^="character-"]')) {
      const from = before.get(node.dataset.card!);
      const to = after.get(node.dataset.card!);
      if (from !== undefined && to !== undefined)
        shift(node, from, to, { duration: motion * SLOWER, scale: from.width / to.width });
    }
  }
}
