import { LEVEL_NAMES, USUAL_BOT } from '@duskhall/bots';
import rate from 'glicko2-lite';
import type { LadderPlayer, Rating } from '../storage/storage.ts';

/** Where a program begins. */
export const NEWCOMER: Rating = { points: 1500, deviation: 350, volatility: 0.06 };
/** No rating gets surer than this, so that it goes on to follow a program that is being improved. */
const LEAST_DEVIATION = 40;

/** Where the levels begin: about what they have in docs/bots/strength.md, over the games measured there. */
const LEVEL_POINTS: { readonly [level: string]: number } = {
  beginner: 1100,
  novice: 1200,
  casual: 1400,
  regular: 1500,
  expert: 1575,
  master: 1650,
};
const LEVEL_DEVIATION = 100;

/** The one that the scale hangs on: it stays where it is. */
export const isAnchor = (name: string): boolean => name === USUAL_BOT;

export const LEVELS_ON_LADDER: readonly LadderPlayer[] = LEVEL_NAMES.map((name) => ({
  name,
  isLevel: true,
  rating: { ...NEWCOMER, points: LEVEL_POINTS[name]!, deviation: isAnchor(name) ? LEAST_DEVIATION : LEVEL_DEVIATION },
  duels: 0,
  forfeits: 0,
}));

export const newProgram = (name: string): LadderPlayer => ({
  name,
  isLevel: false,
  rating: NEWCOMER,
  duels: 0,
  forfeits: 0,
});

function against({ points, deviation, volatility }: Rating, other: Rating, score: number): Rating {
  const { rating, rd, vol } = rate(points, deviation, volatility, [[other.points, other.deviation, score]]);
  return { points: rating, deviation: Math.max(LEAST_DEVIATION, rd), volatility: vol };
}

/** Both players after a duel; `forfeit`: the name of the one who gave it up. */
export function rated(players: readonly [LadderPlayer, LadderPlayer], score: number, forfeit: string): LadderPlayer[] {
  return players.map((player, side) => ({
    ...player,
    rating: isAnchor(player.name)
      ? player.rating
      : against(player.rating, players[1 - side]!.rating, side === 0 ? score : 1 - score),
    duels: player.duels + 1,
    forfeits: player.forfeits + Number(player.name === forfeit),
  }));
}

/** How much of the luck of a deal is deducted, as two Regulars show it. With seats taken in turn it adds up to nothing. */
const LUCK_SHARE = 0.5;

/** Of one game: the player's share of the victory, and that of a Regular who had the same seat of the same deal. */
export interface Deal {
  share: number;
  regular: number;
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** A duel from the first player's side. The score may lie a little outside of 0 to 1. */
export function scored(deals: readonly Deal[]): { share: number; luck: number; score: number } {
  const share = meanOf(deals.map((deal) => deal.share));
  const luck = meanOf(deals.map(({ regular }) => regular - 0.5));
  return { share, luck, score: share - LUCK_SHARE * luck };
}

/** Equal winners share the victory. */
export function shareOf(scores: readonly number[], seat: number): number {
  const best = Math.max(...scores);
  return scores[seat] === best ? 1 / scores.filter((score) => score === best).length : 0;
}
