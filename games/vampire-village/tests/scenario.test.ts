import { readFileSync } from 'node:fs';
import { BadInput, fastRng, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import { setOf } from '../state.ts';
import { asked, creaturesOf, handOfSeat, offers, villageOf } from './table.ts';

const set = (given: unknown, seats = 3) =>
  game.scenario(given, readOptions(game.options, {}, seats), seats, fastRng(1));

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const EXAMPLE = JSON.parse(/```json\n(.*?)```/s.exec(README)![1]!);
test('the example of the README sets the table it says', () => {
  const s = set(EXAMPLE, 2);
  expect([s.round, s.order, asked(s)]).toEqual([2, [1, 0, 2], '0 deed']);
  expect(offers(s, 0)).toEqual(['messenger', 'witch-swamp', 'witch-left']);
  expect([villageOf(s, 0), villageOf(s, 1)]).toEqual([
    'start-frost-gate@0,0:2 palisade@2,1:1 messenger@1,0:0',
    'keep@0,0:3',
  ]);
  expect(creaturesOf(s, 0)).toBe('2*werewolf-grey demon-lure-witch');
});

test('what a scenario leaves out is usual', () => {
  const s = set({});
  expect([asked(s), s.round]).toEqual(['0 pick, 1 pick, 2 pick', 1]);
  for (const seat of [0, 1, 2])
    expect([handOfSeat(s, seat).length, villageOf(s, seat)]).toEqual([6, expect.stringMatching(/^start-.*@0,0:2$/)]);
  expect(game.flaw(s)).toBeNull();
});

const WRONG: [given: unknown, message: RegExp][] = [
  [null, /must be an object/],
  [{ table: 1 }, /no part "table"/],
  [{ round: 3 }, /round: 3 is none of 1, 2/],
  [{ round: '1' }, /round: "1" is none of 1, 2/],
  [{ villages: [[['keep@0,0']]] }, /\["keep@0,0"\] is not like/],
  [{ step: 'dinner' }, /step: "dinner"/],
  [{ order: ['witch', 'witch', 'vampire'] }, /VV-3.4/],
  [{ villages: [[], [], [], []] }, /4 lists for 3 seats/],
  [{ villages: [['barn@0,0']] }, /no village card "barn"/],
  [{ villages: [['keep']] }, /is not like/],
  [{ villages: [['keep@0,0', 'inn@4,0']] }, /4 by 4/],
  [{ villages: [['keep@0,0', 'inn@0,0']] }, /two cards in one place/],
  [{ villages: [['keep@0,0'], ['keep@0,0']] }, /keep exists once/],
  [{ villages: [['castle@0,0']] }, /needs "round": 2/],
  [{ creatures: [['demon-ruin']] }, /demons need/],
  [{ creatures: [['troll']] }, /no creature "troll"/],
  [{ hands: [['castle']] }, /not left in the deck/],
  [{ hands: [['keep'], ['keep']] }, /not left in the deck/],
  [{ step: 'demons', hands: [['keep']] }, /"hands" need "step": "pick" or "place"/],
  [{ draws: [['demon-ruin']] }, /"draws" need/],
  [{ step: 'creatures', draws: [['demon-ruin', 'demon-ruin']] }, /not left in the deck/],
];
for (const [given, message] of WRONG)
  test(`a scenario is refused: ${JSON.stringify(given)}`, () => {
    expect(() => set(given)).toThrow(BadInput);
    expect(() => set(given)).toThrow(message);
  });

const THIRTEEN = Array.from({ length: 13 }, (_, i) => `@${i % 4},${Math.floor(i / 4)}`);
test('a village that has no room for the cards of a round is refused where a round begins', () => {
  const set0 = setOf(set({}));
  const cards = set0.cards.filter(({ id }) => !id.startsWith('start-')).map(({ id }) => id);
  const village = THIRTEEN.map((place, i) => `${cards[i]}${place}`);
  for (const step of ['pick', 'place'])
    expect(() => set({ round: 2, step, villages: [village] })).toThrow(/bigger than 7 cards/);
  expect(asked(set({ round: 2, step: 'end', villages: [village] }))).toBe('');
});
test('a table can be set at the placing of a card, and at the end of the game', () => {
  const s = set({ step: 'place', hands: [['messenger']], villages: [['keep@0,0:2']] });
  expect([asked(s), game.flaw(s), handOfSeat(s, 0).length]).toEqual(['0 place, 1 place, 2 place', null, 0]);
  game.apply(s, 0, game.legal(s, 0)[0]!);
  expect(s.table.questions[0]).toBe('villager');
  expect(game.scores(set({ round: 2, step: 'end' }))).not.toBeNull();
});
