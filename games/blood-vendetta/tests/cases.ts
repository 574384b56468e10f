import { expect, test } from 'vitest';
import { cycle, type Deeds, dead, table, told } from './table.ts';

/** `monk S1; hunt S7>S4 S8>S4` */
export function readDeeds(text: string): Deeds {
  const deeds = text.split('; ').filter((deed) => deed !== '');
  return Object.fromEntries(
    deeds.map((deed) => {
      const [role = '', ...words] = deed.split(' ');
      const isVote = role === 'hunt' || role === 'pack';
      return [role, isVote ? Object.fromEntries(words.map((word) => word.split('>'))) : words.join(' ')];
    }),
  );
}

/** Plays one cycle per line: rule and what it says | roles | actions | who dies | who is told what | setting. */
export function check(lines: string): void {
  test.each(lines.trim().split('\n'))('%s', (line) => {
    const [, roles = '', deeds = '', dies = '', facts = '', setting = ''] = line
      .split(' | ')
      .map((part) => part.trim());
    const s = cycle(table(roles, setting === '' ? {} : JSON.parse(setting)), readDeeds(deeds));
    expect(dead(s)).toBe(dies);
    for (const fact of facts.split('; ').filter((one) => one !== '')) {
      const [seat = '', words = ''] = fact.split(': ');
      expect(told(s, seat), seat).toEqual(words.split(', '));
    }
  });
}
