import type { Rng, Seat } from '@duskhall/kernel';
import type { SayMove } from '../frames.ts';
import { VAMPIRE } from '../roles/table.ts';
import { roleClaimed } from '../rules/grounds.ts';
import { blamedIn, isQuestion, tonightIn, unanswered } from '../rules/replies.ts';
import { temperOf } from '../rules/temper.ts';
import type { View } from '../view/index.ts';
import { best, type Mind, openMind } from './mind.ts';
import { argue, say } from './say.ts';
import { publicDraw, TRAITS } from './traits.ts';
import { gallowsOf } from './trial.ts';

/** Whom this seat would blame: vampires whom they believe to be an enemy, the others whom the town would. */
export const suspectOf = (mind: Mind): Seat => best(mind.rng, mind.others, (seat) => gallowsOf(mind, seat));
/** Whom this seat has accused last tonight, in words; -1: nobody. */
export const blamedBy = (v: View, seat: Seat): Seat => {
  const claim = tonightIn(v).findLast((one) => one.seat === seat && blamedIn(one) >= 0);
  return claim === undefined ? -1 : blamedIn(claim);
};

/** More than so many denials a night convince nobody. */
export const MOST_DENIALS = 2;

/** The answer to what was said to this seat; null: nothing is left to answer. */
export function reply(v: View, rng: Rng): SayMove | null {
  const open = unanswered(v, v.viewer);
  if (open === null) return null;
  if (open.say === 'askRole') return tellRole(v);
  if (isQuestion(open)) return tellSuspect(v, rng);
  const denials = tonightIn(v).filter(({ seat, say: phrase }) => seat === v.viewer && phrase === 'deny').length;
  return denials < MOST_DENIALS ? argue(v, 'deny', -1, rng) : null;
}

/**
 * Everybody who is asked says "vampire", or will not say: whether depends on the temper alone, so that neither gives a
 * role away. Whoever has claimed a role says it again.
 */
function tellRole(v: View): SayMove {
  const claimed = roleClaimed(v, v.viewer);
  const isShy = publicDraw(v.viewer, v.cycle, 1) < TRAITS[temperOf(v.viewer, v.seats)].declines;
  if (claimed < 0 && isShy) return say('decline');
  return say('claimRole', -1, claimed < 0 ? VAMPIRE : claimed);
}

function tellSuspect(v: View, rng: Rng): SayMove {
  const blamed = v.nominations[v.viewer]! >= 0 ? v.nominations[v.viewer]! : blamedBy(v, v.viewer);
  const suspect = blamed >= 0 && v.isAlive[blamed] ? blamed : suspectOf(openMind(v, rng));
  return suspect < 0 ? say('decline') : argue(v, 'accuse', suspect, rng);
}
