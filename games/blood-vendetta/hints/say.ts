import { type Rng, type Seat, same } from '@duskhall/kernel';
import type { Phrase, SayMove } from '../frames.ts';
import { GROUNDS } from '../frames.ts';
import { groundsFor, openLedger } from '../rules/grounds.ts';
import { tonightIn } from '../rules/replies.ts';
import type { View } from '../view/index.ts';
import { roll } from './mind.ts';

export const say = (phrase: Phrase, about: Seat = -1, value = -1, other: Seat = -1): SayMove => ({
  say: phrase,
  about,
  other,
  value,
});

const FEELING = GROUNDS.indexOf('feeling');
/** The strongest reasons that come to mind. */
const SOME = 3;
/** A phrase with a reason that is true on the record: one of the best that nobody has given tonight, if there is one. */
export function argue(v: View, phrase: 'accuse' | 'defend' | 'deny', about: Seat, rng: Rng): SayMove {
  const given = tonightIn(v).map(({ say: said, about: of, other, value }) => say(said, of, value, other));
  const all = groundsFor(openLedger(v), phrase, about < 0 ? v.viewer : about, v.viewer).map(({ value, other }) =>
    say(phrase, about, value, other),
  );
  const facts = all.filter(({ value }) => value !== FEELING);
  const fresh = facts.filter((move) => !given.some((one) => same(one, move)));
  const best = (fresh.length > 0 ? fresh : facts).slice(0, SOME);
  return best[Math.floor(roll(rng) ** 2 * best.length)] ?? all[0] ?? say(phrase, about);
}
