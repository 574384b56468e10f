import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** A table without a server, for looking at boards: npx vite --config web/src/games-dev/vite.config.ts */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: fileURLToPath(new URL('../../public', import.meta.url)),
  plugins: [svelte({ configFile: false })],
  server: { host: '127.0.0.1', port: 5199, strictPort: true, fs: { allow: ['../../..'] } },
  build: { outDir: '/tmp/duskhall-games-dev', emptyOutDir: true },
});
