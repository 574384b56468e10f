import { answer, proceed, release, retract, type Seat, seal } from '@duskhall/kernel';
import type { Move } from '../frames.ts';
import { clanOf } from '../rules/day.ts';
import { awaken, checkWin, die } from '../rules/death.ts';
import { nominate } from '../rules/debate.ts';
import { steps } from '../rules/index.ts';
import { isExtra, spend } from '../rules/talk.ts';
import { noteIdle } from '../rules/window.ts';
import type { State } from '../state/index.ts';
import { predict } from './predictions.ts';

/** VN-4.10.1: whoever speaks, accuses or ends the debate is there. */
const isHeardAtNight = (move: Move): boolean =>
  'say' in move || 'nominate' in move || 'ready' in move || 'unready' in move;

/** Plays a legal or free move. */
export function perform(s: State, seat: Seat, move: Move): void {
  if (seat >= 0 && isExtra(s, seat, move)) spend(s, seat);
  if (s.rules > 2 && seat >= 0 && isHeardAtNight(move)) noteIdle(s, seat, true);
  if ('nominate' in move) nominate(s, seat, move.nominate);
  else if ('foresee' in move || 'expect' in move) predict(s, seat, move);
  else if ('unready' in move) {
    retract(s, seat);
    s.table.log?.push({ type: 'readied', seat, isReady: false });
  } else if ('say' in move) {
    const claim = { cycle: s.cycle, seat, say: move.say, about: move.about, other: move.other, value: move.value };
    s.claims = [...s.claims, claim];
    s.table.log?.push({ type: 'said', claim });
    seal(s);
  } else if ('gesture' in move) {
    s.gestures[seat] = move.gesture;
    s.pointed[seat] = move.at;
    s.hasTapped[seat] = true;
    s.table.log?.push({ type: 'gestured', seat, clan: clanOf(s, seat), gesture: move.gesture, at: move.at });
  } else if ('record' in move) {
    s.roles[move.of] = move.record;
    s.table.log?.push({ type: 'recorded', seat: move.of, role: move.record });
  } else if ('remove' in move) remove(s, move.remove);
  else {
    if ('ready' in move) s.table.log?.push({ type: 'readied', seat, isReady: true });
    answer(steps, s, seat, move);
    return;
  }
  proceed(steps, s);
}

/** VN-4.10.3: immediate at night, otherwise at Nightfall with the other dead; the seat makes no more choices. */
function remove(s: State, seat: Seat): void {
  if (s.phase !== 'night') {
    s.isLeaving[seat] = true;
    release(s, seat);
    s.table.log?.push({ type: 'leaving', seat });
    seal(s);
    return;
  }
  die(s, seat, 'removal');
  s.nominations = s.nominations.map((target, own) => (own === seat || target === seat ? -1 : target));
  awaken(s);
  if (!checkWin(s) && isOnTrial(s, seat)) for (let one = 0; one < s.seats; one++) release(s, one);
}
const isOnTrial = (s: State, seat: Seat): boolean => {
  const f = s.table.stack.at(-1);
  return (f?.do === 'defence.made' || f?.do === 'verdict.given') && s.accused[f.place] === seat;
};
