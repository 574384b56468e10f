import { setTimeout as sleep } from 'node:timers/promises';
import type { TestServer } from '../../../scripts/test-servers/start.ts';
import { CUTS, type Proxy as CuttingProxy } from '../../storage/tests/cutting-proxy.ts';
import { note } from './journal.ts';
import type { HallProcess, Processes } from './processes.ts';

export type Fault = 'kill' | 'stop' | 'terminate' | 'redis' | 'postgres' | 'cut';

export interface Scene {
  processes: Processes;
  redis: TestServer;
  postgres: TestServer;
  /** Between the processes and PostgreSQL. */
  proxy: CuttingProxy;
  /** In milliseconds. */
  lease: number;
}

/** Makes faults happen, several kinds at a time. */
export interface Driver {
  happened: { fault: Fault; at: number }[];
  /** Begins a fault, once the last one of its kind is over and two processes can be reached. */
  cause(fault: Fault): Promise<void>;
  /** Waits until everything is there again. */
  settled(): Promise<void>;
}

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
const between = (least: number, most: number): number => least + Math.random() * (most - least);

export function openDriver(scene: Scene): Driver {
  const underway = new Map<Fault, Promise<unknown>>();
  const happened: Driver['happened'] = [];
  const open = () => scene.processes.all.filter(({ isOpen }) => isOpen);
  return {
    happened,
    async cause(fault) {
      await underway.get(fault);
      while (open().length < 2) await sleep(20);
      note('begins', fault);
      happened.push({ fault, at: Date.now() });
      const over = DRIVERS[fault](scene, anyOf(open())).finally(() => note('over', fault));
      // It is reported when somebody waits for it.
      over.catch(() => {});
      underway.set(fault, over);
    },
    async settled() {
      await Promise.all(underway.values());
    },
  };
}

const DRIVERS: { [F in Fault]: (scene: Scene, victim: HallProcess) => Promise<unknown> } = {
  async kill({ processes }, victim) {
    await victim.end('SIGKILL');
    await processes.start();
  },
  /** For longer than its lease. */
  async stop({ lease }, victim) {
    victim.isOpen = false;
    victim.signal('SIGSTOP');
    await sleep(between(1.2, 2.2) * lease);
    victim.signal('SIGCONT');
    victim.isOpen = true;
  },
  /** As in a rolling restart: the next process is there before this one goes. */
  async terminate({ processes }, victim) {
    victim.isOpen = false;
    await processes.start();
    const code = await victim.end('SIGTERM');
    if (code !== 0) throw new Error(`A process that was told to end did so with ${code}.`);
  },
  async redis({ redis }) {
    await redis.end('SIGKILL');
    await sleep(between(0, 3000));
    await redis.begin();
  },
  async postgres({ postgres, lease }) {
    await postgres.end(anyOf(['SIGINT', 'SIGQUIT']));
    await sleep(between(0, 1.5) * lease);
    await postgres.begin();
    // Everybody has to find it again before the next time.
    await sleep(lease);
  },
  /** Connections break in the middle of appends and other requests. */
  async cut({ proxy }) {
    for (let i = 0; i < 5; i++) {
      proxy.cutNext(anyOf(CUTS), anyOf(['', 'hosting', 'entries', 'commit']));
      await sleep(between(20, 200));
    }
  },
};
