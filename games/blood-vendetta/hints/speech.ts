import type { Rng, Seat } from '@duskhall/kernel';
import type { Claim } from '../events.ts';
import type { Move, Phrase, SayMove } from '../frames.ts';
import {
  BANSHEE,
  HUNTER_TYPE,
  HUNTERS,
  KING,
  LONER,
  LORDS,
  NEWLY_TURNED,
  NOSFERATU,
  ROLES,
  type Role,
  SHAPESHIFTER,
  type Type,
  VAMPIRE,
  VAMPIRE_TYPE,
  VAMPIRES,
  VARGS,
} from '../roles/table.ts';
import { mayNominate } from '../rules/debate.ts';
import { roleClaimed } from '../rules/grounds.ts';
import { MOST_IN_ALL, MOST_IN_PHASE } from '../rules/talk.ts';
import { temperOf } from '../rules/temper.ts';
import type { View } from '../view/index.ts';
import { admission, comment, opinion, quip } from './banter.ts';
import { speakerIn } from './floor.ts';
import { isLikely, openMind } from './mind.ts';
import { MOST_DENIALS, reply } from './reply.ts';
import { argue, say } from './say.ts';
import { TRAITS } from './traits.ts';
import { gallowsOf, nomineeOf } from './trial.ts';

/** Phrases per night, answers included; more would be noise. */
const MOST = 10;

/** At night, seats speak in the debate, the accused in their own defence, and the condemned at the end. */
function isHisTurn(v: View): boolean {
  const step = v.stack.at(-1)?.do;
  return step === 'debate.closed' || step === 'speech.made' || speakerIn(v) === v.viewer;
}
const isInDanger = ({ accused, nominations, viewer }: View): boolean =>
  accused.includes(viewer) ||
  nominations.filter((target) => target === viewer).length >= Math.max(2, nominations.length / 5);

/** The seat's next phrase tonight; null when it has nothing left to say. */
export function speak(v: View, rng: Rng): Move | null {
  if (v.phase !== 'night' || v.ending !== '' || v.viewer < 0 || !v.isAlive[v.viewer] || v.isLeaving[v.viewer])
    return null;
  if (v.rules > 1 && (v.spent[0] >= MOST_IN_PHASE || v.spent[1] >= MOST_IN_ALL)) return null;
  const own = v.claims.filter(({ seat }) => seat === v.viewer);
  const tonight = own.filter(({ cycle }) => cycle === v.cycle);
  if (!isHisTurn(v) || tonight.length >= MOST) return null;
  const has = (phrase: Phrase, about: Seat = -1) =>
    own.some((one) => one.say === phrase && (about < 0 || one.about === about));
  if (v.stack.at(-1)?.do === 'execution.carryOut') return has('farewell') ? null : say('farewell');
  const word = (ROLES[v.role]?.side === VAMPIRES ? truth(v, has) : lie(v, has, rng)) ?? reply(v, rng);
  if (word !== null) return word;
  return speakerIn(v) === v.viewer ? plea(v, tonight, rng) : debate(v, tonight, rng);
}
type Has = (phrase: Phrase, about?: Seat) => boolean;

/** In one's own defence, whatever was denied before: once. */
function plea(v: View, tonight: readonly Claim[], rng: Rng): Move | null {
  const isMade = v.claims.at(-1)?.seat === v.viewer && v.claims.at(-1)?.say === 'deny';
  const denials = tonight.filter(({ say: phrase }) => phrase === 'deny').length;
  return isMade || denials > MOST_DENIALS ? null : argue(v, 'deny', -1, rng);
}

/** What a seat says of its own accord, as often as its temper makes it. */
function debate(v: View, tonight: readonly Claim[], rng: Rng): Move | null {
  const hasOpined = tonight.some(({ say: phrase }) => phrase === 'accuse' || phrase.startsWith('ask'));
  if (tonight.length >= TRAITS[temperOf(v.viewer, v.seats)].words) return admission(v) ?? changeOfMind(v, rng);
  const isOwing = !hasOpined && v.nominations[v.viewer]! >= 0;
  const word = admission(v) ?? (hasOpined ? changeOfMind(v, rng) : null) ?? (isOwing ? null : comment(v, rng));
  return word ?? (hasOpined ? quip(v) : opinion(openMind(v, rng)));
}

/** Vampires share what helps: an enemy found, a killer seen, a doom. They claim a role only to save themselves. */
function truth(v: View, has: Has): SayMove | null {
  for (const { about, seat, target, other, value, cycle } of v.facts) {
    if (seat !== v.viewer) continue;
    const isCheck = about === 'type' && v.isAlive[target] && !has('claimCheck', target);
    if (isCheck && (value >= HUNTER_TYPE || has('claimCheck'))) return say('claimCheck', target, value);
    const isSeen = about === 'attacker' && other >= 0 && v.isAlive[other] && !has('claimKiller', other);
    if (isSeen && !hasFriendlyKillers(v)) return say('claimKiller', other, -1, target);
    if (about === 'doomed' && cycle === v.cycle && !has('claimDoomed')) return say('claimDoomed');
  }
  const role = v.role === NEWLY_TURNED ? VAMPIRE : v.role;
  const isUsurped =
    ROLES[v.role]!.copies === 1 &&
    v.claims.some((one) => one.say === 'claimRole' && one.value === v.role && v.isAlive[one.seat]);
  return (isInDanger(v) || isUsurped) && roleClaimed(v, v.viewer) !== role ? say('claimRole', -1, role) : null;
}
/** The player the Dhampir saw may be a friend. */
const hasFriendlyKillers = ({ composition, options, deaths }: View): boolean =>
  options.composition === 'closed' ||
  composition.lords > 0 ||
  [KING, NOSFERATU, BANSHEE].some(
    (role) => composition.counts[role]! > 0 && !deaths.some(({ shown }) => shown === role),
  );

/** Non-vampires pose as vampires; one whose side was found out poses as the lord, finds the finder and clears a mate. */
function lie(v: View, has: Has, rng: Rng): SayMove | null {
  const isOurs = (seat: Seat) =>
    seat === v.viewer || v.shown['meet-hunters'].includes(seat) || v.shown['meet-vargs'].includes(seat);
  const found = v.facts.find(
    ({ about, seat, target, value }) =>
      about === 'type' &&
      seat === v.viewer &&
      value >= HUNTER_TYPE &&
      !isOurs(target) &&
      v.isAlive[target] &&
      !has('claimCheck', target),
  );
  if (found !== undefined && lordIn(v) >= 0) return say('claimCheck', found.target, found.value);
  const accuser = v.claims.findLast(
    ({ say: phrase, about, value, seat, cycle }) =>
      phrase === 'claimCheck' && value >= HUNTER_TYPE && about === v.viewer && cycle === v.cycle && v.isAlive[seat],
  );
  if (accuser !== undefined && !has('claimCheck', accuser.seat))
    return say('claimCheck', accuser.seat, falseType(v, rng));
  const mate = v.nominations.find((seat) => seat >= 0 && seat !== v.viewer && isOurs(seat) && !has('claimCheck', seat));
  if (mate !== undefined && has('claimCheck') && isInDanger({ ...v, viewer: mate }))
    return say('claimCheck', mate, VAMPIRE_TYPE);
  if (!isInDanger(v) || has('claimRole')) return null;
  return say('claimRole', -1, has('claimCheck') && lordIn(v) >= 0 ? lordIn(v) : VAMPIRE);
}
/** A lord who may still live, as far as everybody knows; -1: none. */
const lordIn = ({ composition: { counts, lords }, deaths }: View): Role =>
  LORDS.find((role) => counts[role]! + lords > 0 && !deaths.some(({ shown }) => shown === role)) ?? -1;
/** The type to accuse the accuser of: one in play, and not the speaker's own. */
function falseType({ composition: { sides }, role }: View, rng: Rng): Type {
  const isHunter = ROLES[role]!.side === HUNTERS;
  const hasShifters = sides[VARGS]! + sides[LONER]! > 0;
  return hasShifters && (!isHunter || isLikely(rng, 0.4)) ? SHAPESHIFTER : HUNTER_TYPE;
}

/** How much worse another seat must be before the nomination changes. */
const WORSE = 0.2;
/** VN-4.8.2: later talk may point at someone other than the current nominee, or at someone where there was none. */
function changeOfMind(v: View, rng: Rng): Move | null {
  const own = v.nominations[v.viewer]!;
  const isBound = own >= 0 || v.answer.length > 0;
  if (!isBound || !mayNominate(v) || v.stack.at(-1)?.do === 'defence.made') return null;
  const mind = openMind(v, rng);
  const nominate = nomineeOf(mind, mind.others);
  const isWorse = nominate >= 0 && gallowsOf(mind, nominate) > (own < 0 ? 0.5 : gallowsOf(mind, own) + WORSE);
  return nominate !== own && isWorse ? { nominate } : null;
}
