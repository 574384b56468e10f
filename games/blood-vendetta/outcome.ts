import type { Seat } from '@duskhall/kernel';
import type { Death, Ending } from './events.ts';
import { HUNTERS, LONER, type Role, type Side, VAMPIRES, VARGS } from './roles/table.ts';
import { faceOf } from './rules/death.ts';
import { sideOf } from './rules/people.ts';
import type { State } from './state/index.ts';

const WINNING: { readonly [ending in Ending]?: Side } = {
  vampires: VAMPIRES,
  hunters: HUNTERS,
  vargs: VARGS,
  werewolf: LONER,
  kitsune: LONER,
};
/** VN-2.5, by side. */
export const POINTS = [1, 2, 2, 3] as const;

/** The parts of the state that points depend on. */
type Result = { readonly ending: Ending; readonly roles: readonly Role[] };
/** VN-6.7: every player of the winning side, dead or alive. */
export const winners = (s: Result): Seat[] =>
  s.roles.flatMap((_, seat) => (s.ending !== '' && WINNING[s.ending] === sideOf(s, seat) ? [seat] : []));

export function scores(s: Result): number[] | null {
  if (s.ending === '') return null;
  const won = winners(s);
  return s.roles.map((_, seat) => (won.includes(seat) ? POINTS[sideOf(s, seat)]! : 0));
}

/** The seats that outlived this one; all deaths of one Nightfall are simultaneous. */
function survivorsOf(s: State, seat: Seat): Seat[] {
  const place = s.deaths.findIndex((death) => death.seat === seat);
  const own = s.deaths[place]!;
  const isWith = ({ cycle, cause }: Death) => cause === 'nightfall' && own.cause === cause && own.cycle === cycle;
  const goneBefore = s.deaths.filter((death, i) => i <= place || isWith(death)).map((death) => death.seat);
  return s.roles.flatMap((_, other) => (goneBefore.includes(other) ? [] : [other]));
}

/** VN-4.9.4: the share of possible predictions a dead seat got right, from 0 to 1. */
export function pointsOf(s: State, seat: Seat): number {
  const prediction = s.predictions.find((one) => one.seat === seat);
  if (prediction === undefined || s.ending === '') return 0;
  const isGuessing = s.options.ghostView === 'public' && s.moderator !== seat;
  const others = isGuessing ? survivorsOf(s, seat) : [];
  const right = others.filter((other) => prediction.roles[other] === faceOf(s, s.roles[other]!)).length;
  return (Number(prediction.winner === (WINNING[s.ending] ?? -1)) + right) / (1 + others.length);
}
