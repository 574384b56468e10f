import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = new URL('../web/src/', import.meta.url);

/** The linter sees to it in TypeScript, and does not read what stands in components. */
test('no component and no script of the page looks at the date by itself', () => {
  const names = readdirSync(PAGE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|js)$/.test(name));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => /\bDate\b\s*[.(]/.test(readFileSync(new URL(name, PAGE), 'utf8')))).toEqual([]);
});
