import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes. */
export interface Terminal {
  input: Readable;
  output: Writable;
  errors: Writable;
  environment: { readonly [name: string]: string | undefined };
  /** A person sits at both ends: keys are read and the screen may be cleared. */
  isInteractive: boolean;
  hasColours: boolean;
  width: number;
  /** The folder of the built workers. */
  home: URL;
}

/** Lines longer than this are hard to read, whatever the window's size. */
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

export const printLine = (terminal: Terminal, line: string): void => void terminal.output.write(`${line}\n`);

export const printJson = (terminal: Terminal, data: unknown): void =>
  printLine(terminal, JSON.stringify(data, null, 2));
