import { BadInput, fastRng, readOptions } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { setOf, setup } from '../deal.ts';
import { bloodVendetta as game } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { balanceOf } from '../roles/balance.ts';
import { errorsIn, hasHeir, warningsIn } from '../roles/check-set.ts';
import { cardsOf, isPlain, PRESETS, readSet, sizeOf } from '../roles/sets.ts';
import {
  COUNT,
  DAWN_CALLS,
  DHAMPIR,
  HUNTERS,
  KING,
  PLAIN_VARG,
  PRINCE,
  ROLES,
  SCOUT,
  SIDES,
  SLY_VARG,
  SUNSET_CALLS,
  TYPES,
  VAMPIRE,
  VARG_LEADER,
} from '../roles/table.ts';
import { heir, lord } from '../rules/people.ts';
import { table } from './table.ts';

const options = (given: Partial<Options>, seats: number) => readOptions(OPTIONS, given, seats);
const deal = (given: Partial<Options>, seats: number, seed = 1) => setup(options(given, seats), seats, fastRng(seed));

test('VN-2.1.1 VN-2.1.2: four sides, five types, one side a role', () => {
  expect([SIDES.length, TYPES.length, new Set(ROLES.map(({ side }) => side)).size]).toEqual([4, 5, 4]);
});
test('VN-2.3: the cards of the box number 42', () => {
  const box = ROLES.slice(0, PLAIN_VARG);
  const cards = SIDES.map((_, side) => box.reduce((sum, row) => (row.side === side ? sum + row.copies : sum), 0));
  expect(cards).toEqual([25, 10, 5, 2]);
});
test('VN-2.1.4: one lord at any moment', () => {
  expect(lord(table('king count vampire*3 hunter'))).toBe(0);
});
test('VN-4.1.1 VN-R12: the order of the table is the order of the calls', () => {
  const inOrder = (calls: readonly string[], order: string[]) =>
    expect(calls.filter((call) => order.includes(call))).toEqual(order);
  inOrder(DAWN_CALLS, ['monk', 'lamia', 'undine', 'paralyzing-varg', 'tricky-varg', 'queen']);
  const sunset = 'lord nosferatu vengeful-varg shifter bride banshee dhampir scout revenant ghoul beauty';
  inOrder(SUNSET_CALLS, sunset.split(' '));
});

describe('VN-2.6: legal sets', () => {
  test.each([
    ['VN-2.6.1', 'vampire*4 hunter', 'wrong-number-of-players'],
    ['VN-2.6.1', 'vampire*13 hunter', 'too-many-copies'],
    ['VN-2.6.2', 'king prince vampire*4 hunter', 'two-lords'],
    ['VN-2.6.4', 'count vampire*5', 'no-hunter'],
    ['VN-2.6.4', 'count vampire*2 hunter*3', 'vampires-too-few'],
    ['VN-2.6.5 VN-R32', 'count vampire*4 hunter werewolf kitsune', 'two-shapeshifters'],
    ['VN-2.6.6', 'count vampire*6 leader hunter varg-leader', 'vargs-unbalanced'],
    ['VN-2.6.6', 'count vampire*6 hunter varg-leader', 'vargs-unbalanced'],
    ['VN-2.6.7', 'bride vampire*4 hunter', 'bride-without-lord'],
    ['VN-2.6.7', 'newly-turned vampire*4 hunter', 'turned-without-hunters'],
  ])('%s: %s is forbidden: %s', (rule, text, code) => {
    const set = readSet(text);
    const found = errorsIn(set, sizeOf(set)).find((error) => error.code === code);
    expect(found).toEqual({ code, rule: rule.split(' ')[0] });
  });
  test('VN-2.6.1: as many cards as players', () => {
    expect(errorsIn(readSet('vampire*5 hunter'), 7).map(({ code }) => code)).toEqual(['wrong-number-of-cards']);
  });
  test('VN-2.6.3 VN-3.7: the Count is heir beside another lord, lord without', () => {
    expect([hasHeir(readSet('king count')), hasHeir(readSet('count vampire'))]).toEqual([true, false]);
    const [both, alone] = [table('king count vampire*3 hunter'), table('count vampire*4 hunter')];
    expect([lord(both), heir(both), lord(alone), heir(alone)]).toEqual([0, 1, 0, -1]);
    expect([both.ghoulLives, both.isDoubleStrike, both.attacks]).toEqual([2, false, []]);
  });
  test.each([
    ['VN-2.6.6', 'king vampire*5 leader varg-leader', 'vargs-too-early'],
    ['VN-2.6.8', 'vampire*6 hunter', 'no-lord'],
    ['VN-2.6.8', 'count vampire*4 hunter', 'lord-of-six'],
    ['VN-2.6.8', 'king newly-turned vampire*4 beauty hunter', 'turned-with-beauty'],
    ['VN-2.6.8', 'king banshee vampire*4 hunter', 'banshee-without-queen'],
    ['VN-2.6.8', 'king vampire*6 leader scout varg-leader paralyzing', 'paralyzing-too-strong'],
    ['VN-2.6.8', 'vampire*8 leader hunter varg-leader vengeful', 'vengeful-without-lord'],
    ['VN-2.6.8', 'king vampire*5 leader', 'leader-alone'],
  ])('%s: %s is warned of: %s', (rule, text, code) => {
    const set = readSet(text);
    expect(warningsIn(set, sizeOf(set))).toContainEqual({ code, rule });
  });
});

describe('VN-2.7: recommended sets', () => {
  const sizes = Array.from({ length: 19 }, (_, i) => i + 6);
  test.each(sizes)('VN-2.6.1: %i players have two sets without errors', (players) => {
    for (const set of [PRESETS.standard[players]!, PRESETS.advanced[players]!])
      expect([sizeOf(set), errorsIn(set, players)]).toEqual([players, []]);
  });
  test('VN-2.7.1: for 6 and 7 both are the same', () => {
    expect([PRESETS.advanced[6], PRESETS.advanced[7]]).toEqual([PRESETS.standard[6], PRESETS.standard[7]]);
  });
  test('VN-2.7: records of earlier versions of the rules keep the sets of their time', () => {
    const dhampirs = (rules?: number) => setOf(options({}, 18), 18, rules).counts[DHAMPIR];
    expect([dhampirs(1), dhampirs(2), dhampirs(3), dhampirs()]).toEqual([1, 1, 0, 0]);
    for (const rules of [1, 2])
      expect(game.setup(options({}, 18), 18, fastRng(1), rules).composition.counts[DHAMPIR]).toBe(1);
  });
  test('VN-2.3.1: some vargs are plain', () => {
    expect([isPlain(PRESETS.standard[20]!, SLY_VARG), isPlain(PRESETS.advanced[20]!, SLY_VARG)]).toEqual([true, false]);
    expect(setOf(options({ slyVarg: 'special' }, 20), 20).powers).toBe(1 << SLY_VARG);
    expect(isPlain(PRESETS.standard[20]!, VARG_LEADER)).toBe(false);
  });
  test('VN-2.7.2 VN-2.7.3: hidden kinds are drawn', () => {
    const lords = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const s = deal({ hideLordKind: 'on', hideShifterKind: 'on' }, 9, seed);
      lords.add(s.roles[lord(s)]!);
      expect([s.composition.lords, s.composition.shifters, s.composition.counts[PRINCE]]).toEqual([1, 1, 0]);
    }
    expect([...lords].sort()).toEqual([KING, PRINCE, COUNT].sort());
    const heirs = Array.from({ length: 20 }, (_, seed) => deal({ hideLordKind: 'on' }, 16, seed));
    expect(heirs.every((s) => s.roles.includes(COUNT) && s.composition.counts[COUNT] === 1)).toBe(true);
  });
  test('a hint of balance: more hunters are worse for the vampires, a king is better', () => {
    expect(balanceOf(readSet('vampire*4 hunter*2'), 6)).toBeLessThan(0);
    expect(balanceOf(readSet('king vampire*4 hunter'), 6)).toBe(12);
    expect(balanceOf(PRESETS.standard[12]!, 12)).toBe(0);
  });
});

describe('VN-3: setup', () => {
  test('VN-3.1 VN-3.4: every card is dealt, in any order', () => {
    const deals = Array.from({ length: 20 }, (_, seed) => deal({}, 12, seed).roles);
    for (const roles of deals) expect(roles.toSorted((a, b) => a - b)).toEqual(cardsOf(PRESETS.standard[12]!));
    expect(new Set(deals.map(String)).size).toBeGreaterThan(15);
  });
  test('VN-3.3: a custom set is checked', () => {
    expect(deal({ set: 'custom', count: 1, vampire: 5, hunter: 2 }, 8).roles).toHaveLength(8);
    expect(() => deal({ set: 'custom', vampire: 8 }, 8)).toThrow(BadInput);
    expect(() => deal({ set: 'custom', king: 1, prince: 1, vampire: 4, hunter: 1 }, 7)).toThrow('two-lords');
  });
  test('VN-3.5: each sees the own role and confirms', () => {
    const s = deal({}, 6);
    expect(s.table.questions).toEqual(Array(6).fill('role'));
    expect(game.view(s, 2).role).toBe(s.roles[2]);
    expect(game.pace(s)).toEqual({ seconds: 60, beat: 1, lull: [2, 5] });
  });
  test('VN-3.5: where the software leads, nobody sees who has read', () => {
    const owing = (given: Partial<Options>) => {
      const s = deal(given, 6);
      game.apply(s, 2, { read: true });
      return [s.table.isHeld, game.view(s, 0).owes[2], game.view(s, 2).owes[2]];
    };
    expect(owing({})).toEqual([true, true, false]);
    expect(owing({ callMode: 'sequential' })).toEqual([true, true, false]);
    expect(owing({ roleReadSeconds: 0 })).toEqual([false, true, false]);
    expect(owing({ moderator: 'human' })).toEqual([false, false, false]);
  });
  test.each([
    ['software', 'dealt', 'simultaneous'],
    ['human', 'dealt', 'sequential'],
    ['human', 'printed', 'sequential'],
    ['temporary', 'dealt', 'sequential'],
  ] as const)('VN-4.1.11: as usual, with %s and cards %s, calls are %s', (moderator, cards, callMode) => {
    expect(deal({ moderator, cards }, 8).options.callMode).toBe(callMode);
    for (const chosen of ['sequential', 'simultaneous'] as const)
      expect(deal({ moderator, cards, callMode: chosen }, 8).options.callMode).toBe(chosen);
  });
  test('VN-4.2.8: all at once, the role comes with its clan, and Night 0 follows', () => {
    const s = deal({}, 10);
    const hunter = s.roles.findIndex((role) => ROLES[role]!.side === HUNTERS);
    const vampire = s.roles.indexOf(VAMPIRE);
    expect(game.view(s, hunter).shown['meet-hunters']).toContain(hunter);
    expect(game.view(s, vampire).shown['meet-hunters']).toEqual([]);
    for (let seat = 0; seat < 10; seat++) game.apply(s, seat, { read: true });
    expect(s.phase).toBe('intro');
    game.close(s);
    expect([s.phase, s.cycle, s.table.questions]).toEqual(['night', 0, Array(10).fill('debate')]);
  });
  test.each([
    ['open', {}, true, [6, 2, 0, 1]],
    ['closed', { composition: 'closed' }, false, [6, 2, 0, 1]],
  ] as const)('VN-3.6: the %s composition', (_, given, isShown, sides) => {
    const { counts, sides: heads } = deal(given, 9).composition;
    expect([counts[SCOUT] === 1, heads]).toEqual([isShown, sides]);
  });
  test('VN-3.2 VN-3.3 VN-4.13.9: what cannot be played together is refused', () => {
    expect(() => deal({ leakGuard: 'off' }, 6)).toThrow('VN-4.13.9');
    expect(() => deal({ cards: 'printed' }, 6)).toThrow('VN-4.11.7');
    expect(deal({ moderator: 'human', leakGuard: 'off' }, 6).roles).toHaveLength(6);
  });
  test('VN-3.8: the table screen sees what a watcher sees, no role', () => {
    const view = game.view(deal({}, 9), -2);
    expect([view.role, view.opened, view.facts, view.shown['meet-hunters']]).toEqual([-1, [], [], []]);
  });
});
