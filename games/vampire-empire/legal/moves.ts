import { CARD_KINDS } from '../cards/kinds.ts';
import { CHARACTERS } from '../characters.ts';
import {
  ACTIONS,
  type Action,
  type ActionMove,
  type CardMove,
  type CharacterMove,
  type DoneMove,
  type FightMove,
  type Pile,
  type PileMove,
  type PlayMove,
  type ResignMove,
  type SkipMove,
  type WaterMove,
} from '../frames.ts';

/* Moves are values: each is built once, so listing legal moves allocates none. */
const byCard = <M>(make: (card: number) => M): readonly M[] =>
  Array.from({ length: CARD_KINDS }, (_, card) => make(card));

export const DONE_MOVE: DoneMove = { done: true };
export const SKIP_MOVE: SkipMove = { skip: true };
export const RESIGN_MOVE: ResignMove = { resign: true };
export const CARD_MOVES = byCard((card): CardMove => ({ card }));
export const WATER_MOVES = byCard((water): WaterMove => ({ water }));
export const PILE_MOVES: Record<Pile, readonly PileMove[]> = {
  moat: byCard((card): PileMove => ({ card, pile: 'moat' })),
  cellar: byCard((card): PileMove => ({ card, pile: 'cellar' })),
};
export const ACTION_MOVES = Object.fromEntries(ACTIONS.map((action) => [action, { action }])) as Record<
  Action,
  ActionMove
>;
export const CHARACTER_MOVES = CHARACTERS.map((character): CharacterMove => ({ character }));
/** By attacker, then by defender. */
export const FIGHT_MOVES = CHARACTERS.map((attacker) =>
  CHARACTERS.map((defender): FightMove => ({ attacker, defender })),
);
/** By card, by `on` + 1, by `as` + 1; `on` ranges over card numbers too. */
const PLAY_MOVES = byCard((play) =>
  Array.from({ length: CARD_KINDS + 1 }, (_, on) => [-1, 0, 1].map((as): PlayMove => ({ play, on: on - 1, as }))),
);
export const playMove = (play: number, on = -1, as = -1): PlayMove => PLAY_MOVES[play]![on + 1]![as + 1]!;
