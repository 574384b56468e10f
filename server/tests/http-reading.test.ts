import { manualClock } from '@duskhall/host';
import { describe, expect, test } from 'vitest';
import { householdOf } from '../operation/address.ts';
import { budgetOf } from '../operation/budget.ts';
import { preferredLocale } from '../operation/language.ts';
import { originOf } from '../operation/origin.ts';

describe('whom a budget is counted for', () => {
  for (const [address, household] of [
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
    ['nonsense', 'nonsense'],
  ] as const)
    test(`${address || 'nobody'}`, () => expect(householdOf(address)).toBe(household));
});

describe('the language a browser likes best', () => {
  for (const [header, locale] of [
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'en'],
    ['fr-CA', 'fr'],
    ['de, ru;q=0.3, fr;q=0.8', 'fr'],
    ['ru;q=0, fr;q=0.1', 'fr'],
    ['RU', 'ru'],
    [';;;,q=,fr;q=x', 'en'],
    [','.repeat(10_000), 'en'],
  ] as const)
    test(`${header?.slice(0, 30)}`, () => expect(preferredLocale(header)).toBe(locale));
});

describe('whose page asks', () => {
  for (const [headers, publicUrl, origin] of [
    [{ host: 'a:1' }, '', 'none'],
    [{ host: 'a:1', origin: 'http://a:1' }, '', 'ours'],
    [{ host: 'a:1', origin: 'https://a:1' }, '', 'ours'],
    [{ host: 'a:1', origin: 'http://a:2' }, '', 'foreign'],
    [{ host: 'a:1', origin: 'https://b' }, 'https://b/', 'ours'],
    [{ host: 'a:1', origin: 'http://b' }, 'https://b', 'foreign'],
    [{ host: 'a:1', origin: 'null' }, '', 'foreign'],
    [{ host: 'a:1', origin: '' }, '', 'foreign'],
    [{ host: '', origin: 'file://' }, '', 'foreign'],
    [{ host: 'a:1', 'sec-fetch-site': 'cross-site' }, '', 'foreign'],
  ] as const)
    test(`${JSON.stringify(headers)} at ${publicUrl || 'itself'}`, () =>
      expect(originOf(headers, publicUrl)).toBe(origin));
});

describe('a budget', () => {
  test('is one for each, and comes back with time, up to what it was', () => {
    const clock = manualClock();
    const budget = budgetOf({ burst: 2, perMinute: 60 }, clock);
    const take = (who: string, times: number) => Array.from({ length: times }, () => budget.take(who));
    expect(take('a', 3)).toEqual([true, true, false]);
    expect(take('b', 1)).toEqual([true]);
    clock.advance(1000);
    expect(take('a', 2)).toEqual([true, false]);
    clock.advance(3_600_000);
    expect(take('a', 3)).toEqual([true, true, false]);
  });

  test('forgets the full ones, never the empty ones', () => {
    const clock = manualClock();
    const budget = budgetOf({ burst: 1, perMinute: 1 }, clock);
    for (let i = 0; i < 10_000; i++) budget.take(`early ${i}`);
    clock.advance(60_000);
    budget.take('me');
    for (let i = 0; i < 25_000; i++) budget.take(`late ${i}`);
    expect(budget.take('me')).toBe(false);
  });
});
