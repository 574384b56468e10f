import type { Character } from '@duskhall/vampire-empire';

/** What the human player thinks of a character. */
export const MARKS = ['human', 'unsure', 'vampire'] as const;
export type Mark = (typeof MARKS)[number];
/** A mark and when it was made, counted in things told; an empty one takes it back. */
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

/** Private notes on a match: they stay in this browser, and come back in the replay as they were at each moment. */
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
      // A browser that keeps nothing forgets the note as well.
    }
    this.#written++;
  }
}
