import { bloodVendetta as game, type Options, PRESETS, ROLE_NAMES, VAMPIRE } from '@duskhall/blood-vendetta';
import { readOptions } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { MODE_OPTIONS, ownSet, sheetOf } from './role-set.ts';

const options = (given: object, seats: number): Options => readOptions(game.options, given, seats);

describe('VN-2.6 the set editor', () => {
  test.each([6, 9, 12, 20, 24])('shows the recommended set for %i without an error', (seats) => {
    for (const set of ['standard', 'advanced'] as const) {
      const sheet = sheetOf(options({ set }, seats), seats);
      expect([sheet.size, sheet.errors]).toEqual([seats, []]);
      const cards = sheet.sides.flatMap(({ rows }) => rows);
      expect(cards.every(({ count }) => count > 0)).toBe(true);
      expect(cards.find(({ name }) => name === 'vampire')!.count).toBe(PRESETS[set][seats]!.counts[VAMPIRE]);
    }
  });

  test('starts one’s own set from the one that was shown', () => {
    const own = options(ownSet(options({ set: 'advanced' }, 12), 12), 12);
    const sheet = sheetOf(own, 12);
    expect([own.set, sheet.size, sheet.errors, sheet.balance]).toEqual([
      'custom',
      12,
      [],
      sheetOf(options({ set: 'advanced' }, 12), 12).balance,
    ]);
    // Every card can be added, those that are not in it too.
    expect(sheet.sides.flatMap(({ rows }) => rows)).toHaveLength(ROLE_NAMES.length);
  });

  test('names errors, warnings and who gains', () => {
    const own = { ...ownSet(options({}, 9), 9), king: 1 };
    const sheet = sheetOf(options(own, 9), 9);
    expect(sheet.errors.map(({ code }) => code)).toEqual(['wrong-number-of-cards', 'two-lords']);
    const lordless = { ...ownSet(options({}, 9), 9), prince: 0, vampire: 5 };
    expect(sheetOf(options(lordless, 9), 9)).toMatchObject({
      errors: [],
      warnings: [{ code: 'no-lord' }],
      balance: -9,
    });
  });

  test('tells vargs without power', () => {
    const rows = sheetOf(options({}, 20), 20).sides.find(({ side }) => side === 'vargs')!.rows;
    const modal = rows.filter(({ name }) => name in MODE_OPTIONS);
    expect(modal.map(({ isPlain }) => isPlain)).toEqual(modal.map(() => true));
    const sly = sheetOf(options({ slyVarg: 'special' }, 20), 20).sides.find(({ side }) => side === 'vargs')!.rows;
    expect(sly.find(({ name }) => name === 'sly-varg')!.isPlain).toBe(false);
  });
});
