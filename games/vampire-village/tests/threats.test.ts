import { expect, test } from 'vitest';
import { asked, choose, kindOf, siege, table, told } from './table.ts';

const threat = (s: ReturnType<typeof siege>, seat: number, id: string) => s.threats[seat * 17 + kindOf(id)];

const VALUES: [rules: string, creatures: string[], id: string, value: number][] = [
  ['VV-5.41', ['witch-swamp'], 'witch-swamp', 2],
  ['VV-5.42, VV-9.18', ['witch-left', '2*witch-swamp', 'witch-swamp'], 'witch-left', 2],
  ['VV-5.43, VV-9.18', ['witch-right', '2*witch-swamp', 'witch-swamp'], 'witch-right', 1],
  ['VV-5.44, VV-5.46', ['2*witch-left'], 'witch-left', 0],
  ['VV-5.51', ['3*werewolf-grey werewolf-black'], 'werewolf-grey', 3],
  ['VV-5.52', ['3*werewolf-grey werewolf-black'], 'werewolf-black', 1],
  ['VV-5.61', ['vampire-1'], 'vampire-1', 1],
  ['VV-5.61', ['vampire-6 vampire-2'], 'vampire-6', 6],
];
/** Values are visible only while someone is asked: two cards without defence against vampires worth six. */
for (const [rules, creatures, id, value] of VALUES)
  test(`${rules}, VV-4.60: ${id} around ${creatures[0]} is worth ${value}`, () => {
    const villages = ['windmill@0,0 hedge-wall@0,1', 'rune-tower@0,0', 'apothecary@0,0'];
    const s = table({
      seats: 3,
      step: 'attack',
      order: 'vampire witch werewolf',
      villages,
      creatures: [`${creatures[0]} vampire-5`, creatures[1] ?? '', creatures[2] ?? ''],
    });
    expect([asked(s), threat(s, 0, id)]).toEqual(['0 sacrifice', value]);
  });
test('VV-5.45: with two players both kinds count the opponent', () => {
  const s = siege('windmill@0,0 hedge-wall@0,1', 'witch-left witch-right vampire-5', {
    order: 'vampire witch werewolf',
    villages: ['windmill@0,0 hedge-wall@0,1', 'rune-tower@0,0'],
    creatures: ['witch-left witch-right vampire-5', '2*witch-swamp'],
  });
  expect([threat(s, 0, 'witch-left'), threat(s, 0, 'witch-right')]).toEqual([2, 2]);
});
test('VV-4.61: values stay frozen while creatures die', () => {
  const s = siege('windmill@0,0 rampart@1,0 bell-tower@2,0 keep@0,1', '3*werewolf-grey');
  choose(s, 0, 'windmill');
  expect([threat(s, 0, 'werewolf-grey'), told(s, -2, 'breached').map(({ attack }) => attack)]).toEqual([3, [9, 6]]);
});
test('VV-5.53, VV-9.26: both colours attack together', () => {
  const s = siege('moat@0,0 drawbridge@1,0', '2*werewolf-grey werewolf-black', { round: 2 });
  expect(told(s, -2, 'repelled')).toMatchObject([{ attack: 5, defence: 7 }]);
});
for (const [hero, round, icons] of [
  ['witchfinder', 1, 'W'],
  ['trapper', 1, 'L'],
  ['vampire-hunter', 1, 'V'],
  ['champion', 1, 'WLV'],
  ['ranger', 2, 'WL'],
  ['exorcist', 2, 'WV'],
  ['silver-knight', 2, 'LV'],
  ['wagoner', 2, ''],
  ['monster-slayer', 2, 'WLV'],
  ['paladin', 2, 'WLV'],
] as const)
  test(`VV-5.26: the ${hero} has the icons ${icons || 'of nobody'}`, () => {
    const against: [string, string, string][] = [
      ['W', `${hero}@0,0 palisade@0,1 rune-tower@1,0`, '2*witch-swamp witch-left'],
      ['L', `${hero}@0,0 windmill@1,0 watchtower@0,1`, '2*werewolf-grey werewolf-black'],
      ['V', `${hero}@0,0 hedge-wall@0,1 dawn-bastion@-1,0`, 'vampire-2 vampire-3'],
    ];
    for (const [letter, village, creatures] of against) {
      const s = siege(village, creatures, { round });
      choose(s, 0, hero);
      expect([letter, s.table.questions[0] === 'slay'], letter).toEqual([letter, icons.includes(letter)]);
    }
  });
