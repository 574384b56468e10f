import type { Visitor } from './visitor.ts';

/** The last request of this type that a person has sent, as text. */
export const lastOf = ({ traffic }: Visitor, type: string): string =>
  traffic.findLast(({ way, text }) => way === 'out' && text.startsWith(`{"type":"${type}"`))!.text;

/** The answers to a request, heard from now on. */
export const answersTo = ({ frames }: Visitor, text: string) =>
  frames.map((frame) => JSON.parse(frame)).filter(({ id }) => id === JSON.parse(text).id);

/** Sends a text again, as a client that has not heard the answer would. */
export async function repeat(person: Visitor, text: string): Promise<unknown> {
  person.frames.length = 0;
  person.say(text);
  await person.until(() => answersTo(person, text).length > 0);
  return answersTo(person, text)[0];
}
