import type { Texts, Turn, Types } from '@duskhall/kernel';
import type { Mirror } from '@duskhall/protocol';
import { isAsked } from '../match.svelte.ts';
import { type LogLine, LogReader } from './log-lines.ts';
import type { Secrecy } from './secrecy.ts';

interface Told extends Pick<Secrecy, 'isCovered'> {
  mirror: Mirror;
  texts: Texts<Types> | null;
  names: readonly string[];
}

/** The log of a match in words, and the earlier views one can go back to. */
export class MatchLog {
  lines = $state.raw<readonly LogLine[]>([]);
  /** Where turns or phases begin; empty: the game has none. */
  turns = $state.raw<readonly Turn[]>([]);
  #read = $state(0);
  readonly unread = $derived(Math.max(0, this.lines.length - this.#read));
  /** The view after each event; null: from before the page was opened. */
  #views: (object | null)[] = [];
  /** The event being looked back at; -1: the present. */
  past = $state(-1);
  /** The view at that event; null: the present one is shown. */
  readonly view = $derived(this.past < 0 ? null : (this.#views[this.past] ?? null));
  /** The rule of the question each event answered, as far as this page saw it asked. */
  #rules: string[] = [];
  #lastRule = '';
  #match = '';
  #wasCalled = false;
  #reader: LogReader | null = null;

  /** Call it while a component is being created. */
  constructor(told: () => Told) {
    $effect.pre(() => {
      const { mirror, texts, names, isCovered } = told();
      if (texts === null) return;
      const isNew = mirror.match !== this.#match;
      if (isNew) {
        this.#match = mirror.match;
        this.#rules = [];
        this.#lastRule = '';
        this.#views = mirror.log.map(() => null);
        this.past = -1;
      }
      const { length } = mirror.log;
      this.#rules.length = Math.min(this.#rules.length, length);
      this.#views.length = Math.min(this.#views.length, length);
      while (this.#rules.length < length) this.#rules.push(this.#lastRule);
      while (this.#views.length < length) this.#views.push(mirror.view);
      this.#lastRule = texts.ruleOf(mirror.view, null);
      const ruleOf = (place: number) => this.#rules[place]!;
      const momentOf = (place: number) => (this.#views[place] === null ? -1 : place);
      if (!this.#reader?.isFor(texts, names, mirror.seat)) this.#reader = new LogReader(texts, names, mirror.seat);
      this.turns = this.#reader.turns(mirror.log);
      this.lines = this.#reader
        .lines(mirror.log, ruleOf, momentOf)
        .filter(({ place }) => !isCovered(mirror.log[place]!));
      if (isNew) this.#read = this.lines.length;
      // A question or the end of the match returns to the present.
      const isCalled = isAsked(mirror) || mirror.scores.length > 0;
      if (isCalled && !this.#wasCalled) this.past = -1;
      this.#wasCalled = isCalled;
    });
  }

  /** Looks at the line before or after the current one; after the last one comes the present. */
  step(by: -1 | 1): void {
    const moments = this.lines.flatMap(({ moment }) => (moment < 0 ? [] : [moment]));
    const next =
      by < 0 ? moments.findLast((moment) => moment < this.past) : moments.find((moment) => moment > this.past);
    this.past = next ?? (by < 0 ? this.past : -1);
  }

  /** The sentence of the moment looked back at, or the title that stands for it; empty: none. */
  readonly pastText = $derived(this.lines.findLast(({ moment }) => moment === this.past)?.text ?? '');

  readAll(): void {
    this.#read = this.lines.length;
  }
}
