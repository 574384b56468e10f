import {
  CLOSE,
  closeWindow,
  type Entry,
  enter,
  HOUSE,
  type Match,
  type Refusal,
  rewind,
  type Types,
  undo,
} from '@duskhall/kernel';

/** Enters one entry of a record into a replayed match with all checks; throws or returns the refusal if it is illegal. */
export function enterAgain(match: Match<Types>, entry: Entry): Refusal | null {
  if ('undo' in entry) undo(match, entry.undo, entry.at);
  else if ('rewind' in entry) rewind(match, entry.rewind, entry.at);
  else if (entry.seat === HOUSE && entry.move === CLOSE) closeWindow(match, entry.by, entry.at);
  else return enter(match, entry.seat, [entry.move], entry.by, entry.at);
  return null;
}
