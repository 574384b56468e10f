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

/** Enters what a record says into a match that is played again: only what is possible there, else throws or refuses. */
export function enterAgain(match: Match<Types>, entry: Entry): Refusal | null {
  if ('undo' in entry) undo(match, entry.undo, entry.at);
  else if ('rewind' in entry) rewind(match, entry.rewind, entry.at);
  else if (entry.seat === HOUSE && entry.move === CLOSE) closeWindow(match, entry.by, entry.at);
  else return enter(match, entry.seat, [entry.move], entry.by, entry.at);
  return null;
}
