import type { BloodVendetta, Move, State } from '@duskhall/blood-vendetta';
import { linesOf } from '@duskhall/blood-vendetta/texts/narration.ts';
import { TALES } from '@duskhall/blood-vendetta/texts/tales.ts';
import { fastRng, type Seat } from '@duskhall/kernel';
import { createContext } from 'svelte';
import type { ConsoleProps } from '../../../board.ts';
import { variety } from '../screen/variety.ts';
import { callsNow, stageOf } from '../stage.ts';
import { SPOKEN } from '../words.ts';
import { adviceFor } from './advice.ts';
import { entryOf, isHarmless } from './entry.ts';
import { checklist, stepOf, tellings, wakeOf } from './moderator-steps.ts';
import { CONSOLE } from './words.ts';

/** The state of the moderator's console: what follows from the view, and what has been entered in this step. */
export class ModeratorState {
  readonly #given: () => ConsoleProps<BloodVendetta>;
  /** By seat: what the moderator has entered in the open step. */
  #entered = $state.raw<{ at: string; moves: ReadonlyMap<Seat, readonly Move[]> }>({ at: '', moves: new Map() });

  constructor(given: () => ConsoleProps<BloodVendetta>) {
    this.#given = given;
  }

  given = $derived.by(() => this.#given());
  view = $derived.by(() => this.given.view);
  log = $derived.by(() => this.given.log);
  names = $derived.by(() => this.given.names);
  spoken = $derived.by(() => SPOKEN[this.given.locale]);
  words = $derived.by(() => this.spoken.words);
  board = $derived.by(() => this.spoken.board);
  t = $derived.by(() => CONSOLE[this.given.locale]);
  isGuest = $derived.by(() => this.given.isGuest);
  isStopped = $derived.by(() => this.given.stoppedAt !== undefined);

  /** The state as the house imagines it: complete but for the choices still being made. */
  s: State = $derived.by(() => this.given.game.imagine(this.view, fastRng(1)));
  step = $derived.by(() => stepOf(this.view));
  stage = $derived.by(() => stageOf(this.view));
  calls = $derived.by(() => callsNow(this.view, this.log));
  items = $derived.by(() => checklist(this.view, this.s, this.log));
  wake = $derived.by(() => wakeOf(this.view, this.s, this.log));
  advice = $derived.by(() => adviceFor(this.view, this.s, this.log, this.isGuest));
  tellings = $derived.by(() => tellings(this.view, this.s, this.log, this.words, this.names));
  roles = $derived.by(() => this.view.opened[0]?.roles ?? []);
  /** The narrator's lines for what has just happened, and those before; a table screen in this language says the same. */
  lines = $derived.by(() => {
    const { locale, match } = this.given;
    const teller = { words: this.words, tale: TALES[locale], choose: variety(match) };
    const all = this.log.flatMap((event, i) =>
      linesOf(teller, event, this.view, this.names).map((text) => ({ text, at: i, type: event.type })),
    );
    const begun = this.log.findLastIndex(({ type }) => type === 'called' || type === 'callClosed' || type === 'died');
    const isNow = ({ at }: { at: number }) => at >= begun;
    const now = all.filter(isNow);
    return {
      now: (now.length > 0 ? now : all.slice(-1)).slice(-4),
      before: all.filter((line) => !isNow(line)).slice(-3),
    };
  });

  nameOf = (seat: Seat): string => (seat < 0 ? this.words.nobody : this.names[seat]!);
  listOf = (seats: readonly Seat[]): string => this.words.list(seats.map(this.nameOf));
  entry = (seat: Seat, moves: readonly Move[]) => entryOf(this.given.game, this.s, seat, moves);
  /** Whether a seat is asked anything but a harmless question. */
  hasChoice = (seat: Seat): boolean => {
    const question = this.s.table.questions[seat] ?? '';
    return question !== '' && !isHarmless(question) && question !== 'card';
  };

  /** A key of the open step, so that entries of an earlier step are not shown for it. */
  readonly #at = $derived.by(() => {
    const { phase, cycle, turns, stack, trials } = this.view;
    return JSON.stringify([phase, cycle, turns, stack.length, stack.at(-1), trials.length]);
  });
  enteredFor = (seat: Seat): readonly Move[] =>
    (this.#entered.at === this.#at ? this.#entered.moves.get(seat) : undefined) ?? [];

  async enter(seat: Seat, moves: readonly Move[]): Promise<boolean> {
    const at = this.#at;
    const before = this.#entered.at === at ? this.#entered.moves : new Map<Seat, readonly Move[]>();
    const isTaken = await this.given.onEnter(seat, moves);
    if (isTaken && seat >= 0) this.#entered = { at, moves: new Map([...before, [seat, moves]]) };
    return isTaken;
  }
  async rewind(): Promise<boolean> {
    const isDone = await this.given.onRewind();
    if (isDone) this.#entered = { at: '', moves: new Map() };
    return isDone;
  }
}

export const [moderatorHere, setModerator] = createContext<ModeratorState>();
