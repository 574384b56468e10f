import { type AnyGame, below, type Rng } from '@duskhall/kernel';
import type { Asked } from '../bots/minds.ts';
import type { Config } from '../config.ts';
import type { GameTable, Sitter, Turn } from './game-table.ts';

/** A level has all its iterations, however busy the machine is: nobody at the table waits for show. In milliseconds. */
const LIMIT = 10_000;
/** All ladders of this server together get the share of one host. */
const PAYER = { person: 'the ladder', household: 'the ladder' };

/** A level of the built-in bots. It thinks in the server's bot threads and gets what its seat may know. */
export function levelSitter({ minds, clock }: Config, game: AnyGame, level: string, chance: Rng): Sitter {
  /** The views since the game began, for games in which a bot infers something from them. */
  const views: object[] = [];
  const time = game.hints?.decide === undefined ? minds.timeOf(level) : 0;

  function inquiryOf({ match, seat, view, moves }: Turn, { isOpen }: GameTable): Asked {
    const seed = below(chance, 2 ** 31, 'seed');
    return {
      ...{ match, seat, level, isHint: false, isWanted: isOpen, time, limit: LIMIT, payer: PAYER },
      read: (known) => ({
        inquiry: {
          ...{ match, seat, game: game.name, level, seed, view, moves },
          seen: views.slice(known?.count ?? 0),
          isAnew: known === null,
        },
        known: { count: views.length, mark: match },
      }),
    };
  }

  return {
    ...(game.hints?.clues !== undefined && { saw: (view) => void views.push(view) }),
    asked(table, turn) {
      if (turn === null) return;
      // An answer always takes the time set aside for it, so that it does not tell how hard the choice was.
      const shown = time > 0 ? new Promise<void>((resolve) => void clock.after(time, resolve)) : undefined;
      Promise.all([minds.decide(inquiryOf(turn, table)), shown])
        .then(([{ move }]) => table.isOpen() && table.answer(turn.seat, move))
        .catch((why) => table.end({ isVoid: true, why }));
    },
    left: (table) => minds.forget(table.id),
  };
}
