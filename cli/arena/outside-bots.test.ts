import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bot } from '@duskhall/bots';
import { fastRng, readOptions } from '@duskhall/kernel';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { FLAGSHIP } from '../games.ts';

const guide = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8');
const codeIn = (language: string): string => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(guide)![1]!;
const hasPython = spawnSync('python3', ['--version']).status === 0;

test('the guide shows a bot in Python of about 40 lines', () => {
  expect(codeIn('python').trim().split('\n').length).toBeLessThanOrEqual(44);
});

test('it plays whole games with the engine, and wins most of them', ({ skip }) => {
  if (!hasPython) skip('python3 is not installed here');
  const file = join(mkdtempSync(join(tmpdir(), 'bot-')), 'collector.py');
  writeFileSync(file, codeIn('python'));
  const engine = [process.execPath, fileURLToPath(new URL('../duskhall.js', import.meta.url)), 'engine'];
  const { stdout, stderr, status } = spawnSync('python3', [file, ...engine], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const { games, won } = JSON.parse(stdout);
  expect(games).toBe(20);
  expect(won).toBeGreaterThan(12);
});

test('the bot in TypeScript answers with one of its moves', async () => {
  const { outputText } = ts.transpileModule(codeIn('ts'), { compilerOptions: { module: ts.ModuleKind.ESNext } });
  const { hasty } = (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)) as { hasty: Bot };
  const s = FLAGSHIP.setup(readOptions(FLAGSHIP.options, {}, 2), 2, fastRng(1));
  const moves = FLAGSHIP.legal(s, 0);
  expect(moves).toContain(hasty(FLAGSHIP, FLAGSHIP.view(s, 0), moves, fastRng(2)));
});
