import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { runCommand } from '../command-table.ts';
import type { Terminal } from '../terminal.ts';

export interface Heard {
  code: number;
  output: string;
  errors: string;
}

/** A command that runs as if it stood in a pipe, with somebody at the other end. */
export interface Running {
  type(...words: string[]): void;
  endInput(): void;
  /** Waits until the command has said this, after what was waited for before; gives what matched. */
  until(said: RegExp): Promise<RegExpExecArray>;
  done: Promise<Heard>;
}

export function start(words: readonly string[], environment: Terminal['environment'] = {}): Running {
  const input = new PassThrough();
  const output = new Pipe();
  const errors = new Pipe();
  const terminal: Terminal = {
    input,
    output,
    errors,
    environment,
    isInteractive: false,
    hasColours: false,
    width: 80,
    home: new URL('../dist/', import.meta.url),
  };
  const done = runCommand(words, terminal).then((code) => ({ code, output: output.text, errors: errors.text }));
  let read = 0;
  return {
    type: (...typed) => void input.write(typed.map((word) => `${word}\n`).join('')),
    endInput: () => void input.end(),
    async until(said) {
      for (;;) {
        const found = said.exec(output.text.slice(read));
        if (found !== null) {
          read += found.index + found[0].length;
          return found;
        }
        const end = await Promise.race([output.grown(), done]);
        if (end !== undefined) throw new Error(`never said ${said}:\n${end.output}\n${end.errors}`);
      }
    },
    done,
  };
}

/** Runs a command with everything that will be typed known beforehand. */
export function run(words: readonly string[], input = '', environment: Terminal['environment'] = {}): Promise<Heard> {
  const running = start(words, environment);
  if (input !== '') running.type(input.replace(/\n$/, ''));
  running.endInput();
  return running.done;
}

class Pipe extends Writable {
  text = '';
  private wake = () => {};
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    this.wake();
    done();
  }
  grown(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}

/** A file of this name in a folder of its own. */
export const freshFile = (name: string): string => join(mkdtempSync(join(tmpdir(), 'duskhall-')), name);
