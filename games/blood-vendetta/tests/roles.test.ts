import { describe, expect, test } from 'vitest';
import { at, cycle, dead, heard, night, refused, type Setting, table, told, untilCall } from './table.ts';

/** [the rule, the roles, what is done, who dies, who is told what, the setting] */
type Case = [
  rule: string,
  roles: string,
  deeds: Parameters<typeof cycle>[1],
  dies: string,
  told?: { [seat: string]: string[] },
  setting?: Setting,
];

const HUNT = { S7: 'S4', S8: 'S4' };
const CASES: Case[] = [
  /* Monk */
  [
    'VN-5.14.1: the Monk blocks a check',
    'prince vampire*5 monk hunter',
    { monk: 'S1', hunt: HUNT },
    'S4',
    { S1: ['blocked'], S7: ['done S1'] },
  ],
  [
    'VN-5.14.1: the Monk blocks a lone shapeshifter',
    'prince werewolf vampire*4 monk hunter',
    { monk: 'S2' },
    '',
    { S2: ['blocked'] },
  ],
  [
    'VN-5.14.1 VN-4.3.4: no block moves the Ghoul',
    'prince ghoul vampire*4 monk hunter',
    { monk: 'S2', hunt: { S7: 'S2' } },
    '',
    { S2: ['lives 1'] },
  ],
  ['VN-5.14.3: the Monk votes', 'prince vampire*5 monk hunter', { monk: 'S6', hunt: { S7: 'S3' } }, 'S3'],
  [
    'VN-5.14.2: the Monk stops a clan whose leader he blocks',
    'king vampire*6 leader monk varg-leader sly-varg',
    { monk: 'S10', pack: { S11: 'S2' }, king: 'S2 check' },
    '',
  ],
  /* Lamia */
  [
    'VN-5.4.2: away from home both survive',
    'count lamia vampire*4 hunter*2',
    { lamia: 'S3 host', hunt: { S7: 'S3', S8: 'S3' } },
    '',
  ],
  [
    'VN-5.4.2: at home both fall',
    'count lamia vampire*4 hunter*2',
    { lamia: 'S3 visit', hunt: { S7: 'S3', S8: 'S3' } },
    'S2 S3',
  ],
  [
    'VN-5.4.4 VN-R09: a clan storms in on its own member',
    'count lamia vampire*4 hunter*2',
    { lamia: 'S7 host', hunt: { S7: 'S2', S8: 'S2' } },
    'S2 S7',
  ],
  [
    'VN-5.4.4 VN-4.6.2: a sole attacker does not kill himself',
    'count lamia vampire*4 hunter vampire',
    { lamia: 'S7 host', hunt: { S7: 'S2' } },
    'S2',
  ],
  [
    'VN-5.4.5: wards are for one person',
    'count lamia queen vampire*3 hunter*2',
    { lamia: 'S4 host', queen: 'S4', hunt: { S7: 'S2', S8: 'S2' } },
    'S2',
  ],
  [
    'VN-5.4.3: no hiding from a doom',
    'prince lamia banshee vampire*4 hunter*2',
    { lamia: 'S4 host', banshee: 'S5', prince: 'S8' },
    'S4',
    {},
    { doomed: 'S4', cycle: 1 },
  ],
  [
    'VN-5.4.3 VN-R35: nor from the Vengeful Varg, nor does she share it',
    'king lamia vampire*7 leader hunter varg-leader vengeful-varg',
    { lamia: 'S1 host', 'vengeful-varg': 'S1', king: 'S3 check' },
    'S1 S13',
  ],
  [
    'VN-5.4.1: any number of times in a row',
    'count lamia vampire*4 hunter*2',
    { lamia: 'S3 host' },
    '',
    { S2: ['done S3'] },
    { cycle: 1, last: { lamia: 'S3' } },
  ],
  /* Undine */
  [
    'VN-5.12.1: the Undine blocks',
    'prince undine vampire*4 scout hunter',
    { undine: 'S7', hunt: { S8: 'S3' } },
    'S3',
    { S7: ['blocked'] },
  ],
  [
    'VN-4.3.2 VN-R08: a later block undoes nothing',
    'prince undine vampire*4 monk hunter',
    { monk: 'S1', undine: 'S7' },
    '',
    { S1: ['blocked'], S7: ['done S1'] },
  ],
  [
    'VN-4.3.2: the Monk blocks the Undine first',
    'prince undine vampire*4 monk hunter',
    { monk: 'S2' },
    '',
    { S2: ['blocked'], S1: ['type S6 vampire'] },
  ],
  /* Queen */
  [
    'VN-5.6.1: any number of attacks',
    'king queen nosferatu vampire*3 hunter*2',
    { queen: 'S4', nosferatu: 'S4', king: 'S4 kill', hunt: HUNT },
    '',
  ],
  [
    'VN-5.6.1: herself',
    'king queen vampire*4 hunter*2',
    { queen: 'S2', hunt: { S7: 'S2', S8: 'S2' }, king: 'S3 check' },
    '',
  ],
  [
    'VN-5.6.1: a doom due now',
    'prince queen banshee vampire*3 hunter*2',
    { queen: 'S4', banshee: 'S5', prince: 'S8' },
    '',
    {},
    { doomed: 'S4', cycle: 1 },
  ],
  [
    'VN-5.6.2: not the Vengeful Varg',
    'king queen vampire*7 leader hunter varg-leader vengeful-varg',
    { queen: 'S1', 'vengeful-varg': 'S1', king: 'S3 check' },
    'S1 S13',
  ],
  /* King */
  ['VN-5.1.1 VN-5.1.2: kills', 'king vampire*5 hunter*2', { king: 'S7 kill' }, 'S7', { S1: ['done S7'] }],
  ['VN-5.1.2: checks', 'king vampire*5 hunter scout', { king: 'S8 check' }, '', { S1: ['type S8 special-hunter'] }],
  ['VN-5.1.3: blocked he does nothing', 'king vampire*5 monk hunter', { monk: 'S1' }, '', { S1: ['blocked'] }],
  /* Prince */
  ['VN-5.2.1: sees a type', 'prince vampire*5 hunter werewolf', { prince: 'S8' }, '', { S1: ['type S8 shapeshifter'] }],
  [
    'VN-5.2.2: shields from strikes made before',
    'prince vampire*5 hunter*2',
    { prince: 'S4', hunt: HUNT },
    '',
    { S1: ['type S4 vampire'] },
  ],
  [
    'VN-5.2.2: shields from a doom due now',
    'prince banshee vampire*4 hunter*2',
    { prince: 'S4', banshee: 'S5' },
    '',
    {},
    { doomed: 'S4', cycle: 1 },
  ],
  /* Count */
  [
    'VN-5.3.2 VN-5.3.3 VN-R24: the heir watches, the lord sees him',
    'king count vampire*4 hunter*2',
    { king: 'S7 check' },
    '',
    { S1: ['type S7 hunter', 'heir S2'], S2: ['watch S1 S7 hunter'] },
  ],
  [
    'VN-5.3.6: a blocked heir sees nothing',
    'king count undine vampire*3 hunter*2',
    { undine: 'S2', king: 'S7 check' },
    '',
    { S1: ['type S7 hunter'], S2: ['blocked'] },
  ],
  [
    'VN-5.3.2: he sees that the lord is blocked',
    'king count undine vampire*3 hunter*2',
    { undine: 'S1' },
    '',
    { S1: ['blocked', 'heir S2'], S2: ['watch S1 nobody blocked'] },
  ],
  [
    'VN-5.3.5 VN-5.22.3: the heir is not the lord',
    'king count bride vampire*6 leader hunter varg-leader vengeful-varg',
    { bride: 'S2', 'vengeful-varg': 'S2', king: 'S3 check' },
    '',
    { S3: ['lord S2 no'], S13: ['lord S2 no'] },
  ],
  /* Nosferatu, Werewolf */
  [
    'VN-5.11.1: Nosferatu kills',
    'king nosferatu vampire*4 hunter*2',
    { nosferatu: 'S7', king: 'S3 check' },
    'S7',
    { S2: ['done S7'] },
  ],
  ['VN-5.11.1 VN-R05: or declines', 'king nosferatu vampire*4 hunter*2', { king: 'S3 check' }, '', { S2: ['passed'] }],
  ['VN-5.18.1: the Werewolf kills', 'king werewolf vampire*4 hunter*2', { werewolf: 'S7', king: 'S3 check' }, 'S7'],
  [
    'VN-5.18.1: a ward stops him',
    'king werewolf queen vampire*3 hunter*2',
    { werewolf: 'S4', queen: 'S4', king: 'S4 check' },
    '',
  ],
  /* Bride */
  [
    'VN-5.7.1: she must look for him',
    'king bride vampire*4 hunter*2',
    { bride: 'S3', king: 'S4 check' },
    '',
    { S2: ['lord S3 no'] },
  ],
  [
    'VN-5.7.2: without a lord the answer is no',
    'count bride vampire*4 hunter*2',
    { bride: 'S3' },
    '',
    { S2: ['lord S3 no'] },
    { dead: 'S1', cycle: 1 },
  ],
  [
    'VN-5.7.4: time-out means no',
    'king bride vampire*4 hunter*2',
    { bride: 'S1', hunt: { S7: 'S1', S8: 'S1' }, king: 'S4 check' },
    'S1',
    { S2: ['lord S1 yes', 'warned', 'sacrifice no'] },
  ],
  [
    'VN-5.7.5 VN-R15: hidden at the Lamia she lives',
    'king bride lamia vampire*3 hunter*2',
    { lamia: 'S2 host', bride: 'S1', sacrifice: 'yes', hunt: { S7: 'S1', S8: 'S1' }, king: 'S4 check' },
    '',
  ],
  [
    'VN-5.7.5: a visiting Lamia neither helps nor suffers',
    'king bride lamia vampire*3 hunter*2',
    { lamia: 'S2 visit', bride: 'S1', sacrifice: 'yes', hunt: { S7: 'S1', S8: 'S1' }, king: 'S4 check' },
    'S2',
  ],
  [
    'VN-5.7.6: not asked while the Lamia hides him',
    'king bride lamia vampire*3 hunter*2',
    { lamia: 'S1 host', bride: 'S1', hunt: { S7: 'S1', S8: 'S1' }, king: 'S4 check' },
    '',
    { S2: ['lord S1 yes'] },
  ],
  [
    'VN-5.7.7: blocked she neither searches nor is asked',
    'king bride undine vampire*3 hunter*2',
    { undine: 'S2', hunt: { S7: 'S1', S8: 'S1' }, king: 'S4 check' },
    'S1',
    { S2: ['blocked'] },
  ],
  [
    'VN-5.7.4 VN-R41: not asked when a doom takes him anyway',
    'king bride banshee vampire*3 hunter*2',
    { bride: 'S1', banshee: 'S8', hunt: { S7: 'S1', S8: 'S1' }, king: 'S4 check' },
    'S1',
    { S2: ['lord S1 yes'] },
    { doomed: 'S1', cycle: 1 },
  ],
  /* Banshee */
  [
    'VN-5.13.1: sings',
    'prince banshee vampire*4 hunter*2',
    { banshee: 'S7', prince: 'S3' },
    '',
    { S2: ['done S7'], S7: ['doomed'] },
  ],
  [
    'VN-5.13.2: a ward of the singing day is vain',
    'prince banshee vampire*4 hunter*2',
    { banshee: 'S3', prince: 'S8' },
    'S4',
    {},
    { doomed: 'S4', cycle: 1 },
  ],
  [
    'VN-5.13.4: the doom outlives the Banshee',
    'prince banshee vampire*4 hunter*2',
    { prince: 'S8' },
    'S4',
    {},
    { doomed: 'S4', dead: 'S2', cycle: 1 },
  ],
  [
    'VN-5.13.2: the Ghoul loses one life',
    'prince banshee ghoul vampire*3 hunter*2',
    { banshee: 'S8', prince: 'S8' },
    '',
    { S3: ['lives 1'] },
    { doomed: 'S3', cycle: 1 },
  ],
  [
    'VN-R18: she may pass by option',
    'prince banshee vampire*4 hunter*2',
    { prince: 'S3' },
    '',
    { S2: ['passed'] },
    { options: { bansheeMayPass: 'on' } },
  ],
  /* Dhampir */
  [
    'VN-5.8.1 VN-R33: watches himself',
    'king dhampir vampire*4 hunter*2',
    { dhampir: 'S2', hunt: { S8: 'S2' }, king: 'S3 check' },
    'S2',
    { S2: ['attacker S2 S7'] },
  ],
  [
    'VN-5.8.2: nobody came',
    'king dhampir vampire*4 hunter*2',
    { dhampir: 'S3', hunt: HUNT, king: 'S3 check' },
    'S4',
    { S2: ['attacker S3 nobody'] },
  ],
  [
    'VN-5.8.2: an attack that failed counts',
    'king dhampir queen vampire*3 hunter*2',
    { dhampir: 'S4', queen: 'S4', hunt: HUNT, king: 'S3 check' },
    '',
    { S2: ['attacker S4 S7'] },
  ],
  [
    'VN-5.8.2: a Bride who gave her life was attacked',
    'king bride dhampir vampire*3 hunter*2',
    { dhampir: 'S2', bride: 'S1', sacrifice: 'yes', hunt: { S7: 'S1', S8: 'S1' }, king: 'S4 check' },
    'S2',
    { S3: ['attacker S2 S7'] },
  ],
  [
    'VN-5.8.3: the Banshee on the day she sings',
    'prince banshee dhampir vampire*3 hunter*2',
    { banshee: 'S4', dhampir: 'S4', prince: 'S8' },
    '',
    { S3: ['attacker S4 S2'] },
  ],
  [
    'VN-5.8.3 VN-R23: not on the day it falls due',
    'prince banshee dhampir vampire*3 hunter*2',
    { banshee: 'S5', dhampir: 'S4', prince: 'S8' },
    'S4',
    { S3: ['attacker S4 nobody'] },
    { doomed: 'S4', cycle: 1 },
  ],
  [
    'VN-5.8.4 VN-R22: never the Newly-Turned',
    'king newly-turned dhampir vampire*3 hunter*2',
    { hunt: { S2: 'S4', S7: 'S4' }, dhampir: 'S4', king: 'S5 check' },
    'S4',
    { S3: ['attacker S4 S7'] },
  ],
  [
    'VN-4.4.9 VN-R27: an attempt on an immune leader is one',
    'king dhampir vampire*7 leader hunter varg-leader sly-varg',
    { hunt: { S10: 'S12', S11: 'S12' }, dhampir: 'S12', king: 'S3 check' },
    '',
    { S2: ['attacker S12 S10'] },
  ],
  /* Scout */
  [
    'VN-5.16.1: knows a lord',
    'king vampire*5 scout hunter',
    { scout: 'S1', king: 'S3 check' },
    '',
    { S7: ['type S1 special-vampire lord'] },
  ],
  [
    'VN-5.16.1: a special vampire who is none',
    'king queen vampire*4 scout hunter',
    { scout: 'S2', king: 'S3 check' },
    '',
    { S7: ['type S2 special-vampire'] },
  ],
  [
    'VN-R14: a tricked lord has no mark',
    'king vampire*8 leader scout varg-leader tricky-varg',
    { 'tricky-varg': 'S1', scout: 'S1', king: 'S3 check' },
    '',
    { S11: ['type S1 shapeshifter'] },
  ],
  /* Revenant */
  [
    'VN-5.9.1: hunters are of one kind',
    'king revenant vampire*4 hunter scout',
    { revenant: 'S7 S8', king: 'S3 check' },
    '',
    { S2: ['same S7 S8'] },
  ],
  [
    'VN-5.9.1: a lord is a special vampire',
    'king revenant queen vampire*3 hunter*2',
    { revenant: 'S1 S3', king: 'S4 check' },
    '',
    { S2: ['same S1 S3'] },
  ],
  [
    'VN-5.9.1: vampire and lord differ',
    'king revenant vampire*4 hunter*2',
    { revenant: 'S1 S3', king: 'S4 check' },
    '',
    { S2: ['different S1 S3'] },
  ],
  /* Ghoul */
  [
    'VN-5.10.1: an attack and a doom kill at once',
    'prince ghoul banshee vampire*3 hunter*2',
    { hunt: { S7: 'S2', S8: 'S2' }, banshee: 'S8', prince: 'S8' },
    'S2',
    { S2: ['lives 0'] },
    { doomed: 'S2', cycle: 1 },
  ],
  [
    'VN-5.10.1: a failed attack costs nothing',
    'prince ghoul vampire*4 hunter*2',
    { hunt: { S7: 'S2', S8: 'S2' }, prince: 'S2' },
    '',
    { S2: ['lives 2'] },
  ],
  [
    'VN-R34 VN-4.6.6: the last life',
    'prince ghoul vampire*4 hunter*2',
    { hunt: { S7: 'S2', S8: 'S2' }, prince: 'S8' },
    'S2',
    { S2: ['lives 0'] },
    { lives: 1, cycle: 1 },
  ],
  /* Vargs */
  [
    'VN-5.20.1 VN-4.4.11: the pack leader alone decides',
    'king vampire*8 leader hunter varg-leader sly-varg',
    { pack: { S12: 'S3', S13: 'S4' }, king: 'S5 check' },
    'S3',
  ],
  [
    'VN-4.4.11: without him the pack votes',
    'king vampire*7 leader hunter*2 varg-leader sly-varg vengeful-varg',
    { pack: { S13: 'S4', S14: 'S4' }, king: 'S5 check' },
    'S4',
    {},
    { dead: 'S12', cycle: 1 },
  ],
  [
    'VN-4.4.9 VN-5.15.2: the vargs cannot kill the Leader',
    'king vampire*8 leader hunter varg-leader sly-varg',
    { pack: { S12: 'S10' }, king: 'S5 check' },
    '',
  ],
  [
    'VN-4.4.9 VN-4.6.3: the hunters cannot kill the pack leader',
    'king vampire*8 leader hunter varg-leader sly-varg',
    { hunt: { S10: 'S12', S11: 'S12' }, king: 'S5 check' },
    '',
  ],
  ['VN-4.4.9: others can', 'king vampire*8 leader hunter varg-leader sly-varg', { king: 'S12 kill' }, 'S12'],
  [
    'VN-5.22.1 VN-R17: the Vengeful Varg may pass',
    'king vampire*8 leader hunter varg-leader vengeful-varg',
    { king: 'S5 check' },
    '',
    { S13: ['passed'] },
  ],
  [
    'VN-5.23.1 VN-R19: a paralysed leader stops the clan',
    'king vampire*8 leader hunter varg-leader paralyzing-varg',
    { 'paralyzing-varg': 'S10', hunt: { S11: 'S3' }, king: 'S5 check' },
    '',
  ],
  [
    'VN-5.23.2: the Ghoul only loses the vote',
    'king ghoul vampire*7 leader hunter varg-leader paralyzing-varg',
    { 'paralyzing-varg': 'S2', king: 'S5 check' },
    '',
    { S2: ['lives 2'] },
  ],
  [
    'VN-5.24.1 VN-R11: a trick is stronger than a disguise',
    'king vampire*7 leader hunter*2 varg-leader sly-varg tricky-varg',
    { 'tricky-varg': 'S13', king: 'S13 check' },
    '',
    { S1: ['type S13 shapeshifter'] },
  ],
  [
    'VN-2.3.1 VN-5.25.1: a plain varg has no power',
    'king vampire*8 leader hunter varg-leader sly-varg',
    { king: 'S13 check', pack: { S12: 'S3' } },
    'S3',
    { S1: ['type S13 shapeshifter'] },
    { plain: 'sly-varg' },
  ],
  [
    'VN-2.1.3: no special hunters in a varg game',
    'king vampire*8 leader scout varg-leader sly-varg',
    { king: 'S11 check' },
    '',
    { S1: ['type S11 hunter'] },
  ],
  /* disguises */
  [
    'VN-5.5.3 VN-R07: the Newly-Turned looks like a vampire',
    'king newly-turned vampire*4 scout hunter',
    { scout: 'S2', king: 'S2 check' },
    '',
    { S7: ['type S2 vampire'], S1: ['type S2 vampire'] },
  ],
  [
    'VN-R07: or by option like a special one',
    'king newly-turned vampire*4 scout hunter',
    { king: 'S2 check' },
    '',
    { S1: ['type S2 special-vampire'] },
    { options: { newlyTurnedShowsAs: 'special-vampire' } },
  ],
  [
    'VN-5.0.3: blocked, shielded, paired: the type is the same',
    'king queen lamia undine vampire*3 scout hunter',
    { undine: 'S2', lamia: 'S2 host', scout: 'S2', king: 'S2 check' },
    '',
    { S8: ['type S2 special-vampire'], S2: ['blocked'] },
  ],
  [
    'VN-5.0.2: searches are not fooled',
    'king bride vampire*7 leader hunter varg-leader tricky-varg',
    { 'tricky-varg': 'S1', bride: 'S1', king: 'S3 check' },
    '',
    { S2: ['lord S1 yes'] },
  ],
];

test.each(CASES)('%s', (_rule, roles, deeds, dies, expected = {}, setting = {}) => {
  const s = cycle(table(roles, setting), deeds);
  expect(dead(s)).toBe(dies);
  for (const [seat, facts] of Object.entries(expected)) expect(told(s, seat), seat).toEqual(facts);
});

describe('VN-4.1.8: not twice in a row', () => {
  test.each([
    ['monk', 'D1', 'VN-5.14.1'],
    ['undine', 'D3', 'VN-5.12.1'],
    ['paralyzing-varg', 'D4', 'VN-5.23.1 VN-R13'],
    ['tricky-varg', 'D5', 'VN-5.24.1'],
    ['queen', 'D6', 'VN-5.6.1'],
    ['prince', 'E1', 'VN-5.2.1'],
    ['banshee', 'E6', 'VN-5.13.1'],
    ['beauty', 'E11', 'VN-5.17.1'],
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
    expect(refused(untilCall(s, 'D6', { monk: 'S5' }), 'S1', { name: at('S3') })).toBe('allowed');
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
