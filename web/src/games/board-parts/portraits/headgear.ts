import { CAPS } from './caps.ts';
import { CROWNS } from './crowns.ts';
import type { HeadgearName } from './look.ts';
import type { Worn } from './worn.ts';

export const NOTHING_WORN: Worn = { behind: [], front: [] };
const WORN: { readonly [H in HeadgearName]: Worn } = { ...CROWNS, ...CAPS };
export const headgearOf = (name: HeadgearName): Worn => WORN[name];
