import { BadInput } from '@duskhall/kernel';

/** A request that cannot be granted: a code for the program, the number of the rule if there is one, a sentence. */
export class Refused extends BadInput {
  readonly code: string;
  readonly rule: string | null;
  constructor(code: string, text: string, rule: string | null = null) {
    super(text);
    this.code = code;
    this.rule = rule;
  }
}

/** Does something that may throw `BadInput`, and gives that a code. */
export function orRefuse<R>(code: string, act: () => R): R {
  try {
    return act();
  } catch (error) {
    throw error instanceof BadInput ? new Refused(code, error.message) : error;
  }
}
