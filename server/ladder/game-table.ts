import { Refused, RefusedMove } from '@duskhall/host';
import {
  type AnyGame,
  closeWindow,
  collect,
  enter,
  type Match,
  mayClose,
  type OptionValues,
  openMatch,
  owes,
  type Seat,
  same,
  type Types,
} from '@duskhall/kernel';

/** A question to a seat, with all that the seat may know. */
export interface Turn {
  match: string;
  game: string;
  seat: Seat;
  /** The number of the question: an answer names it. */
  asked: number;
  view: object;
  moves: readonly unknown[];
  /** What the seat was told since its last question. */
  events: readonly object[];
}

/** Who sits at a table. */
export interface Sitter {
  /** Null: what was asked is not asked any more. */
  asked(table: GameTable, turn: Turn | null): void;
  /** Something was played: what the seat sees now. */
  saw?(view: object): void;
  /** The game is over. */
  left(table: GameTable, seat: Seat, end: End): void;
}

/** How a game ended: by the rules, because a seat gave it up, or not at all. */
export type End = { scores: number[] } | { forfeit: Seat } | { isVoid: true; why: unknown };

/** One game between two sitters. */
export interface GameTable {
  id: string;
  match: Match<Types>;
  /** Enters an answer to the seat's open question; throws `Refused`, which changes nothing. */
  answer(seat: Seat, move: unknown): void;
  /** Ends the game against a seat, or for nothing; idempotent. */
  end(end: End): void;
  isOpen(): boolean;
  over: Promise<End>;
}

export const TWO = 2;
/** Of a match; the longest known has 490 with few seats. A game beyond it is void. */
const MOST_ENTRIES = 2000;

/** No question is open. */
const NOTHING = -1;

/** Seats both; the first question is asked at once. */
export function openTable(
  id: string,
  game: AnyGame,
  { options, seed }: { options: OptionValues; seed: string },
  sitters: readonly [Sitter, Sitter],
): GameTable {
  const match = openMatch(game as Match<Types>['game'], { seats: TWO, options, seed });
  const told: object[][] = [[], []];
  const open = [NOTHING, NOTHING];
  let isOpen = true;
  let settle: (end: End) => void;

  const table: GameTable = {
    id,
    match,
    answer(seat, move) {
      const { s } = match;
      if (!game.legal(s, seat).some((legal) => same(legal, move))) {
        const refusal = game.refusal(s, seat, move);
        throw refusal === null ? new Refused('malformed', '`move` is none of `moves`') : new RefusedMove(refusal);
      }
      open[seat] = NOTHING;
      attempt(() => enter(match, seat, [move], 'seat', 0));
    },
    end(end) {
      if (!isOpen) return;
      isOpen = false;
      for (const [seat, sitter] of sitters.entries()) sitter.left(table, seat, end);
      settle(end);
    },
    isOpen: () => isOpen,
    over: new Promise((resolve) => {
      settle = resolve;
    }),
  };

  function tell(): void {
    for (const event of collect(match))
      for (const [seat, events] of told.entries()) {
        const seen = game.redact(match.s, event, seat);
        if (seen !== null) events.push(seen);
      }
    for (const [seat, sitter] of sitters.entries()) sitter.saw?.(game.view(match.s, seat));
  }
  function ask(seat: Seat): void {
    const { s } = match;
    const asked = s.table.asked[seat]!;
    if (open[seat] === (owes(s, seat) ? asked : NOTHING)) return;
    open[seat] = owes(s, seat) ? asked : NOTHING;
    const turn = { match: id, game: game.name, seat, asked, view: game.view(s, seat), moves: game.legal(s, seat) };
    sitters[seat]!.asked(table, open[seat] === NOTHING ? null : { ...turn, events: told[seat]!.splice(0) });
  }
  /** Makes a change and asks what is to be asked now. Rules that throw end the game for nothing. */
  function attempt(change: () => void): void {
    try {
      change();
      tell();
      for (; mayClose(match.s); tell()) closeWindow(match, 'clock', 0);
      const scores = game.scores(match.s);
      if (match.record.entries.length > MOST_ENTRIES) throw new Error('this game does not end');
      if (scores === null) for (const seat of told.keys()) ask(seat);
      else table.end({ scores });
    } catch (why) {
      table.end({ isVoid: true, why });
    }
  }
  attempt(() => {});
  return table;
}
