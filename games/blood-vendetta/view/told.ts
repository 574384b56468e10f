import type { Seat } from '@duskhall/kernel';
import type { Options } from '../options.ts';
import { bit, MODAL_VARGS, ROLE_NAMES, type Role, type RoleMask } from '../roles/table.ts';
import { type Composition, isPower, isUntold, type State } from '../state/index.ts';

/** VN-3.6: whoever was told of the heads alone knows the mode of the own card, and of those that have been turned. */
export function compositionFor(s: State, viewer: Seat, isAll: boolean): Composition {
  if (isAll || !isUntold(s)) return s.composition;
  const isOwn = (role: Role) => viewer >= 0 && s.roles[viewer] === role && isPower(s, role);
  const isTurned = (role: Role) => s.options.revealOnDeath === 'role' && s.deaths.some(({ shown }) => shown === role);
  const powers = MODAL_VARGS.filter((role) => isOwn(role) || isTurned(role)).reduce<RoleMask>(
    (m, role) => m | bit(role),
    0,
  );
  return { ...s.composition, powers };
}

/** VN-3.6: how many cards of each role a closed table has asked for, and in which mode, is no more told than the cards. */
const UNTOLD: { readonly [name: string]: string | number } = {
  set: 'custom',
  slyVarg: 'preset',
  vengefulVarg: 'preset',
  paralyzingVarg: 'preset',
  trickyVarg: 'preset',
  ...Object.fromEntries(ROLE_NAMES.map((id) => [id, 0])),
};
/** An option that a record from before it does not have is not added: its deal was made without it. */
export function shownOptions(options: Options): Options {
  if (options.composition !== 'closed') return options;
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, UNTOLD[name] ?? value])) as Options;
}
export const optionsFor = (s: State, isAll: boolean): Options =>
  isAll || !isUntold(s) ? s.options : shownOptions(s.options);
