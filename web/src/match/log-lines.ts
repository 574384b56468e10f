import type { Seat, Texts, Types } from '@duskhall/kernel';

/** A line of the story. */
export interface LogLine {
  /** Its place among all events. */
  place: number;
  text: string;
  isAboutMe: boolean;
  /** The rule behind it; empty: not known. */
  rule: string;
  /** The moment it belongs to; -1: there is no way back to it. */
  moment: number;
}

/** What an event says about people stands under these names. */
const PEOPLE = ['seat', 'target', 'source'];

/** The story in words; events not worth a line are left out. */
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
