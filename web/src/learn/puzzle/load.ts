import type { Locale, Seat, Texts, Types } from '@duskhall/kernel';
import type { Component } from 'svelte';
import { GAME_DISPLAY } from '../../game-display.ts';
import type { LiarPuzzle, Puzzle } from '../../puzzle.ts';

/** What a game's page for "who lies?" is given. */
export interface LiarProps {
  puzzle: LiarPuzzle;
  /** The view of the puzzle's seat, and what it was told. */
  view: object;
  log: readonly object[];
  names: readonly string[];
  texts: Texts<Types>;
  /** The language of the texts. */
  locale: Locale;
  /** Whom the solver has named; null: nobody yet. */
  answered: Seat | null;
  onAnswer: (seat: Seat) => void;
}

const PUZZLES = import.meta.glob<{ default: readonly Puzzle[] }>('../../games/*/puzzles.json');
const PAGES = import.meta.glob<{ default: Component<LiarProps> }>('../../games/*/puzzle/Puzzle.svelte');
const pathOf = (game: string): string => `../../games/${game}/puzzles.json`;

/** Whether a game has puzzles: known before anything of it is loaded. */
export const hasPuzzles = (game: string): boolean => pathOf(game) in PUZZLES;
/** The games with puzzles, as the lobby orders them. */
export const puzzleGames = (): string[] => Object.keys(GAME_DISPLAY).filter(hasPuzzles);

export const puzzlesOf = async (game: string): Promise<readonly Puzzle[]> =>
  (await PUZZLES[pathOf(game)]?.())?.default ?? [];

export async function liarPageOf(game: string): Promise<Component<LiarProps>> {
  return (await PAGES[`../../games/${game}/puzzle/Puzzle.svelte`]!()).default;
}
