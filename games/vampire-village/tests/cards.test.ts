import { fastRng, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { CARD_SETS, COLOURS, cardSets, TYPES } from '../cards/index.ts';
import data from '../cards/reconstructed-1.json' with { type: 'json' };
import { vampireVillage as game } from '../index.ts';
import { choose, creaturesOf, offers, pass, range, table } from './table.ts';

const { cards, creatures, villageDecks, creatureDecks, names } = CARD_SETS['reconstructed-1'];

test('VV-2.4, VV-2.5, VV-9.2: 66 village cards, buildings with a colour or heroes with icons; starts are buildings', () => {
  expect(villageDecks.map((deck) => deck.length)).toEqual([6, 30, 30]);
  for (const { round, isHero, colour, defence, gain, icons, movement } of cards) {
    expect(defence).toHaveLength(3);
    if (isHero) expect([colour, defence, gain]).toEqual([-1, [0, 0, 0], 'none']);
    else expect([COLOURS[colour] !== undefined, icons, movement]).toEqual([true, [false, false, false], 0]);
    if (round === 0) expect([isHero, gain]).toEqual([false, 'none']);
  }
});
const SUMS: [round: number, buildings: number, defence: number[], icons: number[]][] = [
  [0, 6, [6, 6, 6], [0, 0, 0]],
  [1, 24, [23, 23, 29], [2, 2, 2]],
  [2, 24, [41, 41, 47], [4, 4, 4]],
];
for (const [round, buildings, defence, icons] of SUMS)
  test(`VV-2.5: round ${round} has ${buildings} buildings with defences ${defence} and icons ${icons}`, () => {
    const own = cards.filter((card) => card.round === round);
    expect(own.filter(({ isHero }) => !isHero)).toHaveLength(buildings);
    expect(range(3).map((type) => own.reduce((sum, card) => sum + card.defence[type]!, 0))).toEqual(defence);
    expect(range(3).map((type) => own.filter((card) => card.icons[type]).length)).toEqual(icons);
  });
test('VV-2.3: 60 creatures, in each round eight of each attacker type and six demons', () => {
  for (const round of [1, 2]) {
    const deck = creatureDecks[round]!;
    const perType = TYPES.map((_, type) => deck.filter((kind) => creatures[kind]!.type === type).length);
    expect([deck.length, perType]).toEqual([30, [8, 8, 8, 6]]);
  }
});
test('VV-2.2: copies are one option, and every card has three names', () => {
  const s = table({ seats: 3, step: 'creatures', draws: ['2*witch-swamp vampire-1'] });
  expect(offers(s, 0)).toEqual(['witch-swamp', 'vampire-1']);
  choose(s, 0, 'witch-swamp');
  expect(offers(s, 0)).toEqual(['witch-swamp', 'vampire-1']);
  for (const { id } of [...cards, ...creatures]) expect(names[id]).toHaveLength(3);
});
test('VV-2.1, VV-9.17: villagers and threats are plain numbers without a limit', () => {
  const s = table({ villages: ['keep@0,0:60'], hands: ['messenger'] });
  choose(s, 0, 'messenger');
  pass(s, 1);
  choose(s, 0, '1,0', 'keep', 'messenger', 'done');
  pass(s, 1);
  expect([s.villages[0]![3], creaturesOf(s, 0)]).toEqual([59, '']);
});

type Data = typeof data;
const copy = (): Data => structuredClone(data);
const SPOILT: [what: string, spoil: (set: Data) => void, fault: RegExp][] = [
  [
    'an unknown colour',
    (set) => Object.assign(set.buildings[3]!, { colour: 'pink' }),
    /^line \d+: hedge-wall: colour is "pink"/,
  ],
  ['an unknown gain', (set) => Object.assign(set.buildings[0]!, { gain: 'colour:pink' }), /herb-garden: gain is/],
  ['a negative defence', (set) => Object.assign(set.starts[0]!, { W: -1 }), /start-mossy-gate: W is -1/],
  ['a field too many', (set) => Object.assign(set.heroes[0]!, { colour: 'red' }), /witchfinder has a field "colour"/],
  ['a field too few', (set) => Reflect.deleteProperty(set.heroes[0]!, 'movement'), /witchfinder: movement is missing/],
  ['an icon twice', (set) => Object.assign(set.heroes[0]!, { icons: ['W', 'W'] }), /witchfinder: icons is/],
  [
    'an attacker with a plague',
    (set) => Object.assign(set.creatures[0]!, { effect: 'plague' }),
    /a witch cannot have the effect "plague"/,
  ],
  [
    'a demon with a value',
    (set) => Object.assign(set.creatures[11]!, { effect: 3 }),
    /a demon cannot have the effect 3/,
  ],
  [
    'an id twice',
    (set) => Object.assign(set.buildings[1]!, { id: 'herb-garden' }),
    /line \d+: herb-garden is listed twice/,
  ],
  [
    'a card too few',
    (set) => set.buildings.pop(),
    /buildings: there is no castle\n.*\n.*yellow buildings of round 2 are 5, not 6/,
  ],
  [
    'a copy too many',
    (set) => Object.assign(set.creatures[0]!, { copies: [5, 4] }),
    /type witch in round 1 are 9, not 8/,
  ],
  ['a missing name', (set) => Reflect.deleteProperty(set.names, 'inn'), /inn does not have three names/],
  ['a name for nothing', (set) => Object.assign(set.names, { barn: ['a', 'b', 'c'] }), /names has a field "barn"/],
  [
    'a name twice',
    (set) => Object.assign(set.names, { inn: ['Inn', 'x', set.names.keep[2]!] }),
    /has the name ".+" of/,
  ],
  [
    'other cards',
    (set) => Object.assign(set.starts[0]!, { id: 'barn' }),
    /barn is not one of the starts\n.*starts: there is no start-mossy-gate/,
  ],
  ['no list', (set) => Object.assign(set, { heroes: 5 }), /heroes is not a list/],
];
for (const [what, spoil, fault] of SPOILT)
  test(`a card set with ${what} is refused with the entry and the reason`, () => {
    const set = copy();
    spoil(set);
    const text = JSON.stringify(set, null, 2);
    const faults = cardSets.check(text).map(({ line, reason }) => `line ${line}: ${reason}`);
    expect(faults.join('\n')).toMatch(fault);
    expect(() => cardSets.install(text)).toThrow(faults[0]);
  });
test('a fault is found in its line', () => {
  const text = JSON.stringify(data, null, 2).replace('"W": 1', '"W": -1');
  const line = text.slice(0, text.indexOf('"W": -1')).split('\n').length;
  expect(cardSets.check(text)).toEqual([{ line, reason: expect.stringContaining(': W is -1') }]);
});
test('VV-11: a sound card set can be played under a name of its own; anything else is none', () => {
  const text = JSON.stringify({ ...data, name: 'printed' });
  expect(cardSets.check(text)).toEqual([]);
  const name = cardSets.install(text);
  expect(name).toMatch(/^printed@[0-9a-f]{12}$/);
  expect([cardSets.names[0], cardSets.names.at(-1)]).toEqual(['reconstructed-1', name]);
  expect(game.flaw(game.setup(readOptions(game.options, { cardSet: name }, 2), 2, fastRng(1)))).toBeNull();
  for (const junk of [null, 5, 'set', []])
    expect(cardSets.check(JSON.stringify(junk))).toEqual([{ line: 1, reason: 'the set is not an object' }]);
  expect(cardSets.check('{')).toEqual([{ line: 1, reason: expect.stringContaining('is not JSON') }]);
});
