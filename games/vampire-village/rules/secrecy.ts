import type { Seat } from '@duskhall/kernel';
import type { Frame } from '../frames.ts';
import { type Around, handAfter, passesOf, type State, type Village } from '../state.ts';
import { isHaunted } from './demons.ts';

/** The frames that reveal what the seats did in their lanes, each with the first frame of those lanes. */
const LANES: { readonly [step in Frame['do']]?: Frame } = {
  'picks.reveal': { do: 'pick.ask' },
  'villages.reveal': { do: 'place.ask' },
  'creatures.reveal': { do: 'gift.ask' },
  'demons.reveal': { do: 'demon.ask' },
};

/** A state or a view. */
type Open = { table: { stack: readonly Frame[] } } | { stack: readonly Frame[] };
function stepOf(s: Open): Frame['do'] | undefined {
  const { stack } = 'table' in s ? s.table : s;
  return stack[stack.length - 1]?.do;
}

/** The first frame of the open secret lanes; null if there are none. */
export function secretLane(s: Open): Frame | null {
  const step = stepOf(s);
  return (step !== undefined && LANES[step]) || null;
}
export const isChoosing = (s: Open): boolean => stepOf(s) === 'picks.reveal';
export const isConstruction = (s: Open): boolean => isChoosing(s) || stepOf(s) === 'villages.reveal';
export const isAttack = (s: Open): boolean => stepOf(s) === 'attack.begin';

/** VV-7.1: whether the open secret step concerns a seat, finished or not; this is public. */
export const isDue = (s: Open & Around & { villages: readonly Village[] }, seat: Seat): boolean =>
  stepOf(s) !== 'demons.reveal' || isHaunted(s, seat);

/** VV-8: by seat, whether the viewer knows the hand it holds, having held it before or holding it now. */
export function knownHands(s: State, viewer: Seat): boolean[] {
  const passes = passesOf(s);
  const looks = passes + (isChoosing(s) || s.options.peekNextHand === 'true' ? 1 : 0);
  const seen = new Set<number>();
  if (viewer >= 0) for (let pass = 0; pass < looks; pass++) seen.add(handAfter(s, viewer, pass));
  return s.hands.map((_, seat) => seen.has(handAfter(s, seat, passes)));
}
