import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Every address that the client shows a screen for. */
const SCREENS = ['/', '/t/:table', '/screen/:table', '/local/:match', '/r/:match', '/settings', '/profile', '/credits'];

/** Whether a web client has been built here. */
export const hasWebClient = (folder: string | undefined): folder is string =>
  folder !== undefined && folder !== '' && existsSync(join(folder, 'index.html'));

/** The built web client: its files by their names, and one page for all its screens. */
export async function webClient(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // A route for each file: anything else is answered like every unknown address.
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      // The name of a built file changes with its content; the page that names them must always be asked for.
      const isHashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const screen of SCREENS) app.get(screen, { schema: { hide: true } }, (_, reply) => reply.sendFile('index.html'));
}
