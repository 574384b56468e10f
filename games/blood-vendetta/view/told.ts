import type { Seat } from '@duskhall/kernel';
import type { Options } from '../options.ts';
import { bit, MODAL_VARGS, ROLE_NAMES, type Role, type RoleMask } from '../roles/table.ts';
import { type Composition, isPower, isUntold, type State } from '../state/index.ts';

/** VN-3.6: a viewer told only the head counts knows the mode of its own card and of revealed cards. */
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

/** VN-3.6: a closed table hides the role counts and modes it asked for, just as it hides the cards. */
const UNTOLD: { readonly [name: string]: string | number } = {
  set: 'custom',
  slyVarg: 'preset',
  vengefulVarg: 'preset',
  paralyzingVarg: 'preset',
  trickyVarg: 'preset',
  ...Object.fromEntries(ROLE_NAMES.map((id) => [id, 0])),
};
/** Does not add options that an old record lacks: it was dealt without them. */
export function shownOptions(options: Options): Options {
  if (options.composition !== 'closed') return options;
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, UNTOLD[name] ?? value])) as Options;
}
export const optionsFor = (s: State, isAll: boolean): Options =>
  isAll || !isUntold(s) ? s.options : shownOptions(s.options);
