import type { Mirror, TableInfo } from '@duskhall/protocol';
import type { GameClient } from '../board.ts';
import { isAlone, isAsked, type Session } from '../match.svelte.ts';

/** What somebody has chosen for one match. */
interface Choice {
  isUntilConcern: boolean;
  kinds: string[];
}
const NOTHING: Choice = { isUntilConcern: false, kinds: [] };
const KEY = 'duskhall.passing';
/** Choices for so many matches are kept. */
const MOST = 20;

function kept(): [string, Choice][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/**
 * Milliseconds within which an automatic pass is sent where a person could read the time. It is drawn anew for each window and
 * depends on nothing held: neither on the cards, nor on whether there was a choice.
 */
const [LEAST, LONGEST] = [1500, 4500];

interface Played {
  session: Session;
  table: TableInfo;
  mirror: Mirror;
  client: GameClient | null;
  /** Nothing may be answered now: a pause, a sitter, a look back. */
  isStill: boolean;
}

/** Passes in windows by itself: as somebody has chosen for this match, and alone among bots where there is nothing else to do. */
export class Passing {
  #choice = $state.raw<Choice>(NOTHING);
  readonly #played: () => Played;
  readonly #match = $derived.by(() => this.#played().mirror.match);
  readonly isUntilConcern = $derived(this.#choice.isUntilConcern);
  readonly kinds = $derived<readonly string[]>(this.#choice.kinds);
  readonly isOn = $derived(this.isUntilConcern || this.kinds.length > 0);
  /** The pass that is about to be sent; null: the person answers. */
  readonly pass = $derived.by(() => this.#passNow());
  readonly #asked = $derived.by(() => (this.#played().mirror.view as { asked: number }).asked);
  readonly #question = $derived(`${this.#match} ${this.#asked}`);
  /** The question whose pass was sent, which is done once. */
  #answered = '';
  /** The question whose pass was refused: the person answers it. */
  #refused = $state('');
  readonly isRefused = $derived(this.#refused === this.#question);
  /** While another gesture is under way, none can be sent. */
  readonly #mayPass = $derived.by(() => this.pass !== null && this.#played().session.sent === 0);
  /** Nobody is there to read how long a pass takes. */
  readonly #isUnread = $derived.by(() => {
    const { table, mirror } = this.#played();
    return isAlone(table, mirror.seat) && table.watchers === 0;
  });

  /** Call it while a component is being created. */
  constructor(played: () => Played) {
    this.#played = played;
    $effect.pre(() => {
      const match = this.#match;
      this.#choice = kept().find(([name]) => name === match)?.[1] ?? NOTHING;
    });
    // News that change nothing about the question must not begin the wait again.
    $effect(() => {
      if (!this.#mayPass || this.#question === this.#answered) return;
      const wait = this.#isUnread ? 0 : LEAST + Math.random() * (LONGEST - LEAST);
      const timer = setTimeout(() => void this.#send(), wait);
      return () => clearTimeout(timer);
    });
  }

  async #send(): Promise<void> {
    const { session, mirror } = this.#played();
    const [pass, asked, question] = [this.pass, this.#asked, this.#question];
    if (pass === null) return;
    this.#answered = question;
    const answer = await session.ask({ type: 'move', match: mirror.match, asked, moves: [pass] });
    if (answer.type === 'no') this.#refused = question;
  }

  #passNow(): unknown {
    const { table, mirror, client, isStill } = this.#played();
    if (isStill || this.isRefused || !isAsked(mirror)) return null;
    const { moves, view, seat, log } = mirror;
    if (moves.length === 1 && client?.alone?.isForced(moves[0]) && isAlone(table, seat)) return moves[0];
    const { responses } = client ?? {};
    const kind = responses?.kindOf(view) ?? '';
    if (responses === undefined || kind === '') return null;
    const isWanted = this.kinds.includes(kind) || (this.isUntilConcern && !responses.concerns(view, seat, log));
    return (isWanted && moves.find((move) => responses.isPass(move))) || null;
  }

  #choose(choice: Choice): void {
    this.#choice = choice;
    const others = kept().filter(([name]) => name !== this.#match);
    const isOn = choice.isUntilConcern || choice.kinds.length > 0;
    const all = isOn ? [...others, [this.#match, choice]] : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST)));
    } catch {
      // It holds as long as the page is open.
    }
  }

  passUntilConcern(isUntilConcern: boolean): void {
    this.#choose({ ...this.#choice, isUntilConcern });
  }

  passOn(kind: string, isPassed: boolean): void {
    const others = this.kinds.filter((other) => other !== kind);
    this.#choose({ ...this.#choice, kinds: isPassed ? [...others, kind] : others });
  }

  stop(): void {
    this.#choose(NOTHING);
  }
}
