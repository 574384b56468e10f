import type { BloodVendetta } from '@duskhall/blood-vendetta';
import type { FinaleClient } from '../../../board.ts';
import Picture from './Picture.svelte';

/** The last death: with it a side was gone. */
const moment: FinaleClient<BloodVendetta>['moment'] = (_, log) => log.findLast(({ type }) => type === 'died');

export const finale: FinaleClient<BloodVendetta> = { picture: Picture, moment };
