import type { Steps } from '@duskhall/kernel';
import type { State } from '../state.ts';
import { attackSteps } from './attack.ts';
import { constructionSteps } from './construction.ts';
import { creatureSteps } from './creatures.ts';
import { demonSteps } from './demons.ts';
import { movementSteps } from './movement.ts';
import { roundSteps } from './round.ts';

export const steps: Steps<State> = {
  ...roundSteps,
  ...constructionSteps,
  ...movementSteps,
  ...creatureSteps,
  ...demonSteps,
  ...attackSteps,
};
