import { type Decision, quick } from '@duskhall/bots';
import {
  type AnyGame,
  enter,
  type Match,
  mayUndo,
  type Refusal,
  replay,
  type Seat,
  type Types,
  undo,
  waiting,
} from '@duskhall/kernel';
import type { Mirror } from '@duskhall/protocol';
import type { Advice } from '../match.svelte.ts';
import { Company, type Surroundings } from './company.ts';
import type { KeptMatch } from './kept.ts';
import { Mirrors } from './mirrors.ts';
import { RuleWindow } from './windows.ts';

export interface Household extends Surroundings {
  keep(kept: KeptMatch): void;
  onChange(): void;
}

/** How long ago a match began; at least until what was last done in it, whatever the date says. */
const ageOf = ({ startedAt, record }: KeptMatch, date: number): number =>
  Math.max(0, date - startedAt, record.entries.at(-1)?.at ?? 0);

/** A match held on this device: what a server would do, without one. */
export class House {
  readonly game: AnyGame;
  readonly kept: KeptMatch;
  readonly #match: Match<Types>;
  readonly #at: Household;
  readonly #company: Company;
  readonly #window: RuleWindow;
  readonly #mirrors: Mirrors;
  /** When it began, on the clock. */
  readonly #begunAt: number;
  #timer: (() => void) | null = null;
  #isStopped = false;

  constructor(game: AnyGame, kept: KeptMatch, household: Household) {
    this.game = game;
    this.kept = kept;
    this.#at = household;
    this.#begunAt = household.clock.now() - ageOf(kept, household.clock.date());
    this.#match = replay(game, kept.record);
    kept.record = this.#match.record;
    this.#window = new RuleWindow(this.#match, kept, household.clock, household.chance);
    this.#mirrors = new Mirrors(this.#match, kept, this.#window, household.clock);
    const levels = kept.players.map(({ bot }) => bot);
    this.#company = new Company(this.#match, kept.id, levels, household, {
      answer: (seat, decision) => this.#commit((at) => this.#answer(seat, decision, at)),
      say: (seat, move) => this.#commit((at) => enter(this.#match, seat, [move], 'seat', at) === null),
    });
    this.#schedule();
  }

  get isOver(): boolean {
    return this.kept.scores.length > 0;
  }
  /** The seats with an answer to give. */
  get waiting(): Seat[] {
    return this.isOver ? [] : waiting(this.#match.s);
  }

  /** Everything a seat may answer now, or do unasked. */
  movesOf(seat: Seat): readonly unknown[] {
    const { s } = this.#match;
    return this.isOver ? [] : [...this.game.legal(s, seat), ...this.game.free(s, seat)];
  }

  /** What a viewer may know and do. */
  mirrorOf(viewer: Seat): Mirror {
    return this.#mirrors.of(viewer);
  }

  /** A gesture of a seat; why it is refused, or null. */
  enter(seat: Seat, moves: readonly unknown[]): Refusal | null {
    let refusal: Refusal | null = null;
    this.#commit((at) => {
      refusal = enter(this.#match, seat, moves, 'seat', at);
      return refusal === null;
    });
    return refusal;
  }

  /** What the usual bot would do in a person's place; null: nothing came to its mind. */
  async advise(seat: Seat): Promise<Advice | null> {
    const asked = this.#match.s.asked[seat]!;
    const decision = await this.#company.advise(seat);
    return decision === null ? null : { asked, move: decision.move };
  }

  /** Takes the seat's last move back, where it may. */
  undo(seat: Seat): void {
    this.#commit((at) => {
      const may = mayUndo(this.#match, seat);
      if (may) undo(this.#match, seat, at);
      return may;
    });
  }

  #answer(seat: Seat, decision: Decision | null, at: number): boolean {
    const { kept } = this;
    const entry = kept.record.entries.length;
    if (decision === null) return this.#answerAtSight(seat, at);
    if (enter(this.#match, seat, [decision.move], 'seat', at) !== null) {
      // Something has changed under the open question: it is thought over.
      this.#company.think(seat);
      return false;
    }
    if (decision.reason) kept.reasons = [...(kept.reasons ?? []), { entry, seat, reason: decision.reason }];
    return true;
  }

  /** Where a head has failed, or has not come to an end in time: whoever has a choice must not answer later than others. */
  #answerAtSight(seat: Seat, at: number): boolean {
    const { game, s } = this.#match;
    const move = quick(game, game.view(s, seat), game.legal(s, seat), this.#at.chance);
    return enter(this.#match, seat, [move], 'seat', at) === null;
  }

  /** The time of a window is up; one that was drawn does not wait for bots. */
  #endWindow(at: number): boolean {
    const { entries } = this.kept.record;
    const { length } = entries;
    const bots = this.#window.isDrawn ? this.waiting.filter((seat) => this.kept.players[seat]!.bot !== '') : [];
    for (const seat of bots) while (this.waiting.includes(seat) && this.#answerAtSight(seat, at)) {}
    this.#window.end(at);
    return entries.length > length;
  }

  pause(isPaused: boolean): void {
    this.#commit(() => {
      this.kept.isPaused = isPaused;
      return true;
    });
  }

  /** The only person gives up: the bots have won. */
  concede(seat: Seat): void {
    this.#commit(() => {
      const { players } = this.kept;
      this.kept.verdict = players.map((_, other) => (other === seat ? 0 : 1 / (players.length - 1)));
      return true;
    });
  }

  /** Keeps what is left of the time: the page may be gone the next moment. */
  save(): void {
    this.#window.read();
    if (!this.isOver) this.#at.keep(this.kept);
  }

  stop(): void {
    this.save();
    this.#isStopped = true;
    this.#schedule();
    this.#at.thinker.stop();
  }

  /** Makes entries, keeps them, tells the page; `make` says false where nothing was done. */
  #commit(make: (at: number) => boolean): void {
    if (this.#isStopped || this.isOver) return;
    const { game, kept } = this;
    this.#window.read();
    const entries = kept.record.entries.length;
    const { sealed } = this.#match.s;
    if (!make(this.#window.readAt - this.#begunAt)) return;
    const made = kept.record.entries.slice(entries);
    this.#window.follow(made, sealed);
    kept.scores = game.scores(this.#match.s) ?? kept.verdict;
    if (this.isOver) kept.finishedAt = this.#at.clock.date();
    const isStepBack = made.some((entry) => !('move' in entry));
    this.#mirrors.follow(isStepBack);
    if (isStepBack) this.#company.forget();
    else this.#company.look();
    this.#at.keep(kept);
    this.#schedule();
    this.#at.onChange();
  }

  /** What comes next if nobody does anything. */
  #schedule(): void {
    this.#timer?.();
    this.#timer = null;
    if (this.isOver || this.#isStopped || this.kept.isPaused) {
      this.#company.quiet();
      return;
    }
    const { left } = this.#window;
    if (left >= 0) this.#timer = this.#at.clock.after(left, () => this.#commit((at) => this.#endWindow(at)));
    for (const seat of this.waiting) this.#company.think(seat);
    this.#company.speak();
  }
}
