import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  citationsOf,
  coverageOf,
  findRule,
  parseRulebook,
  readCitations,
  readRulebooks,
  unknownIn,
} from './rulebook.ts';

const root = mkdtempSync(join(tmpdir(), 'rulebook-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const RULES = `# Dice
## <a id="dx-1"></a>1. The turn
<a id="dx-1.1"></a>**DX-1.1 Roll.** Roll two dice:

1. one red,
2. one blue.

| eyes | name |
|---|---|
| 1 + 1 | snake eyes |

### <a id="dx-1.2"></a>DX-1.2 Reading
Add both; see [DX-1.1](#dx-1.1).

| | |
|---|---|
| <a id="dx-1.10"></a>**DX-1.10** | A die that falls down is rolled again. |
`;
write('games/dice/RULES.md', RULES);
write('games/dice/rules/roll.ts', '/** DX-1.1, DX-1.3: roll. */\nconst rule = "DX-1.2"; // UTF-8\n');
write('games/dice/tests/roll.test.ts', "test('DX-1.1 two dice', () => {});\n");
write('games/dice/texts/en.ts', "'DX-1.1': 'Roll two dice.',\n");
write('games/dice/rules/read.ts', '// DX-1.1 to DX-1.10\n');
write('web/Die.svelte', '<!-- DX-1, DX-10.1 -->\n');

const books = readRulebooks(root);
const [book] = books;
const citations = readCitations(root, books);

test('a rule has the text up to the next rule, a section that up to its first rule', () => {
  expect([...book!.rules.keys()]).toEqual(['DX-1.1', 'DX-1.2', 'DX-1.10']);
  expect(findRule(book!, 'DX-1.1')).toEqual({
    number: 'DX-1.1',
    line: 3,
    text: 'DX-1.1 Roll. Roll two dice:\n\n1. one red,\n2. one blue.\n\n| eyes | name |\n|---|---|\n| 1 + 1 | snake eyes |',
  });
  expect(findRule(book!, 'DX-1.2')?.text).toBe('DX-1.2 Reading\nAdd both; see DX-1.1.');
  expect(findRule(book!, 'DX-1.10')?.text).toBe('DX-1.10 | A die that falls down is rolled again.');
  expect(findRule(book!, 'DX-1')?.text).toBe('1. The turn');
});

test('a number that does not exist is reported wherever it stands', () => {
  expect(unknownIn(citations, books).sort()).toEqual([
    'games/dice/rules/roll.ts:1: there is no rule DX-1.3',
    'web/Die.svelte:1: there is no rule DX-10.1',
  ]);
});

test('a rule that no test names is reported, unless it is a definition; a section need not be named', () => {
  const { coverage, faults } = coverageOf(book!, ['DX-1.1 two dice'], { 'DX-1.10': 'cannot happen on a screen' });
  expect(coverage).toEqual({ rules: 3, covered: 2, missing: ['DX-1.2'] });
  expect(faults).toEqual(['games/dice/RULES.md:12: no test names DX-1.2']);
});

test('a definition that is tested or does not exist is reported', () => {
  const names = ['DX-1.1 two dice', 'DX-1.2, DX-1.10 read them'];
  expect(coverageOf(book!, names, { 'DX-1.10': 'why', 'DX-2.1': 'why' }).faults).toEqual([
    'games/dice/tests/definitions.ts: DX-1.10 is listed as a definition, but a test names it',
    'games/dice/tests/definitions.ts: DX-2.1 is not in games/dice/RULES.md',
  ]);
  expect(coverageOf(book!, names, {}).faults).toEqual([]);
});

test('an anchor that is misspelled or given twice is reported', () => {
  const twice = parseRulebook('dice', 'RULES.md', '<a id="dx-1"></a>**DX-1** a\n<a id="dx-2"></a>**DX-1** b\n');
  expect(twice.faults).toEqual([
    'RULES.md:2: the anchor of DX-1 is "dx-2", not "dx-1"',
    'RULES.md:2: DX-1 already has an anchor in line 1',
  ]);
});

test('a rule leads to its code, its texts and its tests', () => {
  const paths = (number: string) =>
    citationsOf(number, citations, book!).map(([shelf, cited]) => [
      shelf,
      ...cited.map(({ path, line }) => `${path}:${line}`),
    ]);
  expect(paths('DX-1.1')).toEqual([
    ['code', 'games/dice/rules/read.ts:1', 'games/dice/rules/roll.ts:1'],
    ['texts', 'games/dice/texts/en.ts:1'],
    ['tests', 'games/dice/tests/roll.test.ts:1'],
    ['docs'],
  ]);
  expect(paths('DX-1.2')[0]).toEqual(['code', 'games/dice/rules/read.ts:1', 'games/dice/rules/roll.ts:2']);
});
