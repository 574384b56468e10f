import { BadInput } from '@duskhall/kernel';

/** A refused request: a code for programs, the number of the rule if there is one, and a message. */
export class Refused extends BadInput {
  declare readonly code: string;
  constructor(code: string, text: string, rule: string | null = null) {
    super(text, { code, rule });
  }
}

/** Runs something and turns its `BadInput` into a refusal with this code, unless a rule is behind it. */
export function orRefuse<R>(code: string, act: () => R): R {
  try {
    return act();
  } catch (error) {
    throw error instanceof BadInput ? refusedFor(code, error) : error;
  }
}
const refusedFor = (code: string, { message, rule, code: own }: BadInput): Refused =>
  new Refused(rule === null || own === null ? code : own, message, rule);
