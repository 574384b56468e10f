import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
// @ts-expect-error a script in plain JavaScript
import { buildDocs } from './docs.js';

const site = mkdtempSync(join(tmpdir(), 'duskhall-docs-'));
beforeAll(() => buildDocs(site));
afterAll(() => rmSync(site, { recursive: true }));

const LINK = /<[^>]+\s(?:href|src)="([^"]+)"/g;
const idsOf = (html: string) => new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));

/** Links of the pages that lead to a file or an anchor of the site that is not there. */
function deadLinks(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const pages = new Map(names.map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]));
  const ids = new Map(Array.from(pages, ([file, html]) => [file, idsOf(html)]));
  return Array.from(pages).flatMap(([file, html]) =>
    Array.from(html.matchAll(LINK), ([, link]) => link!)
      .filter((link) => !/^[a-z]+:/i.test(link))
      .filter((link) => {
        const [path = '', anchor] = decodeURI(link.replaceAll('&amp;', '&')).split('#');
        const target = path === '' ? file : resolve(dirname(file), path);
        if (!existsSync(target)) return true;
        return anchor !== undefined && anchor !== '' && ids.get(target)?.has(anchor) === false;
      })
      .map((link) => `${relative(folder, file)}: ${link}`),
  );
}

test('the site has the guides, the rulebooks, the reference and the playground', () => {
  const index = readFileSync(join(site, 'index.html'), 'utf8');
  expect(index).toContain('Duskhall');
  const pages = readdirSync(join(site, 'documents'));
  expect(pages.length).toBeGreaterThan(20);
  for (const page of [
    'functions/_duskhall_testing.checkLaws.html',
    'interfaces/_duskhall_kernel.Game.html',
    'play/index.html',
  ])
    expect([page, existsSync(join(site, page))]).toEqual([page, true]);
});

test('no link inside the site is dead', () => {
  expect([...new Set(deadLinks(site))]).toEqual([]);
});
