import { bloodVendetta, type Ending, type RoleName } from '@duskhall/blood-vendetta';
import { fastRng, readOptions } from '@duskhall/kernel';

/** How the game ends when only these two are left by night; empty: it goes on. */
export function endingOf(pair: readonly [RoleName, RoleName]): Ending {
  // Somebody must have died; the dead decide nothing.
  const roles = [...pair, ...Array.from({ length: 4 }, () => 'vampire')];
  const scenario = { roles, dead: ['S3', 'S4', 'S5', 'S6'], step: 'night', cycle: 2 };
  const options = readOptions(bloodVendetta.options, {}, roles.length);
  return bloodVendetta.scenario!(scenario, options as never, roles.length, fastRng(1)).ending;
}
