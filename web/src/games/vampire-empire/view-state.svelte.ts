import type { Seat } from '@duskhall/kernel';
import type { Card, Character, State, VampireEmpire } from '@duskhall/vampire-empire';
import type { BoardProps } from '../../board.ts';
import { BoardState } from '../board-parts/board-state.svelte.ts';
import { type Pending, pendingIn } from './combat/pending.ts';
import { imagineTable } from './gesture.ts';
import { type Mark, Notebook } from './notebook.svelte.ts';
import { follow, NOWHERE, type Places } from './places.ts';
import { humanOf, isNight } from './sums.ts';
import { SPOKEN, type Spoken } from './words.ts';

/** A sheet over the board. */
export type Sheet =
  | { of: 'card'; card: Card }
  | { of: 'character'; character: Character }
  | { of: 'pile'; pile: 'moat' | 'cellar' | 'deck'; seat: Seat }
  | { of: 'almanac' };

/** What follows from the view alone, whatever is being chosen. */
export class ViewState extends BoardState<VampireEmpire, Spoken, Sheet> {
  readonly #notebook: Notebook;
  #followed: Places = NOWHERE;

  constructor(props: () => BoardProps<VampireEmpire>) {
    super(props, SPOKEN);
    this.#notebook = new Notebook(() => props().match);
  }

  isAsked = $derived.by(() => this.moves.length > 0);

  /** The seat shown in front: one's own; for a watcher the human player's. */
  home: Seat = $derived.by(() => (this.view.viewer >= 0 ? this.view.viewer : humanOf(this.view)));
  isOver = $derived.by(() => this.view.outcome.length > 0);
  isNight = $derived.by(() => isNight(this.view));
  hasMemory = $derived.by(() => this.view.options.memoryAid === 'on' || this.isOver);
  /** An imagined state that gives this view; the rules are asked about it. */
  imagined: State = $derived.by(() => imagineTable(this.game, this.view));
  mayResign = $derived.by(
    () => this.person !== undefined && this.seat >= 0 && this.game.free(this.imagined, this.seat).length > 0,
  );
  /** What a response is about; null: nothing is pending. */
  pending: Pending | null = $derived.by(() => pendingIn(this.view));
  /** Whether a pile lies open to choose from. */
  isChoosing = $derived.by(() => this.isAsked && ['take', 'bless'].includes(this.view.question));
  places: Places = $derived.by(() => {
    this.#followed = follow(this.#followed, this.view);
    return this.#followed;
  });

  /** The human player's private marks, as they stood at this moment. */
  marks: ReadonlyMap<Character, Mark> = $derived.by(() => this.#notebook.marks(this.props().log.length));
  mayNote = $derived.by(() => this.view.viewer === humanOf(this.view));
  note = (character: Character, mark: Mark | ''): void =>
    this.#notebook.write({ at: this.props().log.length, character, mark });
}
