/** Invalid input from outside. The message says what is wrong and what is accepted. */
export class BadInput extends Error {
  /** A code for programs; null: plain bad input. */
  readonly code: string | null;
  /** The number of the rule it breaks; null: none. */
  readonly rule: string | null;
  constructor(message?: string, { code = null, rule = null }: { code?: string | null; rule?: string | null } = {}) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}
