import { describe, expect, test } from 'vitest';
import { HUMAN_CARDS, VAMPIRE_CARDS } from '../cards/kinds.ts';
import { vampireEmpire as game } from '../index.ts';
import {
  asked,
  cardOf,
  castle,
  HUMAN,
  hand,
  human,
  moat,
  numberOf,
  offers,
  refused,
  sunk,
  table,
  told,
  VAMPIRE,
  vampire,
} from './table.ts';

const night = { turn: 'night', step: 'action', castle: 'lord cook nun', vampires: 'lady officer monk' } as const;
const day = { ...night, turn: 'day' } as const;

describe('VE-4.13 responses', () => {
  const fight = {
    ...night,
    vampire: { hand: 'dagger rapier pistol claws garlic' },
    human: { hand: 'sacrifice secret-passage garlic musket relic relic' },
  } as const;
  test('VE-4.13.1 one option answers a window; a pass closes it', () => {
    const s = table(fight);
    vampire(s, 'combat', 'lord/cook', 'dagger', 'rapier', 'done');
    expect(offers(s, HUMAN)).toEqual(['done', 'play:sacrifice@dagger', 'play:sacrifice@rapier', 'play:secret-passage']);
    human(s, 'done');
    expect(asked(s)).toBe('1 lay');
  });
  test('VE-4.13.2 nothing responds to what the human player plays', () => {
    const s = table(fight);
    vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
    human(s, 'play:secret-passage', 'garlic', 'musket');
    expect(asked(s)).toBe('0 support');
  });
  test('VE-4.13.3 VE-R13 VE-5.16 the supplement opens the window again, for its own cards alone', () => {
    const s = table({ ...fight, human: { hand: 'sacrifice secret-passage garlic musket relic relic' } });
    vampire(s, 'combat', 'lord/cook', 'dagger', 'rapier', 'done');
    human(s, 'play:sacrifice@rapier', 'garlic', 'musket');
    vampire(s, 'pistol', 'done');
    expect([asked(s), offers(s, HUMAN)]).toEqual(['1 interrupt', ['done', 'play:secret-passage']]);
    expect(s.fresh).toBe(1);
  });
  test('VE-4.13.3 Secret Passage is possible after an empty supplement', () => {
    const s = table(fight);
    vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
    human(s, 'play:sacrifice@dagger', 'garlic', 'musket');
    vampire(s, 'done');
    expect(offers(s, HUMAN)).toEqual(['done', 'play:secret-passage']);
  });
  test('VE-4.13.5 a card of an earlier lay cannot be cancelled any more', () => {
    const s = table({ ...fight, vampire: { hand: 'dagger rapier pistol' } });
    vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
    human(s, 'done', 'musket', 'done');
    vampire(s, 'rapier', 'done');
    expect(offers(s, HUMAN)).toEqual(['done', 'play:sacrifice@rapier', 'play:secret-passage']);
    const dagger = { play: HUMAN_CARDS.sacrifice.number, on: VAMPIRE_CARDS.dagger.number, as: -1 };
    expect(refused(s, HUMAN, dagger)).toBe('not-just-played VE-4.13.5');
  });
  test('VE-4.13.6 VE-8.4 a window opens whatever is held, and a pass tells nothing', () => {
    const seen = ['sacrifice garlic musket', 'garlic garlic musket'].map((cards) => {
      const s = table({ ...fight, human: { hand: cards } });
      vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
      const before = JSON.stringify(game.view(s, VAMPIRE));
      human(s, 'done');
      return [before, JSON.stringify(game.view(s, VAMPIRE)), JSON.stringify(told(s, VAMPIRE, 'passed'))];
    });
    expect(seen[0]).toEqual(seen[1]);
  });
  test('VE-8.4 an empty hand is answered for at once', () => {
    const s = table({ ...fight, human: { hand: '' } });
    vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
    expect([s.dead, asked(s)]).toEqual([1 << numberOf('cook'), '0 support']);
  });
  test('VE-5.12 VE-R15 Secret Passage ends the combat; everybody stays, the action is used up', () => {
    const s = table({ ...fight, markers: { cook: { defence: 1 } } });
    vampire(s, 'combat', 'lord/cook', 'pistol', 'done');
    human(s, 'play:secret-passage', 'garlic', 'musket');
    expect([castle(s), s.defenceMarks[numberOf('cook')], moat(s, VAMPIRE), moat(s, HUMAN)]).toEqual([
      'lord cook nun',
      1,
      'pistol',
      'secret-passage',
    ]);
    expect([sunk(s, HUMAN), asked(s), s.round]).toEqual(['garlic musket', '0 support', 0]);
  });
  test('VE-5.12 VE-4.13 RW-defence: also in his own attack, and after an empty defence', () => {
    const s = table({ ...day, human: { hand: 'secret-passage garlic musket' }, vampire: { hand: 'dagger' } });
    human(s, 'combat', 'cook/lord', 'musket', 'done');
    vampire(s, 'done');
    expect(offers(s, HUMAN)).toEqual(['done', 'play:secret-passage']);
    human(s, 'play:secret-passage', 'garlic');
    expect([castle(s), hand(s, HUMAN), asked(s)]).toEqual(['lord cook nun', '', '0 support']);
  });

  for (const [id, on] of [
    ['sacrifice', 'dagger'],
    ['secret-passage', ''],
  ] as const) {
    const move = { play: cardOf(HUMAN, id), on: on === '' ? -1 : cardOf(VAMPIRE, on), as: -1 };
    const word = `play:${id}${on === '' ? '' : `@${on}`}`;
    test(`VE-5.12 VE-5.16 VE-4.12.2 ${id} is refused with one card to pay with by night, and played with two`, () => {
      for (const [hand, answer] of [
        [`${id} relic`, 'cannot-pay VE-4.12.2'],
        [`${id} relic relic`, 'allowed'],
      ] as const) {
        const s = table({ ...fight, human: { hand } });
        vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
        expect([refused(s, HUMAN, move), offers(s, HUMAN).includes(word)]).toEqual([answer, answer === 'allowed']);
      }
    });
    test(`VE-4.12.1 VE-4.6.3 ${id} is refused outside its windows`, () => {
      const s = table({ ...day, step: 'before', human: { hand: `${id} relic relic` } });
      expect(refused(s, HUMAN, move)).toBe('wrong-moment VE-4.12.1');
    });
  }
});
