import { below, type Rng, type Seat, shuffle } from '@duskhall/kernel';
import { has, type Role, type RoleMask } from '../roles/table.ts';

/**
 * Matches each seat with a slot it fits, at random; null if there is no complete matching. The most restricted seats
 * go first, and a seat with no free slot displaces others (augmenting paths), so a matching is found if one exists.
 */
export function match(
  seats: readonly Seat[],
  slots: readonly number[],
  fits: (seat: Seat, slot: number) => boolean,
  rng: Rng,
): Map<Seat, number> | null {
  const order = shuffle(rng, seats.slice(), 'seats');
  const choices = new Map(order.map((seat) => [seat, slots.filter((slot) => fits(seat, slot)).length]));
  order.sort((a, b) => choices.get(a)! - choices.get(b)!);
  const takenBy: Seat[] = slots.map(() => -1);
  for (const seat of order) {
    const first = below(rng, slots.length, 'slot');
    if (!place(seat, first, slots, fits, takenBy, new Set())) return null;
  }
  const found = new Map<Seat, number>();
  takenBy.forEach((seat, slot) => {
    if (seat >= 0) found.set(seat, slots[slot]!);
  });
  return found;
}

function place(
  seat: Seat,
  first: number,
  slots: readonly number[],
  fits: (seat: Seat, slot: number) => boolean,
  takenBy: Seat[],
  tried: Set<number>,
): boolean {
  for (let i = 0; i < slots.length; i++) {
    const at = (first + i) % slots.length;
    if (takenBy[at]! >= 0 || !fits(seat, slots[at]!)) continue;
    takenBy[at] = seat;
    return true;
  }
  for (let i = 0; i < slots.length; i++) {
    const at = (first + i) % slots.length;
    if (tried.has(at) || !fits(seat, slots[at]!)) continue;
    tried.add(at);
    if (!place(takenBy[at]!, at, slots, fits, takenBy, tried)) continue;
    takenBy[at] = seat;
    return true;
  }
  return false;
}

/** Deals the cards so that each seat gets one from its domain. */
export function dealCards(domains: readonly RoleMask[], cards: Role[], rng: Rng): Role[] | null {
  const seats = domains.map((_, seat) => seat);
  const found = match(seats, shuffle(rng, cards, 'cards'), (seat, role) => has(domains[seat]!, role), rng);
  return found === null ? null : seats.map((seat) => found.get(seat)!);
}
