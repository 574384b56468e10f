import { type AnyGame, below, type Rng } from '@duskhall/kernel';
import type { Asked } from '../bots/minds.ts';
import type { Config } from '../config.ts';
import type { GameTable, Sitter, Turn } from './game-table.ts';

/** A level has all its iterations, however busy the machine is: nobody at the table waits for show. In milliseconds. */
const LIMIT = 10_000;
/** So much may wait for the bot threads before a question joins it, in milliseconds: more would be turned away there. */
const MOST_WAITING = 3000;
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

  const waited = (milliseconds: number) => new Promise<void>((resolve) => void clock.after(milliseconds, resolve));

  async function think(table: GameTable, turn: Turn): Promise<void> {
    // An answer always takes the time set aside for it, so that it does not tell how hard the choice was.
    const shown = time > 0 ? waited(time) : undefined;
    const over = () => minds.waitOf(turn.match, turn.seat, PAYER) - MOST_WAITING;
    while (over() > 0 && table.isOpen()) await waited(over());
    const [{ move }] = await Promise.all([minds.decide(inquiryOf(turn, table)), shown]);
    if (table.isOpen()) table.answer(turn.seat, move);
  }

  return {
    ...(game.hints?.clues !== undefined && { saw: (view) => void views.push(view) }),
    asked(table, turn) {
      if (turn !== null) think(table, turn).catch((why) => table.end({ isVoid: true, why }));
    },
    left: (table) => minds.forget(table.id),
  };
}
