import type { Seat } from '@duskhall/kernel';
import { type Change, type Flight, Flights, hide, type Over, shift } from '../board-parts/flights.svelte.ts';
import type { Spot } from './places.ts';

interface Flown {
  card: number;
  age: number;
  /** Between two other players it grows on the way, so that everybody sees what it is. */
  isShown: boolean;
}

export class CardFlights extends Flights<Spot, Flown> {
  readonly #home: () => Seat;

  constructor(home: () => Seat) {
    super();
    this.#home = home;
  }

  protected override originOf(spot: Spot): string {
    return `deck-${spot.back}`;
  }
  protected override carry({ spot, was, origin, from, to, node }: Change<Spot>, motion: number): void {
    if (origin === spot.place) {
      if (node !== null) shift(node, from, to, { duration: motion });
      return;
    }
    const home = this.#home();
    const isOurs = [origin, spot.place].some(
      (place) => place === `hand-${home}` || place.startsWith(`column-${home}-`),
    );
    const isFromHandToHand = origin.startsWith('hand') && spot.place.startsWith('hand');
    const card = spot.card >= 0 || isFromHandToHand ? spot.card : (was?.card ?? -1);
    const isShown = !isOurs && card >= 0;
    const width = Math.max(from.width, to.width, isShown ? 84 : 40);
    const duration = motion * (isShown ? 3 : 1.4);
    this.launch({ card, age: spot.back, isShown, from, to, width, duration });
    hide(node, duration);
  }
  override frames(flight: Flown & Flight, over: Over): Keyframe[] {
    const [start, end] = super.frames(flight, over) as [Keyframe, Keyframe];
    if (!flight.isShown) return [start, end];
    const shown = { transform: over(flight.to, 1), opacity: 1 };
    return [
      { ...start, opacity: 0.6 },
      { ...shown, offset: 0.25 },
      { ...shown, offset: 0.8 },
      { ...end, opacity: 0.2 },
    ];
  }
}
