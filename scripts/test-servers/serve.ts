import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres, startRedis, type TestServer } from './start.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where to ask for the servers that tests share. */
    testServers: string;
  }
}

/** Starts each server that tests share when the first test asks for it, and stops it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const starts = { postgres: startPostgres, redis: startRedis };
  const started = new Map<string, Promise<TestServer>>();
  const desk = createServer(async (request, response) => {
    const name = request.url!.slice(1) as keyof typeof starts;
    if (!started.has(name)) started.set(name, starts[name]());
    try {
      response.end((await started.get(name)!).url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  desk.listen(0, '127.0.0.1');
  await once(desk, 'listening');
  project.provide('testServers', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await Promise.all([...started.values()].map(async (server) => (await server).stop()));
  };
}
