import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { writeServiceWorker } from './build/service-worker.ts';
import { writeSprites } from './build/sprites.ts';

writeSprites(new URL('./src/', import.meta.url));

/** Our own modules only define things: what a page does not use of them is left out. */
const treeshake = { moduleSideEffects: (id: string) => !/\/(kernel|protocol|games|bots)\/[^?]*\.ts$/.test(id) };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    svelte({ configFile: false }),
    {
      name: 'finish',
      apply: 'build',
      writeBundle({ dir }) {
        writeServiceWorker(dir!);
        compress(dir!);
      },
    },
  ],
  build: {
    target: 'es2022',
    // The content security policy lets nothing be inline, and a sprite is found by its address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Whoever passes the page on passes on the licences of what is in it.
    license: { fileName: 'licences.md' },
    rollupOptions: { treeshake },
  },
  // The bots' worker loads the rules of the game that is played.
  worker: { format: 'es', rollupOptions: { treeshake } },
});
