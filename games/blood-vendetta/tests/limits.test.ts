import { describe, expect, test } from 'vitest';
import { at, cycle, dead, heard, night, refused, table, told, untilCall } from './table.ts';

describe('VN-4.1.8: not twice in a row', () => {
  test.each([
    ['monk', 'monk', 'VN-5.14.1'],
    ['undine', 'undine', 'VN-5.12.1'],
    ['paralyzing-varg', 'paralyzing-varg', 'VN-5.23.1 VN-R13'],
    ['tricky-varg', 'tricky-varg', 'VN-5.24.1'],
    ['queen', 'queen', 'VN-5.6.1'],
    ['prince', 'lord', 'VN-5.2.1'],
    ['banshee', 'banshee', 'VN-5.13.1'],
    ['beauty', 'beauty', 'VN-5.17.1'],
  ])('%s at %s (%s)', (role, call) => {
    const roles = `${role} vampire*9 ${role === 'prince' ? 'queen' : 'king'} leader hunter varg-leader`;
    const s = table(roles, { last: { [role]: 'S3' }, cycle: 1 });
    untilCall(s, call);
    expect(refused(s, 'S1', { name: at('S3') })).toBe('twice-in-a-row VN-4.1.8');
    expect(refused(s, 'S1', { name: at('S4') })).toBe('allowed');
    cycle(s, { [role]: 'S4' });
    night(s);
    if (s.ending === '' && s.isAlive[at('S3')])
      expect(refused(untilCall(s, call), 'S1', { name: at('S3') })).toBe('allowed');
  });
  test('a cycle in which the role was blocked lifts the limit', () => {
    const s = table('queen vampire*5 monk hunter', { last: { queen: 'S3' }, cycle: 1 });
    cycle(s, { monk: 'S1' });
    expect(told(s, 'S1')).toEqual(['blocked']);
    night(s);
    expect(refused(untilCall(s, 'queen', { monk: 'S5' }), 'S1', { name: at('S3') })).toBe('allowed');
  });
});

test.each([
  ['S3', true],
  ['S8', true],
])('VN-5.17.1: the Beauty charms %s', (target, isCharmed) => {
  const s = cycle(table('king vampire*6 beauty hunter'), { beauty: target, king: 'S2 check' });
  expect(s.charms[1]).toBe(isCharmed ? at(target) : -1);
  expect(heard(s, -2, 'charmed')).toEqual([{ type: 'charmed', seat: at(target) }]);
});

test('VN-5.19.3: an awake Kitsune can be blocked', () => {
  const s = table('king kitsune undine vampire*5 hunter', { dead: 'S9', cycle: 1 });
  s.isKitsuneAwake = true;
  cycle(s, { undine: 'S2', king: 'S4 check' });
  expect([told(s, 'S2'), dead(s)]).toEqual([['blocked'], '']);
});
test('VN-5.22.2 VN-R16: saved by the Bride, the lord lives and the Vengeful Varg still dies', () => {
  const s = table('king bride vampire*7 leader hunter varg-leader vengeful-varg');
  cycle(s, { 'vengeful-varg': 'S1', bride: 'S1', sacrifice: 'yes', king: 'S3 check' });
  expect(dead(s)).toBe('S2 S13');
});
