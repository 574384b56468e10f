import { expect, test } from 'vitest';
import { withSoftHyphens } from '../cards/soft-hyphens.ts';

for (const [name, broken] of [
  ['Жертвоприношение', 'Жертвопри-но-ше-ние'],
  ['Осиновый кол', 'Оси-но-вый кол'],
  ['Candlestick', 'Candles-tick'],
  ['Relic', 'Relic'],
] as const)
  test(`${name} may be broken between syllables only`, () => {
    expect(withSoftHyphens(name).replaceAll('\u00AD', '-')).toBe(broken);
  });
