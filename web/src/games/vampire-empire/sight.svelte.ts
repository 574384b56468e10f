import type { Seat } from '@duskhall/kernel';
import type { Card, Character, Move, State, VampireEmpire } from '@duskhall/vampire-empire';
import type { BoardProps } from '../../board.ts';
import { imagineTable } from './gesture.ts';
import { type Mark, Notebook } from './notebook.svelte.ts';
import { follow, NOWHERE, type Places } from './places.ts';
import { humanOf, isNight } from './sums.ts';
import { SPOKEN } from './words.ts';

/** What lies open over the table. */
export type Sheet =
  | { of: 'card'; card: Card }
  | { of: 'character'; character: Character }
  | { of: 'pile'; pile: 'moat' | 'cellar' | 'deck'; seat: Seat }
  | { of: 'almanac' }
  | null;

/** What there is to see: the view and what follows from it, whatever is chosen. */
export class Sight {
  protected readonly given: () => BoardProps<VampireEmpire>;
  readonly #notebook: Notebook;
  #followed: Places = NOWHERE;
  sheet = $state<Sheet>(null);
  /** A card that is looked at closely; -1: none. */
  peek = $state(-1);

  constructor(given: () => BoardProps<VampireEmpire>) {
    this.given = given;
    this.#notebook = new Notebook(() => given().match);
  }

  view = $derived.by(() => this.given().view);
  texts = $derived.by(() => this.given().texts);
  game = $derived.by(() => this.given().game);
  names = $derived.by(() => this.given().names);
  seat = $derived.by(() => this.given().seat);
  isBusy = $derived.by(() => this.given().isBusy);
  isAsked = $derived.by(() => this.given().moves.length > 0);
  spoken = $derived.by(() => SPOKEN[this.given().locale]);
  /** Whether somebody is in a seat, and the clock: the shell's, beside the name. A replay has nobody in its seats. */
  person = $derived.by(() => this.given().person);

  /** Whose area lies in front: one's own; for a watcher that of the human player. */
  home: Seat = $derived.by(() => (this.view.viewer >= 0 ? this.view.viewer : humanOf(this.view)));
  isOver = $derived.by(() => this.view.outcome.length > 0);
  isNight = $derived.by(() => isNight(this.view));
  hasMemory = $derived.by(() => this.view.options.memoryAid === 'on' || this.isOver);
  /** Some table that would look like this one: the rules are asked there. */
  imagined: State = $derived.by(() => imagineTable(this.game, this.view));
  mayResign = $derived.by(
    () => this.person !== undefined && this.seat >= 0 && this.game.free(this.imagined, this.seat).length > 0,
  );
  places: Places = $derived.by(() => {
    this.#followed = follow(this.#followed, this.view);
    return this.#followed;
  });

  /** The human player's private marks, as they stood at this moment. */
  marks: ReadonlyMap<Character, Mark> = $derived.by(() => this.#notebook.marks(this.given().log.length));
  mayNote = $derived.by(() => this.view.viewer === humanOf(this.view));
  note = (character: Character, mark: Mark | ''): void =>
    this.#notebook.write({ at: this.given().log.length, character, mark });

  moveText = (move: Move): string => this.texts.move(this.view, move, this.names);
}
