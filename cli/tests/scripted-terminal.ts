import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { runCommand } from '../commands.ts';
import type { Terminal } from '../terminal.ts';

export interface Heard {
  code: number;
  output: string;
  errors: string;
}

/** Runs a command as if it stood in a pipe, with everything that will be typed known beforehand. */
export async function run(
  words: readonly string[],
  input = '',
  environment: Terminal['environment'] = {},
): Promise<Heard> {
  const output = new Pipe();
  const errors = new Pipe();
  const terminal: Terminal = {
    input: Readable.from([Buffer.from(input)]),
    output,
    errors,
    environment,
    isInteractive: false,
    hasColours: false,
    width: 80,
    home: new URL('../dist/', import.meta.url),
  };
  const code = await runCommand(words, terminal);
  return { code, output: output.text, errors: errors.text };
}

class Pipe extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** A file of this name in a folder of its own. */
export const freshFile = (name: string): string => join(mkdtempSync(join(tmpdir(), 'duskhall-')), name);
