import type { Seat } from '@duskhall/kernel';
import type { CliTexts } from './texts/index.ts';

/** By seat: the given name, or a default for a person or a bot. */
export function seatNames(
  { bots, person, several }: CliTexts,
  seats: number,
  people: readonly Seat[],
  given: readonly string[],
): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const place = people.indexOf(seat);
    if (given[seat]) return given[seat];
    if (place >= 0) return people.length === 1 ? person : several(person, place + 1);
    const round = Math.floor(seat / bots.length);
    const name = bots[seat % bots.length]!;
    return round === 0 ? name : several(name, round + 1);
  });
}
