import type { GameRecord } from '@duskhall/kernel';
import type { Screen } from '../screen.ts';
import { type Reader, showStep } from './reader.ts';
import { stepAt } from './retrace.ts';

/** Steps back and forth in a record until the reader quits. */
export async function stepThrough(screen: Screen, reader: Reader, record: GameRecord, from: number): Promise<void> {
  const { words, game } = reader;
  const last = record.entries.length;
  const keys = screen.colours.dim(Object.values(words.steps).join(' · '));
  let at = from;
  for (;;) {
    screen.clear();
    showStep(screen, reader, stepAt(game, record, at), last);
    screen.say();
    screen.say(keys);
    const there = await askWhere(screen, reader, at, last);
    if (there === null) return;
    at = there;
  }
}

/** The next position; null: quit. */
async function askWhere(screen: Screen, { words }: Reader, at: number, last: number): Promise<number | null> {
  for (;;) {
    const word = await screen.ask('>');
    if (word === null || word === 'q') return null;
    if (word === '') return Math.min(at + 1, last);
    if (word === 'b') return Math.max(at - 1, 0);
    if (/^\d+$/.test(word) && Number(word) <= last) return Number(word);
    screen.say(words.noSuchEntry(word, last));
  }
}
