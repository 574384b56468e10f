import type { Attack } from './attack.ts';
import { HTTP_ATTACKS } from './http-attacks.ts';
import { SOCKET_ATTACKS } from './socket-attacks.ts';
import { TABLE_ATTACKS } from './table-attacks.ts';

/** One attack of each kind; the first row has no attacker, for comparison. */
export const ATTACKS: { readonly [name: string]: Attack } = {
  nothing: { proof: {}, run: async () => {} },
  ...SOCKET_ATTACKS,
  ...TABLE_ATTACKS,
  ...HTTP_ATTACKS,
};
