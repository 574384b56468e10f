import { characterNamed, vampireEmpire as game, type Move, type State } from '@duskhall/vampire-empire';
import { expect, test } from 'vitest';
import {
  addPart,
  attempt,
  dropParts,
  imagineTable,
  isRefusal,
  movesWith,
  type Tried,
  targetOf,
  tryParts,
} from '../gesture.ts';
import { eyesOf, HUMAN, humanCard, tableOf, VAMPIRE, vampireCard } from './scene.ts';

const open = (s: State, seat: number) => {
  const imagined = imagineTable(game, eyesOf(s, seat));
  const begun = tryParts(game, imagined, seat, []);
  const add = (tried: Tried, move: Move, spot: string): Tried => {
    const result = addPart(game, imagined, seat, tried, move, spot);
    if (isRefusal(result)) throw new Error(result.code);
    return result;
  };
  return { imagined, begun, add };
};
const attack = tableOf({
  turn: 'day',
  step: 'action',
  vampires: ['lady', 'lord', 'officer'],
  castle: ['monk', 'maid', 'cook'],
  markers: { maid: { defence: 1 } },
  human: { hand: ['candlestick', 'candlestick', 'relic', 'crucifix', 'garlic'] },
});

test('VE-7.2 an attack is chosen part by part and sent whole', () => {
  const { begun, add } = open(attack, HUMAN);
  let tried = add(begun, { action: 'combat' }, 'action');
  tried = add(tried, { attacker: characterNamed('monk'), defender: characterNamed('maid') }, 'fight');
  tried = add(tried, { card: humanCard('candlestick') }, 'c0');
  expect(game.refusal(tried.s, HUMAN, { done: true })?.code).toBe('too-weak');
  tried = add(tried, { card: humanCard('crucifix') }, 'c1');
  tried = add(tried, { done: true }, 'done');
  expect(tried.s.table.questions[HUMAN]).toBe('pay');
  tried = add(tried, { card: humanCard('garlic') }, 'c2');
  expect(tried.s.table.questions[HUMAN]).toBeNull();
  expect(tried.s.plans[HUMAN]).toMatchObject({
    attacker: characterNamed('monk'),
    defender: characterNamed('maid'),
    isDone: true,
    pay: [humanCard('garlic')],
  });
  const s = game.clone(attack);
  for (const { move } of tried.parts) game.apply(s, HUMAN, move);
  expect(s.laid[0]).toEqual([humanCard('candlestick'), humanCard('crucifix')]);
});

test('trying out carries nothing out, even where the last part would', () => {
  const s = tableOf({
    turn: 'day',
    step: 'before',
    human: { hand: ['ostler', 'garlic'] },
    castle: ['maid', 'cook', 'monk'],
  });
  const { begun, add } = open(s, HUMAN);
  const tried = add(begun, { play: humanCard('ostler'), on: characterNamed('maid'), as: 0 }, 'c0');
  expect(tried.s.table.questions[HUMAN]).toBeNull();
  expect(tried.s.attackMarks).toEqual(s.attackMarks);
});

test('taking a card back drops what no longer fits', () => {
  const { begun, add, imagined } = open(attack, HUMAN);
  let tried = add(begun, { action: 'combat' }, 'action');
  tried = add(tried, { attacker: characterNamed('monk'), defender: characterNamed('maid') }, 'fight');
  tried = add(tried, { card: humanCard('crucifix') }, 'c1');
  tried = add(tried, { done: true }, 'done');
  tried = add(tried, { card: humanCard('garlic') }, 'c2');
  const without = dropParts(game, imagined, HUMAN, tried, 'c1');
  expect(without.parts.map(({ spot }) => spot)).toEqual(['action', 'fight']);
});

test('another character, or a card too many, takes the place of the last', () => {
  const s = tableOf({
    turn: 'night',
    step: 'action',
    castle: ['monk', 'maid', 'cook'],
    vampire: { hand: ['vampire-1', 'vampire-2', 'vampire-3', 'raven'] },
  });
  const { begun, add } = open(s, VAMPIRE);
  let tried = add(begun, { action: 'hide' }, 'action');
  tried = add(tried, { character: characterNamed('monk') }, 'character-3');
  tried = add(tried, { character: characterNamed('cook') }, 'character-7');
  expect(tried.s.plans[VAMPIRE]!.on).toBe(7);
  for (const [i, id] of ['vampire-1', 'vampire-2', 'vampire-3', 'raven'].entries())
    tried = add(tried, { card: vampireCard(id) }, `c${i}`);
  expect(tried.s.plans[VAMPIRE]!.batch).toEqual(['vampire-1', 'vampire-2', 'raven'].map(vampireCard));
});

test('what cannot be chosen says why', () => {
  const { begun, imagined, add } = open(attack, HUMAN);
  const tried = add(
    add(begun, { action: 'combat' }, 'action'),
    { attacker: characterNamed('monk'), defender: characterNamed('maid') },
    'fight',
  );
  const result = addPart(game, imagined, HUMAN, tried, attempt('lay', humanCard('garlic'), 'moat'), 'c9');
  expect(isRefusal(result) && result.code).toBe('not-valid');
});

test('a support card knows what it is played on', () => {
  const s = tableOf({
    turn: 'night',
    step: 'before',
    castle: ['cook', 'monk', 'lord'],
    vampire: { hand: ['bat-form', 'kitchen-boy', 'coffin', 'raven', 'hound', 'vampire-1'] },
    human: { hand: ['garlic'] },
  });
  const moves = game.legal(s, VAMPIRE);
  for (const [id, target] of [
    ['bat-form', 'type'],
    ['kitchen-boy', 'character'],
    ['coffin', 'nothing'],
    ['raven', 'nothing'],
  ] as const)
    expect(targetOf(movesWith(moves, vampireCard(id)))).toBe(target);
});
