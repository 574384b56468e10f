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
const FULL =
  'king queen banshee ghoul vampire vampire leader beauty newly-turned vampire vampire varg-leader paralyzing-varg'.split(
    ' ',
  );
test.each([
  [null, 'must be an object'],
  [{ roles: SIX, colour: 'red' }, 'no part "colour"'],
  [{ roles: ['count'] }, 'names 1 roles for 6 seats'],
  [{ roles: SIX.with(0, 'baron') }, 'no role "baron"'],
  [{ roles: ['king', 'prince', 'vampire', 'vampire', 'vampire', 'hunter'] }, 'two-lords'],
  [{ roles: SIX, dead: ['S9'] }, 'not like "S1"'],
  [{ roles: SIX, step: 'noon' }, 'none of roles, intro, night, dawn'],
  [{ roles: SIX, cycle: -1 }, 'whole number'],
  [{ roles: SIX, lives: 3 }, 'lives takes a whole number from 0 to 2, not 3'],
  [{ roles: SIX, double: 'yes' }, 'double takes true or false, not the text "yes"'],
  [{ roles: SIX, double: 1 }, 'double takes true or false, not 1'],
  [{ roles: SIX, cycle: '1' }, 'cycle takes a whole number from 0 to 98, not the text "1"'],
  [{ roles: SIX, lives: '1' }, 'not the text "1"'],
  [{ roles: SIX, dead: 'S1' }, 'dead must be a list, not the text "S1"'],
  [{ roles: SIX, last: ['S1'] }, 'last must be an object'],
  [{ roles: SIX, dead: ['S1', 'S1'] }, 'dead: S1 is named twice (VN-4.0.2)'],
  [{ roles: SIX, dead: ['S1'], step: 'intro' }, 'nobody dies before Night 0 (VN-4.2.1)'],
  [{ roles: SIX, dead: ['S1'], step: 'roles' }, 'nobody dies before Night 0'],
  [{ roles: SIX, step: 'roles', cycle: 2 }, '"roles" comes before everything, not after cycle 2 (VN-3.5)'],
  [{ roles: SIX, step: 'intro', cycle: 1 }, 'no Introduction Day in cycle 1 (VN-4.0.1)'],
  [{ roles: SIX, plain: ['king'] }, '"king" has no plain mode (VN-2.3.1)'],
  [{ roles: SIX, plain: ['varg-leader'] }, '"varg-leader" has no plain mode'],
  [{ roles: SIX, plain: ['sly-varg'] }, 'nobody holds "sly-varg"'],
  [{ roles: SIX, quiet: 2, cycle: 1 }, 'only 1 cycles are over, not 2 (VN-6.5.1)'],
  [{ roles: SIX, quiet: 4, cycle: 9 }, 'the game was over after 3 quiet cycles'],
  [{ roles: SIX, lives: 1 }, 'nobody holds the Ghoul (VN-5.10.1)'],
  [{ roles: FULL, lives: 0, cycle: 1 }, 'a Ghoul without a life is dead'],
  [{ roles: FULL, lives: 1, cycle: 0 }, 'nobody was attacked before cycle 1'],
  [{ roles: FULL, cycle: 2, dead: ['S6'], doomed: 'S6' }, 'doomed: S6 is dead'],
  [{ roles: FULL, cycle: 2, doomed: 'S3' }, 'S3 did not choose itself (VN-4.1.10)'],
  [{ roles: FULL, cycle: 0, doomed: 'S6' }, 'doomed: no power is used before cycle 1'],
  [{ roles: FULL, cycle: 2, doomed: 'S6', last: { banshee: 'S5' } }, 'S6, but "last" says S5'],
  [{ roles: SIX, cycle: 2, doomed: 'S2' }, 'nobody has the power of "banshee"'],
  [{ roles: SIX, cycle: 2, charmed: 'S2', step: 'night' }, 'nobody has the power of "beauty" (VN-5.17.1)'],
  [{ roles: FULL, cycle: 2, paralysed: 'S2', plain: ['paralyzing-varg'] }, 'nobody has the power of "paralyzing-varg"'],
  [{ roles: FULL, cycle: 2, charmed: 'S6', dead: ['S6'], step: 'night' }, 'charmed: S6 is dead'],
  [{ roles: FULL, last: { vampire: 'S1' } }, '"vampire" chooses nobody'],
  [{ roles: FULL, last: { monk: 'S1' } }, 'nobody has the power of "monk"'],
  [{ roles: FULL, last: { king: 'S1' } }, '"king" does not choose itself (VN-4.1.10)'],
  [{ roles: FULL, double: true, cycle: 2 }, 'no Newly-Turned has died (VN-5.5.4)'],
  [{ roles: FULL, double: true, cycle: 2, dead: ['S9', 'S7', 'S8'] }, 'no hunter is left to strike (VN-4.6.8)'],
])('%o is refused: %s', (given, message) => {
  const seats = (given as { roles?: string[] } | null)?.roles === FULL ? FULL.length : 6;
  expect(() => lay(given, seats)).toThrow(BadInput);
  expect(() => lay(given, seats)).toThrow(message);
});

test('VN-2.6.2 VN-2.6.5: a set that cannot be is refused with its rule, whether it is laid or dealt', () => {
  const faultOf = (act: () => unknown) => {
    try {
      act();
    } catch (error) {
      const { code, rule } = error as BadInput;
      return `${code} ${rule}`;
    }
    return 'none';
  };
  expect(faultOf(() => lay({ roles: SIX.with(0, 'king').with(1, 'prince') }, 6))).toBe('bad-set VN-2.6.2');
  expect(faultOf(() => lay({ roles: SIX.with(0, 'werewolf').with(1, 'kitsune') }, 6))).toBe('bad-set VN-2.6.5');
  const custom = readOptions(game.options, { set: 'custom', vampire: 6 }, 6);
  expect(faultOf(() => game.setup(custom, 6, fastRng(1)))).toBe('bad-set VN-2.6.4');
  expect(faultOf(() => lay({ roles: SIX, plain: ['king'] }, 6))).toBe('null VN-2.3.1');
});

test.each([
  [{ roles: SIX, dead: ['S6'] }, 'vampires'],
  [{ roles: SIX, dead: ['S2', 'S3', 'S4', 'S5'], cycle: 3, step: 'night' }, 'hunters'],
  [{ roles: SIX, dead: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'] }, 'all-dead'],
  [{ roles: SIX, cycle: 3, quiet: 3 }, 'stalemate'],
])('a game that is over can be laid: %o ended with %s', (given, ending) => {
  const s = lay(given, 6);
  expect([game.ending(s), game.scores(s)!.length, game.flaw(s)]).toEqual([ending, 6, null]);
  expect(game.legal(s, 0)).toEqual([]);
});

test('VN-5.19.2: a Kitsune without a living hunter is awake from the start', () => {
  const roles = ['kitsune', ...SIX.slice(1)];
  const s = lay({ roles, dead: ['S6'], cycle: 1 }, 6);
  expect([s.isKitsuneAwake, s.phase]).toEqual([true, 'sunset']);
  expect(lay({ roles, cycle: 1 }, 6).isKitsuneAwake).toBe(false);
});
