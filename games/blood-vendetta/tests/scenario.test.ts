import { readFileSync } from 'node:fs';
import { BadInput, fastRng, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { bloodVendetta as game } from '../index.ts';
import { BANSHEE, MONK, QUEEN } from '../roles/table.ts';

const options = (seats: number) => readOptions(game.options, {}, seats);
const lay = (given: unknown, seats: number) => game.scenario(given, options(seats), seats, fastRng(1));

test('the example of the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const given = JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)![1]!);
  const s = lay(given, 9);
  expect([s.cycle, s.phase, s.isAlive[4], s.ghoulLives, s.quietCycles]).toEqual([3, 'dawn', false, 1, 1]);
  expect([s.before[BANSHEE], s.before[QUEEN], s.before[MONK]]).toEqual([5, 0, 1]);
  expect(game.flaw(s)).toBeNull();
});

const SIX = ['count', 'vampire', 'vampire', 'vampire', 'vampire', 'hunter'];
test.each([
  [null, 'must be an object'],
  [{ roles: SIX, colour: 'red' }, 'no part "colour"'],
  [{ roles: ['count'] }, 'names 1 roles for 6 seats'],
  [{ roles: SIX.with(0, 'baron') }, 'no role "baron"'],
  [{ roles: ['king', 'prince', 'vampire', 'vampire', 'vampire', 'hunter'] }, 'two-lords'],
  [{ roles: SIX, dead: ['S9'] }, 'not like "S1"'],
  [{ roles: SIX, dead: ['S6'] }, 'this game is over: vampires'],
  [{ roles: SIX, step: 'noon' }, 'none of roles, intro, night, dawn'],
  [{ roles: SIX, cycle: -1 }, 'whole number'],
  [{ roles: SIX, lives: 3 }, 'lives is a whole number'],
])('%o is refused: %s', (given, message) => {
  expect(() => lay(given, 6)).toThrow(BadInput);
  expect(() => lay(given, 6)).toThrow(message);
});
