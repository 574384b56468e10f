/*
 * Which rule numbers of each game occur in the names of its tests.
 *   npm run rules              a table, and the numbers not covered
 *   npm run rules -- --json    {game: {rules, covered, missing: [...]}}
 *   npm run rules -- --check   fails if a share is below the one in scripts/rules-covered.json
 * A game lists its numbers in tests/rule-numbers.json; what is a pure definition stands in tests/definitions.ts.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const NUMBER = /[A-Z]+-(?:WE-|[A-Z])?\d+(?:\.\d+)*/g;
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The full names of all tests, by file. */
function testNames() {
  const vitest = `${root}node_modules/vitest/vitest.mjs`;
  const list = execFileSync(process.execPath, [vitest, 'list', 'games', '--json'], {
    cwd: root,
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(list.toString());
}

function coverage() {
  const tests = testNames();
  const games = readdirSync(`${root}games`).filter((game) =>
    existsSync(`${root}games/${game}/tests/rule-numbers.json`),
  );
  return Object.fromEntries(
    games.map((game) => {
      const folder = `${root}games/${game}/tests/`;
      const rules = JSON.parse(read(`${folder}rule-numbers.json`));
      const names = tests.filter(({ file }) => file.startsWith(folder)).map(({ name }) => name);
      const named = new Set([...names, read(`${folder}definitions.ts`)].join('\n').match(NUMBER));
      const missing = rules.filter((rule) => !named.has(rule));
      return [game, { rules: rules.length, covered: rules.length - missing.length, missing }];
    }),
  );
}

const found = coverage();
if (process.argv.includes('--json')) console.log(JSON.stringify(found));
else
  for (const [game, { rules, covered, missing }] of Object.entries(found)) {
    console.log(`${game.padEnd(24)} ${String(covered).padStart(4)} of ${rules} rules`);
    if (missing.length > 0) console.log(`  not covered: ${missing.join(', ')}`);
  }

if (process.argv.includes('--check')) {
  const before = JSON.parse(read(`${root}scripts/rules-covered.json`));
  const dropped = Object.keys(before).filter((game) => {
    const { rules, covered } = found[game] ?? { rules: 1, covered: 0 };
    return covered / rules < before[game];
  });
  for (const game of dropped) console.error(`the share of covered rules of ${game} is below ${before[game]}`);
  if (dropped.length > 0) process.exitCode = 1;
}
