import type { Move, NameMove, VoteMove, YesMove } from '../frames.ts';

/* Moves are values: each is built once, so listing legal moves allocates none. Index 0 holds -1: nobody. */
const MOST = 24;
const range = <T>(make: (seat: number) => T): readonly T[] => Array.from({ length: MOST + 1 }, (_, i) => make(i - 1));

const NAMES = range((name): NameMove => ({ name }));
const VOTES = range((vote): VoteMove => ({ vote }));
const NOMINATIONS = range((nominate): Move => ({ nominate }));
const REMOVALS = range((remove): Move => ({ remove }));
export const nameMove = (seat: number): NameMove => NAMES[seat + 1]!;
export const voteMove = (seat: number): VoteMove => VOTES[seat + 1]!;
export const nominateMove = (seat: number): Move => NOMINATIONS[seat + 1]!;
export const removeMove = (seat: number): Move => REMOVALS[seat + 1]!;
export const YES: YesMove = { yes: true };
export const NO: YesMove = { yes: false };
export const READ: Move = { read: true };
export const LOCK: Move = { lock: true };
export const READY: Move = { ready: true };
export const UNREADY: Move = { unready: true };
export const DONE: Move = { done: true };
export const LATE: Move = { none: true };
