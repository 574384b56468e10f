import type { Readable, Writable } from 'node:stream';

/** The input and output of a command. */
export interface Terminal {
  input: Readable;
  output: Writable;
  errors: Writable;
  environment: { readonly [name: string]: string | undefined };
  /** Input and output are both a terminal: the screen may be cleared. */
  isInteractive: boolean;
  hasColours: boolean;
  width: number;
  /** The folder of the built workers. */
  home: URL;
}

/** Longer lines are hard to read, however wide the window. */
const WIDEST = 80;

export function processTerminal(home: URL): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const hasColours = env.NO_COLOR ? false : env.FORCE_COLOR ? true : stdout.isTTY === true && env.TERM !== 'dumb';
  return {
    input: stdin,
    output: stdout,
    errors: stderr,
    environment: env,
    isInteractive: stdin.isTTY === true && stdout.isTTY === true,
    hasColours,
    width: Math.min(stdout.columns ?? WIDEST, WIDEST),
    home,
  };
}

/* Whatever obeys: C0 but for tab and line end, DEL, C1, and marks that turn the direction of writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through
const CONTROL = /\x1b\[[0-9;]*m|[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours we use ourselves
const OUR_COLOUR = /^\x1b\[(?:0|1|2|22|3[0-7]|39)m$/;

/**
 * Removes terminal control sequences except our own colours: records, servers, card sets and names are untrusted.
 * Everything printed passes through here.
 */
export const harmless = (text: string): string =>
  text.replace(CONTROL, (found) => (OUR_COLOUR.test(found) ? found : ''));

export const printLine = (terminal: Terminal, line: string): void => void terminal.output.write(`${harmless(line)}\n`);

export const printError = (terminal: Pick<Terminal, 'errors'>, text: string): void =>
  void terminal.errors.write(`duskhall: ${harmless(text)}\n`);

/** Escapes the control characters that JSON leaves as they are. */
export const printJson = (terminal: Terminal, data: unknown): void => {
  const escaped = (found: string) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;
  printLine(terminal, JSON.stringify(data, null, 2).replace(CONTROL, escaped));
};
