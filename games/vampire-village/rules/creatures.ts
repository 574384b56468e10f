import { ask, next, type Seat, shuffle, together } from '@duskhall/kernel';
import type { Kind } from '../cards/index.ts';
import type { KeepMove, LeftMove, RightMove } from '../frames.ts';
import { allSeats, creatureAt, DRAW, DRAWS, leftOf, rightOf, type State, type StepsOf, setOf } from '../state.ts';
import { villagersIn } from './village.ts';

/** VV-4.40 to VV-4.46: draw three, give one to each side, keep one; twice. */
export const creatureSteps: StepsOf<'creatures' | 'gift'> = {
  'creatures.begin'(s) {
    s.settled = s.villages.map((village) => villagersIn(setOf(s), village));
    const deck = shuffle(s.table.rng, setOf(s).creatureDecks[s.round]!.slice(), `creatures-${s.round}`);
    s.creatureDeck = deck.slice(0, DRAWS * DRAW * s.seats);
    next(s, { do: 'creatures.draw' });
  },
  'creatures.draw'(s) {
    s.drawn = s.creatureDeck.slice(0, s.seats * DRAW);
    s.creatureDeck = s.creatureDeck.slice(s.seats * DRAW);
    for (const seat of allSeats(s.seats)) s.table.log?.push({ type: 'drew', seat, creatures: drawnBy(s, seat) });
    together(s, allSeats(s.seats), { do: 'gift.ask' }, { do: 'creatures.reveal' });
  },
  'gift.ask'(s) {
    if (s.seats === 2) ask(s, [s.table.lane], 'keep', { do: 'gift.last' });
    else ask(s, [s.table.lane], 'left', { do: 'gift.left' });
  },
  'gift.left'(s, _, answers) {
    s.gifts[s.table.lane * DRAW] = (answers[s.table.lane] as LeftMove).left;
    ask(s, [s.table.lane], 'right', { do: 'gift.last' });
  },
  /** The last creature leaves no choice. Two gifts to the same opponent have no order. */
  'gift.last'(s, _, answers) {
    const move = answers[s.table.lane] as KeepMove | RightMove;
    const first = s.table.lane * DRAW;
    if ('keep' in move) {
      const [a, b] = without(drawnBy(s, s.table.lane), move.keep) as [Kind, Kind];
      s.gifts.splice(first, DRAW, Math.min(a, b), Math.max(a, b), move.keep);
    } else {
      s.gifts[first + 1] = move.right;
      s.gifts[first + 2] = without(leftToGive(s, s.table.lane), move.right)[0]!;
    }
  },
  /** VV-4.43: reveals all gifts, each creature on its side. */
  'creatures.reveal'(s) {
    const arrived = s.arrived.slice();
    for (const seat of allSeats(s.seats)) {
      const [left, right, kept] = s.gifts.slice(seat * DRAW, (seat + 1) * DRAW) as [Kind, Kind, Kind];
      for (const [to, kind] of [
        [leftOf(s, seat), left],
        [rightOf(s, seat), right],
        [seat, kept],
      ] as const) {
        s.around[creatureAt(s, to, kind)]!++;
        arrived[kind]!++;
      }
      s.table.log?.push({ type: 'gave', seat, left, right, kept });
    }
    s.arrived = arrived;
    s.given = [...s.given, ...s.gifts];
    s.gifts = s.gifts.map(() => -1);
    s.drawn = [];
    next(s, s.creatureDeck.length > 0 ? { do: 'creatures.draw' } : { do: 'demons.begin' });
  },
};

export const drawnBy = (s: State, seat: Seat): Kind[] => s.drawn.slice(seat * DRAW, (seat + 1) * DRAW);

/** What a seat has drawn, minus its gift to the left. */
export function leftToGive(s: State, seat: Seat): Kind[] {
  const left = s.gifts[seat * DRAW]!;
  return left < 0 ? drawnBy(s, seat) : without(drawnBy(s, seat), left);
}

/** The list without one copy of this kind. */
function without(kinds: readonly Kind[], kind: Kind): Kind[] {
  return kinds.toSpliced(kinds.indexOf(kind), 1);
}
