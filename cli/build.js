/** Bundles the terminal and its workers into cli/dist: our own packages go in, those from npm stay outside. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

const npmStaysOutside = {
  name: 'npm stays outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@duskhall/') ? null : { path, external: true },
    );
  },
};

if (existsSync(`${here}/main.ts`)) {
  const workers = readdirSync(here, { recursive: true }).filter(
    (file) => file.endsWith('-worker.ts') && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file),
  );
  rmSync(`${here}/dist`, { recursive: true, force: true });
  await build({
    absWorkingDir: here,
    entryPoints: [
      ...['main.ts', ...workers].map((file) => ({ in: file, out: file.replace(/\.ts$/, '') })),
      { in: '../server/storage/sqlite-worker.ts', out: 'sqlite-worker' },
    ],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    plugins: [npmStaysOutside],
    logLevel: 'warning',
  });
} else {
  console.log('cli/main.ts is not there yet: nothing to build.');
}
