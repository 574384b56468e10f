import type { GameRecord, KeptDeal } from '@duskhall/kernel';
import { today } from '../clock.ts';
import { writeKept, writeRecord } from '../record-file.ts';
import type { Reading } from './reading.ts';

export const freshFile = (name: string): string =>
  `${name}-${today().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-')}.json`;

/** Saves a record, and what was kept of its deal, and says so, or why not. */
export function save(
  { screen, words }: Pick<Reading, 'screen' | 'words'>,
  record: GameRecord,
  file: string,
  kept: KeptDeal | null = null,
): void {
  try {
    writeRecord(file, record);
    if (kept !== null) writeKept(file, kept);
    screen.say(words.saved(file));
  } catch (error) {
    screen.say(words.notSaved(file, (error as NodeJS.ErrnoException).code ?? String(error)));
  }
}
