import type { GameRecord } from '@duskhall/kernel';
import { today } from '../clock.ts';
import { writeRecord } from '../record-file.ts';
import type { Reading } from './reading.ts';

export const freshFile = (name: string): string =>
  `${name}-${today().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-')}.json`;

/** Saves a record and says so, or why not. */
export function save({ screen, words }: Pick<Reading, 'screen' | 'words'>, record: GameRecord, file: string): void {
  try {
    writeRecord(file, record);
    screen.say(words.saved(file));
  } catch (error) {
    screen.say(words.notSaved(file, (error as NodeJS.ErrnoException).code ?? String(error)));
  }
}
