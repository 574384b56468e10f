/*
 * Checks each games/<game>/RULES.md against the tests, comments, refusals and docs that cite it.
 *   npm run rules               a table, and the rules that no test names
 *   npm run rules -- VV-4.20    the rule, and every place that cites it
 *   npm run rules -- --check    fails if a cited rule does not exist, or a rule is neither named by a test nor a definition
 *   npm run rules -- --json     {game: {rules, covered, missing: [...]}}
 * Rules that cannot be tested are listed in tests/definitions.ts of their game, each with its reason.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Citation,
  citationsOf,
  coverageOf,
  findRule,
  numbersIn,
  type Rulebook,
  readCitations,
  readRulebooks,
  unknownIn,
} from './rulebook.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const books = readRulebooks(root);
const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('-'));
if (wanted) show(wanted.toUpperCase());
else await check(process.argv.slice(2));

function show(number: string) {
  const book = books.find((book) => findRule(book, number));
  if (!book) {
    console.error(`there is no rule ${number}`);
    process.exitCode = 1;
    return;
  }
  const rule = findRule(book, number)!;
  console.log(`${book.path}:${rule.line}\n${rule.text}`);
  const citations = readCitations(root, books);
  const shelves = citationsOf(number, citations, book);
  for (const [shelf, cited] of shelves) list(shelf, cited);
  // Only tests cite a ruling or an example; its code is that of the rules it names.
  if (shelves[0]![1].length === 0)
    for (const other of new Set(numbersIn(rule.text)))
      if (other !== number) list(`code of ${other}`, citationsOf(other, citations, book)[0]![1]);
}

function list(title: string, cited: Citation[]) {
  if (cited.length > 0) console.log(`\n${title}`);
  for (const { path, line, text } of cited) console.log(`  ${path}:${line}  ${text.slice(0, 100)}`);
}

async function check(flags: string[]) {
  const names = testNames();
  const found = await Promise.all(
    books.map(async (book) => {
      const ofGame = names.filter(({ file }) => file.startsWith(`${root}/games/${book.game}/`)).map(({ name }) => name);
      return { book, ...coverageOf(book, ofGame, await definitionsOf(book)) };
    }),
  );
  const faults = [
    ...found.flatMap((game) => [...game.book.faults, ...game.faults]),
    ...unknownIn(readCitations(root, books), books),
  ];
  if (flags.includes('--json'))
    console.log(JSON.stringify(Object.fromEntries(found.map(({ book, coverage }) => [book.game, coverage]))));
  else
    for (const { book, coverage } of found)
      console.log(`${book.game.padEnd(24)} ${String(coverage.covered).padStart(4)} of ${coverage.rules} rules`);
  for (const fault of faults) console.error(fault);
  if (flags.includes('--check') && faults.length > 0) process.exitCode = 1;
}

function testNames(): { file: string; name: string }[] {
  const vitest = `${root}/node_modules/vitest/vitest.mjs`;
  const list = execFileSync(process.execPath, [vitest, 'list', '--project', 'house', `${root}/games/`, '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(list);
}

async function definitionsOf({ game }: Rulebook): Promise<Record<string, string>> {
  const path = `${root}/games/${game}/tests/definitions.ts`;
  return existsSync(path) ? (await import(path)).DEFINITIONS : {};
}
