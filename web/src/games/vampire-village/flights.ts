import type { View } from '@duskhall/vampire-village';
import { type Change, type Flight, Flights, type Over, shift } from '../board-parts/flights.svelte.ts';
import { originOf, type Spot } from './places.ts';

const SLOWER = 1.5;
const [CARD_WIDTH, CREATURE_WIDTH] = [66, 44];

/** A card that is drawn at its new place moves itself; otherwise a copy flies there. */
export class VillageFlights extends Flights<Spot, { spot: Spot }> {
  readonly #view: () => View;

  constructor(view: () => View) {
    super();
    this.#view = view;
  }

  protected override originOf(spot: Spot): string {
    return originOf(this.#view(), spot);
  }
  protected override carry({ spot, was, from, to, node, wasDrawn }: Change<Spot>, motion: number): void {
    const hasMoved = was?.place !== spot.place;
    if (!hasMoved && !wasDrawn) return;
    const duration = motion * SLOWER;
    if (node !== null) {
      const scale = Math.min(2, Math.max(0.3, from.width / to.width));
      shift(node, from, to, { duration, scale, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', zIndex: 5 });
    } else if (hasMoved) this.launch({ spot, from, to, width: spot.card < 0 ? CREATURE_WIDTH : CARD_WIDTH, duration });
  }
  override frames({ from, to }: Flight, over: Over): Keyframe[] {
    const scale = to.width < from.width ? 0.5 : 0.8;
    return [
      { transform: over(from, 1), opacity: 1 },
      { transform: over(to, scale), opacity: 0.3 },
    ];
  }
}
