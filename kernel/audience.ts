import type { Seat } from './table.ts';

/** Whom a sentence is told to: the names by seat, and the seat that is addressed as "you". */
export interface Audience {
  names: readonly string[];
  isYou(seat: Seat): boolean;
  /** The name, or "You" as at the beginning of a sentence. */
  who(seat: Seat): string;
  /** `Odile plays`, and to Odile `You play`: the verb in both persons. */
  does(seat: Seat, theirs: string, yours: string): string;
}

/** `you`: how the language says it at the beginning of a sentence; `reader` undefined: nobody is addressed. */
export function audience(you: string, names: readonly string[], reader: Seat | undefined): Audience {
  const isYou = (seat: Seat) => seat === reader;
  const who = (seat: Seat) => (isYou(seat) ? you : names[seat]!);
  return { names, isYou, who, does: (seat, theirs, yours) => `${who(seat)} ${isYou(seat) ? yours : theirs}` };
}

/** The sentence without this subject and its full stop, for a list of what somebody did. */
export function withoutSubject(sentence: string, subject: string): string {
  const rest = sentence.endsWith('.') ? sentence.slice(0, -1) : sentence;
  return rest.startsWith(`${subject} `) ? rest.slice(subject.length + 1) : rest;
}
