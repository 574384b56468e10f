import { type CartaImperaVictoria, domainOf, sideOf } from '@duskhall/carta-impera-victoria';
import type { FinaleClient } from '../../../board.ts';
import Picture from './Picture.svelte';

/** The card that completed a hegemony, or the last that the winner laid where it leads. */
const moment: FinaleClient<CartaImperaVictoria>['moment'] = ({ outcome: [outcome], options }, log) => {
  if (outcome === undefined) return undefined;
  const { ending, hegemony, winners, leaders } = outcome;
  return log.findLast((event) => {
    if (event.type !== 'played' || !winners.includes(event.seat)) return false;
    const domain = domainOf(event.card);
    if (ending === 'hegemony') return hegemony.some((reached) => reached.domain === domain);
    return leaders[domain]!.includes(sideOf(options, event.seat));
  });
};

export const finale: FinaleClient<CartaImperaVictoria> = { picture: Picture, moment };
