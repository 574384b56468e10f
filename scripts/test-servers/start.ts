import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findPostgres, findRedis } from './find.ts';

export interface TestServer {
  url: string;
  pid(): number;
  /** Ends the process, and waits for it. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port with the same data. */
  begin(): Promise<void>;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0;
const asPostgres = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
const idOf = (option: '-u' | '-g') => Number(execFileSync('id', [option, 'postgres']));

/** The folder's parents have to be open to the other user. */
const newFolder = (name: string) => mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), `duskhall-${name}-`));

/** Starts a PostgreSQL with an empty database; if not durable it does not wait for the disk. */
export async function startPostgres({ isDurable = false } = {}): Promise<TestServer> {
  const folder = newFolder('postgres');
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const programs = findPostgres();
  const [initdb, ...words] = [
    ...asPostgres,
    join(programs, 'initdb'),
    ...['-D', folder, '-U', 'duskhall', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8'],
    ...(isDurable ? [] : ['--no-sync']),
  ];
  execFileSync(initdb!, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...(isDurable ? [] : ['fsync=off', 'full_page_writes=off']),
  ].flatMap((setting) => ['-c', setting]);
  return start(folder, 'is ready to accept connections', (port) => ({
    command: [...asPostgres, join(programs, 'postgres'), '-D', folder, '-p', String(port), ...settings],
    url: `postgres://duskhall@127.0.0.1:${port}/postgres`,
  }));
}

export async function startRedis(): Promise<TestServer> {
  const folder = newFolder('redis');
  return start(folder, 'Ready to accept connections', (port) => ({
    command: [findRedis(), '--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', folder],
    url: `redis://127.0.0.1:${port}`,
  }));
}

type Plan = (port: number) => { command: string[]; url: string };

async function start(folder: string, ready: string, plan: Plan): Promise<TestServer> {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Somebody may take the port in between.
  for (let attempt = 1; ; attempt++) {
    const { command, url } = plan(await freePort());
    let child: ChildProcess;
    try {
      child = await run(command, folder, ready);
    } catch (error) {
      if (attempt < 5) continue;
      remove();
      throw error;
    }
    const end = async (signal: NodeJS.Signals) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    };
    return {
      url,
      pid: () => child.pid!,
      end,
      async begin() {
        child = await run(command, folder, ready);
      },
      async stop() {
        // Of both servers the quickest end that is not a crash.
        await end('SIGINT');
        remove();
      },
    };
  }
}

/** Starts a server and waits until it says that it is ready. */
async function run([program, ...words]: string[], cwd: string, ready: string): Promise<ChildProcess> {
  const child = spawn(program!, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  // Nobody stops it if the run ends in a hurry.
  const endAtOnce = () => child.kill('SIGINT');
  process.once('exit', endAtOnce);
  child.once('exit', () => process.off('exit', endAtOnce));
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const output of [child.stdout!, child.stderr!])
      createInterface({ input: output }).on('line', (line) => {
        if (line.includes(ready)) resolve();
        if (said.push(line) > 100) said.shift();
      });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${program} did not start:\n${said.join('\n')}`)));
  });
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
