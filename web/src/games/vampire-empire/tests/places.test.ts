import { fastRng, readOptions } from '@duskhall/kernel';
import { characterNamed, vampireEmpire as game } from '@duskhall/vampire-empire';
import { expect, test } from 'vitest';
import { spotsIn } from '../../board-parts/card-tracking.ts';
import { follow, NOWHERE, originOf, type Places } from '../places.ts';
import { eyesOf, HUMAN, humanCard, tableOf, VAMPIRE, vampireCard } from './scene.ts';

const idsIn = (places: Places, zone: string): string[] => spotsIn(places, zone).map(({ id }) => id);

test('a card keeps its identity from the hand to the table and the moat', () => {
  const s = tableOf({
    turn: 'night',
    step: 'action',
    castle: ['lord', 'cook', 'monk'],
    vampire: { hand: ['pistol', 'hound'] },
  });
  const before = follow(NOWHERE, eyesOf(s, VAMPIRE));
  const { id } = spotsIn(before, 'hand-0').find(({ card }) => card === vampireCard('pistol'))!;
  for (const move of [
    { action: 'combat' },
    { attacker: characterNamed('lord'), defender: characterNamed('cook') },
    { card: vampireCard('pistol') },
  ])
    game.apply(s, VAMPIRE, move as never);
  const planned = follow(before, eyesOf(s, VAMPIRE));
  expect(idsIn(planned, 'plan')).toEqual([id]);
  game.apply(s, VAMPIRE, { done: true });
  const laid = follow(planned, eyesOf(s, VAMPIRE));
  expect(idsIn(laid, 'laid-0')).toEqual([id]);
});

test('what the other lays comes from a back of his hand', () => {
  const s = tableOf({
    turn: 'night',
    step: 'action',
    castle: ['lord', 'cook', 'monk'],
    vampire: { hand: ['pistol', 'hound'] },
  });
  const before = follow(NOWHERE, eyesOf(s, HUMAN));
  expect(spotsIn(before, 'hand-0').map(({ card, back }) => [card, back])).toEqual([
    [-1, 'moon'],
    [-1, 'moon'],
  ]);
  for (const move of [
    { action: 'combat' },
    { attacker: characterNamed('lord'), defender: characterNamed('cook') },
    { card: vampireCard('pistol') },
    { done: true },
  ])
    game.apply(s, VAMPIRE, move as never);
  const after = follow(before, eyesOf(s, HUMAN));
  expect(idsIn(before, 'hand-0')).toContain(idsIn(after, 'laid-0')[0]);
});

test('VE-5.15 a foreign card is known by its back', () => {
  const s = tableOf({ turn: 'night', human: { hand: ['garlic', 'foreign:claws'] } });
  expect(spotsIn(follow(NOWHERE, eyesOf(s, VAMPIRE)), 'hand-1').map(({ card, back }) => [card, back])).toEqual([
    [vampireCard('claws'), 'moon'],
    [-1, 'sun'],
  ]);
});

test('cards from nowhere were drawn, or discarded face down', () => {
  expect(['hand-1', 'moat-0', 'cellar-1', 'laid-0'].map(originOf)).toEqual(['deck-1', 'hand-0', 'hand-1', '']);
});

test('own discards are followed to moat and cellar', () => {
  const deck = ['musket', 'dagger', 'rapier', 'candlestick', 'holy-bible', 'musket', 'dagger', 'rapier'];
  const s = tableOf({ turn: 'day', human: { hand: ['garlic', 'relic', 'pistol'], deck } });
  const before = follow(NOWHERE, eyesOf(s, HUMAN));
  const idOf = (card: number) => spotsIn(before, 'hand-1').find((spot) => spot.card === card)!.id;
  for (const move of [
    { card: humanCard('garlic'), pile: 'moat' },
    { card: humanCard('relic'), pile: 'cellar' },
    { done: true },
  ])
    game.apply(s, HUMAN, move as never);
  const after = follow(before, eyesOf(s, HUMAN));
  expect(idsIn(after, 'moat-1')).toContain(idOf(humanCard('garlic')));
  expect(idsIn(after, 'cellar-1')).toContain(idOf(humanCard('relic')));
});

test('no two cards share an identity, whatever happens', () => {
  for (const viewer of [0, 1, -2]) {
    const options = readOptions(game.options, { responseMode: 'always-ask' }, 2);
    const s = game.setup(options, 2, fastRng(3));
    let places = follow(NOWHERE, eyesOf(s, viewer));
    for (let i = 0; i < 300 && game.scores(s) === null; i++) {
      const seat = s.table.questions.findIndex((question) => question !== null);
      const moves = game.legal(s, seat);
      game.apply(s, seat, moves[i % moves.length]!);
      places = follow(places, eyesOf(s, viewer));
      const ids = Object.values(places.zones).flatMap((spots) => spots.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  }
});
