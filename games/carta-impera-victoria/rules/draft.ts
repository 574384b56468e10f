import { ask, next, type Seat } from '@duskhall/kernel';
import type { Card } from '../cards/index.ts';
import type { CardMove } from '../frames.ts';
import { allSeats, type State, type StepsOf } from '../state.ts';
import { learnDraft, less } from './knowledge.ts';
import { place, pull } from './zones.ts';

/** CIV-3.8 to CIV-3.10: three secret picks from packs passed clockwise, then the centre counter-clockwise. */
export const draftSteps: StepsOf<'draft' | 'centre'> = {
  'draft.pick'(s, { round }) {
    s.packs.forEach((pack, seat) => {
      s.table.log?.push({ type: 'gotPack', seat, round, cards: pack.slice() });
    });
    ask(s, allSeats(s.seats), 'pick', { do: 'draft.picked', round });
  },
  'draft.picked'(s, { round }, answers) {
    for (const seat of allSeats(s.seats)) {
      const { card } = answers[seat] as CardMove;
      const rest = less(s.packs[seat]!, [card]);
      s.packs[seat] = rest;
      s.hands[seat]!.push(card);
      s.picks[seat] = [...s.picks[seat]!, card];
      s.table.log?.push({ type: 'picked', seat, round, cards: [card] });
      if (round < 3) s.passed[seat * 2 + round - 1] = rest;
    }
    if (round < 3) {
      s.packs = allSeats(s.seats).map((seat) => s.packs[(seat + s.seats - 1) % s.seats]!);
      next(s, { do: 'draft.pick', round: round + 1 });
      return;
    }
    const centred: Card[] = s.packs.map((pack) => pack[0]!);
    s.packs = s.packs.map(() => []);
    s.centre = centred.slice();
    centred.forEach((card, seat) => {
      s.table.log?.push({ type: 'centred', seat, card });
    });
    learnDraft(s, centred);
    next(s, { do: 'centre.offer', taken: 0 });
  },

  /** Starts with the first player's right-hand neighbour; the first player gets the rest unasked (CIV-7.3). */
  'centre.offer'(s, { taken }) {
    const seat = taker(s.first, taken, s.seats);
    if (s.centre.length > 1) ask(s, [seat], 'centre', { do: 'centre.taken', taken });
    else {
      takeFromCentre(s, seat, s.centre[0]!);
      next(s, { do: 'turn.begin' });
    }
  },
  'centre.taken'(s, { taken }, answers) {
    const seat = taker(s.first, taken, s.seats);
    takeFromCentre(s, seat, (answers[seat] as CardMove).card);
    next(s, { do: 'centre.offer', taken: taken + 1 });
  },
};

const taker = (first: Seat, taken: number, seats: number): Seat => (first - 1 - taken + 2 * seats) % seats;

function takeFromCentre(s: State, seat: Seat, card: Card): void {
  pull(s.centre, card);
  s.table.log?.push({ type: 'tookFromCentre', seat, card });
  place(s, seat, card);
}
