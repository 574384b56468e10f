import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** An empty folder. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'duskhall-'));

/** A server that runs in a process of its own, as people start it. */
export interface Serving {
  url: string;
  /** The first line it says. */
  line: string;
  /** Sends a signal, and says with which code or by which signal the process has ended. */
  end(signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL' | 'SIGUSR2'): Promise<number | string>;
  /** What it has complained about so far. */
  errors(): string;
}

export const startServing = (...words: string[]): Promise<Serving> => startServingWith({}, ...words);

/** With more in its environment. */
export async function startServingWith(more: NodeJS.ProcessEnv, ...words: string[]): Promise<Serving> {
  const program = fileURLToPath(new URL('../duskhall.js', import.meta.url));
  const child = spawn(process.execPath, [program, 'serve', '--host', '127.0.0.1', ...words], {
    env: { ...process.env, ...more },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const closed = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  const [line] = await Promise.race([once(lines, 'line'), closed.then(() => [null])]);
  if (line === null) throw new Error(errors);
  return {
    url: /https?:\/\/\S+/.exec(line)![0],
    line,
    errors: () => errors,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      const [code, by] = await closed;
      return code ?? by;
    },
  };
}
