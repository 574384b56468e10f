import type { Claim, Event } from '@duskhall/blood-vendetta';

/** A line of the chat as far as the stream needs it. */
export interface Written {
  person: { id: string; name: string };
  room: string;
  text: string;
  at: number;
}

/** What is said and what happens, in one list. */
export type Entry =
  | { kind: 'night'; cycle: number }
  | { kind: 'told'; event: Event }
  | { kind: 'said'; claim: Claim }
  | { kind: 'written'; line: Written };

/** What everybody hears at night; nothing that a phone shows covered. */
const TOLD: readonly Event['type'][] = [
  'died',
  'nobodyDied',
  'doubleStrikeComes',
  'kitsuneAwoke',
  'charmed',
  'paralysed',
  'staleWarned',
  'nominated',
  'tried',
  'balloted',
  'notExecuted',
  'leaving',
  'missed',
  'moderatorNamed',
];
/** So many entries are kept in view. */
const MOST = 150;

function entryOf(event: Event): Entry | null {
  if (event.type === 'phaseBegan') return event.phase === 'night' ? { kind: 'night', cycle: event.cycle } : null;
  if (event.type === 'said') return { kind: 'said', claim: event.claim };
  return TOLD.includes(event.type) ? { kind: 'told', event } : null;
}

/**
 * The chat among the events, each line after what had happened when it came. The stream lies open for everybody to see, so
 * it shows the room for all and, to the dead and to watchers, their own; never a clan's.
 */
export function streamOf(
  log: readonly Event[],
  lines: readonly Written[],
  room: string,
  cameAt: (line: Written) => number,
): Entry[] {
  const open = lines.filter((line) => line.room === 'all' || (line.room === room && isOpenly(room)));
  const entries: Entry[] = [];
  let next = 0;
  const write = (until: number): void => {
    for (; next < open.length && cameAt(open[next]!) <= until; next++)
      entries.push({ kind: 'written', line: open[next]! });
  };
  for (const [place, event] of log.entries()) {
    write(place);
    const entry = entryOf(event);
    if (entry !== null) entries.push(entry);
  }
  write(Number.POSITIVE_INFINITY);
  return entries.slice(-MOST);
}
const isOpenly = (room: string): boolean => room === 'dead' || room === 'watchers';

/** How long the log was when each line of the chat came: lines carry no place in the game. */
export class Arrivals {
  #places = new Map<string, number>();

  /** Lines that are gone are forgotten. */
  note(lines: readonly Written[], length: number): void {
    this.#places = new Map(lines.map((line) => [keyOf(line), this.#places.get(keyOf(line)) ?? length]));
  }
  placeOf = (line: Written): number => this.#places.get(keyOf(line)) ?? Number.POSITIVE_INFINITY;
}
const keyOf = ({ at, person, text }: Written): string => `${at} ${person.id} ${text}`;
