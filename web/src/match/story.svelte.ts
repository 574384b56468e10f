import type { Texts, Types } from '@duskhall/kernel';
import type { Mirror } from '@duskhall/protocol';
import { type LogLine, linesOf } from './log.ts';

interface Told {
  mirror: Mirror;
  texts: Texts<Types> | null;
  names: readonly string[];
}

/** The log of a match in words. */
export class Story {
  lines = $state.raw<readonly LogLine[]>([]);
  /** By event: the rule behind the question that it came from, as far as this page has seen it asked. */
  #rules: string[] = [];
  #lastRule = '';
  #match = '';

  /** To be called while a component is made. */
  constructor(told: () => Told) {
    $effect.pre(() => {
      const { mirror, texts, names } = told();
      if (texts === null) return;
      if (mirror.match !== this.#match) {
        this.#match = mirror.match;
        this.#rules = [];
        this.#lastRule = '';
      }
      this.#rules.length = Math.min(this.#rules.length, mirror.log.length);
      while (this.#rules.length < mirror.log.length) this.#rules.push(this.#lastRule);
      this.#lastRule = texts.ruleOf(mirror.view, null);
      this.lines = linesOf(mirror.log, texts, names, mirror.seat, (place) => this.#rules[place]!);
    });
  }
}
