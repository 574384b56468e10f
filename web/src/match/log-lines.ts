import type { Seat, Texts, Types } from '@duskhall/kernel';

/** A line of the log. */
export interface LogLine {
  /** Its index among all events. */
  place: number;
  text: string;
  isAboutMe: boolean;
  /** Its rule number; empty: unknown. */
  rule: string;
  /** The moment to jump to; -1: none. */
  moment: number;
}

/** Fields of an event that hold a seat. */
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
  const lines: LogLine[] = [];
  for (const [place, event] of events.entries()) {
    const text = texts.event(event, names);
    if (text === '') continue;
    const isAboutMe = seat >= 0 && PEOPLE.some((key) => (event as { [key: string]: unknown })[key] === seat);
    lines.push({ place, text, isAboutMe, rule: ruleOf(place), moment: momentOf(place) });
  }
  return lines;
}
