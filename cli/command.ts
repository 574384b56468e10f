import type { Terminal } from './terminal.ts';

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  help: string;
  run(words: readonly string[], terminal: Terminal): Promise<void>;
}
