import { CAPS } from './caps.ts';
import { CROWNS } from './crowns.ts';
import { HATS } from './hats.ts';
import { HORNS } from './horns.ts';
import type { HeadgearName } from './look.ts';
import type { Worn } from './worn.ts';
import { WREATHS } from './wreaths.ts';

export const NOTHING_WORN: Worn = { behind: [], front: [] };
const WORN: { readonly [H in HeadgearName]: Worn } = { ...CROWNS, ...CAPS, ...HATS, ...WREATHS, ...HORNS };
export const headgearOf = (name: HeadgearName): Worn => WORN[name];
