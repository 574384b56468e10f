import type { RoleName } from '@duskhall/blood-vendetta';
import type { Look } from '../../board-parts/portraits/look.ts';
import { COURT } from './court.ts';
import { HUNTERS } from './hunters.ts';
import { SHIFTERS } from './shifters.ts';
import { UNDEAD } from './undead.ts';

type Shown = RoleName | 'plain-varg';
/** Every role, in one module: what a page fetches must not tell which role it shows. */
export const LOOKS: { readonly [R in Shown]: Look } = { ...COURT, ...UNDEAD, ...HUNTERS, ...SHIFTERS };

const BY_DAY: readonly string[] = [...Object.keys(HUNTERS), 'kitsune'];
/** Whether a role is drawn as it is at night. */
export const isNightly = (role: Shown): boolean => !BY_DAY.includes(role);
