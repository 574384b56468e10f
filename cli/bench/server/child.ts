import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A child process of the benchmark that answers one request at a time. */
export interface Child {
  url: string;
  ask<A>(question: object): Promise<A>;
  /** Stops it, by force if necessary. */
  end(): Promise<void>;
}

/** The time a child has to exit by itself, in milliseconds. */
const PATIENCE = 5000;

export async function startChild(module: URL, words: readonly string[], flags: readonly string[] = []): Promise<Child> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const execArgv = [...process.execArgv, ...flags];
  const child = fork(module, words, { env, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const hear = async <A>(): Promise<A> => {
    const [heard] = await Promise.race([once(child, 'message'), ended.then(() => [null])]);
    if (heard === null) throw new Error('a process of the bench has ended too early');
    if ('failure' in heard) throw new Error(heard.failure);
    return heard;
  };
  const { url } = await hear<{ url: string }>();
  return {
    url,
    ask(question) {
      child.send(question);
      return hear();
    },
    end: () => endOf(child, ended),
  };
}

async function endOf(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await ended;
  clearTimeout(timer);
}

/** Tells a server that its measurement begins or ends. */
export interface Turn {
  isMeasured: boolean;
}

/** In a server's process: reports its address, then answers each question; exits with its parent. */
export function answerParent<Q>(server: { url: string; stop(): Promise<void> }, answer: (question: Q) => object): void {
  process.on('message', (question: Q) => process.send!(answer(question)));
  process.on('disconnect', () => {
    server.stop().finally(() => process.exit());
  });
  process.send!({ url: server.url });
}

/** The processor time that this process has used. */
export function processorTime(): { processorSeconds: number } {
  const { user, system } = process.cpuUsage();
  return { processorSeconds: (user + system) / 1e6 };
}
