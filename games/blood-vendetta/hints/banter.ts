import { below, type Rng, type Seat } from '@duskhall/kernel';
import type { Claim } from '../events.ts';
import type { SayMove } from '../frames.ts';
import { SPECIAL_VAMPIRE, VAMPIRES } from '../roles/table.ts';
import { roleClaimed } from '../rules/grounds.ts';
import { blamedIn, tonightIn } from '../rules/replies.ts';
import { sideShown } from '../rules/shown-side.ts';
import { temperOf } from '../rules/temper.ts';
import type { View } from '../view/index.ts';
import { type Mind, openMind, suspicionOf, threatOf } from './mind.ts';
import { blamedBy, suspectOf } from './reply.ts';
import { argue, say } from './say.ts';
import { publicDraw, TRAITS } from './traits.ts';

const traitsOf = (v: View) => TRAITS[temperOf(v.viewer, v.seats)];

/** Every seat has a suspect. Vampires name theirs honestly, no one blames an ally, and an accuser sticks to it. */
export function opinion(mind: Mind): SayMove | null {
  const { rng, others, v } = mind;
  const own = v.nominations[v.viewer]!;
  if (own >= 0) return others.includes(own) ? argue(v, 'accuse', own, rng) : null;
  const suspect = suspectOf(mind);
  if (suspect < 0) return null;
  const isCurious = publicDraw(v.viewer, v.cycle, 2) < traitsOf(v).asks + (v.cycle === 0 ? 0.3 : 0);
  const isNew = ({ say: phrase }: SayMove) => !tonightIn(v).some((one) => one.say === phrase && one.about === suspect);
  const asks = [
    ...(roleClaimed(v, suspect) < 0 ? [say('askRole', suspect)] : []),
    say(blamedBy(v, suspect) < 0 ? 'askSuspect' : 'askWhy', suspect),
  ].filter(isNew);
  return isCurious && asks.length > 0 ? asks[below(rng, asks.length, 'question')]! : argue(v, 'accuse', suspect, rng);
}

/** Admits an accusation of an earlier night that was wrong, or one of tonight that a nomination has overtaken. */
export function admission(v: View): SayMove | null {
  const own = v.claims.filter(({ seat }) => seat === v.viewer);
  const [blamed, nominee] = [blamedBy(v, v.viewer), v.nominations[v.viewer]!];
  if (blamed >= 0 && nominee >= 0 && nominee !== blamed) return say('recant', blamed, -1, nominee);
  const last = v.deaths.findLast(({ cause, cycle }) => cause === 'execution' && cycle === v.cycle - 1);
  if (last === undefined || sideShown(v, last) !== VAMPIRES) return null;
  const hasBlamed = own.some((claim) => claim.cycle === last.cycle && blamedIn(claim) === last.seat);
  const isSorry = own.some(({ say: phrase, about }) => phrase === 'recant' && about === last.seat);
  return hasBlamed && !isSorry ? say('recant', last.seat) : null;
}

/** How far from the average a suspicion must lie for an opinion on it. */
const CLEAR = 0.03;
/** How suspect a seat is to the speaker, against the average: above 0 more. Those in hiding judge as the town does. */
function leaning(mind: Mind, seat: Seat): number {
  const doubt = (one: Seat) => (mind.side === VAMPIRES ? threatOf(mind, one) : suspicionOf(mind, one));
  return doubt(seat) - mind.others.reduce((sum, one) => sum + doubt(one), 0) / mind.others.length;
}

/** Whom a claim speaks against (1) or for (-1); null: about nobody. */
function pointOf(claim: Claim): { whom: Seat; sign: 1 | -1 } | null {
  if (blamedIn(claim) >= 0) return { whom: blamedIn(claim), sign: 1 };
  if (claim.say === 'claimCheck') return { whom: claim.about, sign: claim.value > SPECIAL_VAMPIRE ? 1 : -1 };
  if (claim.say === 'claimKiller') return { whom: claim.about, sign: 1 };
  if (claim.say === 'defend') return { whom: claim.about, sign: -1 };
  return claim.say === 'deny' ? { whom: claim.seat, sign: -1 } : null;
}

/** Agrees or disagrees with what was just said, or stands up for the accused; null: no comment. */
export function comment(v: View, rng: Rng): SayMove | null {
  const said = tonightIn(v);
  const last = said.at(-1);
  if (last === undefined || last.seat === v.viewer || !v.isAlive[last.seat]) return null;
  if (publicDraw(v.viewer, v.cycle, said.length, 3) >= traitsOf(v).comments) return null;
  const point = pointOf(last);
  if (point === null || point.whom === v.viewer || !v.isAlive[point.whom]) return null;
  const mind = openMind(v, rng);
  const lean = point.sign * leaning(mind, point.whom);
  if (Math.abs(lean) < CLEAR) return null;
  if (lean > 0) return say('agree', last.seat);
  const hasDefended = said.some(
    ({ seat, say: one, about }) => seat === v.viewer && one === 'defend' && about === point.whom,
  );
  return point.sign > 0 && !hasDefended ? argue(v, 'defend', point.whom, rng) : say('disagree', last.seat);
}

/** One remark a night, of those who cannot help it. */
export function quip(v: View): SayMove | null {
  const said = tonightIn(v);
  const isSaid = said.some(({ seat, say: phrase }) => seat === v.viewer && phrase === 'quip');
  return !isSaid && said.length > 1 && publicDraw(v.viewer, v.cycle, 4) < traitsOf(v).jokes ? say('quip') : null;
}
