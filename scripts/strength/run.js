/** Measures the bots as they are shipped: bundled, as by `npm run build`. */
import { build } from 'esbuild';

const outfile = 'node_modules/.cache/duskhall/strength.mjs';
await build({
  entryPoints: ['scripts/strength/strength.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});
await import(new URL(`../../${outfile}`, import.meta.url).href);
