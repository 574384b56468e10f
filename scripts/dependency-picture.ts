/*
 * The picture in docs/architecture.md: which folder imports which, read from the code.
 *   npm run picture              writes it
 *   npm run picture -- --check   fails if it is not up to date
 */
import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Module {
  source: string;
  dependencies: { resolved: string }[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = `${root}docs/architecture.md`;
const [BEGIN, END] = ['<!-- picture: written by npm run picture -->', '<!-- end of the picture -->'];
const FOLDERS = ['web', 'cli', 'server', 'host', 'testing', 'bots', 'protocol', 'games', 'kernel'];
const isTest = (path: string): boolean => /(^|\/)tests\/|\.test\.ts$/.test(path);

function modules(): Module[] {
  const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  const args = ['--import', './scripts/svelte-imports.js', cruiser, '--output-type', 'json', ...FOLDERS];
  const options: ExecFileSyncOptions = { cwd: root, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] };
  return JSON.parse(execFileSync(process.execPath, args, options).toString()).modules;
}

/** By pair of folders: how many imports lead from one to the other; those of tests apart. */
function importsBetween(found: readonly Module[]): Map<string, { count: number; isForTests: boolean }> {
  const arrows = new Map<string, { count: number; isForTests: boolean }>();
  for (const { source, dependencies } of found) {
    const from = source.split('/')[0]!;
    for (const { resolved } of dependencies) {
      const to = resolved.split('/')[0]!;
      if (from === to || !FOLDERS.includes(from) || !FOLDERS.includes(to)) continue;
      const isForTests = isTest(source) || isTest(resolved);
      // What only tests import is shown where it is the point of the folder.
      if (isForTests && to !== 'testing') continue;
      const arrow = arrows.get(`${from} ${to}`) ?? { count: 0, isForTests };
      arrows.set(`${from} ${to}`, { count: arrow.count + 1, isForTests: arrow.isForTests && isForTests });
    }
  }
  return arrows;
}

function picture(): string {
  const arrows = importsBetween(modules());
  const order = (pair: string) => pair.split(' ').map((folder) => FOLDERS.indexOf(folder));
  const pairs = [...arrows.keys()].sort((a, b) => order(a)[0]! - order(b)[0]! || order(a)[1]! - order(b)[1]!);
  const lines = pairs.map((pair) => {
    const [from, to] = pair.split(' ');
    return `  ${from} ${arrows.get(pair)!.isForTests ? '-. tests .->' : '-->'} ${to}`;
  });
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

const page = readFileSync(PAGE, 'utf8');
const [head, rest] = page.split(BEGIN) as [string, string];
const written = `${head}${BEGIN}\n\n${picture()}\n\n${END}${rest.split(END)[1]}`;
if (!process.argv.includes('--check')) writeFileSync(PAGE, written);
else if (written !== page) {
  console.error('The picture in docs/architecture.md is not that of the code: npm run picture writes it.');
  process.exitCode = 1;
}
