import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Manifest {
  name: string;
  version: string;
  workspaces: string[];
  files: string[];
  dependencies?: { [name: string]: string };
  optionalDependencies?: { [name: string]: string };
}
const root = new URL('../', import.meta.url);
const read = (folder: string): Manifest => JSON.parse(readFileSync(new URL(`${folder}/package.json`, root), 'utf8'));
const foldersIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
const product = read('.');

test('every package has the version of the product', () => {
  const folders = product.workspaces.flatMap((pattern) =>
    pattern.endsWith('/*') ? foldersIn(pattern.slice(0, -2)) : [pattern],
  );
  expect(folders.length).toBeGreaterThan(12);
  for (const folder of folders) expect([folder, read(folder).version]).toEqual([folder, product.version]);
});

test('the product depends on what the workspaces that are bundled into it depend on', () => {
  const bundled = ['kernel', 'bots', 'protocol', 'host', 'server', 'cli'].filter((folder) =>
    existsSync(new URL(`${folder}/package.json`, root)),
  );
  const wanted = bundled.flatMap((folder) => Object.entries(read(folder).dependencies ?? {}));
  const ofNpm = wanted.filter(([name]) => !name.startsWith('@duskhall/'));
  expect({ ...product.dependencies, ...product.optionalDependencies }).toEqual(Object.fromEntries(ofNpm));
});
