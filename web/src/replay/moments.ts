import {
  type AnyGame,
  CLOSE,
  type GameRecord,
  HOUSE,
  openMatch,
  type Seat,
  standing,
  type Texts,
  type Types,
} from '@duskhall/kernel';

/** What a viewer saw after a move that was not taken back, and what caused it. */
export interface Moment {
  view: object;
  events: readonly object[];
  /** The view before and the move made; null: the beginning. */
  cause: { view: object; move: unknown } | null;
}

/** The match as one viewer saw it, move by move. */
export function momentsOf(game: AnyGame, record: GameRecord, viewer: Seat): Moment[] {
  const { s } = openMatch(game, record);
  const told = (events: readonly unknown[]) => events.flatMap((event) => game.redact(s, event, viewer) ?? []);
  const moments: Moment[] = [{ view: game.view(s, viewer), events: told(s.table.log ?? []), cause: null }];
  for (const { seat, move } of standing(record.entries)) {
    const cause = { view: game.view(s, seat), move };
    s.table.log = [];
    if (seat === HOUSE && move === CLOSE) game.close(s);
    else game.apply(s, seat, move);
    moments.push({ view: game.view(s, viewer), events: told(s.table.log), cause });
  }
  return moments;
}

/** The rule number behind a moment; empty: unknown. */
export function ruleBehind(texts: Texts<Types>, { cause }: Moment): string {
  if (cause === null || cause.move === CLOSE) return '';
  return texts.ruleOf(cause.view, cause.move);
}
