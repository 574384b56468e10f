import { ask, next, type Seat, seal } from '@duskhall/kernel';
import type { State, StepsOf } from '../state/index.ts';
import { living } from './people.ts';

/** VN-4.8.11, VN-4.11.5: with a temporary moderator, Night 0 must execute someone. */
export const mayNominate = (s: Pick<State, 'cycle' | 'options'>): boolean =>
  s.cycle > 0 || s.options.nightZero === 'vote' || s.options.moderator === 'temporary';

/** VN-4.8.2, VN-4.8.10: -1 withdraws. A nomination is public, so a new one replaces it and nothing is undone. */
export function nominate(s: State, seat: Seat, target: Seat): void {
  s.nominations[seat] = target;
  s.supportedAt[seat] = ++s.supports;
  s.table.log?.push({ type: 'nominated', seat, target });
  seal(s);
}

/** VN-4.8.3: most supporters first, ties by the oldest standing support. */
export function nominees(s: State): Seat[] {
  const supporters = (target: Seat) => living(s).filter((seat) => s.nominations[seat] === target);
  const oldest = (target: Seat) => Math.min(...supporters(target).map((seat) => s.supportedAt[seat]!));
  return living(s)
    .filter((seat) => supporters(seat).length > 0)
    .sort((a, b) => supporters(b).length - supporters(a).length || oldest(a) - oldest(b));
}

export const debateSteps: StepsOf<'debate' | 'speech' | 'words'> = {
  'debate.open'(s) {
    s.nominations.fill(-1);
    s.supports = 0;
    s.supportedAt.fill(0);
    s.accused = [];
    s.hasExecuted = false;
    s.table.log?.push({ type: 'debateBegan', cycle: s.cycle });
    if (s.options.debateStyle === 'rounds') next(s, { do: 'speech.ask', place: 0 });
    else ask(s, living(s), 'debate', { do: 'debate.closed' });
  },
  /** The first speaker moves one seat each night. */
  'speech.ask'(s, { place }) {
    const seat = (s.cycle + place) % s.seats;
    if (place === s.seats) next(s, { do: 'debate.closed' });
    else if (!s.isAlive[seat]) next(s, { do: 'speech.ask', place: place + 1 });
    else {
      s.table.log?.push({ type: 'floorGiven', seat, to: 'speech' });
      ask(s, [seat], 'speech', { do: 'speech.made', place });
    }
  },
  'speech.made'(s, { place }) {
    next(s, { do: 'speech.ask', place: place + 1 });
  },
  'debate.closed'(s) {
    const order = nominees(s);
    if (s.options.nightVote === 'plurality') {
      s.accused = order;
      next(s, { do: 'plurality.ask', nominees: order, isAgain: false }, { do: 'night.end' });
    } else {
      s.accused = order.slice(0, s.options.maxTrials);
      next(s, { do: 'trial.open', place: 0 }, { do: 'night.end' });
    }
  },
  'words.ask'(s, { seat }) {
    s.table.log?.push({ type: 'floorGiven', seat, to: 'words' });
    ask(s, [seat], 'words', { do: 'words.spoken' });
  },
  'words.spoken'() {},
};
