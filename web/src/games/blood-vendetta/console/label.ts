import type { Move } from '@duskhall/blood-vendetta';
import type { Either, Words } from '@duskhall/blood-vendetta/texts/catalogue.ts';
import type { BoardWords } from '../texts/board-words.ts';

/** An answer as a button of the console says it. */
export function labelOf(
  words: Words,
  board: BoardWords,
  names: readonly string[],
  question: string,
  move: Move,
): string {
  const nameOf = (seat: number) => (seat < 0 ? words.nobody : names[seat]!);
  if ('name' in move) return nameOf(move.name);
  if ('vote' in move) return nameOf(move.vote);
  if ('nominate' in move) return move.nominate < 0 ? board.withdraw : nameOf(move.nominate);
  if ('yes' in move) {
    const either = words.eithers[question as Either] as { yes: string; no: string } | undefined;
    return either?.[move.yes ? 'yes' : 'no'] ?? (move.yes ? words.yes : words.no);
  }
  if ('ready' in move) return board.beReady;
  if ('unready' in move) return board.notReady;
  if ('read' in move) return board.closeCard;
  return board.done;
}
