/** Mines puzzles with the bots as they are shipped: bundled, as by `npm run build`. */
import { existsSync, readdirSync } from 'node:fs';
import { build } from 'esbuild';

/** As in cli/build.js: a bundle has no folders. */
const gameFolders = readdirSync('games').filter((name) => existsSync(`games/${name}/index.ts`));
/** Liars are found by counting deals, everything else by a search. */
const entry = process.argv[2] === 'blood-vendetta' ? 'blood-vendetta/run.ts' : 'mine.ts';
const outfile = 'node_modules/.cache/duskhall/puzzles.mjs';
await build({
  entryPoints: [`scripts/puzzles/${entry}`],
  outfile,
  bundle: true,
  define: { GAME_FOLDERS: JSON.stringify(gameFolders) },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['cli-progress'],
  logLevel: 'warning',
});
await import(new URL(`../../${outfile}`, import.meta.url).href);
