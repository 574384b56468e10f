import { blamedIn, type Event, type Phase, type Trial } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';

/** A line of the story; what only some knew when it happened is a secret. */
export interface StoryLine {
  event: Event;
  isSecret: boolean;
}
/** A night, or a day with its dawn and sunset. */
export interface Chapter {
  cycle: number;
  phase: Phase;
  lines: readonly StoryLine[];
}

/** Events that are too frequent, or told elsewhere. */
const UNTOLD: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'began',
  'phaseBegan',
  'prompted',
  'tapped',
  'gestured',
  'mused',
  'missed',
  'sawAll',
  'readied',
  'ended',
]);
const SECRET: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'introduced',
  'learned',
  'gathered',
  'struck',
  'recorded',
]);

/** The log of an evening that is over, by chapters. */
export function chaptersOf(log: readonly Event[]): Chapter[] {
  const chapters: (Chapter & { lines: StoryLine[] })[] = [];
  const told = new Set<string>();
  for (const event of log) {
    // A claim repeated in the same night is told once.
    if (event.type === 'said') {
      const words = JSON.stringify(event.claim);
      if (told.has(words)) continue;
      told.add(words);
    }
    if (event.type === 'phaseBegan') chapters.push({ cycle: event.cycle, phase: event.phase, lines: [] });
    else if (!UNTOLD.has(event.type) && !isEmpty(event))
      chapters.at(-1)?.lines.push({ event, isSecret: SECRET.has(event.type) });
  }
  return chapters.filter(({ lines }) => lines.length > 0);
}
/** Calls that nobody answered and empty lists are left out. */
const isEmpty = (event: Event): boolean =>
  event.type === 'called' || (event.type === 'introduced' && event.seats.length === 0);

/** What somebody thought of another: asked in secret, or said aloud. */
export interface Suspicion {
  cycle: number;
  by: Seat;
  of: Seat;
}

export function suspicionsOf(log: readonly Event[]): Suspicion[] {
  let cycle = 0;
  return log.flatMap((event): Suspicion[] => {
    if (event.type === 'phaseBegan') cycle = event.cycle;
    if (event.type === 'mused' && event.question === 'suspect' && event.answer >= 0)
      return [{ cycle, by: event.seat, of: event.answer }];
    if (event.type === 'said' && blamedIn(event.claim) >= 0)
      return [{ cycle, by: event.claim.seat, of: blamedIn(event.claim) }];
    return event.type === 'nominated' && event.target >= 0 ? [{ cycle, by: event.seat, of: event.target }] : [];
  });
}

/** By seat and cycle: how many times somebody was suspected. */
export function heatOf(suspicions: readonly Suspicion[], seats: number, cycles: number): number[][] {
  const heat = Array.from({ length: seats }, () => Array.from({ length: cycles + 1 }, () => 0));
  for (const { cycle, of } of suspicions) heat[of]![cycle]!++;
  return heat;
}

export const trialsOf = (log: readonly Event[]): Trial[] =>
  log.flatMap((event) => (event.type === 'tried' ? [event.trial] : []));
