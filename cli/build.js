/** Bundles the terminal and its workers into cli/dist: our own packages go in, those from npm stay outside. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

/** A game is a folder with a door. */
const gameFolders = readdirSync(`${here}/../games`).filter((name) => existsSync(`${here}/../games/${name}/index.ts`));

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
      // What games written elsewhere get when they import the kernel.
      { in: '../kernel/index.ts', out: 'kernel' },
    ],
    outdir: 'dist',
    bundle: true,
    define: { GAME_FOLDERS: JSON.stringify(gameFolders) },
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    plugins: [npmStaysOutside],
    logLevel: 'warning',
  });
  // The same for a page, in one file.
  await build({
    absWorkingDir: here,
    entryPoints: [{ in: '../kernel/index.ts', out: 'kernel-for-pages' }],
    outdir: 'dist',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
} else {
  console.log('cli/main.ts is not there yet: nothing to build.');
}
