import { below, next, proceed, type Rng, shuffle } from '@duskhall/kernel';
import { AGE_NAMES, cardsOfAge } from './cards.ts';
import type { Options } from './options.ts';
import { steps } from './rules/index.ts';
import { emptyTable, removedPerAge, type State } from './state.ts';

/** CIV-3: the table before the first decision. */
export function setup(options: Options, seats: number, rng: Rng): State {
  const s = emptyTable(options, seats, rng);
  const stacks = AGE_NAMES.map((name, age) => shuffle(rng, cardsOfAge(age), `age-${name}`));
  s.removed = stacks.flatMap((stack) => stack.splice(0, removedPerAge(seats)));
  s.deck = stacks.reverse().flat();
  s.first = below(rng, seats, 'first-player');
  s.turn = s.first;
  s.log?.push({ type: 'began', first: s.first });
  const isDraft = options.deal === 'draft';
  const piles = isDraft ? s.packs : s.hands;
  for (let i = 0; i < seats; i++) piles[(s.first + i) % seats] = s.deck.splice(isDraft ? -4 : -3).reverse();
  next(s, isDraft ? { do: 'draft.pick', round: 1 } : { do: 'turn.begin' });
  proceed(steps, s);
  return s;
}
