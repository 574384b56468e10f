import { CARDS, EFFECT_NUMBERS, cartaImperaVictoria as game, SCIENCE } from '@duskhall/carta-impera-victoria';
import { fastRng, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { spotsIn } from '../../board-parts/card-tracking.ts';
import { follow, NOWHERE, type Places } from '../places.ts';

const tableOf = (given: object) => game.scenario(given, readOptions(game.options, {}, 2), 2, fastRng(1));
const idsIn = (places: Places, zone: string): string[] => spotsIn(places, zone).map(({ id }) => id);

test('a card keeps its identity from the hand to the column', () => {
  const s = tableOf({ hands: [['science-i', 'military-i'], ['culture-i']] });
  const before = follow(NOWHERE, game.view(s, 0));
  const played = spotsIn(before, 'hand-0').find(({ card }) => card === CARDS['science-i'].number)!;
  game.apply(s, 0, { card: CARDS['science-i'].number });
  const after = follow(before, game.view(s, 0));
  expect(spotsIn(after, 'area-0').map(({ id }) => id)).toEqual([played.id]);
  expect(idsIn(after, 'hand-0')).not.toContain(played.id);
});

test('what another plays comes from a back of its age', () => {
  const s = tableOf({ hands: [['science-i'], ['culture-i', 'economy-ii']], turn: 1, first: 1 });
  const before = follow(NOWHERE, game.view(s, 0));
  const back = spotsIn(before, 'hand-1').find(({ back }) => back === 1)!;
  expect(back.card).toBe(-1);
  game.apply(s, 1, { card: CARDS['economy-ii'].number });
  expect(idsIn(follow(before, game.view(s, 0)), 'area-1')).toEqual([back.id]);
});

test('a cost goes to the discard pile, and a marker lies on its column', () => {
  const s = tableOf({ hands: [[], ['culture-i']], areas: [{ economy: 1 }, { science: 1 }], step: 'effects' });
  const before = follow(NOWHERE, game.view(s, 0));
  game.apply(s, 0, { effect: EFFECT_NUMBERS.embargo });
  const held = follow(before, game.view(s, 0));
  expect(idsIn(held, 'held')).toEqual(idsIn(before, 'area-0'));
  game.apply(s, 0, { seat: 1, domain: SCIENCE });
  const laid = follow(held, game.view(s, 0));
  expect(spotsIn(laid, 'markers')).toMatchObject([{ id: idsIn(held, 'held')[0], place: `column-1-${SCIENCE}` }]);
});

test('no two cards share an identity, whatever happens', () => {
  const rng = fastRng(3);
  const s = game.setup(readOptions(game.options, {}, 3), 3, rng);
  let places = follow(NOWHERE, game.view(s, 0));
  for (let i = 0; i < 300 && game.scores(s) === null; i++) {
    const seat = s.table.questions.findIndex((question) => question !== null);
    const moves = game.legal(s, seat);
    game.apply(s, seat, moves[i % moves.length]!);
    places = follow(places, game.view(s, 0));
    const ids = Object.values(places.zones).flatMap((spots) => spots.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});
