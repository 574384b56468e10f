import { seal } from '@duskhall/kernel';
import { checkConquest, leaveCastle, sendBack, takeTop } from '../rules/castle.ts';
import { carry, decide } from '../rules/plan.ts';
import type { StepsOf } from '../state/index.ts';
import { type MainCard, NO_TARGET, NOTHING_NAMED } from './main-card.ts';

/** VE-5.19: the top two of the city enter the castle; the player chooses which three characters stay. */
export const hypnosis: MainCard = {
  targets: (s) => (s.city.length > 0 ? NOTHING_NAMED : NO_TARGET),
  obstacle: 'city-empty',
  hasSides: false,
  resolve(s, seat) {
    const characters = Array.from({ length: Math.min(2, s.city.length) }, () => takeTop(s));
    s.castle.push(...characters);
    seal(s);
    s.table.log?.push({ type: 'drawnIn', characters });
    decide(s, { do: 'hypnosis.chosen', seat });
  },
};

export const hypnosisSteps: StepsOf<'hypnosis'> = {
  'hypnosis.chosen'(s, { seat }) {
    const { picked } = carry(s, seat);
    for (const character of picked) leaveCastle(s, character);
    sendBack(s, seat, picked);
    checkConquest(s);
  },
};
