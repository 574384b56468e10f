import { fastRng, type Seat } from '@duskhall/kernel';
import {
  type Card,
  type Kind,
  leftOf,
  rightOf,
  type State,
  setOf,
  type VampireVillage,
} from '@duskhall/vampire-village';
import type { BoardProps } from '../../board.ts';
import { BoardState } from '../board-parts/board-state.svelte.ts';
import { trialOf } from './choices.ts';
import { SPOKEN, type Spoken } from './words.ts';

/** What lies open over the table. */
export type Sheet =
  | { of: 'card'; card: Card }
  | { of: 'creature'; kind: Kind }
  | { of: 'seat'; seat: Seat }
  | { of: 'night' }
  | { of: 'about' };

const RECONSTRUCTED = 'reconstructed-1';

/** What the board was given, read for this game. */
export class ViewState extends BoardState<VampireVillage, Spoken, Sheet> {
  constructor(props: () => BoardProps<VampireVillage>) {
    super(props, SPOKEN);
  }

  set = $derived.by(() => setOf(this.view));
  /** Where the numbers on the cards come from: a table may play with a set of its own. */
  setNote = $derived.by(() => (this.set.name === RECONSTRUCTED ? this.spoken.board.reconstructed : this.set.name));
  isReconstructed = $derived.by(() => this.set.name === RECONSTRUCTED);

  /** Whose village lies in front: one's own; for a watcher that of the first seat. The others from the left round. */
  home = $derived.by(() => Math.max(0, this.view.viewer));
  others = $derived.by(() =>
    Array.from({ length: this.view.seats - 1 }, (_, i) => (this.home + 1 + i) % this.view.seats),
  );
  step = $derived.by(() => this.view.stack.at(-1)?.do ?? '');
  isBuilding = $derived.by(() => this.step === 'picks.reveal' || this.step === 'villages.reveal');
  isOver = $derived.by(() => this.view.outcome.length > 0);

  question = $derived.by(() => (this.moves.length > 0 ? this.view.question : ''));
  /** Some table that would look like this one, to try things out on. */
  imagined: State = $derived.by(() => trialOf(this.game, this.game.imagine(this.view, fastRng(1))));

  /** Looks at a card closely; not at once, for what is taken off the page loses the focus while it is being drawn. */
  look = (card: Card): void => {
    queueMicrotask(() => {
      this.peek = card;
    });
  };
  /** Which neighbour a seat is; empty: neither. */
  sideOf = (seat: Seat): string => {
    const { board } = this.spoken;
    if (this.view.viewer < 0 || this.view.seats === 2) return '';
    if (seat === leftOf(this.view, this.home)) return board.leftNeighbour;
    return seat === rightOf(this.view, this.home) ? board.rightNeighbour : '';
  };
}
