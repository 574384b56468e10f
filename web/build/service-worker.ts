import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'service-worker.js';
/** Besides the worker itself: what no page asks for. */
const LEFT_OUT = /\.(br|gz)$|^previews\/|^service-worker\.js$/;

/** Writes the worker that keeps the built page, with the list of all its files. */
export function writeServiceWorker(folder: string): void {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
  const files = names.map((name) => (name === 'index.html' ? '/' : `/${name}`));
  const source = readFileSync(new URL('../src/local/service-worker.js', import.meta.url), 'utf8');
  const version = hash.update(source).digest('hex').slice(0, 16);
  const text = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files)};\n${source}`;
  writeFileSync(join(folder, NAME), text);
}
