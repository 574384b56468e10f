import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { isUpToDate } from '../../scripts/build-if-changed.ts';
import { serveBrowser } from './browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built page lies. */
    page: string;
    /** Where to reach the browser of each worker. */
    browsers: string[];
  }
}

const web = join(import.meta.dirname, '..');

/** What all tests in browsers share: one page, and a browser for each of the workers that run files side by side. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const built = await builtPage();
  project.provide('page', built.folder);
  const browsers = await Promise.all(Array.from({ length: Number(project.config.maxWorkers) }, serveBrowser));
  project.provide(
    'browsers',
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    built.remove();
  };
}

/** The built page; if it is out of date, one built for this run alone. */
async function builtPage(): Promise<{ folder: string; remove: () => void }> {
  if (isUpToDate('web/dist/index.html', ['web', 'kernel', 'protocol', 'games', 'bots', 'host']))
    return { folder: join(web, 'dist'), remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'duskhall-web-'));
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
