import type { Steps } from '@duskhall/kernel';
import { chapelSteps } from '../cards/chapel.ts';
import { cryptSteps } from '../cards/crypt-opening.ts';
import { hypnosisSteps } from '../cards/hypnosis.ts';
import { mistSteps } from '../cards/mist-form.ts';
import type { State } from '../state/index.ts';
import { actionSteps } from './action.ts';
import { castleSteps } from './castle.ts';
import { combatSteps } from './combat.ts';
import { deathSteps } from './death.ts';
import { hideSteps } from './hide.ts';
import { waterSteps } from './holy-water.ts';
import { planSteps } from './plan.ts';
import { supportSteps } from './support.ts';
import { turnSteps } from './turn.ts';

export const steps: Steps<State> = {
  ...turnSteps,
  ...supportSteps,
  ...actionSteps,
  ...hideSteps,
  ...waterSteps,
  ...combatSteps,
  ...deathSteps,
  ...castleSteps,
  ...planSteps,
  ...chapelSteps,
  ...cryptSteps,
  ...mistSteps,
  ...hypnosisSteps,
};
