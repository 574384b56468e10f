import { CLERGY } from './clergy.ts';
import type { Dress } from './cut.ts';
import type { AttireName } from './look.ts';
import { NOBLES } from './nobles.ts';
import { SERVANTS } from './servants.ts';

const DRESS: { readonly [A in AttireName]: Dress } = { ...NOBLES, ...CLERGY, ...SERVANTS };
export const attireOf = (name: AttireName): Dress => DRESS[name];
