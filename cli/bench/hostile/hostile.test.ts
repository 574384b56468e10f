import { expect, test } from 'vitest';
import { run } from '../../tests/scripted-terminal.ts';
import { ATTACKS } from './attacks.ts';
import { BOUNDS, type Finding, missing } from './run.ts';

/** One of each kind that acts at once; each bound has a test of its own in server/tests. */
const SWIFT = ['nothing', 'pings unread', 'chat flood', 'hint flood', 'files of the page'];
const tried = process.env.LONG_TESTS === '1' ? Object.keys(ATTACKS) : SWIFT;

test('an honest match goes on beside a hostile guest of each kind', { timeout: 600_000 }, async () => {
  const { code, output, errors } = await run(['bench', 'hostile', '--smoke', '--json', '--attacks', tried.join()]);
  expect([code, errors]).toEqual([0, '']);
  const findings = JSON.parse(output) as Finding[];
  expect(findings.flatMap(({ attacks }) => attacks)).toEqual(tried);
  for (const { attacks, moves, refused, isThrownOut, megabytes, descriptors, got } of findings) {
    expect(moves).toBeGreaterThanOrEqual(30);
    expect([refused, isThrownOut]).toEqual([[], false]);
    expect(megabytes).toBeLessThanOrEqual(BOUNDS.megabytes);
    expect(descriptors).toBeLessThanOrEqual(BOUNDS.descriptors * attacks.length);
    for (const attack of attacks) expect(missing(attack, got[attack]!)).toEqual([]);
  }
});

test('an attack that did not get through is told', () => {
  const { proof } = ATTACKS['pings unread']!;
  expect(missing('pings unread', proof)).toEqual([]);
  expect(missing('pings unread', { ...proof, 'thrown out': 0 })).toEqual(['thrown out ×0 of 3']);
  expect(missing('pings unread', {})).toHaveLength(2);
});

test('an unknown attack is refused by name', async () => {
  const { code, errors } = await run(['bench', 'hostile', '--attacks', 'sorcery']);
  expect([code, errors]).toEqual([2, expect.stringContaining('no such attack: sorcery')]);
});
