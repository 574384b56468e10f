import { randomBytes } from 'node:crypto';
import { Refused } from '@duskhall/host';
import { hasNumber, houseCommitment, type OptionValues, type Seat, seatCommitment, type Terms } from '@duskhall/kernel';
import type { DealRound } from '@duskhall/protocol';

/** The server's side of the commit-reveal round before a deal. It is kept in memory only. */
export interface Round {
  terms: Terms;
  /** All options of the table, including those that the terms hide. */
  options: OptionValues;
  secret: string;
  commitment: string;
  stage: 'commit' | 'open';
  /** By seat; empty: not given, or not expected. */
  commitments: string[];
  nonces: string[];
  /** Cancels the time limit. */
  stop: () => void;
}

export function newRound(terms: Terms, options: OptionValues): Round {
  const secret = randomBytes(32).toString('hex');
  const none = () => terms.seats.map(() => '');
  const commitment = houseCommitment(terms, options, secret);
  return { terms, options, secret, commitment, stage: 'commit', commitments: none(), nonces: none(), stop: () => {} };
}

/** Whether the round is waiting for a seat. */
export const owes = ({ terms, stage, commitments, nonces }: Round, seat: Seat): boolean =>
  hasNumber(terms.seats[seat]!) && (stage === 'commit' ? commitments : nonces)[seat] === '';

export const isComplete = (round: Round): boolean => !round.terms.seats.some((_, seat) => owes(round, seat));

/** The public part: no commitments until all are in, and no numbers. */
export const shownRound = (round: Round): DealRound => ({
  terms: round.terms,
  commitment: round.commitment,
  stage: round.stage,
  commitments: round.stage === 'commit' ? [] : round.commitments,
  isDone: round.terms.seats.map((_, seat) => !owes(round, seat)),
});

/** Until all have committed, a seat may commit again: after a reload the page no longer has its number. */
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
