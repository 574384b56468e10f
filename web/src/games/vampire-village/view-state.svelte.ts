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

/** A sheet over the board. */
export type Sheet =
  | { of: 'card'; card: Card }
  | { of: 'creature'; kind: Kind }
  | { of: 'seat'; seat: Seat }
  | { of: 'night' }
  | { of: 'round' }
  | { of: 'about' };

const RECONSTRUCTED = 'reconstructed-1';

/** What follows from the view alone, whatever is being chosen. */
export class ViewState extends BoardState<VampireVillage, Spoken, Sheet> {
  constructor(props: () => BoardProps<VampireVillage>) {
    super(props, SPOKEN);
  }

  set = $derived.by(() => setOf(this.view));
  /** Where the numbers on the cards come from: a table may play with a set of its own. */
  setNote = $derived.by(() => (this.set.name === RECONSTRUCTED ? this.spoken.board.reconstructed : this.set.name));
  isReconstructed = $derived.by(() => this.set.name === RECONSTRUCTED);

  /** The seat shown in front: one's own; for a watcher the first. The others follow clockwise from the left. */
  home = $derived.by(() => Math.max(0, this.view.viewer));
  others = $derived.by(() =>
    Array.from({ length: this.view.seats - 1 }, (_, i) => (this.home + 1 + i) % this.view.seats),
  );
  step = $derived.by(() => this.view.stack.at(-1)?.do ?? '');
  isBuilding = $derived.by(() => this.step === 'picks.reveal' || this.step === 'villages.reveal');
  isOver = $derived.by(() => this.view.outcome.length > 0);

  question = $derived.by(() => (this.moves.length > 0 ? this.view.question : ''));
  /** An imagined state that gives this view, for trying moves. */
  imagined: State = $derived.by(() => trialOf(this.game, this.game.imagine(this.view, fastRng(1))));

  /** Shows a card's details. Deferred, because removing a focused element fires blur in the middle of rendering. */
  look = (card: Card): void => {
    queueMicrotask(() => {
      this.peek = card;
    });
  };
  /** The creature that is shown large under the pointer; -1: none. */
  peekKind = $state(-1);
  lookAt = (kind: Kind): void => {
    queueMicrotask(() => {
      this.peekKind = kind;
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
