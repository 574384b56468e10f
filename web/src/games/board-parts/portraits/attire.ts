import { CLERGY } from './clergy.ts';
import type { Dress } from './cut.ts';
import { FINERY } from './finery.ts';
import type { AttireName } from './look.ts';
import { NOBLES } from './nobles.ts';
import { OUTDOORS } from './outdoors.ts';
import { SERVANTS } from './servants.ts';

const DRESS: { readonly [A in AttireName]: Dress } = { ...NOBLES, ...CLERGY, ...SERVANTS, ...FINERY, ...OUTDOORS };
export const attireOf = (name: AttireName): Dress => DRESS[name];
