import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { rulebookPage } from './rulebook-page.ts';

/** Every path that is a screen of the client; a rulebook's page has a file of its own. */
const SCREENS = [
  ...['/', '/t/:table', '/screen/:table', '/local/:match', '/r/:match', '/lesson/:game'],
  ...['/puzzles', '/puzzles/:game', '/puzzle/:game/:id'],
  ...['/settings', '/profile', '/credits'],
];

export const hasWebClient = (folder: string | undefined): folder is string =>
  folder !== undefined && folder !== '' && existsSync(join(folder, 'index.html'));

/** The built web client: its files by name, and one page for all its screens. */
export async function webClient(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // One route per file: any other path gets the usual 404.
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      // Names of built files contain a hash of their content; the page that refers to them must always be revalidated.
      const isHashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const screen of SCREENS) app.get(screen, { schema: { hide: true } }, (_, reply) => reply.sendFile('index.html'));
  await app.register(rulebookPage, { folder });
}
