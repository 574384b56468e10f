import type { Character } from '@duskhall/vampire-empire';

/** The human player's guess about a character. */
export const MARKS = ['human', 'unsure', 'vampire'] as const;
export type Mark = (typeof MARKS)[number];
/** A mark and the length of the log when it was made; an empty mark removes it. */
export interface Note {
  at: number;
  character: Character;
  mark: Mark | '';
}

/** The last mark of each character at that time. */
export function marksAt(notes: readonly Note[], at: number): ReadonlyMap<Character, Mark> {
  const marks = new Map<Character, Mark>();
  for (const note of notes) {
    if (note.at > at) continue;
    if (note.mark === '') marks.delete(note.character);
    else marks.set(note.character, note.mark);
  }
  return marks;
}

const keyOf = (match: string): string => `duskhall.vampire-empire.notebook.${match}`;
function read(match: string): Note[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(match)) ?? '[]') as Note[];
  } catch {
    return [];
  }
}

/** Private notes on a match: stored in this browser, and shown in the replay as they were at each moment. */
export class Notebook {
  readonly #match: () => string;
  #written = $state(0);
  #notes = $derived.by(() => {
    void this.#written;
    return read(this.#match());
  });

  constructor(match: () => string) {
    this.#match = match;
  }

  marks = (at: number): ReadonlyMap<Character, Mark> => marksAt(this.#notes, at);

  write(note: Note): void {
    try {
      localStorage.setItem(keyOf(this.#match()), JSON.stringify([...this.#notes, note]));
    } catch {
      // Without storage the note is lost.
    }
    this.#written++;
  }
}
