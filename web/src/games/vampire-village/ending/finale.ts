import type { VampireVillage } from '@duskhall/vampire-village';
import type { FinaleClient } from '../../../board.ts';
import Picture from './Picture.svelte';

/** The heaviest loss of those who did not win; without one, the last attack that a winner threw back. */
const moment: FinaleClient<VampireVillage>['moment'] = ({ outcome: [outcome] }, log) => {
  const hasWon = (seat: number): boolean => outcome?.winners.includes(seat) === true;
  const losses = log.flatMap((event) => (event.type === 'fell' && !hasWon(event.seat) ? [event] : []));
  const worst = Math.max(1, ...losses.map(({ villagers }) => villagers));
  return (
    losses.findLast(({ villagers }) => villagers === worst) ??
    log.findLast((event) => event.type === 'repelled' && hasWon(event.seat))
  );
};

export const finale: FinaleClient<VampireVillage> = { picture: Picture, moment };
