import { createRequire } from 'node:module';
import { digest, type Game, type Seat, type Types } from '@duskhall/kernel';
import { type Effort, rateOf, type Task } from './processor-time.ts';
import { deal, largest, playAtRandom } from './random-play.ts';

/** Runs our rules through boardgame.io for comparison. */
export const PASSAGE =
  'Our state is its G. Its one move calls our apply on the draft that immer makes of G; immer then builds the next G and ' +
  'freezes it. Plugins as they come; undo off, no endIf and NODE_ENV=production, which all favour it. ' +
  'Both sides apply the same choices to the same deals and end with the same digests.';

export interface Versus {
  ratio: number;
  /** Moves applied per second of processor time: by our apply alone, and through the reducer. */
  ours: number;
  theirs: number;
  passage: string;
}

interface TheirState {
  G: Types['state'];
}
/** The part of boardgame.io/internal that is used here. */
interface BoardgameIo {
  InitializeGame(given: { game: object; numPlayers: number }): TheirState;
  CreateGameReducer(given: { game: object; isClient: boolean }): (state: TheirState, action: object) => TheirState;
}

/** A prerecorded game: the deal and every choice. */
interface Played {
  start: Types['state'];
  choices: { seat: Seat; move: unknown }[];
  digest: string;
}

/** Null: boardgame.io, a development dependency, is not installed. */
export function versusBoardgameIo(game: Game<Types>, effort: Effort): Versus | null {
  const library = load();
  if (library === null) return null;
  const played = Array.from({ length: effort.games }, (_, seed) => playBeforehand(game, seed));
  const rates = [ourWay(game), theirWay(library, game)].map((way) => {
    for (const one of played) checkEnd(way, one);
    return rateOf(oneAfterTheOther(way, played), effort);
  });
  const [ours, theirs] = rates as [number, number];
  return { ratio: ours / theirs, ours: Math.round(ours), theirs: Math.round(theirs), passage: PASSAGE };
}

function load(): BoardgameIo | null {
  try {
    return createRequire(import.meta.url)('boardgame.io/internal');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

function playBeforehand(game: Game<Types>, seed: number): Played {
  const s = deal(largest(game), seed);
  const start = game.clone(s);
  const choices: Played['choices'] = [];
  playAtRandom(game, s, seed, (seat, move) => choices.push({ seat, move }));
  return { start, choices, digest: digest(s) };
}

/** Plays recorded choices and returns the final state. */
type Way = (start: Types['state']) => (choices: Played['choices']) => Types['state'];

const ourWay =
  (game: Game<Types>): Way =>
  (start) => {
    const s = game.clone(start);
    return (choices) => {
      for (const { seat, move } of choices) game.apply(s, seat, move);
      return s;
    };
  };

function theirWay(library: BoardgameIo, game: Game<Types>): Way {
  const play = ({ G, playerID }: { G: Types['state']; playerID: string }, move: unknown): void =>
    game.apply(G, Number(playerID), move);
  const rules = { moves: { play }, turn: { activePlayers: { all: null } }, disableUndo: true };
  const reduce = library.CreateGameReducer({ game: { ...rules }, isClient: false });
  return (start) => {
    const setup = () => game.clone(start);
    let state = library.InitializeGame({ game: { ...rules, setup }, numPlayers: start.table.questions.length });
    return (choices) => {
      for (const { seat, move } of choices) {
        const payload = { type: 'play', args: [move], playerID: String(seat) };
        state = reduce(state, { type: 'MAKE_MOVE', payload });
      }
      return state.G;
    };
  };
}

function checkEnd(way: Way, { start, choices, digest: expected }: Played): void {
  if (digest(way(start)(choices)) !== expected) throw new Error('a game ended otherwise than it was played beforehand');
}

function oneAfterTheOther(way: Way, played: readonly Played[]): Task<() => number> {
  let turn = 0;
  return {
    prepare() {
      const { start, choices } = played[turn++ % played.length]!;
      const playOn = way(start);
      return () => {
        playOn(choices);
        return choices.length;
      };
    },
    work: (playOn) => playOn(),
  };
}
