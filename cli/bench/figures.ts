import { DEFAULT_SEARCH, search } from '@duskhall/bots';
import { fastRng, type Game, replay, type Seat, type Types } from '@duskhall/kernel';
import { type Effort, rateOf, type Task } from './processor-time.ts';
import { deal, largest, playAtRandom, recordAtRandom, type Setting } from './random-play.ts';

/** The figures of a game; rates are per second of processor time. */
export interface Figures {
  decisionsPerSecond: number;
  clonesPerSecond: number;
  replaysPerSecond: number;
  bytesPerRecord: number;
  /** Search iterations. */
  iterationsPerSecond: number;
}

export const RATES = ['decisionsPerSecond', 'clonesPerSecond', 'replaysPerSecond', 'iterationsPerSecond'] as const;

const RECORDS = 10;
const CLONES = 5000;
const ITERATIONS = 50;
/** As many as a search has in its hands at a time. */
const POSITIONS = 50;

/** Measures a game at its largest table. */
export function measure(game: Game<Types>, effort: Effort): Figures {
  const setting = largest(game);
  const records = Array.from({ length: Math.min(effort.games, RECORDS) }, (_, seed) => recordAtRandom(setting, seed));
  const bytes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  return {
    decisionsPerSecond: Math.round(rateOf(decisions(setting, effort.games), effort)),
    clonesPerSecond: Math.round(rateOf(clones(setting), effort)),
    replaysPerSecond: Math.round(rateOf(replays(game, records), effort)),
    bytesPerRecord: Math.round(bytes.reduce((sum, size) => sum + size, 0) / records.length),
    iterationsPerSecond: Math.round(rateOf(searches(setting), effort)),
  };
}

/** Whole random games: deal, legal moves, choice, apply. */
function decisions(setting: Setting, games: number): Task<number> {
  let seed = 0;
  return {
    prepare: () => (seed += games),
    work(first) {
      let count = 0;
      for (let game = first; game < first + games; game++)
        count += playAtRandom(setting.game, deal(setting, game), game);
      return count;
    },
  };
}

/** Clones of positions from one game. */
function clones(setting: Setting): Task<Types['state'][]> {
  const { game } = setting;
  const met: Types['state'][] = [];
  const s = deal(setting, 1);
  playAtRandom(game, s, 1, () => met.push(game.clone(s)));
  const positions = met.filter((_, i) => i % Math.ceil(met.length / POSITIONS) === 0);
  let last = positions[0];
  return {
    prepare: () => positions,
    work() {
      for (let i = 0; i < CLONES; i++) last = game.clone(positions[i % positions.length]!);
      return last === undefined ? 0 : CLONES;
    },
  };
}

const replays = (game: Game<Types>, records: readonly Parameters<typeof replay>[1][]): Task<null> => ({
  prepare: () => null,
  work() {
    for (const record of records) replay(game, record);
    return records.length;
  },
});

/** Short searches in positions from one game with at least two legal moves. */
function searches({ game, ...setting }: Setting): Task<null> {
  const met: { view: Types['view']; moves: readonly unknown[] }[] = [];
  const s = deal({ game, ...setting }, 1);
  playAtRandom(game, s, 1, (seat: Seat) => {
    const moves = game.legal(s, seat);
    if (moves.length > 1) met.push({ view: game.view(s, seat), moves });
  });
  const rng = fastRng(1);
  let next = 0;
  return {
    prepare: () => null,
    work() {
      const { view, moves } = met[next++ % met.length]!;
      const imagine = () => game.imagine(view, rng);
      return search(game, { view, moves, rng, imagine }, { ...DEFAULT_SEARCH, budget: { iterations: ITERATIONS } })
        .iterations;
    },
  };
}
