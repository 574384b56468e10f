import {
  type CartaImperaVictoria,
  columnOf,
  countOf,
  type Domain,
  handLimit,
  hegemonyBase,
  type Move,
  religionLimit,
  type State,
} from '@duskhall/carta-impera-victoria';
import { isOneAway } from '@duskhall/carta-impera-victoria/texts/stakes.ts';
import { fastRng, type Seat } from '@duskhall/kernel';
import type { BoardProps } from '../../board.ts';
import { BoardState, boardContext } from '../board-parts/board-state.svelte.ts';
import { aimOf, columnMove, copiesFrom, finishing, isRefusal, neededParts, same, tryOut } from './choices.ts';
import { follow, NOWHERE, type Places } from './places.ts';
import { appliesReligion } from './preferences.svelte.ts';
import { SPOKEN, type Spoken } from './words.ts';

/** A part of an answer: the thing on the table that was tapped, and the move it stands for. */
interface Part {
  id: string;
  move: Move;
}
/** A sheet over the board. */
export type Sheet = { of: 'pile' } | { of: 'stakes' } | { of: 'seat'; seat: Seat } | { of: 'domain'; domain: Domain };

/** The state of the board: the view, what may be chosen, and what has been chosen so far. */
export class Table extends BoardState<CartaImperaVictoria, Spoken, Sheet> {
  #followed: Places = NOWHERE;
  #gesture = $state<{ asked: number; parts: readonly Part[]; isConfirming: boolean }>({
    asked: -1,
    parts: [],
    isConfirming: false,
  });
  /** How wide the board is, in px. */
  width = $state(0);
  /** A card of the hand is being dragged to where it is played. */
  isDragging = $state(false);
  /** The id of a card of the hand that was tapped though nobody asked for it. */
  lifted = $state('');

  constructor(props: () => BoardProps<CartaImperaVictoria>) {
    super(props, SPOKEN);
  }

  /** Opens the rules; undefined: there is no rules panel here. */
  onRule = $derived.by(() => this.props().onRule);

  /** An imagined state that gives this view; the rules are asked about it. */
  imagined: State = $derived.by(() => this.game.imagine(this.view, fastRng(1)));
  places: Places = $derived.by(() => {
    this.#followed = follow(this.#followed, this.view);
    return this.#followed;
  });

  /** The seat shown in front: one's own; for a watcher the first. */
  home = $derived.by(() => Math.max(0, this.view.viewer));
  others = $derived.by(() =>
    Array.from({ length: this.view.seats - 1 }, (_, i) => (this.home + 1 + i) % this.view.seats),
  );
  isOver = $derived.by(() => this.view.outcome.length > 0);
  isDrafting = $derived.by(() => ['draft.picked', 'centre.taken'].includes(this.view.stack.at(-1)?.do ?? ''));

  question = $derived.by(() => (this.moves.length > 0 ? this.view.question : ''));
  aim = $derived.by(() => aimOf(this.question));
  needed = $derived.by(() => neededParts(this.view));
  parts = $derived.by(() => (this.#gesture.asked === this.view.asked ? this.#gesture.parts : []));
  isConfirming = $derived.by(() => this.parts.length > 0 && this.#gesture.isConfirming);
  /** What can still be chosen besides the parts so far. */
  offers: readonly Move[] = $derived.by(() => {
    if (this.needed === 1 || this.parts.length === 0) return this.moves;
    if (this.parts.length === this.needed) return this.parts.map(({ move }) => move);
    const s = tryOut(
      this.game,
      this.imagined,
      this.seat,
      this.parts.map(({ move }) => move),
    );
    return isRefusal(s) ? [] : this.game.legal(s, this.seat);
  });

  isOffered = (move: Move): boolean => this.offers.some((offer) => same(offer, move));
  isPart = (id: string): boolean => this.parts.some((part) => part.id === id);
  count = (seat: Seat, domain: Domain): number => countOf(this.imagined, seat, domain);
  threshold = (seat: Seat, domain: Domain): number => hegemonyBase(this.view.seats) + this.democracies(seat, domain);
  /** Whether one card more wins by this column. */
  isNear = (seat: Seat, domain: Domain): boolean => !this.isOver && isOneAway(this.view, seat, domain);
  stakes = $derived.by(() => this.texts.stakes?.(this.view, this.names) ?? []);
  embargoes = (seat: Seat, domain: Domain): number => this.imagined.embargoes[columnOf(seat, domain)]!;
  democracies = (seat: Seat, domain: Domain): number => this.imagined.democracies[columnOf(seat, domain)]!;
  hasCoin = (seat: Seat, domain: Domain): boolean =>
    this.view.coinHolder >= 0 && this.view.coinSource === seat && this.view.coinDomain === domain;
  /** The hand limit of a seat; where Religion is an action, the limit it could still reach. */
  limitOf = (seat: Seat): number => {
    const s = this.imagined;
    if (s.options.religionMode === 'continuous') return handLimit({ ...s, turn: seat });
    const isSettled = seat === s.turn && (s.activatedLimit > 3 || (seat === this.seat && !appliesReligion()));
    return isSettled ? s.activatedLimit : religionLimit(s, seat);
  };
  /** The moves that the button for ending the turn sends. */
  finish = $derived.by(() => finishing(this.moves, appliesReligion()));

  /** Handles a tap on something that stands for a move: selects it, deselects it, or sends it if it was selected. */
  tap = (id: string, move: Move): void => {
    if (this.isBusy) return;
    const isChosen = this.isPart(id);
    if (this.needed === 1) {
      if (isChosen) this.send();
      else if (this.isOffered(move)) this.#set([{ id, move }]);
      else this.tell(move);
    } else if (isChosen) this.#set(this.parts.filter((part) => part.id !== id));
    else this.#add({ id, move });
  };

  /** Handles a tap on a column. The choice reveals nothing and can be undone, so one tap is enough. */
  tapColumn = (seat: Seat, domain: Domain): void => {
    const move = columnMove(this.view, seat, domain);
    const copies = this.question === 'inspiration' ? copiesFrom(this.moves, seat, domain) : [];
    if (copies.length === 1) this.play(copies[0]!);
    else if (this.question === '' || move === null)
      this.sheet = seat === this.home ? { of: 'domain', domain } : { of: 'seat', seat };
    else if (this.needed > 1) this.#add({ id: `column-${domain}-${this.parts.length}`, move });
    else if (!this.isOffered(move)) this.tell(move);
    else if ('seat' in move && seat === this.seat) this.#set([{ id: 'own-column', move }], true);
    else this.play(move);
  };

  /** Selects a move that needs a second tap, because it cannot be undone. */
  arm = (id: string, move: Move): void => {
    if (this.isPart(id)) this.send();
    else this.#set([{ id, move }], true);
  };
  play = (...moves: Move[]): void => {
    if (!this.isBusy) this.props().onMove(moves);
  };
  send = (): void => {
    if (this.isBusy || this.parts.length !== this.needed) return;
    this.props().onMove(this.parts.map(({ move }) => move));
  };
  clear = (): void => this.#set([]);
  /** Shows why a move is refused. */
  tell = (move: Move): void => {
    const refusal = this.game.refusal(this.imagined, this.seat, move);
    if (refusal !== null) this.props().onTell(this.texts.refusal(refusal), refusal.rule);
  };

  #set(parts: readonly Part[], isConfirming = false): void {
    this.#gesture = { asked: this.view.asked, parts, isConfirming };
  }
  #add(part: Part): void {
    const kept = this.parts.length === this.needed ? this.parts.slice(1) : this.parts;
    const parts = [...kept, part];
    const result = tryOut(
      this.game,
      this.imagined,
      this.seat,
      parts.map(({ move }) => move),
    );
    if (!isRefusal(result)) this.#set(parts);
    else this.props().onTell(this.texts.refusal(result), result.rule);
  }
}

export const [tableHere, setTable] = boardContext<Table>();
