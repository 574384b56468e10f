import type { VampireEmpire, View } from '@duskhall/vampire-empire';
import type { ResponsesClient } from '../../board.ts';
import { WINDOWS, type Window } from './windows.ts';
import { SPOKEN } from './words.ts';

const windowOf = ({ question }: View): Window | '' => WINDOWS.find((name) => name === question) ?? '';

export const responses: ResponsesClient<VampireEmpire> = {
  kindOf: windowOf,
  isPass: (move) => 'done' in move,
  /** W1 and W2 of the other's turn are routine until the other plays a card there; everything else is an answer to something. */
  concerns(view, seat, log) {
    if (windowOf(view) !== 'support' || view.turn === seat) return true;
    const last = log.findLast(
      (event) =>
        event.type === 'turnBegan' || event.type === 'played' || (event.type === 'passed' && event.seat === seat),
    );
    return last?.type === 'played' && last.seat !== seat;
  },
  kinds: (locale) => SPOKEN[locale].board.windows,
};
