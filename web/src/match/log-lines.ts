import type { Seat, Texts, Types } from '@duskhall/kernel';

/** A line of the log. */
export interface LogLine {
  /** Its index among all events. */
  place: number;
  text: string;
  /** The title of a turn or phase. */
  isHeading: boolean;
  isAboutMe: boolean;
  /** Its rule number; empty: unknown. */
  rule: string;
  /** The moment to jump to; -1: none. */
  moment: number;
}

/** Fields of an event that hold a seat, for texts that address nobody. */
const PEOPLE = ['seat', 'target', 'source'];

/** The log in words; events without a text are left out. */
export function linesOf(
  events: readonly object[],
  texts: Texts<Types>,
  names: readonly string[],
  seat: Seat,
  ruleOf: (place: number) => string,
  momentOf: (place: number) => number = (place) => place,
): LogLine[] {
  const reader = seat < 0 ? undefined : seat;
  const turns = new Map(texts.turns?.(events, names, reader).map((turn) => [turn.at, turn]));
  const lines: LogLine[] = [];
  for (const [place, event] of events.entries()) {
    const line = { place, rule: ruleOf(place), moment: momentOf(place) };
    const turn = turns.get(place);
    if (turn !== undefined) lines.push({ ...line, text: turn.title, isHeading: true, isAboutMe: turn.seat === seat });
    const text = turn?.hasTold ? '' : texts.event(event, names, reader);
    if (text === '') continue;
    const isNamed = seat >= 0 && PEOPLE.some((key) => (event as { [key: string]: unknown })[key] === seat);
    const isAboutMe = isNamed || (seat >= 0 && text !== texts.event(event, names));
    lines.push({ ...line, text, isHeading: false, isAboutMe });
  }
  return lines;
}
