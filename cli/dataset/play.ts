import type { Finding } from '@duskhall/bots';
import {
  CLOSE,
  digestOf,
  type Entry,
  type Game,
  type GameRecord,
  HOUSE,
  type OptionValues,
  rngOf,
  type Seat,
  type Types,
} from '@duskhall/kernel';
import { contenderOf } from '../arena/contender.ts';
import { findGame } from '../games.ts';
import { streamOf } from '../seeds.ts';
import { openWatch, playOut, talkOver } from '../simulate.ts';
import { type ArrayPlan, arraysOf } from './arrays.ts';
import { openKeeper, type PlayedGame } from './keeper.ts';

/** The games of a data set. Game i depends only on this and i, so any core can play it. */
export interface GamePlan {
  game: string;
  seats: number;
  options: OptionValues;
  seed: string;
  /** By seat: the name of its bot. */
  bots: readonly string[];
}

export const arraysFor = ({ game, seats }: GamePlan): ArrayPlan[] =>
  arraysOf(seats, findGame(game).hints?.learning?.features ?? 0);

export function playGame(plan: GamePlan, number: number): PlayedGame {
  const game = findGame(plan.game);
  const bots = plan.bots.map((name) => contenderOf(name, noClock));
  const seed = `game ${number} of ${plan.seed}`;
  const s = game.setup(plan.options, plan.seats, rngOf(seed));
  s.table.log = null;
  const entries: Entry[] = [];
  const recorded = recording(game, entries);
  const keeper = openKeeper(game, arraysFor(plan));
  const rng = streamOf(`${seed}|choices`);
  const { beliefs, look } = openWatch(game, plan.seats);
  const choose = (_: Types['state'], seat: Seat) => {
    look(s);
    const moves = game.legal(s, seat);
    const view = game.view(s, seat);
    let findings: readonly Finding<unknown>[] = [];
    const move = bots[seat]!(game, view, moves, rng, beliefs[seat], (insight) => {
      findings = insight.findings;
    });
    keeper.decision(s, { game: number, ply: entries.length, seat, view, moves, move, findings });
    return move;
  };
  const speakers = plan.bots.flatMap((name, seat) => (name === 'random' ? [] : [seat]));
  playOut(recorded, s, choose, () => talkOver(recorded, s, speakers, rng));
  const scores = game.scores(s);
  if (scores === null) throw new Error(`game ${number} of seed ${plan.seed} stopped before its end`);
  keeper.put('scores', scores);
  keeper.put('shares', sharesOf(scores));
  keeper.text('record', {
    game: game.name,
    rulesVersion: game.rulesVersion,
    seats: plan.seats,
    options: plan.options,
    seed,
    scenario: null,
    entries,
    deal: null,
    digests: [[entries.length, digestOf(game, s)]],
  } satisfies GameRecord);
  return keeper.played();
}

const noClock = (): number => 0;

/** The game, noting every move that is made in it. */
const recording = (game: Game<Types>, entries: Entry[]): Game<Types> => ({
  ...game,
  apply(s, seat, move) {
    game.apply(s, seat, move);
    entries.push({ seat, move, by: 'seat', at: entries.length });
  },
  close(s) {
    game.close(s);
    entries.push({ seat: HOUSE, move: CLOSE, by: 'clock', at: entries.length });
  },
});

function sharesOf(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const winners = scores.filter((score) => score === best).length;
  return scores.map((score) => (score === best ? 1 / winners : 0));
}
