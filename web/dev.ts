import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/*
 * Develop with `npm run dev`: a server from source that starts again when its code changes, and the page with hot reload
 * in front of it. Matches and sign-ins survive a restart. Options go to `duskhall serve`: `npm run dev -- --test`.
 */
const port = Number(process.env.PORT ?? 8080);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const data = here('../node_modules/.cache/duskhall');
const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
const serve = [here('../cli/main.ts'), 'serve', '--port', String(port), '--data', data, '--log', 'silent'];
const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', ...serve, ...process.argv.slice(2)], {
  stdio: ['inherit', 'pipe', 'inherit'],
});
server.stdout.pipe(process.stdout);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 0));

// It says where it is once it can answer: a page opened sooner would find nobody.
await once(server.stdout, 'data');
const target = `http://localhost:${port}`;
const page = await createServer({
  configFile: here('vite.config.ts'),
  // The address the browser sees is passed on: the server refuses requests that come from another origin.
  server: { proxy: { '/api': { target, changeOrigin: false }, '/ws': { target, changeOrigin: false, ws: true } } },
});
await page.listen();
page.printUrls();
