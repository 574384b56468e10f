import type { MovePuzzle } from '../../../puzzle.ts';

/** A hand of Kuhn poker: seat 1 holds the middle card after a check, and betting is the mistake. */
export const madePuzzle = (changes: Partial<MovePuzzle> = {}): MovePuzzle => ({
  ...{ id: 'kp-1', kind: 'move', theme: 'bluff', seat: 1, because: null },
  match: { rulesVersion: 1, seats: 2, options: {}, seed: 'fast:1', moves: [[0, { action: 'check' }]] },
  findings: [
    { move: { action: 'check' }, visits: 900, value: 0.64 },
    { move: { action: 'bet' }, visits: 100, value: 0.41 },
  ],
  solvedBy: { novice: 0.3, regular: 0.5, master: 0.7 },
  ...changes,
});
