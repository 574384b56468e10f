/*
 * npm run new -- role|card|game NAME [--game GAME] [--part PART]
 * Writes the skeleton of a role, a card or a game, in working order, and tells what is left to do.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Create } from './skeleton.ts';

const USAGE = `npm run new -- role NAME                                  a role of Blood Vendetta
npm run new -- card NAME [--game GAME] [--part PART]      a card of Vampire Village or Vampire Empire
npm run new -- game NAME                                  a game of its own
A name is written in small letters and hyphens: night-watchman`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { game: { type: 'string' }, part: { type: 'string' } },
});
const [kind = '', name = ''] = positionals;
const module = new URL(`${kind}.ts`, import.meta.url);
if (!['role', 'card', 'game'].includes(kind) || !/^[a-z]+(-[a-z0-9]+)*$/.test(name) || !existsSync(module)) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const { create }: { create: Create } = await import(module.href);
  const { written, left } = create({ root: fileURLToPath(new URL('../..', import.meta.url)), name, ...values });
  console.log(`written:\n${written.map((path) => `  ${path}\n`).join('')}left to do:`);
  for (const [place, task] of left.entries()) console.log(`  ${place + 1}. ${task}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
