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

test('who gives what to whom, to each who reads it', () => {
  const gave = { ...EVENTS.gave, seat: 1 };
  const told = (texts: typeof en, names: readonly string[], reader?: number) =>
    texts
      .event(gave, names, reader)
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .replaceAll(/« [^»]+ »|«[^»]+»/g, '*');
  const THREE = ['Ada', 'Odile', 'Max'];
  expect([undefined, 0, 1, 2].map((reader) => told(fr, THREE, reader))).toEqual([
    'Odile donne * à Max, * à Ada et garde *.',
    'Odile vous donne *, donne * à Max et garde *.',
    'Vous donnez * à Max, * à Ada et gardez *.',
    'Odile vous donne *, donne * à Ada et garde *.',
  ]);
  expect([undefined, 0, 1].map((reader) => told(fr, THREE.slice(0, 2), reader))).toEqual([
    'Odile donne * et * à Ada et garde *.',
    'Odile vous donne * et *, et garde *.',
    'Vous donnez * et * à Ada et gardez *.',
  ]);
  expect(told(ru, THREE, 0)).toBe('Odile раздаёт существ: игроку Max — *, вам — *, себе — *.');
});
