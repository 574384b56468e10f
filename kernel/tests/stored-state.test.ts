import { readFileSync } from 'node:fs';
import { type Assembly, assembly } from '@duskhall/testing/assembly/index.ts';
import { act, atNight } from '@duskhall/testing/assembly/match.ts';
import { expect, test } from 'vitest';
import { digest, resumeAt, storedState } from '../index.ts';

/** `atNight` as stored by a version that kept the table's fields among the game's. */
const flat = () => JSON.parse(readFileSync(new URL('flat-state.json', import.meta.url), 'utf8')) as object;

const FLAT_DIGEST = '57ac36794e363db5be51c16c752f74f0d930ef0b1823adf2187b9b3953a4f39a';

test('a state that was stored flat is the same state', () => {
  const { s } = atNight();
  const stored = storedState(flat());
  expect(stored).toEqual(assembly.clone(s));
  expect([digest(stored), digest(s)]).toEqual(Array(2).fill(FLAT_DIGEST));
});

test('a match goes on from a state that was stored flat', () => {
  const before = atNight();
  const entries = before.record.entries.length;
  const s = storedState(flat()) as Assembly['state'];
  act(before, 1, { name: 0 });
  const after = resumeAt(assembly, before.record, { entries, s }, 'no digest');
  expect(digest(after.s)).toBe(digest(before.s));
  for (const match of [before, after]) act(match, 2, { name: 0 });
  expect(digest(after.s)).toBe(digest(before.s));
});

test('a state that is stored as it is now stays as it is', () => {
  const s = assembly.clone(atNight().s);
  expect(storedState(JSON.parse(JSON.stringify(s)))).toEqual(s);
});
