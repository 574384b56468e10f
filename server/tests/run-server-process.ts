import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { bundleProgram } from './bundle-program.ts';

const SERVER = fileURLToPath(new URL('./server-process.ts', import.meta.url));

export interface ServerProcess {
  url: string;
  /** Resolves when it has been killed, by whomever. */
  killed: Promise<void>;
  kill(): Promise<void>;
}

/** Starts `server-process.ts`. */
export async function runServer(...given: string[]): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [await bundleProgram(SERVER), ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const killed = once(child, 'exit').then(([, signal]) => expect(signal).toBe('SIGKILL'));
  const [url] = await once(createInterface({ input: child.stdout! }), 'line');
  return {
    url,
    killed,
    async kill() {
      child.kill('SIGKILL');
      await killed;
    },
  };
}
