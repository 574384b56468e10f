import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import {
  asked,
  cardId,
  choose,
  creaturesOf,
  deal,
  kindOf,
  offers,
  passTo,
  range,
  refused,
  siege,
  table,
  told,
  villageOf,
} from './table.ts';

test('VV-4.70, VV-4.79: in the order of the tiles, each on what is left', () => {
  const village = 'windmill@0,0 palisade@1,0';
  const creatures = 'vampire-1 witch-swamp';
  const first = siege(village, creatures, { order: 'vampire witch werewolf' });
  expect(told(first, -2, 'fell').map(({ card }) => cardId(card))).toEqual(['palisade']);
  const s = siege(village, creatures, { order: 'witch vampire werewolf' });
  expect([villageOf(s, 0), creaturesOf(s, 0)]).toEqual([villageOf(first, 0), 'witch-swamp']);
});
test('VV-4.71, VV-7.1: villages are attacked side by side, and every choice is open and final at once', () => {
  const villages = ['windmill@0,0 hedge-wall@0,1', 'apothecary@0,0 herb-garden@0,1', 'dawn-bastion@0,0'];
  const s = table({ seats: 3, step: 'attack', villages, creatures: ['vampire-1', 'vampire-1', 'vampire-1'] });
  expect(asked(s)).toBe('0 sacrifice, 1 sacrifice');
  const { sealed } = s.table;
  choose(s, 0, 'windmill');
  expect([s.table.sealed > sealed, game.view(s, 2).owes, game.view(s, 2).lanes[1]]).toEqual([
    true,
    [false, true, false],
    [{ do: 'sacrifice.chosen', type: 2 }],
  ]);
  expect(game.view(s, 1).villages[0]).toHaveLength(4);
});
test('VV-4.72: without attackers nothing happens', () => {
  const s = siege('keep@0,0 inn@1,0', '');
  expect([told(s, -2, 'repelled'), told(s, -2, 'breached'), told(s, -2, 'attackBegan').length]).toEqual([[], [], 3]);
});
const LINES: [rules: string, village: string, attacker: string, line: string[]][] = [
  [
    'VV-4.73, VV-4.77: witches at the leftmost column',
    'palisade@0,0 kennels@0,2 keep@1,0',
    'witch-swamp',
    ['palisade', 'kennels'],
  ],
  [
    'VV-4.73: vampires at the rightmost column',
    'palisade@3,0 kennels@3,2 keep@1,0',
    'vampire-1',
    ['palisade', 'kennels'],
  ],
  ['VV-4.73: werewolves at the top row', 'windmill@0,0 rampart@3,0 keep@0,1', 'werewolf-grey', ['windmill', 'rampart']],
  [
    'VV-5.20, VV-5.1: heroes stand in the line with no defence',
    'champion@0,0 messenger@0,1 rune-tower@1,0',
    'witch-swamp',
    ['champion', 'messenger'],
  ],
];
for (const [rules, village, attacker, line] of LINES)
  test(rules, () => {
    const s = siege(village, attacker);
    expect([asked(s), offers(s, 0)]).toEqual(['0 sacrifice', line]);
    const other = village.split(' ').at(-1)!.split('@')[0]!;
    if (!line.includes(other)) expect(refused(s, 0, other)).toBe('outside-the-line VV-4.77');
  });
const FIGHTS: [rules: string, village: string, creatures: string, result: string][] = [
  ['VV-4.74, VV-9.25: as strong is repelled', 'herb-garden@0,0:1', 'witch-swamp', 'herb-garden@0,0:1 witch-swamp'],
  ['VV-4.74: stronger breaks in, and the villagers are lost', 'kennels@0,0:2 inn@1,0', 'witch-swamp', 'inn@1,0:0 '],
  [
    'VV-4.76, INV-4: a card and an attacker for each breach',
    'kennels@0,0 palisade@1,0 rune-tower@2,0',
    '3*witch-swamp',
    'rune-tower@2,0:0 witch-swamp',
  ],
  ['VV-4.78, VV-5.44: an attack of 0 is repelled', 'champion@0,0', '2*witch-left', 'champion@0,0:0 2*witch-left'],
  [
    'VV-5.1: a corner defends on two sides',
    'keep@0,0',
    'witch-swamp werewolf-grey',
    'keep@0,0:0 witch-swamp werewolf-grey',
  ],
  ['VV-5.1: villagers add no defence', 'kennels@0,0:9 inn@1,0', 'witch-swamp', 'inn@1,0:0 '],
  ['INV-5: the next line holds', 'kennels@0,0 rune-tower@2,0', '2*witch-swamp', 'rune-tower@2,0:0 witch-swamp'],
];
for (const [rules, village, creatures, result] of FIGHTS)
  test(`${rules}: ${village} against ${creatures}`, () => {
    const s = siege(village, creatures, { villages: [village, 'start-mossy-gate@0,0'] });
    expect(`${villageOf(s, 0)} ${creaturesOf(s, 0)}`).toBe(result);
    expect(asked(s)).toBe('0 pick, 1 pick');
  });
test('VV-4.75, VV-9.16: the weakest goes; of different ones the owner chooses', () => {
  const s = siege('windmill@0,0 hedge-wall@0,1 keep@-1,0', 'vampire-1 vampire-3');
  choose(s, 0, 'windmill');
  expect(told(s, -2, 'slew')[0]).toMatchObject({ creature: kindOf('vampire-1') });
  const tie = siege('palisade@0,0 kennels@0,1 keep@1,0', 'witch-swamp witch-left', {
    seats: 3,
    villages: ['palisade@0,0 kennels@0,1 keep@1,0', 'rune-tower@0,0'],
    creatures: ['witch-swamp witch-left', '2*witch-swamp'],
  });
  choose(tie, 0, 'kennels');
  expect([asked(tie), offers(tie, 0)]).toEqual(['0 slay', ['witch-swamp', 'witch-left']]);
  expect(refused(tie, 0, 'witch-right')).toBe('not-attacking VV-4.75');
});
test('VV-4.75, VV-5.26, VV-9.21: a hero with the icon lets the owner choose any, the weakest too', () => {
  const s = siege('vampire-hunter@0,0 hedge-wall@0,1 dawn-bastion@-1,0', 'vampire-1 2*vampire-4');
  choose(s, 0, 'vampire-hunter');
  expect([asked(s), offers(s, 0)]).toEqual(['0 slay', ['vampire-1', 'vampire-4']]);
  choose(s, 0, 'vampire-4');
  expect(told(s, -2, 'slew').map(({ creature }) => creature)).toEqual([kindOf('vampire-4'), kindOf('vampire-1')]);
  expect(creaturesOf(s, 0)).toBe('vampire-4');
});
for (const hero of ['witchfinder', 'messenger'])
  test(`VV-5.26: the ${hero} is of no use against vampires`, () => {
    const s = siege(`${hero}@0,0 candle-works@0,1`, 'vampire-1 vampire-4');
    choose(s, 0, hero);
    expect(creaturesOf(s, 0)).toBe('vampire-4');
  });
test('VV-4.75: without the icon a stronger one is refused', () => {
  const s = siege('moat@0,0 drawbridge@1,0 ranger@2,0 keep@0,1', '2*werewolf-grey 2*werewolf-black', { round: 2 });
  choose(s, 0, 'ranger');
  expect(offers(s, 0)).toEqual(['werewolf-grey', 'werewolf-black']);
  const other = siege('palisade@0,0 kennels@0,1 keep@1,0', '', {
    seats: 3,
    villages: ['palisade@0,0 kennels@0,1 keep@1,0', 'rune-tower@0,0', 'apothecary@0,0'],
    creatures: ['witch-swamp witch-left witch-right', 'witch-swamp', 'witch-swamp'],
  });
  choose(other, 0, 'kennels');
  expect([offers(other, 0), refused(other, 0, 'witch-swamp')]).toEqual([
    ['witch-left', 'witch-right'],
    'not-the-weakest VV-4.75',
  ]);
});
test('VV-4.91, VV-6.7, VV-9.19: survivors stay, lose their value, and attack again in round 2', () => {
  const s = siege('watchtower@0,0 keep@0,1', '2*werewolf-grey');
  expect([creaturesOf(s, 0), s.threats, s.round, s.ending]).toEqual(['2*werewolf-grey', [], 2, '']);
  passTo(s, 'over');
  expect(
    told(s, -2, 'threatened')
      .filter(({ seat }) => seat === 0)
      .at(-1)!.attack[1],
  ).toBeGreaterThanOrEqual(4);
});
test('VV-4.93: what is destroyed is out of the game, and public', () => {
  const s = siege('windmill@0,0 hedge-wall@0,1', 'vampire-1');
  choose(s, 0, 'windmill');
  const { fallen, slain } = game.view(s, -2);
  expect([fallen[0]!.map(cardId), slain[kindOf('vampire-1')]]).toEqual([['windmill'], 1]);
});
test('VV-4.95, VV-4.96, VV-9.23, INV-2, INV-3: no village dies out, whatever comes; at most 6 and 12 cards are lost', () => {
  for (const seed of range(25)) {
    const s = deal(2 + (seed % 4), seed);
    while (s.ending === '') {
      passTo(s, 'picks.reveal');
      for (const lost of s.fallen)
        expect(lost.length).toBeLessThanOrEqual(s.round === 1 || (s.round === 2 && s.picked.length === 0) ? 6 : 12);
      for (const village of s.villages) expect(village.length).toBeGreaterThan(0);
    }
  }
});
