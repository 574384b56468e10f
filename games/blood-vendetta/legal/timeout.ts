import type { Rng, Seat } from '@duskhall/kernel';
import type { Move, Question } from '../frames.ts';
import type { State } from '../state/index.ts';
import { DONE, LATE, READY } from './moves.ts';

const ENDS: { readonly [question in Question]?: Move } = {
  debate: READY,
  speech: DONE,
  defence: DONE,
  words: DONE,
};

/** VN-4.1.9: ends a speech; otherwise gives no answer, and a required choice is drawn when the window closes. */
export const timeout = (s: State, seat: Seat, _rng: Rng): Move => ENDS[s.table.questions[seat]!] ?? LATE;
