import type { Rng, Seat } from '@duskhall/kernel';
import type { Phrase, SayMove } from '../frames.ts';
import {
  BANSHEE,
  HUNTER_TYPE,
  HUNTERS,
  KING,
  KITSUNE,
  maskOf,
  NEWLY_TURNED,
  NOSFERATU,
  SHAPESHIFTER,
  type Type,
  VAMPIRE,
  VAMPIRES,
} from '../roles/table.ts';
import type { View } from '../view/index.ts';
import { chanceOf } from './chances.ts';
import { best, isLikely, type Mind, openMind, suspicionOf } from './mind.ts';
import { gallowsOf } from './trial.ts';

const say = (phrase: Phrase, about: Seat = -1, value = -1, other: Seat = -1): SayMove => ({
  say: phrase,
  about,
  other,
  value,
});
/** Words a night: more would be noise. */
const MOST = 4;

const isDebate = (v: View): boolean =>
  ['debate.closed', 'speech.made', 'defence.made'].includes(v.stack.at(-1)?.do ?? '');
const isInDanger = ({ v, me }: Mind): boolean =>
  v.accused.includes(me) ||
  v.nominations.filter((target) => target === me).length >= Math.max(2, v.nominations.length / 5);

/** Section 12.9: the next word of a seat tonight; null: it has said what it wanted to. */
export function speak(v: View, rng: Rng): SayMove | null {
  if (v.phase !== 'night' || v.ending !== '' || v.viewer < 0 || !v.isAlive[v.viewer] || v.isLeaving[v.viewer])
    return null;
  const own = v.claims.filter(({ seat }) => seat === v.viewer);
  const tonight = own.filter(({ cycle }) => cycle === v.cycle);
  if (!isDebate(v) || tonight.length >= MOST) return null;
  const mind = openMind(v, rng);
  const has = (phrase: Phrase, about: Seat = -1) =>
    own.some((one) => one.say === phrase && (about < 0 || one.about === about));
  const word = mind.side === VAMPIRES ? truth(mind, has) : lie(mind, has);
  if (word !== null) return word;
  return tonight.some(({ say: phrase }) => phrase === 'accuse' || phrase === 'askRole') ? null : opinion(mind);
}
type Has = (phrase: Phrase, about?: Seat) => boolean;

/** What vampires know is told when it helps: an enemy found, a killer seen, a doom; a name only to save one's neck. */
function truth(mind: Mind, has: Has): SayMove | null {
  const { v, me, belief } = mind;
  for (const { about, seat, target, other, value } of v.facts) {
    if (seat !== me || target < 0) continue;
    const isCheck = about === 'type' && v.isAlive[target] && !has('claimCheck', target);
    if (isCheck && (value >= HUNTER_TYPE || has('claimCheck'))) return say('claimCheck', target, value);
    const isSeen = about === 'attacker' && other >= 0 && v.isAlive[other] && !has('claimKiller', other);
    if (isSeen && chanceOf(belief, other, FRIENDLY_KILLERS) < 0.3) return say('claimKiller', other, -1, target);
  }
  if (
    v.facts.some(({ about, cycle, seat }) => about === 'doomed' && cycle === v.cycle && seat === me) &&
    !has('claimDoomed')
  )
    return say('claimDoomed');
  if (!isInDanger(mind) || has('claimRole')) return null;
  return say('claimRole', -1, v.role === NEWLY_TURNED ? VAMPIRE : v.role);
}
const FRIENDLY_KILLERS = maskOf([KING, NOSFERATU, BANSHEE]);

/** The others pass for vampires, and answer a check with another. */
function lie(mind: Mind, has: Has): SayMove | null {
  const { v, me, mates, rng } = mind;
  if (v.role === KITSUNE && !isInDanger(mind)) return null;
  const isOurs = (seat: Seat) => seat === me || mates.includes(seat);
  const accuser = v.claims.findLast(
    ({ say: phrase, about, value, seat }) =>
      phrase === 'claimCheck' && value >= HUNTER_TYPE && isOurs(about) && !isOurs(seat) && v.isAlive[seat],
  );
  if (accuser !== undefined && accuser.cycle === v.cycle && !has('claimCheck', accuser.seat))
    if (accuser.about === me || isLikely(rng, 0.3)) return say('claimCheck', accuser.seat, falseType(mind));
  return isInDanger(mind) && !has('claimRole') ? say('claimRole', -1, VAMPIRE) : null;
}
function falseType({ v, side, rng }: Mind): Type {
  const sides = v.composition.sides;
  return side !== HUNTERS || (sides[2]! + sides[3]! > 0 && isLikely(rng, 0.4)) ? SHAPESHIFTER : HUNTER_TYPE;
}

/** Everybody has one; a vampire's is honest, and nobody blames his own. */
function opinion(mind: Mind): SayMove | null {
  const { rng, others, mates, side, v } = mind;
  const strangers = others.filter((seat) => !mates.includes(seat));
  const blame = best(rng, strangers, (seat) => (side === VAMPIRES ? gallowsOf(mind, seat) : suspicionOf(mind, seat)));
  if (blame < 0) return null;
  return say(v.cycle === 0 && isLikely(rng, 0.5) ? 'askRole' : 'accuse', blame);
}
