/** Runs the search bundled, as the bots are shipped. */
import { build } from 'esbuild';

const outfile = 'node_modules/.cache/duskhall/search.mjs';
await build({
  entryPoints: ['scripts/balance/vampire-empire/search.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});
await import(new URL(`../../../${outfile}`, import.meta.url).href);
