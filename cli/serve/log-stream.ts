import type { Config } from '@duskhall/server';
import type { Terminal } from '../terminal.ts';
import type { Wanted } from './settings.ts';

export type LogStream = NonNullable<Config['logStream']>;

/** From this level on a line of the log concerns whoever watches the server at a terminal. */
const WARNING = 40;

/**
 * Where the log goes. It waits until the house is open, so that the first line is the address. Whoever sits at the
 * terminal is told only what goes wrong, unless it asked for more.
 */
export function openLogStream({ log }: Wanted, { isInteractive, output, errors }: Terminal) {
  const isForPeople = log === null && isInteractive;
  const print = (line: string): void => {
    if (!isForPeople) output.write(line);
    else if (JSON.parse(line).level >= WARNING) errors.write(line);
  };
  let early: string[] | null = [];
  const stream: LogStream = { write: (line) => (early === null ? print(line) : void early.push(line)) };
  return {
    stream,
    begin() {
      early?.forEach(print);
      early = null;
    },
  };
}
