import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { create } from './role.ts';

const copy = `${mkdtempSync(join(tmpdir(), 'new-role-'))}/`;
const game = 'games/blood-vendetta/';
cpSync(fileURLToPath(new URL(`../../${game}`, import.meta.url)), copy + game, {
  recursive: true,
  filter: (path) => !path.includes('node_modules'),
});
afterAll(() => rmSync(copy, { recursive: true }));
const read = (path: string): string => readFileSync(copy + path, 'utf8');
const idsIn = (text: string): number[] => [...text.matchAll(/\bid: (\d+),/g)].map(([, id]) => Number(id));

test('a role gets the next free id, its section, its texts and a scenario, and changes no other row', () => {
  const before = read(`${game}roles/table.ts`);
  const { written } = create({ root: copy, name: 'night-watchman' });
  expect(written).toHaveLength(10);
  for (const path of written) expect(read(path)).toContain('night-watchman');
  for (const language of ['en', 'ru', 'fr'])
    expect(read(`${game}texts/${language}/roles.ts`)).toMatch(
      /'night-watchman': \{\n( {4}\w+: 'TODO',\n){6} {2}\},\n\};\n$/,
    );
  const after = read(`${game}roles/table.ts`);
  const row = after.split('\n').find((line) => line.includes("name: 'night-watchman'"))!;
  expect(after.replace(`${row}\n`, '')).toBe(before);
  expect(idsIn(row)).toEqual([Math.max(26, ...idsIn(before)) + 1]);
  const [, rule] = /rule: '(VN-5\.\d+)'/.exec(row)!;
  expect(before).not.toContain(`'${rule}'`);
  expect(read(`${game}RULES.md`)).toContain(`**${rule}.1**`);
});

test('a name is used once, and there are 32 ids', () => {
  expect(() => create({ root: copy, name: 'ghoul' })).toThrow('has a "ghoul" already');
  const free = 31 - Math.max(...idsIn(read(`${game}roles/table.ts`)));
  for (let i = 0; i < free; i++) create({ root: copy, name: `one-more-${i}` });
  expect(() => create({ root: copy, name: 'too-many' })).toThrow('no ids left');
});
