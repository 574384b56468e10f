import { describe, expect, test } from 'vitest';
import { at, cycle, dead, heard, living, night, refused, table, told, untilCall } from './table.ts';

test('VN-WE-01 VN-4.4.3 VN-5.3.1: a plain cycle', () => {
  const s = cycle(table('count vampire*5 hunter*2'), { hunt: { S7: 'S3', S8: 'S3' }, count: 'S7' });
  expect(told(s, 'S1')).toEqual(['type S7 hunter']);
  expect([dead(s), living(s)]).toEqual(['S3', 'S1 S2 S4 S5 S6 S7 S8']);
  expect(s.deaths[0]!.shown).toBe(s.roles[2]);
});

test('VN-WE-02 VN-4.8.3 VN-4.8.6 VN-4.8.8: trial arithmetic', () => {
  const s = cycle(table('count vampire*5 hunter*2'), { hunt: { S7: 'S3', S8: 'S3' } });
  night(s, 'S1>S7 S8>S2 S4>S7', { S7: 'S1 S4 S5', S2: 'S7 S8 S5 S6' });
  expect(s.trials.map(({ accused, ayes, voters, isCondemned }) => [accused, ayes, voters, isCondemned])).toEqual([
    [at('S7'), 3, 7, false],
    [at('S2'), 4, 7, true],
  ]);
  expect(dead(s, 1)).toBe('S3 S2');
});

const LAMIA = 'count lamia vampire queen vampire hunter*3 vampire';
const strike = (target: string) => ({ S6: target, S7: target, S8: target });
test.each([
  ['S6 host', 'S9', 'S2', 'S2 S6'],
  ['S3 visit', 'S9', 'S2', ''],
  ['S3 visit', 'S3', 'S3', 'S2'],
])(
  'VN-WE-03 VN-4.6.1 VN-4.6.2: the Lamia at %s, the Queen at %s, the hunters at %s: dies %s',
  (lamia, queen, target, dies) => {
    expect(dead(cycle(table(LAMIA), { lamia, queen, hunt: strike(target) }))).toBe(dies);
  },
);

describe('VN-WE-04 VN-4.3.2 VN-5.4.6: blocking the Lamia', () => {
  const roles = 'count lamia vampire undine vampire monk hunter*2 vampire*2';
  test('before her call', () => {
    const s = cycle(table(roles), { monk: 'S2', undine: 'S7', hunt: { S6: 'S2', S8: 'S2' } });
    expect([told(s, 'S2'), s.hunts[0]!.silenced, dead(s)]).toEqual([['blocked'], [at('S7')], 'S2']);
  });
  test('after it the pairing stands', () => {
    const s = cycle(table(roles), {
      monk: 'S5',
      lamia: 'S3 visit',
      undine: 'S2',
      hunt: { S6: 'S2', S7: 'S2', S8: 'S2' },
    });
    expect(dead(s)).toBe('');
  });
});

test("VN-WE-05 VN-5.2.2 VN-5.19.1: the Prince's ward", () => {
  const s = table('prince vampire kitsune vampire*3 leader hunter');
  const attack = (target: string) => ({ S7: target, S8: target });
  cycle(s, { hunt: attack('S2'), prince: 'S2' });
  expect([told(s, 'S1'), dead(s)]).toEqual([['type S2 vampire'], '']);
  night(s);
  untilCall(s, 'lord', { hunt: attack('S3') });
  expect(refused(s, 'S1', { name: at('S2') })).toBe('twice-in-a-row VN-4.1.8');
  cycle(s, { hunt: attack('S3'), prince: 'S3' });
  expect([told(s, 'S1'), dead(s)]).toEqual([['type S3 vampire'], '']);
  night(s, 'S1>S2', {});
  cycle(s, { hunt: attack('S4'), prince: 'S7' });
  expect([told(s, 'S1'), dead(s)]).toEqual([['type S7 special-hunter'], 'S4']);
});

test.each([
  ['S4', true, 'S2'],
  ['S2', true, ''],
  ['S1', false, ''],
])('VN-WE-06 VN-5.7.4 VN-4.6.5 VN-R36: the Queen at %s, the Bride asked: %s, dies %s', (queen, isAsked, dies) => {
  const s = table('king bride queen vampire*3 hunter*2');
  cycle(s, { hunt: { S7: 'S1', S8: 'S1' }, king: 'S7', bride: 'S1', sacrifice: 'yes', queen });
  expect(told(s, 'S1')).toEqual(['type S7 hunter']);
  expect(told(s, 'S2')).toEqual(isAsked ? ['lord S1 yes', 'warned', 'sacrifice yes'] : ['lord S1 yes']);
  expect(dead(s)).toBe(dies);
});

describe('VN-WE-07 VN-5.10.1 VN-5.10.2: the Ghoul', () => {
  const roles = 'king ghoul nosferatu queen vampire*2 hunter*2';
  const hunt = { S7: 'S2', S8: 'S2' };
  test('two hits at once', () => {
    const s = cycle(table(roles), { queen: 'S4', hunt, nosferatu: 'S2', king: 'S5 check' });
    expect([told(s, 'S2'), dead(s)]).toEqual([['lives 0'], 'S2']);
  });
  test('one after the other', () => {
    const s = cycle(table(roles), { queen: 'S2', hunt, nosferatu: 'S2', king: 'S5 check' });
    expect([told(s, 'S2'), dead(s)]).toEqual([['lives 2'], '']);
    cycle(night(s), { queen: 'S4', hunt, king: 'S5 check' });
    expect([told(s, 'S2'), dead(s)]).toEqual([['lives 1'], '']);
    cycle(night(s), { queen: 'S5', hunt, king: 'S5 check' });
    expect([told(s, 'S2'), dead(s)]).toEqual([['lives 0'], 'S2']);
  });
});

test.each([
  ['S4', 'S5', {}, 'S4'],
  ['S6', 'S4', { S7: 'S4', S8: 'S4' }, ''],
])('VN-WE-08 VN-5.13.2 VN-5.13.3: the Queen at %s, then at %s: dies %s', (first, second, hunt, dies) => {
  const s = cycle(table('prince banshee queen vampire*3 hunter*2'), { banshee: 'S4', queen: first, prince: 'S7' });
  expect([told(s, 'S4'), dead(s)]).toEqual([['doomed'], '']);
  cycle(night(s), { queen: second, prince: 'S8', banshee: 'S8', hunt });
  expect(dead(s)).toBe(dies);
});

test('VN-WE-09 VN-4.4.8 VN-5.5.4: the Newly-Turned and the double strike', () => {
  const s = table('prince newly-turned vampire*4 hunter scout');
  cycle(s, { hunt: { S2: 'S3', S7: 'S2', S8: 'S2' }, scout: 'S2', prince: 'S7' });
  expect([told(s, 'S8'), dead(s)]).toEqual([['type S2 vampire'], 'S2']);
  expect(heard(s, -2, 'doubleStrikeComes')).toHaveLength(1);
  night(s);
  cycle(s, { hunt: { S7: 'S4', S8: 'S4' }, again: { S7: 'S5', S8: 'S5' }, prince: 'S4' });
  expect([told(s, 'S1'), dead(s)]).toEqual([['type S4 vampire'], 'S5']);
});

test('VN-WE-10 VN-4.4.4: a cancelled vote', () => {
  const s = table('count newly-turned vampire*3 hunter hunter', { dead: 'S7' });
  cycle(s, { hunt: { S2: 'S3', S6: 'S4' } });
  expect([s.hunts[0]!.victim, dead(s, 1)]).toEqual([-1, '']);
});

test('VN-WE-11 VN-5.8.2: whom the Dhampir sees', () => {
  const s = table('vampire hunter vampire*2 hunter dhampir nosferatu hunter vampire*3 count');
  cycle(s, { hunt: { S2: 'S1', S5: 'S1', S8: 'S1' }, nosferatu: 'S1', dhampir: 'S1' });
  expect(told(s, 'S6')).toEqual(['attacker S1 S8']);
});

test.each([
  ['S4', undefined, 'S1 S4 S13'],
  ['S1', 'yes', 'S2 S4 S13'],
])('VN-WE-12 VN-5.22.1 VN-5.22.2 VN-4.6.7: the Vengeful Varg, the Bride at %s', (bride, sacrifice, dies) => {
  const s = table('king bride queen vampire*6 leader hunter varg-leader vengeful-varg');
  cycle(s, {
    queen: 'S1',
    pack: { S12: 'S4' },
    king: 'S5 check',
    'vengeful-varg': 'S1',
    bride,
    ...(sacrifice ? { sacrifice } : {}),
  });
  expect(told(s, 'S13')).toEqual(['lord S1 yes']);
  expect(dead(s)).toBe(dies);
});
