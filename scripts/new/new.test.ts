import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { create as createCard } from './card.ts';
import { create as createGame } from './game.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A copy of what a skeleton is written into. */
const copy = `${mkdtempSync(join(tmpdir(), 'new-'))}/`;
for (const folder of ['games', 'web/src/games', 'web/build'])
  cpSync(root + folder, copy + folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
for (const file of ['biome.json', 'package.json', 'scripts/no-math-random.grit']) cpSync(root + file, copy + file);
symlinkSync(`${root}node_modules`, `${copy}node_modules`);
afterAll(() => rmSync(copy, { recursive: true }));
const read = (path: string): string => readFileSync(copy + path, 'utf8');

test('a game gets its rooms, its name and a prefix of its own', () => {
  const { written } = createGame({ root: copy, name: 'kings-poker' });
  expect(written).toHaveLength(15);
  expect(read('games/kings-poker/index.ts')).toContain(
    "export const kingsPoker: Game<KingsPoker> = {\n  name: 'kings-poker'",
  );
  expect(read('games/kings-poker/RULES.md')).toContain('<a id="kipo-1"></a>**KIPO-1 The cards.**');
  for (const path of written) expect(read(path)).not.toMatch(/kuhn|\bKP-/i);
  expect(() => createGame({ root: copy, name: 'kings-poker' })).toThrow('games/kings-poker is there already');
});

test.each([
  ['vampire-village', 'creatures', 'night-mare', 6],
  ['vampire-village', 'heroes', 'day-mare', 6],
  ['vampire-empire', 'vampire', 'night-mare', 6],
])('a card of %s, one of the %s, gets a number of its own and everything that names it', (game, part, name, files) => {
  const table = `games/${game}/cards/table.ts`;
  const before = [...read(table).matchAll(/: (?:\{ number: )?(\d+)/g)].map(([, found]) => found);
  const { written } = createCard({ root: copy, name, game, part });
  expect(written).toHaveLength(files);
  const number = new RegExp(`'${name}': (?:\\{ number: )?(\\d+)`).exec(read(table))![1]!;
  expect(before.filter((known) => known === number).length).toBeLessThan(part === 'creatures' ? 2 : 1);
  expect(before).toContain(String(Number(number) - 1));
  expect(JSON.parse(read(`games/${game}/cards/with-${name}.json`))).toMatchObject({ base: 'reconstructed-1' });
  for (const path of written) expect(read(path)).toMatch(/(night|day)-mare/);
  expect(() => createCard({ root: copy, name, game, part })).toThrow(`${game} has a "${name}" already`);
});

test('what is not known is refused', () => {
  expect(() => createCard({ root: copy, name: 'x', game: 'chess' })).toThrow('not to "chess"');
  expect(() => createCard({ root: copy, name: 'x', game: 'vampire-empire', part: 'dog' })).toThrow(
    'human, vampire, not "dog"',
  );
});
