import type { Turn } from '@duskhall/kernel';
import type { Event } from '../events.ts';
import type { Names, Words } from './catalogue.ts';

/** Each phase, each trial, and each vote among all nominees. Only what everybody is told begins one. */
export function turnsIn(words: Words, log: readonly Event[], names: Names): Turn[] {
  return log.flatMap((event, at): Turn[] => {
    if (event.type === 'phaseBegan')
      return [{ at, seat: -1, title: words.when(event.phase, event.cycle), hasTold: true }];
    // The vote about somebody belongs to the trial.
    if (event.type !== 'accused' && !(event.type === 'voteBegan' && event.seat < 0)) return [];
    return [{ at, seat: event.seat, title: words.announce(event, names).replace(/\.$/, ''), hasTold: true }];
  });
}
