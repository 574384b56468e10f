import type { Config } from '@duskhall/server';
import type { Terminal } from '../terminal.ts';
import type { Wanted } from './settings.ts';

export type LogStream = NonNullable<Config['logStream']>;

/** The lowest level that is shown at a terminal by default. */
const WARNING = 40;

/**
 * The destination of the log. It buffers until the server is open, so that the first line of output is the address. At a
 * terminal it shows only errors unless a level was set.
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
