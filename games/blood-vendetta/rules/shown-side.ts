import type { Seat } from '@duskhall/kernel';
import type { Death } from '../events.ts';
import type { Options } from '../options.ts';
import { ROLES, type Side } from '../roles/table.ts';
import type { Composition } from '../state/index.ts';
import { trueType } from './shown-type.ts';

/** What everybody knows of the dead. */
export interface Graves {
  readonly options: Options;
  readonly composition: Composition;
  readonly deaths: readonly Death[];
}

/** The publicly known side of a dead seat; -1 if unknown. */
export function sideShown(s: Graves, seat: Seat): Side {
  const death = s.deaths.find((one) => one.seat === seat);
  if (death === undefined || death.shown < 0) return -1;
  switch (s.options.revealOnDeath) {
    case 'role':
      return ROLES[death.shown]!.side;
    case 'type': {
      const sides = new Set(ROLES.flatMap(({ side }, role) => (trueType(s, role) === death.shown ? [side] : [])));
      return sides.size === 1 ? [...sides][0]! : -1;
    }
    default:
      return s.options.revealOnDeath === 'side' ? death.shown : -1;
  }
}
