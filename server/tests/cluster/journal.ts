import { appendFileSync } from 'node:fs';

const { HISTORY_LOG = '' } = process.env;

/** With HISTORY_LOG=FILE, everything that happens is noted there, to find the cause of a flaw. */
export function note(who: string, what: unknown): void {
  if (HISTORY_LOG !== '') appendFileSync(HISTORY_LOG, `${Date.now()} ${who} ${JSON.stringify(what)}\n`);
}
