import { LEVEL_NAMES, USUAL_BOT } from '@duskhall/bots';
import rate from 'glicko2-lite';
import type { LadderPlayer, LadderResult, Rating } from '../storage/storage.ts';

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

/** Of one game: the player's share of the victory, and that of a Regular who had the same seat of the same deal. */
export interface Deal {
  share: number;
  regular: number;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** A duel from the first player's side; `luck`: by how much the Regulars in its seats got more than an even share. */
export const summed = (deals: readonly Deal[]): { share: number; luck: number } => ({
  share: meanOf(deals.map((deal) => deal.share)),
  luck: meanOf(deals.map(({ regular }) => regular - 0.5)),
});

/** What is known of any game: two plays of the same deal by bots correlate by 0.1 to 0.3 (docs/bots/results). */
const USUAL_PART = 0.2;
/** It counts as much as about twenty duels. */
const USUAL_WEIGHT = 2.5;

/**
 * Which part of its luck is deducted from a duel: the one that has made scores vary least so far. Where cards decide little it
 * is small, and in a game of pure luck 1. Luck adds up to nothing where both seats are taken, so no part favours anybody.
 */
export function luckPartOf(results: readonly Pick<LadderResult, 'share' | 'luck' | 'forfeit'>[]): number {
  const played = results.filter(({ forfeit }) => forfeit === '');
  const usual = meanOf(played.map(({ share }) => share));
  const product = played.reduce((sum, { share, luck }) => sum + (share - usual) * luck, 0);
  const square = played.reduce((sum, { luck }) => sum + luck ** 2, 0);
  return Math.min(1, Math.max(0, (product + USUAL_PART * USUAL_WEIGHT) / (square + USUAL_WEIGHT)));
}

/** Equal winners share the victory. */
export function shareOf(scores: readonly number[], seat: number): number {
  const best = Math.max(...scores);
  return scores[seat] === best ? 1 / scores.filter((score) => score === best).length : 0;
}
