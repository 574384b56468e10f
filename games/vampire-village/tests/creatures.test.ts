import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import {
  asked,
  choose,
  creatureId,
  creaturesOf,
  deal,
  offers,
  pass,
  passTo,
  range,
  refused,
  table,
  told,
} from './table.ts';

const draws = [
  'witch-swamp vampire-1 werewolf-grey',
  'witch-left vampire-2 werewolf-black',
  'witch-right vampire-3 demon-ruin',
];

test('VV-4.40, VV-4.41: each draws three, gives one left, one right, keeps one', () => {
  const s = table({ seats: 3, step: 'creatures', draws });
  expect([asked(s), offers(s, 0)]).toEqual(['0 left, 1 left, 2 left', ['witch-swamp', 'vampire-1', 'werewolf-grey']]);
  expect(refused(s, 0, 'vampire-2')).toBe('not-drawn VV-4.41');
  choose(s, 0, 'vampire-1');
  expect([asked(s), refused(s, 0, 'vampire-1')]).toEqual(['0 right, 1 left, 2 left', 'not-drawn VV-4.41']);
  choose(s, 0, 'witch-swamp');
  choose(s, 1, 'witch-left', 'vampire-2');
  choose(s, 2, 'demon-ruin', 'witch-right');
  expect(range(3).map((seat) => creaturesOf(s, seat))).toEqual([
    'werewolf-grey vampire-2 demon-ruin',
    'witch-right werewolf-black vampire-1',
    'witch-swamp witch-left vampire-3',
  ]);
});
test('VV-4.42, VV-4.43, VV-9.22: what comes is hidden until all have given; then all see who gave what', () => {
  const s = table({ seats: 3, step: 'creatures', draws });
  choose(s, 0, 'vampire-1', 'witch-swamp');
  for (const viewer of [1, 2, -1, -2]) {
    const view = game.view(s, viewer);
    expect([view.given, view.around.some((n) => n > 0), view.ready, view.due]).toEqual([[], false, 1, 3]);
    expect(told(s, viewer, 'drew').map(({ seat }) => seat)).toEqual(viewer >= 0 ? [viewer] : []);
  }
  pass(s, 1, 2);
  expect(game.view(s, -2).given.slice(0, 3).map(creatureId)).toEqual(['vampire-1', 'witch-swamp', 'werewolf-grey']);
  expect(told(s, 2, 'gave')).toHaveLength(3);
});
for (const seats of [2, 3, 5])
  test(`VV-4.44, VV-4.45, VV-4.46, INV-1: ${seats} seats get six creatures a round in two turns, and the deck suffices`, () => {
    const s = deal(seats, 3);
    passTo(s, 'creatures.reveal');
    expect(s.creatureDeck).toHaveLength(3 * seats);
    pass(s, ...range(seats));
    expect([s.table.stack.at(-1)?.do, s.given.length, s.creatureDeck.length]).toEqual([
      'creatures.reveal',
      3 * seats,
      0,
    ]);
    pass(s, ...range(seats));
    expect([s.given.length, s.arrived.reduce((sum, n) => sum + n)]).toEqual([6 * seats, 6 * seats]);
    passTo(s, 'over');
    expect(s.arrived.reduce((sum, n) => sum + n)).toBe(12 * seats);
  });
test('VV-7.3: three alike are asked for like any others', () => {
  const s = table({ step: 'creatures', draws: ['3*witch-swamp'] });
  expect([asked(s), offers(s, 0)]).toEqual(['0 keep, 1 keep', ['witch-swamp']]);
});
