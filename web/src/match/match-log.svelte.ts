import type { Texts, Types } from '@duskhall/kernel';
import type { Mirror } from '@duskhall/protocol';
import { isAsked } from '../match.svelte.ts';
import { type LogLine, linesOf } from './log-lines.ts';
import type { Secrecy } from './secrecy.ts';

interface Told extends Pick<Secrecy, 'isCovered'> {
  mirror: Mirror;
  texts: Texts<Types> | null;
  names: readonly string[];
}

/** The log of a match in words, and the way back to what this page has seen of it. */
export class MatchLog {
  lines = $state.raw<readonly LogLine[]>([]);
  #read = $state(0);
  readonly unread = $derived(Math.max(0, this.lines.length - this.#read));
  /** By event: what the board looked like after it; null: this page came later. */
  #views: (object | null)[] = [];
  /** The event that somebody looks back to; -1: now. */
  past = $state(-1);
  /** What the board looked like then; null: it shows what is now. */
  readonly view = $derived(this.past < 0 ? null : (this.#views[this.past] ?? null));
  /** By event: the rule behind the question that it came from, as far as this page has seen it asked. */
  #rules: string[] = [];
  #lastRule = '';
  #match = '';
  #wasCalled = false;

  /** To be called while a component is made. */
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
      this.lines = linesOf(mirror.log, texts, names, mirror.seat, ruleOf, momentOf).filter(
        ({ place }) => !isCovered(mirror.log[place]!),
      );
      if (isNew) this.#read = this.lines.length;
      // Whoever is asked, or sees the end, is back.
      const isCalled = isAsked(mirror) || mirror.scores.length > 0;
      if (isCalled && !this.#wasCalled) this.past = -1;
      this.#wasCalled = isCalled;
    });
  }

  readAll(): void {
    this.#read = this.lines.length;
  }
}
