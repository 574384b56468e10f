import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');
/** Each worker writes its own: two may bundle the same program at once. */
const folder = join(root, 'node_modules/.cache/test-programs', process.env.VITEST_POOL_ID ?? '0');
const bundles = new Map<string, Promise<string>>();

/** The path of a program as JavaScript: with tsx each process would take seconds to compile the whole server. */
export function bundleProgram(source: string): Promise<string> {
  const bundle = bundles.get(source) ?? write(source);
  bundles.set(source, bundle);
  return bundle;
}

async function write(source: string): Promise<string> {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await build({
    entryPoints: [source, join(root, 'server/storage/sqlite-worker.ts')],
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    external: Object.keys({ ...dependencies, ...optionalDependencies }),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return join(folder, basename(source).replace(/\.ts$/, '.js'));
}
