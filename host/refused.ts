import type { Refusal } from '@duskhall/kernel';

/** Why a request was refused: a code, what to tell the person, and the game's rule behind it, if there is one. */
export class Refused extends Error {
  readonly code: string;
  readonly rule: string;
  constructor(code: string, text: string, rule = '') {
    super(text);
    this.code = code;
    this.rule = rule;
  }
}

/** A move that the game refuses. The host knows no language: its adapter puts `refusal` into words. */
export class RefusedMove extends Refused {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code, refusal.code, refusal.rule);
    this.refusal = refusal;
  }
}
