import { randomBytes } from 'node:crypto';
import { USUAL_BOT } from '@duskhall/bots';
import type { AnyGame, OptionValues, Rng } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import { type End, type GameTable, openTable, type Sitter } from './game-table.ts';
import { levelSitter } from './level-sitter.ts';
import { type Deal, shareOf, summed } from './rating.ts';

/** Who plays a duel: a program, or a level of the built-in bots. */
export interface Contestant {
  name: string;
  sit(): Sitter;
}

export interface Duel {
  share: number;
  luck: number;
  /** The name of who gave it up; empty: nobody. */
  forfeit: string;
}

export interface DuelPlan {
  config: Config;
  game: AnyGame;
  options: OptionValues;
  chance: Rng;
}

/** A duel under way. */
export interface Playing {
  /** Rejected if it is called off, and then it does not count. */
  over: Promise<Duel>;
  /** Ends it for nothing. */
  callOff(why: Error): void;
}

/**
 * Two deals, in which the two contestants swap seats. Each deal is played a second time by two Regulars, to tell what its
 * seats were worth. The contestants themselves get every deal once: a program remembers, and would know the other's cards.
 */
export function playDuel(plan: DuelPlan, [first, second]: readonly [Contestant, Contestant]): Playing {
  const tables = new Set<GameTable>();

  async function play(seed: string, sitters: readonly [Sitter, Sitter]): Promise<End> {
    const id = randomBytes(16).toString('base64url');
    const table = openTable(id, plan.game, { options: plan.options, seed }, sitters);
    tables.add(table);
    const end = await table.over;
    tables.delete(table);
    if ('isVoid' in end) throw end.why;
    return end;
  }
  const regular = () => levelSitter(plan.config, plan.game, USUAL_BOT, plan.chance);

  async function playBoth(): Promise<Duel> {
    const deals: Deal[] = [];
    for (const seat of [0, 1]) {
      const seed = randomBytes(32).toString('hex');
      const seated = seat === 0 ? ([first, second] as const) : ([second, first] as const);
      const contest = play(seed, [seated[0].sit(), seated[1].sit()]);
      const again = play(seed, [regular(), regular()]);
      const end = await Promise.race([contest, again.then(() => contest)]);
      if ('forfeit' in end) {
        // What the deal was worth does not matter any more.
        callOff(new Error('this duel has been given up'));
        const share = end.forfeit === seat ? 0 : 1;
        return { share, luck: 0, forfeit: seated[end.forfeit]!.name };
      }
      deals.push({ share: shareOf(scoresOf(end), seat), regular: shareOf(scoresOf(await again), seat) });
    }
    return { ...summed(deals), forfeit: '' };
  }

  const callOff = (why: unknown) => {
    for (const table of tables) table.end({ isVoid: true, why });
  };
  const over = playBoth().catch((why) => {
    callOff(why);
    throw why;
  });
  return { over, callOff };
}

function scoresOf(end: End): number[] {
  if ('scores' in end) return end.scores;
  throw new Error('this game has not come to its end');
}
