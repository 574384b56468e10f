import type { Locale, MoveOf, Types } from '@duskhall/kernel';
import { createContext } from 'svelte';
import type { BoardProps } from '../../board.ts';

/** What a sheet needs of the board it lies over. */
interface SheetHolder {
  closeLabel: string;
  closeSheet: () => void;
}
const [boardHere, setBoard] = createContext<SheetHolder>();

export { boardHere };

/** The state every board's components share: the props, the words in the reader's language, and what lies open. */
export class BoardState<T extends Types, Spoken extends { board: { close: string } }, Sheet> {
  protected readonly props: () => BoardProps<T>;
  readonly #words: { readonly [locale in Locale]: Spoken };
  /** The sheet that lies open over the board. */
  sheet = $state.raw<Sheet | null>(null);
  /** The card that is shown large under the pointer; -1: none. */
  peek = $state(-1);

  constructor(props: () => BoardProps<T>, words: { readonly [locale in Locale]: Spoken }) {
    this.props = props;
    this.#words = words;
  }

  view: T['view'] = $derived.by(() => this.props().view);
  game = $derived.by(() => this.props().game);
  texts = $derived.by(() => this.props().texts);
  names = $derived.by(() => this.props().names);
  seat = $derived.by(() => this.props().seat);
  moves = $derived.by(() => this.props().moves);
  isBusy = $derived.by(() => this.props().isBusy);
  spoken = $derived.by(() => this.#words[this.props().locale]);
  /** Whether somebody is in a seat, and its clock, drawn by the shell; undefined in a replay. */
  person = $derived.by(() => this.props().person);

  closeLabel = $derived.by(() => this.spoken.board.close);
  closeSheet = (): void => {
    this.sheet = null;
  };
  /** Shows a card large while the pointer rests on it. */
  peekAt = (card: number, isResting: boolean): void => {
    if (isResting) this.peek = card;
    else if (this.peek === card) this.peek = -1;
  };
  moveText = (move: MoveOf<T['state']>): string => this.texts.move(this.view, move, this.names);
}

/** A game's own context for its board state, which its sheets find as well. */
export function boardContext<B extends SheetHolder>(): [get: () => B, set: (board: B) => B] {
  const [get, set] = createContext<B>();
  return [
    get,
    (board) => {
      setBoard(board);
      return set(board);
    },
  ];
}
