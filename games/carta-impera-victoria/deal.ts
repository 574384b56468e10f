import { below, next, proceed, type Rng, shuffle } from '@duskhall/kernel';
import { AGE_NAMES, cardsOfAge } from './cards/index.ts';
import type { Options } from './options.ts';
import { steps } from './rules/index.ts';
import { draw } from './rules/zones.ts';
import { emptyTable, removedPerAge, type State } from './state.ts';

/** CIV-3.1 to CIV-3.7, CIV-3.11: the table before the first decision. */
export function setup(options: Options, seats: number, rng: Rng): State {
  const s = emptyTable(options, seats, rng);
  const stacks = AGE_NAMES.map((name, age) => shuffle(rng, cardsOfAge(age), `age-${name}`));
  s.removed = stacks.flatMap((stack) => stack.splice(0, removedPerAge(seats)));
  s.deck = stacks.reverse().flat();
  s.first = below(rng, seats, 'first-player');
  s.turn = s.first;
  s.table.log?.push({ type: 'began', first: s.first });
  for (let i = 0; i < seats; i++) {
    const seat = (s.first + i) % seats;
    if (options.deal === 'draft') s.packs[seat] = s.deck.splice(-4).reverse();
    else draw(s, seat, 3);
  }
  next(s, options.deal === 'draft' ? { do: 'draft.pick', round: 1 } : { do: 'turn.begin' });
  s.hasDrawn = false;
  proceed(steps, s);
  return s;
}
