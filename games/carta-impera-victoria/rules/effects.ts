import { ask, next } from '@duskhall/kernel';
import { slotOf } from '../effects/effect.ts';
import { EFFECTS } from '../effects/index.ts';
import { type EffectMove, FINISH } from '../frames.ts';
import type { StepsOf } from '../state.ts';

/** CIV-4.5, CIV-4.9: any number of effects, one after the other, until the seat finishes. */
export const effectsSteps: StepsOf<'effects'> = {
  'effects.offer'(s) {
    ask(s, [s.turn], 'effect', { do: 'effects.chosen' });
  },
  'effects.chosen'(s, _, answers) {
    const { effect } = answers[s.turn] as EffectMove;
    if (effect === FINISH) return next(s, { do: 'turn.draw' });
    const row = EFFECTS[effect]!;
    s.used |= slotOf(row);
    s.table.log?.push({ type: 'usedEffect', seat: s.turn, effect });
    next(s, { do: 'effects.offer' });
    row.start(s);
  },
};
