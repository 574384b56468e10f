import type { Terminal } from './terminal.ts';

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  help: string;
  run(words: readonly string[], terminal: Terminal): Promise<void>;
}

/** Ends a command with exit code 1 after it has reported a negative result itself. */
export class BadNews extends Error {}
