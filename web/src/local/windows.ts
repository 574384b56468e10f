import {
  CLOSE,
  closeWindow,
  drawLull,
  drawWait,
  type Entry,
  expire,
  HOUSE,
  type Match,
  mayClose,
  passTheBound,
  type Rng,
  type Types,
  waiting,
} from '@duskhall/kernel';
import type { Clock } from '../clock.ts';
import type { KeptMatch } from './kept.ts';

/** A game that gives a day gives no limit: everybody is in the room, and nothing has to be closed. */
const ENDLESS = 86_400;

/** The time that the rules give to what is open. */
export class RuleWindow {
  readonly #match: Match<Types>;
  readonly #kept: KeptMatch;
  readonly #clock: Clock;
  readonly #chance: Rng;
  /** What it will not last because everybody has finished, in milliseconds. */
  #spared = 0;
  /** When it was last read. */
  readAt: number;

  constructor(match: Match<Types>, kept: KeptMatch, clock: Clock, chance: Rng) {
    this.#match = match;
    this.#kept = kept;
    this.#clock = clock;
    this.#chance = chance;
    this.readAt = clock.now();
    if (kept.window < 0) this.#open();
  }

  /** What has passed is gone. */
  read(): void {
    const now = this.#clock.now();
    const kept = this.#kept;
    if (kept.window > 0 && !kept.isPaused) kept.window = Math.max(0, kept.window - (now - this.readAt));
    this.readAt = now;
  }

  /** How long until it closes by itself; -1: it does not. */
  get left(): number {
    const { window, isPaused, scores } = this.#kept;
    if (window < 0 || isPaused || scores.length > 0 || this.#isPatient) return -1;
    return Math.max(0, window - (this.#clock.now() - this.readAt));
  }

  /** What the page may tell of it: of a time that was drawn, nothing. */
  get shown(): number {
    return this.isDrawn ? -1 : this.left;
  }

  /** How long it lasts is drawn at random. */
  get isDrawn(): boolean {
    const { game, s } = this.#match;
    return game.pace(s)?.upTo !== undefined;
  }

  /** It has lasted as long as it must, and now waits for who has a choice. */
  get #isPatient(): boolean {
    return this.#kept.window === 0 && this.isDrawn && waiting(this.#match.s).length > 0;
  }

  /** After entries: a new window has its time. */
  follow(made: readonly Entry[], sealedBefore: number): void {
    const { game, s } = this.#match;
    const isReopened = made.some(isNewWindow) || (!s.isHeld && s.sealed !== sealedBefore);
    if (game.pace(s) === null || this.#kept.window < 0 || isReopened) this.#open();
    else this.#lull();
  }

  /** Everybody has finished: it ends soon; somebody has not after all: it has its time again. */
  #lull(): void {
    const { game, s } = this.#match;
    const kept = this.#kept;
    const lull = game.pace(s)?.lull;
    if (!mayClose(s)) {
      kept.window += this.#spared;
      this.#spared = 0;
    } else if (lull !== undefined && this.#spared === 0) {
      this.#spared = Math.max(0, kept.window - drawLull(lull, this.#chance));
      kept.window -= this.#spared;
    }
  }

  #open(): void {
    const { game, s } = this.#match;
    this.#spared = 0;
    const pace = game.pace(s);
    if (pace === null || pace.seconds >= ENDLESS) {
      this.#kept.window = -1;
      return;
    }
    const persons = this.#kept.players.filter(({ bot }) => bot === '');
    this.#kept.window = drawWait(pace, persons.length < 2, this.#chance).wait;
  }

  /** Its time is up: it closes, or those pass who can do nothing else, and it waits for the others. */
  end(at: number): void {
    const match = this.#match;
    if (!this.isDrawn) expire(match, this.#chance, at);
    else {
      passTheBound(match, this.#chance, at);
      if (mayClose(match.s)) closeWindow(match, 'clock', at);
    }
  }
}

const isNewWindow = (entry: Entry): boolean =>
  'rewind' in entry || ('move' in entry && entry.seat === HOUSE && entry.move === CLOSE);
