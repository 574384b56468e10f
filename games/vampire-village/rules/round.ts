import { end, next, shuffle } from '@duskhall/kernel';
import { outcomeOf } from '../outcome.ts';
import { allSeats, HAND, type StepsOf, setOf } from '../state.ts';

/** VV-4.1: construction, creatures, attack; twice. */
export const roundSteps: StepsOf<'round'> = {
  /** VV-4.2, VV-4.3: deals each seat six cards of the round's deck; VV-3.5: the rest leave the game unseen. */
  'round.begin'(s) {
    s.round++;
    const deck = shuffle(s.table.rng, setOf(s).villageDecks[s.round]!.slice(), `village-${s.round}`);
    s.hands = allSeats(s.seats).map((seat) => deck.slice(seat * HAND, (seat + 1) * HAND));
    s.picked = [];
    s.given = [];
    s.table.log?.push({ type: 'roundBegan', round: s.round });
    next(s, { do: 'hands.open' });
  },
  /** VV-4.90 to VV-4.92: threats leave, creatures stay; the game ends after the second round. */
  'round.end'(s) {
    s.threats = [];
    s.settled = [];
    s.table.log?.push({ type: 'roundEnded', round: s.round });
    if (s.round === 1) return next(s, { do: 'round.begin' });
    const outcome = outcomeOf(s);
    s.ending = outcome.winners.length > 1 ? 'shared' : 'won';
    s.table.log?.push({ type: 'ended', outcome });
    end(s);
  },
};
