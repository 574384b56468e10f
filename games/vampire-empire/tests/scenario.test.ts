import { readFileSync } from 'node:fs';
import { fastRng, readOptions } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { vampireEmpire as game } from '../index.ts';
import { asked, castle, city, HUMAN, hand, moat, numberOf, sunk, VAMPIRE } from './table.ts';

const lay = (given: unknown) =>
  game.scenario(given, readOptions(game.options, { responseMode: 'always-ask' }, 2), 2, fastRng(1));

test('the example of the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const s = lay(JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)![1]!));
  expect([game.flaw(s), asked(s), s.turns]).toEqual([null, '1 support', 6]);
  expect([castle(s), city(s), s.away]).toEqual(['lady monk cook', 'lord nun maid officer', numberOf('bishop')]);
  expect([hand(s, HUMAN), s.decks[HUMAN]!.length, moat(s, HUMAN)]).toEqual(['garlic foreign:claws', 12, 'ostler']);
  expect([sunk(s, HUMAN).includes('dagger'), s.decks[VAMPIRE]!.length, s.isRecycled]).toEqual([true, 2, [true, false]]);
});

test('an empty scenario is dealt', () => {
  const s = lay({});
  expect([game.flaw(s), asked(s), s.hands.map((cards) => cards.length)]).toEqual([null, '0 exchange', [8, 8]]);
});

describe('is refused', () => {
  for (const [given, reason] of [
    [null, 'the scenario must be an object'],
    [{ hands: [] }, 'has no part "hands"'],
    [{ turn: 'noon' }, 'turn is "day" or "night"'],
    [{ step: 'combat' }, 'step is one of'],
    [{ castle: ['queen'] }, 'castle: "queen" is none of'],
    [{ castle: ['lady', 'lord', 'monk', 'nun'] }, 'the castle holds three'],
    [{ castle: ['lady'], city: ['lady'] }, 'in two places'],
    [{ vampires: ['lady', 'lord', 'monk', 'nun'] }, 'exactly three vampires'],
    [{ vampires: ['lady'], trusted: ['lady'] }, 'are humans'],
    [{ castle: ['lady'], markers: { lord: { attack: 1 } }, city: ['lord'] }, 'not in the castle'],
    [{ human: { hand: ['claws'] } }, 'no card "claws" in that deck'],
    [{ human: { hand: ['relic', 'relic', 'relic'] } }, 'no "relic" is left'],
    [{ vampire: { hand: ['foreign:relic'] } }, 'only the human player has foreign cards'],
    [{ human: { sunk: ['foreign:claws'] } }, 'never face down'],
    [{ human: { deck: 99 } }, 'human.deck must be a whole number'],
    [{ human: { isRecycled: 1 } }, 'must be true or false'],
  ] as const)
    test(JSON.stringify(given), () => {
      expect(() => lay(given)).toThrow(reason);
    });
});
