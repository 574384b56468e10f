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
  // Whoever is heard again may be the bot that sits in.
  if (event.type === 'missed' && !event.isAbsent) return null;
  return TOLD.includes(event.type) ? { kind: 'told', event } : null;
}

/** The stream lies open for everybody to see: never a clan's room. */
const OPEN: readonly string[] = ['all', 'dead', 'watchers'];

/**
 * The chat among the events, each line after what had happened when it came: the room for all and, to the dead and to
 * watchers, their own.
 */
export function streamOf(
  log: readonly Event[],
  lines: readonly Written[],
  room: string,
  cameAt: (line: Written) => number,
): Entry[] {
  const open = lines.filter(
    (line) => (line.room === 'all' || (line.room === room && OPEN.includes(room))) && cameAt(line) !== TOO_OLD,
  );
  const entries: Entry[] = [];
  let next = 0;
  const write = (until: number): void => {
    for (; next < open.length && cameAt(open[next]!) <= until; next++)
      entries.push({ kind: 'written', line: open[next]! });
  };
  for (const [place, entry] of entriesOf(log).entries()) {
    write(place);
    entries.push(entry);
  }
  write(Number.POSITIVE_INFINITY);
  return entries.slice(-MOST);
}
const entriesOf = (log: readonly Event[]): Entry[] => log.flatMap((event) => entryOf(event) ?? []);

/** Of lines that come all at once, from the lobby or after a reload, only so many are shown. */
const MOST_AT_ONCE = 5;
const TOO_OLD = -1;

/**
 * How many events the stream showed when each line of the chat came: lines carry no place in the game, and the whole log
 * also grows in the middle, when secrets are opened at the end.
 */
export class Arrivals {
  #places = new Map<string, number>();

  /** Lines that are gone are forgotten. */
  note(lines: readonly Written[], log: readonly Event[]): void {
    const before = this.#places;
    const keys = lines.filter(({ room }) => OPEN.includes(room)).map(keyOf);
    const shown = new Set(keys.filter((key) => !before.has(key)).slice(-MOST_AT_ONCE));
    const now = entriesOf(log).length;
    this.#places = new Map(keys.map((key) => [key, before.get(key) ?? (shown.has(key) ? now : TOO_OLD)]));
  }
  placeOf = (line: Written): number => this.#places.get(keyOf(line)) ?? Number.POSITIVE_INFINITY;
}
const keyOf = ({ at, person, text }: Written): string => `${at} ${person.id} ${text}`;
