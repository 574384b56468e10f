import type { BloodVendetta, Move } from '@duskhall/blood-vendetta';
import { callIn } from '@duskhall/blood-vendetta/texts/narration.ts';
import type { Seat } from '@duskhall/kernel';
import type { BoardProps } from '../../board.ts';
import { BoardState, boardContext } from '../board-parts/board-state.svelte.ts';
import type { Draft } from './claims/sayings.ts';
import { Arrivals } from './night/stream.ts';
import { callsNow, isSecret, stageOf } from './stage.ts';
import { SPOKEN, type Spoken } from './words.ts';

/** A sheet over the board. */
export type Sheet =
  | { of: 'seat'; seat: Seat }
  | { of: 'say'; draft: Draft | null }
  | { of: 'claims' }
  | { of: 'votes' }
  | { of: 'roles' }
  | { of: 'foretell' };

/** The state of the board: what follows from the view. */
export class Table extends BoardState<BloodVendetta, Spoken, Sheet> {
  constructor(props: () => BoardProps<BloodVendetta>) {
    super(props, SPOKEN);
  }

  log = $derived.by(() => this.props().log);
  readonly arrivals = new Arrivals();
  /** Free moves. */
  free = $derived.by(() => this.props().free ?? []);
  /** Legal and free moves. */
  possible = $derived.by(() => [...this.moves, ...this.free]);
  words = $derived.by(() => this.spoken.words);
  board = $derived.by(() => this.spoken.board);
  isPast = $derived.by(() => this.props().isPast === true);
  chat = $derived.by(() => this.props().chat);
  away = $derived.by(() => this.props().away ?? []);
  windowEnds = $derived.by(() => this.props().windowEnds);
  stoppedAt = $derived.by(() => this.props().stoppedAt);

  viewer = $derived.by(() => this.view.viewer);
  stage = $derived.by(() => stageOf(this.view));
  isSecret = $derived.by(() => isSecret(this.view));
  /** On a wide page the shell shows the question and the time above the board, except in secret steps. */
  isTold = $derived.by(() => this.props().bar === undefined && !this.isSecret);
  isAlive = $derived.by(() => this.viewer >= 0 && this.view.isAlive[this.viewer] === true);
  /** What everybody hears called: the name of the phase, and the narrator's line. */
  call = $derived.by(() => {
    const { calls, isSecond } = callsNow(this.view, this.log);
    const [only] = calls;
    if (this.stage === 'roles') return this.words.reading;
    return calls.length === 1
      ? callIn(this.words, this.view, only!, isSecond).open
      : this.words.phases[this.view.phase].open;
  });

  nameOf = (seat: Seat): string => (seat < 0 ? this.words.nobody : this.names[seat]!);
  listOf = (seats: readonly Seat[]): string => this.words.list(seats.map(this.nameOf));
  send = (...moves: readonly Move[]): void => {
    if (moves.length > 0 && !this.isBusy) this.props().onMove(moves);
  };
  tell = (text: string, rule: string): void => this.props().onTell(text, rule);
  rule = (rule: string): void => this.props().onRule?.(rule);
}

export const [tableHere, setTable] = boardContext<Table>();
