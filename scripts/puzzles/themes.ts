import { type Belief, levelBot, openBelief } from '@duskhall/bots';
import { type AnyGame, fastRng, owes, type Seat, type Types } from '@duskhall/kernel';
import { imaginer } from '../../bots/belief.ts';
import type { MovePuzzle, Theme } from '../../web/src/puzzle.ts';
import { type Look, type Position, type Replayed, worthOf } from './position.ts';

const WORLDS = 12;
const SEED = 77;

/** How the answer and the best other move differ. Every lead is the answer's. */
export interface Signs {
  /** The lead as the search sees it, looking ahead. */
  lead: number;
  /** The lead by the board alone, once the seat has finished its turn and before the others answer. */
  leadAtOnce: number;
  /** The lead without what the others' choices have given away. */
  leadUnread: number;
  /** The share of worlds in which the other move would be better if all cards were open. */
  worldsAgainst: number;
  /** How much more of what the seat hides the others would guess after the other move. */
  secrecy: number;
}

/** The first that fits; docs/puzzles.md says it in words. */
export function themeOf({ lead, leadAtOnce, leadUnread, worldsAgainst, secrecy }: Signs): Theme {
  if (secrecy >= 0.05) return 'bluff';
  if (leadUnread <= 0 || worldsAgainst >= 0.25) return 'reading';
  return leadAtOnce < lead / 2 ? 'defence' : 'tempo';
}

type Pair = readonly [answer: unknown, other: unknown];
const leadIn = (position: Position, [answer, other]: Pair, given: Omit<Look, 'seed'>): number =>
  worthOf(position, answer, { ...given, seed: SEED }) - worthOf(position, other, { ...given, seed: SEED });

export function signsOf({ position, s, beliefs }: Replayed, findings: MovePuzzle['findings']): Signs {
  const pair: Pair = [findings[0]!.move, findings[1]!.move];
  const lead = findings[0]!.value - findings[1]!.value;
  const hasClues = position.belief.clues.length > 0;
  const worlds = worldsOf(position);
  const guessed = pair.map((move) => guessedAfter(position, s, beliefs, move));
  return {
    lead,
    leadAtOnce: mean(
      worlds.map((world) => boardAfter(position, world, pair[0]) - boardAfter(position, world, pair[1])),
    ),
    leadUnread: hasClues ? leadIn({ ...position, belief: openBelief() }, pair, { effort: 1 }) : lead,
    worldsAgainst: mean(worlds.map((world) => Number(leadIn(position, pair, { effort: 0.25, world }) < 0))),
    secrecy: guessed[1]! - guessed[0]!,
  };
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function worldsOf({ game, view, belief }: Position): Types['state'][] {
  const imagine = imaginer(game, view, fastRng(SEED), { ...openBelief(), clues: belief.clues });
  return Array.from({ length: WORLDS }, () => game.clone(imagine()));
}

/** A quick player for what follows a move. */
const quick = levelBot('novice', { budget: { effort: 0.05 }, temperature: 0 });
const LONGEST = 40;

/**
 * Plays the move and what else the seat does before anybody else's turn. If all answer at once, the others answer too,
 * and the seat goes on until it is asked the same again. `isEnough` runs after each of its moves.
 */
function finish(game: AnyGame, s: Types['state'], seat: Seat, move: unknown, isEnough: () => boolean): void {
  const rng = fastRng(SEED);
  const play = (asked: Seat) => game.apply(s, asked, quick(game, game.view(s, asked), game.legal(s, asked), rng));
  const { isShared, questions } = s.table;
  const question = questions[seat];
  game.apply(s, seat, move);
  if (isShared && !owes(s, seat))
    for (const other of questions.keys()) if (owes(s, other) && other !== seat) play(other);
  for (let moves = 1; !isEnough() && moves < LONGEST && owes(s, seat); moves++) {
    if (isShared && s.table.questions[seat] === question) return;
    play(seat);
  }
}

/** What shows on the board at once: in Vampire Village the villagers, elsewhere the value of the position. */
const BOARDS: { readonly [game: string]: (s: Types['state'], seat: Seat) => number } = {
  'vampire-village'(s, seat) {
    const { plans, villages } = s as Types['state'] & { plans: number[][]; villages: number[][] };
    const village = plans[seat]!.length > 0 ? plans[seat]! : villages[seat]!;
    return village.filter((_, place) => place % 4 === 3).reduce((sum, villagers) => sum + villagers, 0);
  },
};

/** What the board is worth to the seat when it has finished with this move. */
function boardAfter({ game, seat }: Position, world: Types['state'], move: unknown): number {
  const s = game.clone(world);
  s.table.log = null;
  finish(game, s, seat, move, () => false);
  const board = BOARDS[game.name];
  if (board !== undefined) return board(s, seat);
  const scores = game.scores(s);
  if (scores === null) return game.hints!.value(s)[seat]!;
  return scores[seat] === Math.max(...scores) ? 1 : 0;
}

/** What a seat hides and the others guess, a bit each. In the other games only cards are hidden, and nobody infers them. */
const SECRETS: { readonly [game: string]: (s: Types['state']) => number } = {
  'vampire-empire': (s) => (s as Types['state'] & { vampires: number }).vampires,
};
const GUESSES = 300;
const bitsIn = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bitsIn(mask >>> 1));

/** The share of the seat's secret that its opponent guesses from all it has seen, once the move has told it something. */
function guessedAfter(
  { game, seat }: Position,
  from: Types['state'],
  beliefs: readonly Belief[],
  move: unknown,
): number {
  const secretOf = SECRETS[game.name];
  if (secretOf === undefined) return 0;
  const other = 1 - seat;
  const s = game.clone(from);
  const clues = [...beliefs[other]!.clues];
  let seen = game.view(s, other);
  finish(game, s, seat, move, () => {
    const told = game.hints!.clues!.between(seen, game.view(s, other));
    seen = game.view(s, other);
    clues.push(...told);
    return told.length > 0;
  });
  const imagine = imaginer(game, seen, fastRng(SEED), { ...openBelief(), clues });
  const secret = secretOf(s);
  return mean(Array.from({ length: GUESSES }, () => bitsIn(secretOf(imagine()) & secret) / bitsIn(secret)));
}
