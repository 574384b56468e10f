import { enter, fastRng, mayUndo, openMatch, readOptions, undo } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { cartaImperaVictoria as game } from '../index.ts';
import {
  asked,
  choose,
  counts,
  discard,
  finish,
  hand,
  moveOf,
  offers,
  play,
  refused,
  table,
  turn,
  use,
} from './table.ts';

const effects = { step: 'effects' } as const;
const activated = { options: { religionMode: 'activated' } } as const;

test('CIV-5.4, CIV-9.2, CIV-9.35: continuous Religion is no action and no choice', () => {
  const s = table({ ...effects, areas: ['R5'] });
  expect(offers(s, 0)).toEqual(['finish', 'inquisition']);
  expect([refused(s, 0, 'holy-book'), refused(s, 0, 'divine-right')]).toEqual([
    'not-an-action CIV-5.4',
    'not-an-action CIV-5.4',
  ]);
  finish(s, 0);
  expect(s.hands[0]!.length).toBe(7);
});
test('CIV-5.4: Religion cards lost or gained in the turn count at once', () => {
  const lost = table({ ...effects, areas: ['R3'] });
  use(lost, 0, 'inquisition', '1');
  finish(lost, 0);
  expect([counts(lost, 0), lost.hands[0]!.length]).toEqual(['R2', 3]);
  const attacked = table({ ...effects, areas: ['M1 R3'] });
  use(attacked, 0, 'attack', 'religion');
  finish(attacked, 0);
  expect([counts(attacked, 0), attacked.hands[0]!.length]).toEqual(['R2', 3]);
  const gained = table({ areas: ['R4'], hands: ['religion-ii'] });
  turn(gained, 0, 'religion-ii');
  expect([counts(gained, 0), gained.hands[0]!.length]).toEqual(['R5', 7]);
});
test('CIV-5.4, CIV-9.31, CIV-4.12: a limit that falls forces no discard', () => {
  const s = table({ ...effects, areas: ['R3'], hands: ['military-i '.repeat(5), ''] });
  use(s, 0, 'inquisition', '1');
  finish(s, 0);
  expect([hand(s, 0), discard(s), asked(s)]).toEqual(['military-i '.repeat(5).trim(), 'religion-i', '1 effect']);
});

const LEVELS: [area: string, offered: string[]][] = [
  ['R2', []],
  ['R3', ['holy-book']],
  ['R4', ['holy-book']],
  ['R5', ['holy-book', 'divine-right']],
];
for (const [area, offered] of LEVELS)
  test(`CIV-11.3: activated, ${area} offers ${offered.join(' and ') || 'nothing'}`, () => {
    const s = table({ ...effects, ...activated, areas: [area] });
    expect(offers(s, 0)).toEqual(['finish', ...offered, 'inquisition']);
  });
for (const [effect, limit] of [
  ['holy-book', 5],
  ['divine-right', 7],
] as const)
  test(`CIV-11.3: ${effect} gives a limit of ${limit}, this turn only, once, even if Religion is lost later`, () => {
    const s = table({ ...effects, ...activated, seats: 2, areas: ['R5'], hands: ['military-i'] });
    use(s, 0, effect);
    expect([asked(s), refused(s, 0, 'holy-book'), refused(s, 0, 'divine-right')]).toEqual([
      '0 effect',
      'slot-used CIV-4.6',
      'slot-used CIV-4.6',
    ]);
    use(s, 0, 'inquisition', '1');
    finish(s, 0);
    expect([counts(s, 0), s.hands[0]!.length]).toEqual(['R4', limit]);
    finish(s, 1);
    turn(s, 0, 'military-i');
    expect(s.hands[0]!.length).toBe(limit - 1);
  });
test('CIV-11.3: without the action the limit is 3', () => {
  const s = table({ ...effects, ...activated, areas: ['R5'] });
  finish(s, 0);
  expect(s.hands[0]!.length).toBe(3);
});
test('CIV-11.3, CIV-5.13: activated Religion is copied with a level and by an action; the coin gives nothing later', () => {
  const s = table({ ...activated, seats: 2, areas: ['C1', 'R5'], hands: ['military-i military-ii', ''] });
  play(s, 0, 'military-i');
  use(s, 0, 'inspiration');
  expect(offers(s, 0)).toEqual(['1 holy-book', '1 divine-right']);
  choose(s, 0, '1 divine-right');
  finish(s, 0);
  expect([s.hands[0]!.length, s.coinHolder]).toEqual([7, 0]);
  finish(s, 1);
  for (let i = 0; i < 2; i++) {
    play(s, 0, offers(s, 0)[0]!);
    finish(s, 0);
    if (s.table.questions[1] === 'play') play(s, 1, offers(s, 1)[0]!);
    finish(s, 1);
  }
  expect([s.hands[0]!.length, s.coinHolder]).toEqual([5, 0]);
});
test('CIV-11.3, CIV-9.11: a used Religion slot cannot be copied into', () => {
  const s = table({ ...effects, ...activated, areas: ['R3 C1', 'R5'] });
  use(s, 0, 'holy-book');
  expect(refused(s, 0, 'inspiration')).toBe('nothing-to-copy CIV-5.13');
});

test('CIV-11.3, CIV-5.4: by default Religion is used in the turn, at either level, and not at all by itself', () => {
  const options = readOptions(game.options, {}, 3);
  const open = () => game.scenario({ ...effects, areas: [{ religion: 5 }] }, options, 3, fastRng(1));
  const limits = (...words: string[]) => {
    const s = open();
    choose(s, 0, ...words, 'finish');
    return s.hands[0]!.length;
  };
  expect(offers(open(), 0)).toEqual(['finish', 'holy-book', 'divine-right', 'inquisition']);
  expect([limits(), limits('holy-book'), limits('divine-right')]).toEqual([3, 5, 7]);
  expect(limits('divine-right', 'inquisition', '1')).toBe(7);
});
test('CIV-11.3: a bot does not finish while Religion can raise its limit, and prefers the higher level', () => {
  const s = table({ ...effects, ...activated, areas: ['R5'] });
  const moves = game.legal(s, 0);
  const chances = game.hints!.weights(game.view(s, 0), moves);
  const chanceOf = (word: string) => chances[offers(s, 0).indexOf(word)]!;
  expect(chanceOf('finish') * 20).toBeLessThan(chanceOf('holy-book'));
  expect(chanceOf('divine-right')).toBeGreaterThan(chanceOf('holy-book'));
  use(s, 0, 'divine-right');
  expect(game.hints!.weights(game.view(s, 0), game.legal(s, 0))[0]).toBe(1);
});

const inquiry = {
  ...effects,
  areas: ['R1'],
  hands: ['military-i science-i', 'culture-i economy-i economy-i', 'utopia-iii'],
};
test('CIV-5.5, CIV-9.38: Inquisition may choose any other player, never oneself', () => {
  const s = table({ ...inquiry, seats: 4, turn: 2, areas: ['', '', 'R1'] });
  use(s, 2, 'inquisition');
  expect([discard(s), asked(s), offers(s, 2)]).toEqual(['religion-i', '2 inquisition', ['3', '0', '1']]);
  expect(refused(s, 2, '2')).toBe('yourself CIV-5.5');
});
test('CIV-5.5, CIV-9.30: as many cards go back as were taken, any mix of both hands, and can be played at once', () => {
  const s = table(inquiry);
  use(s, 0, 'inquisition', '1');
  expect([asked(s), offers(s, 0)]).toEqual(['0 give', ['military-i', 'science-i', 'culture-i', 'economy-i']]);
  choose(s, 0, 'military-i');
  expect([offers(s, 0), refused(s, 0, 'military-i')]).toEqual([
    ['science-i', 'culture-i', 'economy-i'],
    'not-in-hand CIV-5.5',
  ]);
  choose(s, 0, 'economy-i', 'science-i');
  expect([hand(s, 0), hand(s, 1), hand(s, 2)]).toEqual([
    'economy-i culture-i',
    'military-i economy-i science-i',
    'utopia-iii',
  ]);
  expect(asked(s)).toBe('0 effect');
  finish(s, 0);
  expect([asked(s), offers(s, 1)]).toEqual(['1 play', ['military-i', 'economy-i', 'science-i']]);
});
test('CIV-5.5, CIV-9.19: an empty hand may be chosen; then only the cost is paid', () => {
  const s = table({ ...inquiry, hands: ['military-i', '', 'utopia-iii'] });
  use(s, 0, 'inquisition', '1');
  expect([asked(s), hand(s, 0), hand(s, 1), discard(s)]).toEqual(['0 effect', 'military-i', '', 'religion-i']);
});
test('CIV-5.5: a seat without cards gives back exactly what it took', () => {
  const s = table({ ...inquiry, hands: ['', 'culture-i', ''] });
  use(s, 0, 'inquisition', '1');
  expect(offers(s, 0)).toEqual(['culture-i']);
  choose(s, 0, 'culture-i');
  expect([hand(s, 0), hand(s, 1), asked(s)]).toEqual(['', 'culture-i', '0 effect']);
});
test('CIV-5.5: barred cards are taken and given like any other', () => {
  const s = table({ ...inquiry, embargoes: ['0 culture', '1 military'] });
  use(s, 0, 'inquisition', '1', 'military-i', 'economy-i', 'economy-i');
  expect([hand(s, 0), hand(s, 1)]).toEqual(['science-i culture-i', 'military-i economy-i economy-i']);
});
test('CIV-5.5: choosing the player cannot be taken back, choosing the cards can', () => {
  const scenario = { step: 'effects', areas: [{ religion: 1 }], hands: [['military-i'], ['culture-i', 'economy-i']] };
  const match = openMatch(game, { seats: 2, options: readOptions(game.options, {}, 2), seed: 'fast:1', scenario });
  const mayUndoAfter = (word: string) => {
    expect(enter(match, 0, [moveOf(word)], 'seat', 0)).toBeNull();
    return mayUndo(match, 0);
  };
  expect(['inquisition', '1', 'culture-i'].map(mayUndoAfter)).toEqual([true, false, true]);
  undo(match, 0, 0);
  expect([asked(match.s), hand(match.s, 0), match.s.tray]).toEqual(['0 give', 'military-i economy-i culture-i', []]);
  expect(mayUndo(match, 0)).toBe(false);
});

test('CIV-5.5: what was given back is seen by the target, so it cannot be taken back', () => {
  const s = table({ step: 'effects', areas: ['R1'], hands: ['military-i', 'science-i'] });
  choose(s, 0, 'inquisition', '1');
  const { sealed } = s.table;
  choose(s, 0, 'military-i');
  expect([s.table.sealed > sealed, asked(s)]).toEqual([true, '0 effect']);
});
