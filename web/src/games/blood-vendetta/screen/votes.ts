import { type Trial, type View, votesNeeded } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';
import { silenceOf, votersIn } from '../night/nominations.ts';
import { accusedOf, type Stage } from '../stage.ts';

/** What a seat's hand tells: nothing, that it has voted, or how. */
export type Hand = '' | 'given' | 'for' | 'against';

/** A vote as everybody may see it: how many hands are up, and in which order they are told. */
export interface Vote {
  /** -1: one of several is chosen. */
  accused: Seat;
  voters: number;
  needed: number;
  hands: readonly Hand[];
  /** The seats whose votes are told, one after the other; empty while the vote is open or secret. */
  told: readonly Seat[];
  ayes: number;
  /** Whose hand decided it, as they are told; -1: nobody's. */
  deciding: Seat;
  /** The trial is over. */
  trial: Trial | null;
}

/** The open vote: who has voted is seen, how is not (VN-4.8.4). Null: none is open. */
export function openVote(view: View, stage: Stage): Vote | null {
  if (stage !== 'verdict' && stage !== 'ballot') return null;
  const hasVoted = (seat: Seat) => view.isAlive[seat]! && silenceOf(view, seat) === '' && !view.owes[seat];
  const hands = view.isAlive.map((_, seat): Hand => (hasVoted(seat) ? 'given' : ''));
  const voters = votersIn(view);
  return {
    accused: accusedOf(view),
    ...{ voters, needed: stage === 'verdict' ? votesNeeded(voters) : 0, hands, ayes: 0 },
    ...{ told: [], deciding: -1, trial: null },
  };
}

/** A vote that was counted, told from the accused's neighbour around the table. */
export function countedVote(trial: Trial): Vote {
  const { accused, votes, ayes, voters } = trial;
  const seats = votes.map((_, i) => (accused + 1 + i) % votes.length);
  const told = seats.filter((seat) => votes[seat]! >= 0);
  const needed = votesNeeded(voters);
  return {
    ...{ accused, voters, needed, told, ayes, trial },
    hands: votes.map((vote): Hand => (vote === 1 ? 'for' : vote === 0 ? 'against' : '')),
    deciding: decidingOf(trial, told),
  };
}
/** The hand after which the others change nothing. */
function decidingOf({ votes, voters, isCondemned }: Trial, told: readonly Seat[]): Seat {
  const needed = isCondemned ? votesNeeded(voters) : voters - votesNeeded(voters) + 1;
  return told.filter((seat) => votes[seat] === Number(isCondemned))[needed - 1] ?? -1;
}

/** The vote on the stage: the open one, or the one that has just ended in a verdict. */
export function voteOn(view: View, stage: Stage): Vote | null {
  const trial = view.trials.at(-1);
  if (trial?.cycle !== view.cycle || (stage !== 'words' && stage !== 'between')) return openVote(view, stage);
  return countedVote(trial);
}
