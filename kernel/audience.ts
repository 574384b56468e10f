import type { Seat } from './table.ts';

/** Whom a sentence is told to: the names by seat, and the seat that is addressed as "you". */
export interface Audience {
  names: readonly string[];
  isYou(seat: Seat): boolean;
  /** The name, or "You" as at the beginning of a sentence. */
  who(seat: Seat): string;
  /** The name, or "you" as within a sentence. */
  called(seat: Seat): string;
  /** `Odile plays`, and to Odile `You play`: the verb in both persons. */
  does(seat: Seat, theirs: string, yours: string): string;
}

/** `you`: how the language says it at the beginning of a sentence; `reader` undefined: nobody is addressed. */
export function audience(you: string, names: readonly string[], reader: Seat | undefined): Audience {
  const isYou = (seat: Seat) => seat >= 0 && seat === reader;
  const who = (seat: Seat) => (isYou(seat) ? you : names[seat]!);
  const called = (seat: Seat) => (isYou(seat) ? you.toLowerCase() : names[seat]!);
  return { names, isYou, who, called, does: (seat, theirs, yours) => `${who(seat)} ${isYou(seat) ? yours : theirs}` };
}

/** The sentences of a language by type of event. */
export type Sentences<E extends { type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { type: K }>, to: Audience) => string;
};
export function sentenceIn<E extends { type: string }>(sentences: Sentences<E>, event: E, to: Audience): string {
  const sentence = sentences[event.type as E['type']] as (told: E, all: Audience) => string;
  return sentence(event, to);
}

export const withoutStop = (sentence: string): string => (sentence.endsWith('.') ? sentence.slice(0, -1) : sentence);

/** No player's name, and no beginning of any sentence. */
const STAND_IN = '\ue000';

/**
 * What is told, without its full stop, and without its subject if that is this seat: for a list of what somebody did. A
 * name may be a word that sentences begin with ("The"), so the subject is found by telling it under another name.
 */
export function withoutSubject(tell: (to: Audience) => string, to: Audience, subject: Seat): string {
  const told = withoutStop(tell(to));
  if (subject < 0) return told;
  const isSubject = tell(audience('', to.names.with(subject, STAND_IN), undefined)).startsWith(`${STAND_IN} `);
  const name = `${to.who(subject)} `;
  return isSubject && told.startsWith(name) ? told.slice(name.length) : told;
}
