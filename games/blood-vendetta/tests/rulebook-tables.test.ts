import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPTIONS } from '../options.ts';
import { PRESETS, readSet } from '../roles/sets.ts';
import { ALL_ROLES, ROLE_NAMES, ROLES, roleName, SIDES } from '../roles/table.ts';

/* The tables in RULES.md repeat the data for players; these tests keep the two in sync. */
const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const sectionOf = (id: string): string => RULES.split(`<a id="${id}"></a>`)[1]!.split('\n#')[0]!;
const rowsIn = (text: string, start: RegExp): string[][] =>
  text.split('\n').flatMap((line) => (start.test(line) ? [line.slice(2, -2).replaceAll('`', '').split(' | ')] : []));

test('VN-2.3: the rulebook lists every role with its side and copies', () => {
  const told = rowsIn(sectionOf('vn-2.3'), /^\| `/).map((cells) => [
    cells[0],
    cells[2]!.split(',')[0],
    Number(cells[5]),
  ]);
  const roles = ALL_ROLES.map((role) => [roleName(role), SIDES[ROLES[role]!.side], ROLES[role]!.copies]);
  expect(told.sort()).toEqual(roles.sort());
});

test('VN-2.7 VN-2.7.1: the rulebook lists the recommended sets', () => {
  const [standard, advanced] = sectionOf('vn-2.7')
    .split('\n**Advanced**\n')
    .map((text) => rowsIn(text, /^\| \d/))
    .map((rows) => Object.fromEntries(rows.map(([players, ...cards]) => [players, readSet(wordsOf(cards))])));
  expect(standard).toEqual(PRESETS.standard);
  expect({ 6: standard![6], 7: standard![7], ...advanced }).toEqual(PRESETS.advanced);
});
const wordsOf = (cards: string[]): string =>
  cards
    .filter((cell) => cell !== '–')
    .join(', ')
    .replaceAll(';', '');

test('the rulebook lists every option with its default first', () => {
  const told = rowsIn(sectionOf('vn-11'), /^\| `/).flatMap(([names, values]) =>
    names!.split(', ').map((name) => [name, values!.split(' ')[0]]),
  );
  const timers = rowsIn(sectionOf('vn-4.12'), /^\| `/).flatMap(([names, seconds]) =>
    names!.split(', ').map((name, place) => [name, seconds!.split(', ')[place]]),
  );
  const options = Object.entries(OPTIONS).filter(([name]) => !ROLE_NAMES.some((role) => role === name));
  expect([...told, ...timers].sort()).toEqual(options.map(([name, { fallback }]) => [name, `${fallback}`]).sort());
});
