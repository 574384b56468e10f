import { enter, expire, fastRng, openMatch, readOptions, timeOut } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { vampireEmpire as game } from '../index.ts';
import { asked, HUMAN, hand, moat, sunk, VAMPIRE, wordOf } from './table.ts';

const NINE = ['garlic', 'garlic', 'musket', 'musket', 'relic', 'relic', 'dagger', 'dagger', 'rapier'];

function open(scenario: object, seed = 'time is up') {
  const options = readOptions(game.options, { responseMode: 'always-ask', cardSet: 'reconstructed-1' }, 2);
  return openMatch(game, { seats: 2, options, seed, scenario });
}
type Match = ReturnType<typeof open>;
function play(match: Match, seat: number, ...words: string[]): void {
  for (const word of words) {
    const move = game.legal(match.s, seat).find((offer) => wordOf(seat, offer) === word);
    expect(enter(match, seat, [move], 'seat', 0), word).toBeNull();
  }
}
/** The clock's moves, in words. */
const byClock = (match: Match, seat: number): string[] =>
  match.record.entries.flatMap((entry) =>
    'by' in entry && entry.by === 'clock' ? [wordOf(seat, entry.move as never)] : [],
  );

/** VE-7.2: an unfinished decision is dropped, whether time is up for one seat or for all. */
for (const [how, late] of [
  ['one seat', (match: Match, seat: number, n: number) => timeOut(match, seat, fastRng(n), 0)],
  ['all', (match: Match, _: number, n: number) => expire(match, fastRng(n), 0)],
] as const)
  describe(`VE-7.1 VE-7.2 the time of ${how} is up`, () => {
    test('D2 a begun exchange is dropped: skip, also with more than 8 cards', () => {
      const match = open({ turn: 'day', human: { hand: NINE } });
      play(match, HUMAN, 'garlic>moat', 'relic>cellar');
      late(match, HUMAN, 1);
      expect(byClock(match, HUMAN)).toEqual(['skip']);
      expect([match.s.hands[HUMAN]!.length, sunk(match.s, HUMAN).includes('garlic'), asked(match.s)]).toEqual([
        9,
        false,
        '1 support',
      ]);
    });
    test('D2 an empty hand draws', () => {
      const match = open({ turn: 'day', human: { hand: [] } });
      late(match, HUMAN, 1);
      expect([byClock(match, HUMAN), match.s.hands[HUMAN]!.length]).toEqual([['done'], 8]);
    });
    test('D6 D25 a begun pass is dropped: two cards at random', () => {
      const given = new Set<string>();
      for (let n = 1; n <= 20; n++) {
        const match = open({ turn: 'day', step: 'action', human: { hand: ['garlic', 'musket', 'relic', 'dagger'] } });
        play(match, HUMAN, 'pass', 'garlic');
        late(match, HUMAN, n);
        expect(byClock(match, HUMAN)[0]).toBe('pass');
        expect([match.s.hands[HUMAN]!.length, asked(match.s)]).toEqual([2, '1 support']);
        given.add(hand(match.s, HUMAN));
      }
      expect([...given].some((held) => held.includes('garlic'))).toBe(true);
    });
    test('D6 D13 a begun combat is dropped: pass', () => {
      const match = open({
        step: 'action',
        castle: ['lord', 'cook', 'nun'],
        vampires: ['lady', 'officer', 'monk'],
        vampire: { hand: ['dagger', 'rapier', 'pistol'] },
      });
      play(match, VAMPIRE, 'combat', 'lord/cook', 'dagger');
      late(match, VAMPIRE, 1);
      expect([byClock(match, VAMPIRE)[0], match.s.hands[VAMPIRE]!.length]).toEqual(['pass', 1]);
    });
    test('D24 begun blessings are dropped: three at random', () => {
      const returned = new Set<string>();
      for (let n = 1; n <= 20; n++) {
        const match = open({
          turn: 'day',
          step: 'before',
          human: { hand: ['chapel', 'novice'], deck: 5, moat: ['relic', 'dagger', 'pistol', 'musket'], sunk: [] },
        });
        play(match, HUMAN, 'play:chapel', 'novice', 'relic');
        late(match, HUMAN, n);
        const { cards } = match.s.table.log!.find((event) => event.type === 'blessed')!;
        expect(cards).toHaveLength(3);
        returned.add(moat(match.s, HUMAN).includes('relic') ? 'without' : 'with');
      }
      expect(returned).toEqual(new Set(['with', 'without']));
    });
    test('D21 a begun Hypnosis is dropped: three at random stay', () => {
      const stayed = new Set<boolean>();
      for (let n = 1; n <= 20; n++) {
        const match = open({
          step: 'before',
          castle: ['lord', 'cook', 'nun'],
          vampires: ['lady', 'officer', 'monk'],
          vampire: { hand: ['hypnosis', 'garlic', 'musket'] },
          human: { hand: [] },
        });
        play(match, VAMPIRE, 'play:hypnosis', 'garlic', 'musket', 'lord');
        late(match, VAMPIRE, n);
        expect([match.s.castle.length, match.s.city.length]).toEqual([3, 6]);
        stayed.add(match.s.castle.includes(1));
      }
      expect(stayed).toEqual(new Set([true, false]));
    });
    test('D22 D23 one card of the cellar at random', () => {
      const match = open({
        turn: 'day',
        step: 'before',
        human: { hand: ['crypt-opening', 'garlic'] },
        vampire: { cellar: ['claws', 'garlic'] },
      });
      play(match, HUMAN, 'play:crypt-opening', 'garlic');
      late(match, HUMAN, 1);
      expect([match.s.cellars[VAMPIRE]!.length, match.s.foreign]).toEqual([1, 1]);
    });
  });

test('VE-4.3.4 a match under the first rules goes down to 8', () => {
  const options = readOptions(game.options, { responseMode: 'always-ask', cardSet: 'reconstructed-1' }, 2);
  const scenario = { turn: 'day', human: { hand: [...NINE, 'rapier'] } };
  const match = openMatch(game, { rulesVersion: 1, seats: 2, options, seed: 'old', scenario });
  timeOut(match, HUMAN, fastRng(1), 0);
  expect([match.s.hands[HUMAN]!.length, match.s.sunk[HUMAN]!.length]).toEqual([8, 2]);
});
