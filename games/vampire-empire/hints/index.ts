import type { Because, Hints } from '@duskhall/kernel';
import type { Card } from '../cards/kinds.ts';
import { CHARACTERS, type Character, has } from '../characters.ts';
import type { ActionMove, Move } from '../frames.ts';
import { cardsIn, type State } from '../state/index.ts';
import type { View } from '../view/index.ts';
import { clues, type Hinted } from './clues.ts';
import { learning } from './learned.ts';

const ACTION_WEIGHTS: Record<ActionMove['action'], number> = { combat: 4, 'holy-water': 3, hide: 1, pass: 0.5 };

/** How much a seat wants this character dead. */
function hatred(view: View, character: Character): number {
  const identity = view.identities[character]!;
  if (identity < 0) return 1;
  const isVampires = view.viewer === view.vampire;
  return (identity === 1) === isVampires ? 0.05 : 3;
}

/** Prefers to lay strong cards and give up weak ones, to the cellar rather than the moat: cellar cards return. */
function weights(view: View, moves: readonly Move[]): number[] {
  const { values } = cardsIn(view);
  const weakness = (card: Card) => 1 / (1 + values[card]!);
  const { question } = view;
  return moves.map((move) => {
    if ('resign' in move) return 0;
    if ('action' in move) return ACTION_WEIGHTS[move.action];
    if ('defender' in move) return hatred(view, move.defender);
    if ('character' in move) return question === 'suspect' ? 0.1 + hatred(view, move.character) : 1;
    if ('pile' in move) return (move.pile === 'cellar' ? 0.6 : 0.1) * weakness(move.card);
    if ('skip' in move) return 0.3;
    if ('done' in move) return question === 'exchange' ? 3 : question === 'lay' ? 1 : 2;
    if ('card' in move && question === 'lay') return 1 + values[move.card]!;
    if ('card' in move && (question === 'pay' || question === 'discard')) return weakness(move.card);
    return 1;
  });
}

/** The human player's main suspect. */
function because(view: View, worlds: readonly State[]): Because | null {
  if (view.viewer === view.vampire) return null;
  const suspicion = CHARACTERS.map((character) =>
    view.identities[character]! < 0 ? worlds.filter(({ vampires }) => has(vampires, character)).length : 0,
  );
  const most = Math.max(...suspicion);
  const percent = Math.round((100 * most) / worlds.length);
  return most > 0 ? { code: 'suspected', args: { character: suspicion.indexOf(most), percent } } : null;
}

/** Chance decides much: it takes large differences to play worse. */
const temperature = 2;

/** About what the search did in 100 ms on a 2.4 GHz core. */
const iterations = 2300;

export const hints: Hints<Hinted> = {
  ...learning.learned,
  weights,
  temperature,
  iterations,
  clues,
  learning,
  because,
};
