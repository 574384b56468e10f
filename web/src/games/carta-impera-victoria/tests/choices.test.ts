import { CARDS, ECONOMY, EFFECT_NUMBERS, cartaImperaVictoria as game, SCIENCE } from '@duskhall/carta-impera-victoria';
import { fastRng, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { columnMove, finishing, isRefusal, neededParts, same, tryOut } from '../choices.ts';

const tableOf = (given: object) => game.scenario(given, readOptions(game.options, {}, 4), 4, fastRng(1));
const seen = (s: ReturnType<typeof tableOf>) => {
  const view = game.view(s, 0);
  return { view, imagined: game.imagine(view, fastRng(2)) };
};

test('the parts of Research are tried out together', () => {
  const s = tableOf({
    hands: [[]],
    areas: [{ science: 4, economy: 1 }, { culture: 1 }],
    embargoes: [{ seat: 0, domain: 'science' }],
    step: 'effects',
  });
  expect(game.refusal(s, 0, { effect: EFFECT_NUMBERS.research })).not.toBeNull();
  const free = tableOf({ hands: [[]], areas: [{ science: 4, economy: 1 }], step: 'effects' });
  game.apply(free, 0, { effect: EFFECT_NUMBERS.research });
  const { view, imagined } = seen(free);
  expect(neededParts(view)).toBe(2);
  expect(isRefusal(tryOut(game, imagined, 0, [{ domain: SCIENCE }, { domain: SCIENCE }]))).toBe(false);
  expect(isRefusal(tryOut(game, imagined, 0, [{ domain: ECONOMY }, { domain: ECONOMY }]))).toBe(true);
  expect(view).toEqual(game.view(imagined, 0));
});

test('a column is an answer only where columns are asked for', () => {
  const s = tableOf({ hands: [['science-i']], areas: [{ economy: 2 }, { science: 1 }], step: 'effects' });
  expect(columnMove(game.view(s, 0), 1, SCIENCE)).toBeNull();
  game.apply(s, 0, { effect: EFFECT_NUMBERS.embargo });
  expect(columnMove(game.view(s, 0), 1, SCIENCE)).toEqual({ seat: 1, domain: SCIENCE });
});

test('moves are compared by what they say', () => {
  expect(same({ card: CARDS['religion-i'].number }, { card: CARDS['religion-i'].number })).toBe(true);
  expect(same({ domain: SCIENCE }, { seat: 0, domain: SCIENCE })).toBe(false);
});

test('finishing applies the highest level of the own Religion that is open, unless the player has said otherwise', () => {
  const finish = { effect: -1 };
  const movesWith = (areas: object[], step = 'effects') => game.legal(tableOf({ areas, step, hands: [[]] }), 0);
  expect(finishing(movesWith([{ religion: 4 }]), true)).toEqual([{ effect: EFFECT_NUMBERS['divine-right'] }, finish]);
  expect(finishing(movesWith([{ religion: 2 }]), true)).toEqual([{ effect: EFFECT_NUMBERS['holy-book'] }, finish]);
  expect(finishing(movesWith([{ religion: 1, military: 4 }]), true)).toEqual([finish]);
  expect(finishing(movesWith([{ religion: 4 }]), false)).toEqual([finish]);
  const s = tableOf({ areas: [{ religion: 4 }], hands: [[]], step: 'effects' });
  for (const move of finishing(game.legal(s, 0), true)) game.apply(s, 0, move);
  expect([s.hands[0]!.length, s.turn]).toEqual([7, 1]);
  const used = tableOf({ areas: [{ religion: 4 }], hands: [[]], step: 'effects', used: ['holy-book'] });
  expect(finishing(game.legal(used, 0), true)).toEqual([finish]);
});
