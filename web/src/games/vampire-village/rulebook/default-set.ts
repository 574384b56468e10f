import { readOptions } from '@duskhall/kernel';
import { setOf, vampireVillage } from '@duskhall/vampire-village';

/** What a table plays with if nobody chooses otherwise. */
export const options = readOptions(vampireVillage.options, {}, vampireVillage.seats.min);
export const set = setOf({ options });
