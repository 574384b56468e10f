/** What came from outside is wrong; the message says what, and what is possible. */
export class BadInput extends Error {
  /** What a program knows it by, where it is more than bad input; else null. */
  readonly code: string | null;
  /** The number of the rule that it breaks; null: none. */
  readonly rule: string | null;
  constructor(message?: string, { code = null, rule = null }: { code?: string | null; rule?: string | null } = {}) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}
