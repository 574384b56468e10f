import { readdirSync, readFileSync } from 'node:fs';
import { fastRng, type GameRecord, openMatch, readOptions, replay } from '@duskhall/kernel';
import { transform } from 'esbuild';
import { describe, expect, test, vi } from 'vitest';
import { bloodVendetta as game } from '../index.ts';
import { ALL_ROLES, PLAIN_VARG, ROLE_NAMES, ROLES, type RoleName, roleOf } from '../roles/table.ts';

/** The role table with one more role, called before all others. */
vi.mock('../roles/table.ts', async () => {
  const source = readFileSync(new URL('../roles/table.ts', import.meta.url), 'utf8');
  const free = Math.max(...[...source.matchAll(/\bid: (\d+),/g)].map(([, id]) => Number(id)), 26) + 1;
  const row = `{ ...vampire, ...atDawn, id: ${free}, name: 'newcomer', call: 'newcomer', hasSecond: true }`;
  const grown = source.replace('const ROWS = [', `const ROWS = [\n${row},`);
  const { code } = await transform(grown, { loader: 'ts' });
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
});
const NEWCOMER = 'newcomer' as RoleName;

const folder = new URL('records/', import.meta.url);
const records = readdirSync(folder).map((name): [string, GameRecord] => [
  name,
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
]);

test('the newcomer is the first to be called, and changes no number of another', () => {
  expect([ROLE_NAMES[0], ALL_ROLES[0]]).toEqual([NEWCOMER, roleOf(NEWCOMER)]);
  expect([roleOf('monk'), roleOf('vampire'), PLAIN_VARG]).toEqual([0, 25, 26]);
  expect(ROLES.map(({ id }) => id)).toEqual(ROLES.map((_, place) => place));
});

describe('with a role that does not occur in them', () => {
  test.each(records)('%s is replayed to its digests', (_, record) => {
    expect(replay(game, record).record.digests).toEqual(record.digests);
  });
});

test('a game in which it occurs has digests of its own', () => {
  const roles = [NEWCOMER, 'king', 'vampire', 'vampire', 'vampire', 'hunter', 'hunter'];
  const options = readOptions(game.options, {}, roles.length);
  const { s } = openMatch(game, { seats: roles.length, options, seed: 'seed', scenario: { roles } });
  expect([s.roles[0], s.windows[0]!.calls, s.table.questions[0]]).toEqual([roleOf(NEWCOMER), [NEWCOMER], 'target']);
  expect(game.hashed!(s).composition.counts).toHaveLength(roleOf(NEWCOMER) + 1);
  expect(game.flaw(game.imagine(game.view(s, 1), fastRng(1)))).toBeNull();
});
