import { next } from '@duskhall/kernel';
import { leaveCastle, shuffleIntoCity } from '../rules/castle.ts';
import { learnExit, settlePictures } from '../rules/knowledge.ts';
import { carry, decide } from '../rules/plan.ts';
import { CELLAR, isRevealed, pull, type StepsOf } from '../state/index.ts';
import { lookAtCellar } from './cellar.ts';
import type { MainCard } from './main-card.ts';

/** VE-5.18: moves a card of the opponent's cellar face down to his moat, then a revealed vampire to the city. */
export const mistForm: MainCard = {
  targets: (s) => s.castle.filter((character) => isRevealed(s, character)),
  obstacle: 'no-vampire-in-castle',
  hasSides: false,
  resolve(s, seat, character) {
    if (s.cellars[1 - seat]!.length === 0) return next(s, { do: 'mist.leave', character });
    lookAtCellar(s, seat);
    decide(s, { do: 'mist.chosen', seat, character });
  },
};

export const mistSteps: StepsOf<'mist'> = {
  'mist.chosen'(s, { seat, character }) {
    const card = carry(s, seat).picked[0]!;
    pull(s.cellars[1 - seat]!, card);
    learnExit(s, 1 - seat, CELLAR, card);
    settlePictures(s, 1 - seat);
    s.moats[1 - seat]!.push(card);
    s.table.log?.push({ type: 'sankFromCellar', seat: 1 - seat, card });
    next(s, { do: 'mist.leave', character });
  },
  'mist.leave'(s, { character }) {
    leaveCastle(s, character);
    shuffleIntoCity(s, character);
    next(s, { do: 'castle.refill' });
  },
};
