import { next, proceed, type Rng, shuffle } from '@duskhall/kernel';
import { ATTACKERS } from './cards/index.ts';
import type { Options } from './options.ts';
import { steps } from './rules/index.ts';
import { emptyTable, type State, setOf } from './state.ts';

/** VV-3.3: the villagers on a starting village. */
export const FIRST_VILLAGERS = 2;

/** VV-3.1 to VV-3.8: the table before the first decision. */
export function setup(options: Options, seats: number, rng: Rng): State {
  const s = emptyTable(options, seats, rng);
  const starts = shuffle(rng, setOf(s).villageDecks[0]!.slice(), 'starting-villages').slice(0, seats);
  s.villages = starts.map((card) => [card, 0, 0, FIRST_VILLAGERS]);
  s.order = shuffle(rng, ATTACKERS.slice(), 'attack-order');
  s.table.log?.push({ type: 'began', order: s.order.slice(), starts });
  next(s, { do: 'round.begin' });
  proceed(steps, s);
  return s;
}
