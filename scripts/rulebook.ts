import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** CIV-4.22, VE-R22, VN-4.11.8, CIV-WE-3. */
const NUMBER = '[A-Z]+-(?:WE-|[A-Z])?\\d+(?:\\.\\d+)*';
/** A rule in RULES.md: `<a id="vv-4.20"></a>**VV-4.20**`, or in a heading without asterisks. A title may follow. */
const RULE = new RegExp(`<a id="([^"]*)"></a>(?:\\*\\*)?(${NUMBER})`, 'g');
/** A section in RULES.md: `## <a id="vv-4"></a>4. Course of play`. It can be cited; only its rules need tests. */
const SECTION = new RegExp(`^#+ .*<a id="([^"]*-[^"]*)"></a>(?!${NUMBER})`);

export interface Rule {
  number: string;
  text: string;
  line: number;
}

export interface Citation {
  number: string;
  path: string;
  line: number;
  text: string;
}

export interface Rulebook {
  game: string;
  path: string;
  rules: Map<string, Rule>;
  sections: Map<string, Rule>;
  /** Anchors that are misspelled or given twice. */
  faults: string[];
}

export const numbersIn = (text: string) => text.match(new RegExp(`\\b${NUMBER}`, 'g')) ?? [];
export const prefixOf = (number: string) => number.slice(0, number.indexOf('-'));

/** The text of a rule, tables included, ends at the next rule or heading; that of a rule in a table, with its row. */
function textAt(lines: string[], line: number): string {
  const first = lines[line]!;
  if (first.startsWith('|')) return plain(first.slice(1, -1));
  let end = line + 1;
  while (end < lines.length && !/^(#|---)/.test(lines[end]!) && lines[end]!.search(RULE) < 0) end++;
  // A table of rules does not belong to the rule before it, so neither does its head.
  if (lines[end]?.startsWith('|')) while (lines[end - 1]!.startsWith('|')) end--;
  return plain(lines.slice(line, end).join('\n'));
}

const plain = (markdown: string) =>
  markdown
    .replace(/<a id="[^"]*"><\/a>|\*\*/g, '')
    .replace(/\[([^\]]*)\]\(#[^)]*\)/g, '$1')
    .trim()
    .replace(/^(?:- |#+ )/, '');

export function parseRulebook(game: string, path: string, markdown: string): Rulebook {
  const book: Rulebook = { game, path, rules: new Map(), sections: new Map(), faults: [] };
  const lines = markdown.split('\n');
  for (const [index, text] of lines.entries()) {
    const at = { text: textAt(lines, index), line: index + 1 };
    const section = SECTION.exec(text)?.[1]?.toUpperCase();
    if (section) book.sections.set(section, { number: section, ...at });
    for (const [, id, number] of text.matchAll(RULE)) {
      const wanted = number!.toLowerCase();
      if (id !== wanted) book.faults.push(`${path}:${at.line}: the anchor of ${number} is "${id}", not "${wanted}"`);
      const first = book.rules.get(number!);
      if (first) book.faults.push(`${path}:${at.line}: ${number} already has an anchor in line ${first.line}`);
      book.rules.set(number!, { number: number!, ...at });
    }
  }
  return book;
}

/** A rule or section by its number. */
export const findRule = (book: Rulebook, number: string) => book.rules.get(number) ?? book.sections.get(number);

/** The rulebooks of the games under `root`. */
export function readRulebooks(root: string): Rulebook[] {
  return readdirSync(`${root}/games`)
    .filter((game) => existsSync(`${root}/games/${game}/RULES.md`))
    .map((game) => {
      const path = `games/${game}/RULES.md`;
      return parseRulebook(game, path, readFileSync(`${root}/${path}`, 'utf8'));
    });
}

/** The numbers a line of text names; "VV-5.21 to VV-5.24" names the rules between as well. */
function namedIn(text: string, books: Rulebook[]): Set<string> {
  const named = new Set(numbersIn(text));
  for (const [, from, to] of text.matchAll(new RegExp(`(${NUMBER}) to (${NUMBER})`, 'g')))
    for (const { rules } of books) {
      const numbers = [...rules.keys()];
      if (rules.has(from!))
        for (const number of numbers.slice(numbers.indexOf(from!), numbers.indexOf(to!))) named.add(number);
    }
  return named;
}

/** Every place under `root` that names a rule of one of the books. */
export function readCitations(root: string, books: Rulebook[]): Citation[] {
  const prefixes = new Set(books.flatMap(({ rules }) => [...rules.keys()].map(prefixOf)));
  const pattern = `\\b(${[...prefixes].join('|')})-[A-Z0-9]`;
  const found = execFileSync('git', ['grep', '--no-index', '--exclude-standard', '-nIE', pattern, '--', '.'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return found.split('\n').flatMap((hit) => {
    const [, path, line, text] = /^([^:]+):(\d+):(.*)$/.exec(hit) ?? [];
    if (path === undefined) return [];
    return [...namedIn(text!, books)]
      .filter((number) => prefixes.has(prefixOf(number)))
      .map((number) => ({ number, path, line: Number(line), text: text!.trim() }));
  });
}

/** The rules that no test of a game names, and errors in its list of definitions. */
export function coverageOf(book: Rulebook, testNames: string[], definitions: Record<string, string>) {
  const tested = new Set(testNames.flatMap(numbersIn));
  const missing = [...book.rules.keys()].filter((number) => !tested.has(number) && !(number in definitions));
  const faults = [
    ...missing.map((number) => `${book.path}:${book.rules.get(number)!.line}: no test names ${number}`),
    ...Object.keys(definitions).flatMap((number) => {
      const list = `games/${book.game}/tests/definitions.ts`;
      if (!book.rules.has(number)) return `${list}: ${number} is not in ${book.path}`;
      return tested.has(number) ? `${list}: ${number} is listed as a definition, but a test names it` : [];
    }),
  ];
  return { coverage: { rules: book.rules.size, covered: book.rules.size - missing.length, missing }, faults };
}

/** Citations of rules that do not exist. */
export function unknownIn(citations: Citation[], books: Rulebook[]): string[] {
  return citations
    .filter(({ number }) => !books.some((book) => findRule(book, number)))
    .map(({ number, path, line }) => `${path}:${line}: there is no rule ${number}`);
}

const SHELVES: Record<string, RegExp> = { docs: /\.md$/, tests: /\btests?\b/, texts: /\/texts\//, code: /./ };
const shelfOf = (path: string) => Object.keys(SHELVES).find((shelf) => SHELVES[shelf]!.test(path));

/** Where a rule is cited outside its own book: code first, then texts for players, tests, docs. */
export function citationsOf(number: string, citations: Citation[], book: Rulebook): [shelf: string, Citation[]][] {
  const cited = citations.filter((citation) => citation.number === number && citation.path !== book.path);
  return ['code', 'texts', 'tests', 'docs'].map((shelf) => [
    shelf,
    cited.filter(({ path }) => shelfOf(path) === shelf),
  ]);
}
