import { type AnyGame, fastRng, type Seat } from '@duskhall/kernel';

/** Whether a gesture cannot be undone. It is tried on an imagined state, where the laws say the same happens. */
export function isFinal(game: AnyGame, view: object, seat: Seat, moves: readonly unknown[]): boolean {
  try {
    const s = game.imagine(view, fastRng(1));
    const { sealed } = s.table;
    for (const move of moves) game.apply(s, seat, move);
    return s.table.sealed !== sealed;
  } catch {
    return true;
  }
}
