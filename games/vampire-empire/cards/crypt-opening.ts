import { learnExit, settlePictures } from '../rules/knowledge.ts';
import { carry, decide } from '../rules/plan.ts';
import { CELLAR, pull, type StepsOf } from '../state/index.ts';
import { lookAtCellar } from './cellar.ts';
import { type MainCard, NO_TARGET, NOTHING_NAMED } from './main-card.ts';

/** VE-5.15: shows a card of the opponent's cellar and takes it for good. */
export const cryptOpening: MainCard = {
  targets: (s, seat) => (s.cellars[1 - seat]!.length > 0 ? NOTHING_NAMED : NO_TARGET),
  obstacle: 'cellar-empty',
  hasSides: false,
  resolve(s, seat) {
    lookAtCellar(s, seat);
    decide(s, { do: 'crypt.chosen', seat });
  },
};

export const cryptSteps: StepsOf<'crypt'> = {
  'crypt.chosen'(s, { seat }) {
    const card = carry(s, seat).picked[0]!;
    pull(s.cellars[1 - seat]!, card);
    learnExit(s, 1 - seat, CELLAR, card);
    settlePictures(s, 1 - seat);
    s.hands[seat]!.push(card);
    s.foreign++;
    s.table.log?.push({ type: 'tookFromCellar', seat, card });
  },
};
