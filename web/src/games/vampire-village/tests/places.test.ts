import { fastRng, readOptions } from '@duskhall/kernel';
import { vampireVillage as game, type State, setOf } from '@duskhall/vampire-village';
import { expect, test } from 'vitest';
import { drawPlace, follow, NOWHERE, originOf, type Places, spotsIn } from '../places.ts';

const SET = setOf({ options: readOptions(game.options, {}, 2) });
const card = (id: string): number => SET.cards.findIndex((one) => one.id === id);
const kind = (id: string): number => SET.creatures.findIndex((one) => one.id === id);
const tableOf = (given: object, seats = 3): State =>
  game.scenario(given, readOptions(game.options, {}, seats), seats, fastRng(1));
const idsIn = (places: Places, place: string): string[] => spotsIn(places, place).map(({ id }) => id);

test('a card goes from the hand to its village, the rest to the left neighbour', () => {
  const s = tableOf({ hands: [['inn', 'keep'], ['bakery'], ['windmill']] });
  const before = follow(NOWHERE, game.view(s, 0));
  expect(idsIn(before, 'hand-0')).toContain(`card-${card('inn')}`);
  for (const [seat, name] of ['inn', 'bakery', 'windmill'].entries()) game.apply(s, seat, { card: card(name) });
  const picked = follow(before, game.view(s, 0));
  expect(idsIn(picked, 'pick')).toEqual([`card-${card('inn')}`]);
  expect(idsIn(picked, 'hand-1')).toContain(`card-${card('keep')}`);
  game.apply(s, 0, { x: 1, y: 0 });
  expect(idsIn(follow(picked, game.view(s, 0)), 'village-0')).toContain(`card-${card('inn')}`);
});

test('a hand that was never seen comes from whom it was passed by', () => {
  const s = tableOf({ hands: [['inn'], ['bakery'], ['windmill']] });
  for (const seat of [0, 1, 2]) game.apply(s, seat, game.legal(s, seat)[0]!);
  for (const seat of [0, 1, 2]) game.apply(s, seat, game.legal(s, seat)[0]!);
  const view = game.view(s, 0);
  const [spot] = spotsIn(follow(NOWHERE, view), 'hand-0');
  expect(originOf(view, spot!)).toBe('hand-2');
});

test('creatures of a kind are followed only as far as the view tells them apart', () => {
  const s = tableOf({ step: 'creatures', draws: [['vampire-1', 'werewolf-grey', 'witch-swamp']] });
  const before = follow(NOWHERE, game.view(s, 0));
  const drawn = Object.fromEntries(spotsIn(before, drawPlace(game.view(s, 0))).map((spot) => [spot.kind, spot.id]));
  game.apply(s, 0, { left: kind('vampire-1') });
  game.apply(s, 0, { right: kind('werewolf-grey') });
  for (const seat of [1, 2]) for (const _ of [0, 1]) game.apply(s, seat, game.legal(s, seat)[0]!);
  const after = follow(before, game.view(s, 0));
  expect(after.spots.get(drawn[kind('vampire-1')]!)!.place).toBe('side-1-2');
  expect(after.spots.get(drawn[kind('werewolf-grey')]!)!.place).toBe('side-2-1');
  expect(after.spots.get(drawn[kind('witch-swamp')]!)!.place).toBe('side-0-0');
});

test('no two things share an identity, and a watcher follows nothing hidden', () => {
  const rng = fastRng(3);
  const s = game.setup(readOptions(game.options, {}, 4), 4, rng);
  let [mine, watched] = [NOWHERE, NOWHERE];
  for (let i = 0; game.scores(s) === null; i++) {
    const seat = s.table.questions.findIndex((question) => question !== null);
    const moves = game.legal(s, seat);
    game.apply(s, seat, moves[i % moves.length]!);
    mine = follow(mine, game.view(s, 0));
    watched = follow(watched, game.view(s, -2));
    for (const [id, spot] of mine.spots) expect(spot.id).toBe(id);
    expect([...watched.spots.values()].some(({ place }) => place.startsWith('hand') || place.startsWith('draw'))).toBe(
      false,
    );
  }
});
