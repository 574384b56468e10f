import { ask, next, type Seat } from '@duskhall/kernel';
import type { Ballot } from '../events.ts';
import { NONE, type StepsOf } from '../state/index.ts';
import { countMissed, spare, voters } from './trial.ts';

/** VN-4.8.12: one vote among all nominees, then one more among the tied. */
export const pluralitySteps: StepsOf<'plurality' | 'plea'> = {
  'plurality.ask'(s, { nominees, isAgain }) {
    const standing = nominees.filter((seat) => s.isAlive[seat]);
    if (standing.length === 0) return spare(s);
    s.table.log?.push({ type: 'voteBegan', seat: -1 });
    ask(s, voters(s), 'plurality', { do: 'plurality.given', nominees: standing, isAgain });
  },
  'plurality.given'(s, { nominees, isAgain }, answers) {
    const eligible = voters(s);
    const standing = nominees.filter((seat) => s.isAlive[seat]);
    const voteOf = (seat: Seat): Seat => {
      const move = answers[seat];
      return move != null && 'vote' in move && standing.includes(move.vote) ? move.vote : -1;
    };
    const votes = s.roles.map((_, seat) => (eligible.includes(seat) ? voteOf(seat) : NONE));
    const count = (option: Seat) => votes.filter((vote) => vote === option).length;
    const ballot: Ballot = { cycle: s.cycle, votes, tally: [...standing, -1].map((option) => [option, count(option)]) };
    s.ballots = [...s.ballots, ballot];
    s.table.log?.push({ type: 'balloted', ballot });
    countMissed(s, eligible, answers);
    const most = Math.max(0, ...standing.map(count));
    const tied = standing.filter((seat) => count(seat) === most);
    if (most === 0 || count(-1) >= most || (tied.length > 1 && isAgain)) spare(s);
    else if (tied.length === 1) next(s, { do: 'execution.begin', seat: tied[0]! });
    else {
      const pleas = tied.map((seat) => ({ do: 'plea.ask', seat }) as const);
      next(s, ...pleas, { do: 'plurality.ask', nominees: tied, isAgain: true });
    }
  },
  'plea.ask'(s, { seat }) {
    if (!s.isAlive[seat]) return;
    s.table.log?.push({ type: 'floorGiven', seat, to: 'defence' });
    ask(s, [seat], 'defence', { do: 'plea.made' });
  },
  'plea.made'() {},
};
