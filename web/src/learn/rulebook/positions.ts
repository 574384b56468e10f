import { type AnyGame, HOUSE } from '@duskhall/kernel';
import type { Scene } from '../../rulebook.ts';
import { layAt, perform } from '../lesson/lesson-match.ts';

/** What a board shows of a position. */
export interface Position {
  view: object;
  moves: readonly unknown[];
  free: readonly unknown[];
  log: readonly object[];
  isOver: boolean;
}

/** A scene at first, and after each of its deeds. */
export function positionsOf(game: AnyGame, { table, deeds = [] }: Scene): Position[] {
  const laid = layAt(game, [{ name: '', at: '', rule: '', table }], 0);
  const { seat } = table;
  const look = (): Position => {
    const { s } = laid.match;
    const view = game.view(s, seat);
    const isOver = game.scores(s) !== null;
    const moves = seat < 0 ? [] : game.legal(s, seat);
    return { view, moves, free: seat < HOUSE ? [] : game.free(s, seat), log: [...laid.log], isOver };
  };
  return [
    look(),
    ...deeds.map((deed) => {
      perform(laid, deed);
      return look();
    }),
  ];
}
