import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built page lies. */
    page: string;
  }
}

const root = join(import.meta.dirname, '../..');
const SOURCES = ['web', 'kernel', 'protocol', 'games', 'bots'];
const IGNORED = /(^|\/)(node_modules|dist|tests|shots|\.svelte-check)(\/|$)/;

/** When anything that the page is made of was last changed. */
function lastChange(): number {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return Math.max(...files.filter((name) => !IGNORED.test(name)).map((name) => statSync(join(root, name)).mtimeMs));
}

/** The page that all tests in browsers open: the one just built, or where that is out of date one of their own. */
export async function setup(project: TestProject): Promise<() => void> {
  const dist = join(root, 'web/dist');
  const index = join(dist, 'index.html');
  if (existsSync(index) && statSync(index).mtimeMs > lastChange()) {
    project.provide('page', dist);
    return () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'duskhall-web-'));
  await build({
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  project.provide('page', folder);
  return () => rmSync(folder, { recursive: true });
}
