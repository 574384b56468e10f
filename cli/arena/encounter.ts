import { type Bot, random } from '@duskhall/bots';
import { digest, type Game, type OptionValues, type Seat, type Types } from '@duskhall/kernel';
import { findGame } from '../games.ts';
import { streamOf } from '../seeds.ts';
import { openWatch, playOut, talkOver } from '../simulate.ts';
import { contenderOf } from './contender.ts';

/** Wall-clock time, or processor time of the process. */
export const CLOCKS = {
  wall: () => performance.now(),
  processor() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
} as const;
export type ClockName = keyof typeof CLOCKS;

/** A tournament: every pair of bots plays each deal twice, with the seats swapped; or alone, once from each seat. */
export interface Tournament {
  game: string;
  seats: number;
  options: OptionValues;
  seed: string;
  bots: readonly string[];
  /** Per pair. */
  games: number;
  clock: ClockName;
  /** The first bot of a pair takes one seat and the second all others; else they alternate around the table. */
  isAlone: boolean;
}

/** A pair, as indices into `bots`. */
export const pairsOf = (bots: readonly string[]): [number, number][] =>
  bots.flatMap((_, first) => bots.slice(first + 1).map((__, rest): [number, number] => [first, first + 1 + rest]));

/** The result of one game. Times are in microseconds, over decisions with at least two legal moves. */
export interface Encounter {
  pair: number;
  /** Identifies the deal: the digest of the initial state. */
  deal: string;
  /** By seat: which bot of the pair. */
  sides: readonly number[];
  /** The first bot's share of the victory, from 0 to 1. */
  share: number;
  decisions: number;
  /** By bot of the pair. */
  times: number[][];
}

/** How often every deal is played. */
export const timesPlayed = ({ isAlone, seats }: Pick<Tournament, 'isAlone' | 'seats'>): number => (isAlone ? seats : 2);

const sidesIn = ({ isAlone, seats }: Tournament, turn: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (isAlone ? Number(seat !== turn % seats) : (seat + turn) % 2));

/** Depends only on the tournament and `number`, so any core can play it. `now` is the bots' clock. */
export function encounter(tournament: Tournament, number: number, now: () => number): Encounter {
  const { games, bots } = tournament;
  const pair = Math.floor(number / games);
  const turn = number % games;
  const [first, second] = pairsOf(bots)[pair]!.map((place) => contenderOf(bots[place]!, now));
  const sides = sidesIn(tournament, turn);
  const deal = Math.floor(turn / timesPlayed(tournament));
  const played = play(findGame(tournament.game), tournament, [first!, second!], sides, deal, number, now);
  return { pair, ...played };
}

function play(
  game: Game<Types>,
  { seats, options, seed }: Tournament,
  bots: readonly Bot[],
  sides: readonly number[],
  deal: number,
  number: number,
  now: () => number,
): Omit<Encounter, 'pair'> {
  const s = game.setup(options, seats, streamOf(`${seed}|deal ${deal}`));
  s.table.log = null;
  const dealt = digest(s);
  const rng = streamOf(`${seed}|game ${number}`);
  const { beliefs, look } = openWatch(game, seats);
  const times: number[][] = [[], []];
  const choose = (_: Types['state'], seat: Seat) => {
    look(s);
    const moves = game.legal(s, seat);
    const view = game.view(s, seat);
    const start = now();
    const move = bots[sides[seat]!]!(game, view, moves, rng, beliefs[seat]);
    if (moves.length > 1) times[sides[seat]!]!.push(Math.round(1000 * (now() - start)));
    return move;
  };
  const speakers = sides.flatMap((side, seat) => (bots[side] === random ? [] : [seat]));
  const decisions = playOut(game, s, choose, () => talkOver(game, s, speakers, rng));
  return { deal: dealt, sides, share: shareOf(game.scores(s), sides), decisions, times };
}

/** Equal winners share the victory. */
export function shareOf(scores: readonly number[] | null, sides: readonly number[]): number {
  if (scores === null) throw new Error('the game stopped before its end');
  const best = Math.max(...scores);
  const winners = sides.filter((_, seat) => scores[seat] === best);
  return winners.filter((side) => side === 0).length / winners.length;
}
