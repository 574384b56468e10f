import type { Steps } from '@duskhall/kernel';
import type { State } from '../state/index.ts';
import { courseSteps } from './course.ts';
import { daySteps } from './day.ts';
import { debateSteps } from './debate.ts';
import { introSteps } from './intro.ts';
import { pluralitySteps } from './plurality.ts';
import { trialSteps } from './trial.ts';
import { windowSteps } from './window.ts';

export const steps: Steps<State> = {
  ...introSteps,
  ...courseSteps,
  ...windowSteps,
  ...daySteps,
  ...debateSteps,
  ...trialSteps,
  ...pluralitySteps,
};
