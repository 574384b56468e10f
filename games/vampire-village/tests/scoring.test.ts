import { expect, test } from 'vitest';
import { vampireVillage as game } from '../index.ts';
import { deal, passTo, table, told } from './table.ts';

const count = (villages: string[], creatures: string[] = []) => {
  const s = table({ seats: villages.length, round: 2, step: 'end', villages, creatures });
  const { winners, results } = game.view(s, -2).outcome[0]!;
  return {
    winners,
    points: results.map(({ points }) => points),
    ranks: results.map(({ rank }) => rank),
    ending: s.ending,
  };
};
test('VV-6.2: a point for each villager on a building and each creature left, whatever its value', () => {
  expect(count(['keep@0,0:2 inn@0,1:1', 'bakery@0,0:1'], ['', 'vampire-6 witch-left 2*werewolf-grey']).points).toEqual([
    3, 5,
  ]);
});
test('VV-6.3, VV-9.3: nothing for heroes, villagers on heroes or cards', () => {
  expect(count(['champion@0,0:5 keep@0,1', 'inn@0,0:1'])).toMatchObject({ points: [0, 1], winners: [1] });
});
test('VV-6.4: the most points win', () => {
  expect(count(['keep@0,0:2', 'inn@0,0:3 champion@0,1', 'bakery@0,0:1'])).toMatchObject({
    winners: [1],
    ranks: [2, 1, 3],
    ending: 'won',
  });
});
test('VV-6.5: a tie goes to the most village cards, heroes and starts included', () => {
  expect(count(['keep@0,0:2', 'inn@0,0:2 champion@0,1', 'start-ember-gate@0,0:2'])).toMatchObject({
    winners: [1],
    ranks: [2, 1, 2],
  });
});
test('VV-6.6: still tied, the victory is shared; ranks 1, 1, 3, 4', () => {
  expect(count(['keep@0,0:2', 'inn@0,0:2', 'bakery@0,0:1', 'moat@0,0'])).toMatchObject({
    winners: [0, 1],
    ranks: [1, 1, 3, 4],
    ending: 'shared',
  });
});
test('VV-6.8, VV-9.28: the result shows all parts to everybody; no view ever holds more than lay open', () => {
  const s = deal(3, 7);
  passTo(s, 'over');
  for (const viewer of [0, 1, 2, -1, -2]) {
    const view = game.view(s, viewer);
    expect(view.outcome).toEqual([told(s, viewer, 'ended')[0]!.outcome]);
    expect(Object.keys(view.outcome[0]!.results[0]!)).toEqual(['villagers', 'creatures', 'points', 'cards', 'rank']);
    expect([view.hands, view.drawn]).toEqual([[[], [], []], []]);
  }
});
