import type { BloodVendetta, Move } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';
import { createContext } from 'svelte';
import type { BoardProps } from '../../board.ts';
import type { Draft } from './claims/sayings.ts';
import { callsNow, isSecret, stageOf } from './moment.ts';
import { callText, SPOKEN } from './words.ts';

/** What lies open over the board. */
export type Sheet =
  | { of: 'seat'; seat: Seat }
  | { of: 'say'; draft: Draft | null }
  | { of: 'claims' }
  | { of: 'votes' }
  | { of: 'roles' }
  | { of: 'foretell' }
  | null;

/** What the board's parts share: what was given, read for this game. */
export class Table {
  readonly #given: () => BoardProps<BloodVendetta>;
  sheet = $state.raw<Sheet>(null);

  constructor(given: () => BoardProps<BloodVendetta>) {
    this.#given = given;
  }

  view = $derived.by(() => this.#given().view);
  texts = $derived.by(() => this.#given().texts);
  names = $derived.by(() => this.#given().names);
  log = $derived.by(() => this.#given().log);
  moves = $derived.by(() => this.#given().moves);
  /** What may be done unasked. */
  free = $derived.by(() => this.#given().free ?? []);
  /** What may be done at all. */
  possible = $derived.by(() => [...this.moves, ...this.free]);
  spoken = $derived.by(() => SPOKEN[this.#given().locale]);
  words = $derived.by(() => this.spoken.words);
  board = $derived.by(() => this.spoken.board);
  isPast = $derived.by(() => this.#given().isPast === true);
  isBusy = $derived.by(() => this.#given().isBusy);
  person = $derived.by(() => this.#given().person);
  onChat = $derived.by(() => this.#given().onChat);
  windowEnds = $derived.by(() => this.#given().windowEnds);
  stoppedAt = $derived.by(() => this.#given().stoppedAt);

  viewer = $derived.by(() => this.view.viewer);
  stage = $derived.by(() => stageOf(this.view));
  isSecret = $derived.by(() => isSecret(this.view));
  /** On a wide page the shell says above the board what is asked, and how long; not in secret. */
  isTold = $derived.by(() => this.#given().bar === undefined && !this.isSecret);
  isAlive = $derived.by(() => this.viewer >= 0 && this.view.isAlive[this.viewer] === true);
  /** What everybody hears called: the name of the phase, and the narrator's line. */
  call = $derived.by(() => {
    const { calls, isSecond } = callsNow(this.view, this.log);
    const [only] = calls;
    if (this.stage === 'roles') return this.words.reading;
    return calls.length === 1
      ? callText(this.words, this.view, only!, isSecond).open
      : this.words.phases[this.view.phase].open;
  });

  nameOf = (seat: Seat): string => (seat < 0 ? this.words.nobody : this.names[seat]!);
  listOf = (seats: readonly Seat[]): string => this.words.list(seats.map(this.nameOf));
  labelOf = (move: Move): string => this.texts.move(this.view, move, this.names);
  send = (...moves: readonly Move[]): void => {
    if (moves.length > 0 && !this.isBusy) this.#given().onMove(moves);
  };
  tell = (text: string, rule: string): void => this.#given().onTell(text, rule);
  rule = (rule: string): void => this.#given().onRule?.(rule);
}

export const [tableHere, setTable] = createContext<Table>();
