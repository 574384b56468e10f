import type { VampireEmpire } from '@duskhall/vampire-empire';
import type { FinaleClient } from '../../../board.ts';
import Picture from './Picture.svelte';

/** What the match ended with: a death, a vampire in the castle, or a resignation. */
const moment: FinaleClient<VampireEmpire>['moment'] = ({ outcome: [outcome] }, log) => {
  const ending = outcome?.ending ?? '';
  if (ending === 'resigned') return log.findLast(({ type }) => type === 'resigned');
  if (ending === 'conquest') return log.findLast(({ type }) => type === 'revealed' || type === 'entered');
  return log.findLast(({ type }) => type === 'died');
};

export const finale: FinaleClient<VampireEmpire> = { picture: Picture, moment };
