import { type Event, SCOUT, type State, type View } from '@duskhall/blood-vendetta';
import { callsNow } from '../stage.ts';
import { isSong, stepOf } from './moderator-steps.ts';

/** VN-4.11: advice for a moderator: how to speak, touch and wait without giving anything away. */
export type Advice = 'voice' | 'song' | 'scout';

/** VN-4.11.1: the advice for the open step; `isGuest` tells by seat who has no device. */
export function adviceFor(view: View, s: State, log: readonly Event[], isGuest: readonly boolean[]): Advice[] {
  const step = stepOf(view);
  const { calls } = callsNow(view, log);
  const advice: Advice[] = [];
  const isLeaders = step === 'show' && (calls.includes('meet-varg-leader') || calls.includes('meet-leader'));
  if (isLeaders || step === 'vote' || step === 'tie') advice.push('voice');
  if (step !== 'tell') return advice;
  if (isSong(view) && isGuest.some((one, seat) => one && view.isAlive[seat])) advice.push('song');
  const isScouts =
    calls.includes('scout') && s.isAlive.some((lives, seat) => lives && isGuest[seat] && s.roles[seat] === SCOUT);
  return isScouts ? [...advice, 'scout'] : advice;
}
