import { characterNamed, vampireEmpire as game } from '@duskhall/vampire-empire';
import { expect, test } from 'vitest';
import { marksAt } from '../notebook.svelte.ts';
import { costOf, fightOf, typesOf, unseenOf } from '../sums.ts';
import { eyesOf, HUMAN, humanCard, tableOf, VAMPIRE, vampireCard } from './scene.ts';

/** VE-E3: the lord attacks the cook, who has +2 defence. */
const combat = () => {
  const s = tableOf({
    turn: 'night',
    step: 'action',
    castle: ['lord', 'cook', 'monk'],
    city: ['nun'],
    vampires: ['lady', 'nun', 'maid'],
    markers: { cook: { defence: 2 }, lord: { defence: 1 } },
    vampire: { hand: ['pistol', 'dagger', 'hound'] },
    human: { hand: ['garlic', 'pitchfork'] },
  });
  for (const move of [
    { action: 'combat' },
    { attacker: characterNamed('lord'), defender: characterNamed('cook') },
    { card: vampireCard('pistol') },
    { done: true },
  ])
    game.apply(s, VAMPIRE, move as never);
  return s;
};

test('VE-4.10.6 an opening has its bar, and what is chosen counts', () => {
  const s = tableOf({
    turn: 'night',
    step: 'action',
    castle: ['lord', 'cook', 'monk'],
    markers: { cook: { defence: 2 } },
  });
  const view = eyesOf(s, VAMPIRE);
  const fight = fightOf(view, {
    ...view.plan,
    attacker: characterNamed('lord'),
    defender: characterNamed('cook'),
    batch: [vampireCard('pistol')],
  });
  expect(fight).toMatchObject({ totals: [3, 2], marks: [0, 2], bar: 2, round: 1 });
  expect(fightOf(view, view.plan)).toBeNull();
});

test('VE-4.10.9, VE-4.10.10 markers count in round 1 alone', () => {
  const s = combat();
  game.apply(s, HUMAN, { done: true });
  let view = eyesOf(s, HUMAN);
  expect(fightOf(view, { ...view.plan, batch: [humanCard('garlic')] })).toMatchObject({
    totals: [3, 3],
    marks: [0, 2],
  });
  game.apply(s, HUMAN, { card: humanCard('garlic') });
  game.apply(s, HUMAN, { done: true });
  view = eyesOf(s, VAMPIRE);
  expect(fightOf(view, view.plan)).toMatchObject({ totals: [3, 3], marks: [0, 2], round: 1 });
  expect(fightOf(view, { ...view.plan, batch: [vampireCard('dagger')] })).toMatchObject({
    totals: [4, 1],
    marks: [0, 0],
    round: 2,
  });
});

test('VE-8.2 the unseen cards of the other deck are all but those in the open', () => {
  const view = eyesOf(combat(), HUMAN);
  const unseen = unseenOf(view, VAMPIRE);
  expect(unseen.reduce((sum, { count }) => sum + count, 0)).toBe(39);
  expect(unseen.find(({ card }) => card === vampireCard('pistol'))!.count).toBe(1);
});

test('costs go by the half of the day, a two-coloured card has two types', () => {
  const view = eyesOf(combat(), HUMAN);
  expect(costOf(view, humanCard('sacrifice'))).toBe(2);
  expect(typesOf(view, vampireCard('hound'))).toEqual([0, 4]);
});

test('a note counts from when it was written, and can be taken back', () => {
  const notes = [
    { at: 3, character: characterNamed('officer'), mark: 'vampire' },
    { at: 5, character: characterNamed('nun'), mark: 'human' },
    { at: 9, character: characterNamed('officer'), mark: '' },
  ] as const;
  expect([...marksAt(notes, 2)]).toEqual([]);
  expect([...marksAt(notes, 5)]).toEqual([
    [2, 'vampire'],
    [4, 'human'],
  ]);
  expect([...marksAt(notes, 9)]).toEqual([[4, 'human']]);
});
