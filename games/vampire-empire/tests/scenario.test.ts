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

const EIGHT = ['garlic', 'garlic', 'musket', 'musket', 'relic', 'relic', 'dagger', 'dagger'];
const THREE = ['lady', 'nun', 'maid'];
const HUMANS = ['lord', 'officer', 'monk', 'bishop', 'cook', 'butler'];
const OUT = { hand: [], deck: 0 };
describe('VE-6 a finished game', () => {
  for (const [given, ending, winner] of [
    [{ vampires: THREE, dead: THREE }, 'vampires-dead', HUMAN],
    [{ vampires: THREE, dead: [...HUMANS, 'lady'], castle: ['nun', 'maid'] }, 'humans-dead', VAMPIRE],
    [{ vampires: THREE, dead: ['lady', 'nun', 'maid', 'cook'], castle: ['lord', 'monk'] }, 'vampires-dead', HUMAN],
    [{ revealed: THREE, castle: THREE }, 'conquest', VAMPIRE],
    [{ human: OUT, vampire: OUT }, 'points', -1],
    [{ human: OUT, vampire: OUT, vampires: THREE, dead: ['lady'] }, 'points', HUMAN],
    [{ resigned: 'human' }, 'resigned', VAMPIRE],
    [{ resigned: 'vampire', turn: 'day' }, 'resigned', HUMAN],
  ] as const)
    test(JSON.stringify(given), () => {
      const s = lay({ ...given, step: 'over' });
      expect([game.ending(s), s.winner, game.flaw(s), asked(s)]).toEqual([ending, winner, null, '']);
      expect(game.view(s, -2).outcome).toHaveLength(1);
    });
  test('the castle was not refilled after the last death (VE-4.15)', () => {
    const s = lay({ step: 'over', vampires: THREE, dead: THREE, castle: ['lord', 'monk'] });
    expect([castle(s), s.city.length]).toEqual(['lord monk', 4]);
  });
});
test('a table of the first rules is taken as it was', () => {
  const options = readOptions(game.options, {}, 2);
  const given = { human: { isRecycled: true, cellar: ['garlic'] } };
  expect(game.scenario(given, options, 2, fastRng(1), 1).cellars[HUMAN]).toHaveLength(1);
});

describe('is refused', () => {
  for (const [given, reason] of [
    [null, 'the scenario must be an object'],
    [{ hands: [] }, 'has no part "hands"'],
    [{ turn: 'noon' }, 'turn is "day" or "night"'],
    [{ step: 'combat' }, 'step: "combat" is none of'],
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
    [{ human: { isRecycled: 1 } }, 'must be true or false, not 1'],
    [{ human: { isRecycled: 'true' } }, 'must be true or false, not the text "true"'],
    [{ turns: '2' }, 'turns must be a whole number from 1 to 999, not the text "2"'],
    [{ vampires: ['lady', 'lady'] }, 'vampires names the lady twice'],
    [{ human: { isRecycled: true, cellar: ['garlic'] } }, 'human.cellar: a cellar that was recycled'],
    [{ revealed: ['lady', 'nun', 'maid'], castle: ['lady', 'nun', 'maid'] }, 'VE-6.3'],
    [{ vampires: ['lady', 'nun', 'maid'], dead: ['lady', 'nun', 'maid'] }, 'VE-6.1'],
    [{ vampires: ['lady', 'nun', 'maid'], dead: ['lord', 'officer', 'monk', 'bishop', 'cook', 'butler'] }, 'VE-6.2'],
    [{ turn: 'day', human: { hand: [], deck: 0 } }, 'the human player is out of cards and takes no turn (VE-4.16.2)'],
    [{ human: { hand: [...EIGHT, 'rapier', 'rapier', 'pistol', 'pistol'] } }, 'human.hand: 12 cards are more than 11'],
    [{ castle: ['maid'], markers: { maid: { attack: 2, defence: 1 } } }, 'markers.maid: 3 are more than the 2'],
    [{ castle: ['cook'], markers: { cook: { attack: '1' } } }, 'markers.cook.attack must be'],
    [{ step: 'over' }, 'nothing in this position ends the game'],
    [{ resigned: 'human' }, 'that is step "over"'],
    [{ step: 'over', resigned: 'butler' }, 'resigned: "butler" is none of vampire, human'],
  ] as const)
    test(JSON.stringify(given), () => {
      expect(() => lay(given)).toThrow(reason);
    });
});

test('an empty deck with an empty moat: all that is left lies in the cellar', () => {
  const s = lay({ turn: 'day', step: 'action', human: { hand: ['garlic', 'musket'], deck: 0, cellar: 'rest' } });
  expect(game.flaw(s)).toBeNull();
  expect([s.decks[HUMAN]!.length, moat(s, HUMAN), sunk(s, HUMAN), s.cellars[HUMAN]!.length]).toEqual([0, '', '', 38]);
});
