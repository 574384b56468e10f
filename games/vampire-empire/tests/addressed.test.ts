import { expect, test } from 'vitest';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';
import { EVENTS, NAMES } from './text-samples.ts';

const TWO = NAMES.slice(0, 2);
/** A capital within a sentence. */
const SHOUTED = /[^.?!] (You|Вы|Vous)(?!\p{L})/u;
test.each(Object.entries({ en, ru, fr }))('%s never calls the reader by name', (_, texts) => {
  for (const event of Object.values(EVENTS))
    for (const [reader, name] of TWO.entries()) {
      if (event.type === 'ended') continue;
      const told = texts.event(event, TWO, reader);
      expect(told).not.toContain(name);
      expect(told).not.toMatch(SHOUTED);
    }
});

test('every turn and its account is whole', () => {
  for (const texts of [en, ru, fr])
    for (const event of Object.values(EVENTS)) {
      const titles = texts.turns!([event], TWO, 0).map(({ title }) => title);
      const told = texts.recap!([event], TWO, 0).flatMap(({ sign, text }) => [sign + text]);
      for (const text of [...titles, ...told]) expect(text).not.toMatch(/undefined|NaN|\[object|^\s*$/);
    }
});
