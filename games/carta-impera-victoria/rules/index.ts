import type { Steps } from '@duskhall/kernel';
import { effectSteps } from '../effects/index.ts';
import type { State } from '../state.ts';
import { draftSteps } from './draft.ts';
import { effectsSteps } from './effects.ts';
import { turnSteps } from './turn.ts';

export const steps: Steps<State> = { ...draftSteps, ...turnSteps, ...effectsSteps, ...effectSteps };
