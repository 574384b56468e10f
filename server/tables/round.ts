import { randomBytes } from 'node:crypto';
import { Refused } from '@duskhall/host';
import { hasNumber, houseCommitment, type OptionValues, type Seat, seatCommitment, type Terms } from '@duskhall/kernel';
import type { DealRound } from '@duskhall/protocol';

/** The round before a deal, as the house knows it. It is in memory only. */
export interface Round {
  terms: Terms;
  /** All of the table's, also those that the terms do not show. */
  options: OptionValues;
  secret: string;
  commitment: string;
  stage: 'commit' | 'open';
  /** By seat; empty: not given, or not expected. */
  commitments: string[];
  nonces: string[];
  /** Calls off its time limit. */
  stop: () => void;
}

export function newRound(terms: Terms, options: OptionValues): Round {
  const secret = randomBytes(32).toString('hex');
  const none = () => terms.seats.map(() => '');
  const commitment = houseCommitment(terms, options, secret);
  return { terms, options, secret, commitment, stage: 'commit', commitments: none(), nonces: none(), stop: () => {} };
}

/** Whether the round waits for a seat. */
export const owes = ({ terms, stage, commitments, nonces }: Round, seat: Seat): boolean =>
  hasNumber(terms.seats[seat]!) && (stage === 'commit' ? commitments : nonces)[seat] === '';

export const isComplete = (round: Round): boolean => !round.terms.seats.some((_, seat) => owes(round, seat));

/** What everybody may see of it: no commitment before all are in, and no number at all. */
export const shownRound = (round: Round): DealRound => ({
  terms: round.terms,
  commitment: round.commitment,
  stage: round.stage,
  commitments: round.stage === 'commit' ? [] : round.commitments,
  isDone: round.terms.seats.map((_, seat) => !owes(round, seat)),
});

/** Until all have committed a seat may do so anew: its page was loaded again, and the number is gone. */
export function takeCommitment(round: Round, seat: Seat, commitment: string): void {
  if (round.stage !== 'commit' && round.commitments[seat] !== commitment)
    throw new Refused('committed', 'all seats have committed to their numbers: none can be changed');
  round.commitments[seat] = commitment;
}

export function takeNonce(round: Round, seat: Seat, nonce: string): void {
  const { terms, stage, commitment, commitments, nonces } = round;
  if (stage === 'commit') throw new Refused('not-committed', 'not all seats have committed to their numbers yet');
  if (seatCommitment(terms, commitment, seat, nonce) !== commitments[seat])
    throw new Refused('bad-number', 'this is not the number that your seat has committed to');
  nonces[seat] = nonce;
}
