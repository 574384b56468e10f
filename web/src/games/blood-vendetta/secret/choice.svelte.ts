import type { Seat } from '@duskhall/kernel';
import { untrack } from 'svelte';
import type { Table } from '../table.svelte.ts';
import { eitherMove, formOf, moveAt, whyNot } from './step.ts';

/** Nothing is chosen yet; -1 means nobody. */
const NONE = -2;

/** A choice being made in a secret step: a tap selects, another confirms. */
export class Choice {
  readonly #table: Table;
  #picked = $state<Seat>(NONE);
  #either = $state(NONE);
  /** Why the tile that was tapped last cannot be chosen. */
  why = $state('');
  /** On a board: a tile that was tapped while a message was under way. */
  #wanted = $state<Seat>(NONE);
  #sent: Seat = NONE;
  isPointing = $state(false);

  /** Call it while a component is being created. */
  constructor(table: Table) {
    this.#table = table;
    $effect.pre(() => {
      if (this.form !== 'board') void table.view.asked;
      untrack(() => this.#forget());
    });
    $effect(() => this.#follow());
  }

  form = $derived.by(() => formOf(this.#table.view));
  chosen = $derived.by(() => {
    if (this.form === 'either') return this.#either;
    if (this.form !== 'board') return this.#picked;
    return this.#wanted === NONE ? this.#table.view.votes[this.#table.viewer]! : this.#wanted;
  });
  /** What the confirming button sends. */
  answer = $derived.by(() => {
    const { moves } = this.#table;
    if (this.form === 'pick') return this.chosen === NONE ? null : moveAt(moves, this.chosen);
    if (this.form === 'either') return this.chosen === NONE ? null : eitherMove(moves, this.chosen === 1);
    const word = this.form === 'board' ? 'lock' : 'read';
    const isMissing = this.form === 'board' && (this.chosen === NONE || this.#wanted !== NONE);
    return isMissing ? null : (moves.find((move) => word in move) ?? null);
  });

  isLegal = (tile: Seat): boolean =>
    this.isPointing ? this.#pointAt(tile) !== undefined : moveAt(this.#table.moves, tile) !== null;

  tap = (tile: Seat): void => {
    this.why = '';
    if (this.isPointing) {
      const move = this.#pointAt(tile);
      if (move !== undefined) this.#table.send(move);
      this.isPointing = false;
    } else if (this.form === 'either') this.#either = tile;
    else if (this.isLegal(tile)) {
      if (this.form === 'board') this.#wanted = tile;
      else this.#picked = tile;
    } else if (tile !== this.chosen) this.why = this.#table.texts.refusal(whyNot(this.#table.view, tile));
  };
  confirm = (): void => {
    if (this.answer !== null) this.#table.send(this.answer);
  };

  #pointAt(tile: Seat) {
    return this.#table.free.find((move) => 'gesture' in move && move.gesture === 'point' && move.at === tile);
  }
  #forget(): void {
    this.#picked = this.#either = this.#wanted = this.#sent = NONE;
    this.why = '';
    this.isPointing = false;
  }
  /** VN-4.4.2: on a board each tap is a live vote; one that comes too fast waits for the one before. */
  #follow(): void {
    const { view, viewer, isBusy, moves } = this.#table;
    const wanted = this.#wanted;
    if (wanted === NONE || (isBusy && view.votes[viewer] !== wanted)) return;
    untrack(() => {
      const move = view.votes[viewer] === wanted || this.#sent === wanted ? null : moveAt(moves, wanted);
      this.#sent = move === null ? NONE : wanted;
      if (move === null) this.#wanted = NONE;
      else this.#table.send(move);
    });
  }
}
