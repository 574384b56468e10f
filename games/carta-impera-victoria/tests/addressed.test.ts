import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';
import { EVENTS, NAMES } from './text-samples.ts';

const LANGUAGES = { en, ru, fr };

/** A capital within a sentence. */
const SHOUTED = /[^.?!] (You|Вы|Vous)(?!\p{L})/u;
test.each(Object.entries(LANGUAGES))('%s never calls the reader by name', (_, texts) => {
  for (const event of Object.values(EVENTS))
    for (const [reader, name] of NAMES.entries()) {
      if (event.type === 'ended') continue;
      const told = texts.event(event, NAMES, reader);
      expect(told).not.toContain(name);
      expect(told).not.toMatch(SHOUTED);
    }
});

/** A turn of seat 1: Science, then the Inquisition against seat 0. */
const TURN: Event[] = [
  { type: 'turnBegan', seat: 1 },
  { type: 'played', seat: 1, card: 9 },
  { type: 'usedEffect', seat: 1, effect: EVENTS.usedEffect.effect },
  { type: 'tookHand', seat: 1, target: 0, cards: [], ages: [3, 0, 0] },
  { type: 'drew', seat: 1, cards: [], ages: [5, 0, 0] },
  { type: 'discardedFromHand', seat: 1, card: 9 },
];
test('a turn is told in a few words', () => {
  const said = Object.values(LANGUAGES).map((texts) => {
    const pieces = texts.recap!(TURN, NAMES, 0).map(({ sign, text }) => sign + text);
    return [texts.turns!(TURN, NAMES, 1)[0]!.title, pieces[0], pieces[2], pieces[3]];
  });
  expect(said).toEqual([
    ['Your turn', 'Science I', ' · takes your hand, 3 cards of Age I', ' (drew 5, discarded 1)'],
    ['Ваш ход', 'Наука I', ' · забирает вашу руку — 3 карты из эпохи I', ' (добор 5, сброс 1)'],
    ['Votre tour', 'Science I', ' · prend votre main, 3 cartes de l’âge I', ' (pioche 5, défausse 1)'],
  ]);
});
