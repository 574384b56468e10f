import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';
import type { Wanted } from './hall-process.ts';
import { note } from './journal.ts';
import type { Plant } from './planted-faults.ts';

/** How often a process may fail to start. */
const ATTEMPTS = 20;
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** One process of the cluster. */
export interface HallProcess {
  url: string;
  /** It has a planted fault. */
  isPlanted: boolean;
  /** Set while it can be reached: not stopped, not ending. */
  isOpen: boolean;
  signal(signal: NodeJS.Signals): void;
  /** From now on it suspends itself when it next writes a move. */
  suspendAtWrite(): Promise<void>;
  /** Sends a signal and waits until the process has ended; resolves with its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Processes {
  all: HallProcess[];
  /** Everything that the processes have logged as an error, in order. */
  errors: { at: number; text: string }[];
  start(plant?: Plant): Promise<HallProcess>;
}

/** Bundles the program once: read from its sources it would take seconds to start. */
let bundle: Promise<string> | null = null;
async function makeBundle(): Promise<string> {
  const file = join(ROOT, 'node_modules', '.cache', 'duskhall', 'hall-process.mjs');
  const own = `${file}.${process.pid}.${threadId}`;
  await build({
    entryPoints: [fileURLToPath(new URL('./hall-process.ts', import.meta.url))],
    outfile: own,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [
      {
        name: 'npm stays outside',
        setup: (bundle) =>
          bundle.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
            kind === 'entry-point' || path.startsWith('@duskhall/') ? null : { path, external: true },
          ),
      },
    ],
  });
  // Another test may be starting it.
  renameSync(own, file);
  return file;
}

export async function openProcesses(wanted: Omit<Wanted, 'plant'>): Promise<Processes> {
  bundle ??= makeBundle();
  const file = await bundle;
  const all: HallProcess[] = [];
  const errors: Processes['errors'] = [];
  const children = new Set<ChildProcess>();
  onTestFinished(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  return {
    all,
    errors,
    /** As a supervisor would: who finds no database or bus is started again. */
    async start(plant) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await startOnce(plant ?? null);
        } catch (error) {
          if (attempt === ATTEMPTS) throw error;
          await sleep(300);
        }
      }
    },
  };

  async function startOnce(plant: Plant | null): Promise<HallProcess> {
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', file, JSON.stringify({ ...wanted, plant } satisfies Wanted)],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    children.add(child);
    const lines = createInterface({ input: child.stdout });
    const ended = once(child, 'exit').then(([code]) => {
      children.delete(child);
      all.splice(all.indexOf(one) >>> 0, 1);
      return code as number | null;
    });
    const one: HallProcess = {
      url: '',
      isPlanted: plant !== null,
      isOpen: true,
      signal: (signal) => child.kill(signal),
      async suspendAtWrite() {
        const noted = once(lines, 'line');
        child.kill('SIGUSR2');
        await noted;
      },
      end(signal) {
        one.isOpen = false;
        child.kill(signal);
        return ended;
      },
    };
    createInterface({ input: child.stderr }).on('line', (text) => {
      errors.push({ at: Date.now(), text });
      note(one.url, text);
    });
    const first = once(lines, 'line');
    const [url] = await Promise.race([
      first,
      ended.then((code) => Promise.reject(new Error(`A process has ended with ${code}: ${errors.at(-1)?.text}`))),
    ]);
    one.url = url;
    all.push(one);
    return one;
  }
}
