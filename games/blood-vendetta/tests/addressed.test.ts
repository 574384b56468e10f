import type { Seat } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { words as english } from '../texts/en/words.ts';
import { texts as en } from '../texts/en.ts';
import { words as french } from '../texts/fr/words.ts';
import { texts as fr } from '../texts/fr.ts';
import { words as russian } from '../texts/ru/words.ts';
import { texts as ru } from '../texts/ru.ts';
import { death, EVENTS, NAMES } from './text-samples.ts';

const LANGUAGES = { en, ru, fr };
/** They quote a phrase, a card or a question, in which "you" is whoever it was said to. */
const QUOTED: readonly Event['type'][] = ['said', 'learned', 'mused'];
/** A capital within a sentence. */
const SHOUTED = /[^.?!] (You|Вы|Vous)(?!\p{L})/u;
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const SAMPLES: readonly Event[] = [
  ...Object.values(EVENTS),
  ...(['nightfall', 'execution', 'removal'] as const).map(
    (cause): Event => ({ type: 'died', death: death({ cause, isKitsunes: true }) }),
  ),
  ...(['speech', 'defence', 'words'] as const).map((to): Event => ({ type: 'floorGiven', seat: 0, to })),
  { type: 'nominated', seat: 0, target: -1 },
  { type: 'struck', clan: 'vargs', votes: [], victim: 0 },
  { ...EVENTS.tried, trial: { ...EVENTS.tried.trial, isCondemned: true } },
];

describe.each(Object.entries(LANGUAGES))('%s', (_, texts) => {
  test('never calls the reader by name', () => {
    for (const event of SAMPLES)
      for (const reader of [0, 1, 2]) {
        if (QUOTED.includes(event.type)) continue;
        const told = texts.event(event, NAMES, reader);
        expect(told).not.toContain(NAMES[reader]);
        expect(told).not.toMatch(SHOUTED);
      }
  });

  test('tells those whom it is not about what everybody is told', () => {
    for (const event of SAMPLES) expect(texts.event(event, NAMES, 5)).toBe(texts.event(event, NAMES));
    for (const event of SAMPLES) expect(texts.event(event, NAMES, -1)).toBe(texts.event(event, NAMES));
  });
});

test('VN-3.8: a narrator names everybody, also to whom it happens', () => {
  const executed: Event = { type: 'died', death: death({ cause: 'execution', shows: 'none' }) };
  for (const words of [english, russian, french]) expect(words.announce(executed, NAMES)).toContain(NAMES[1]);
});

const CASES: [event: Event, reader: Seat, en: string, ru: string, fr: string][] = [
  [
    { type: 'died', death: death({ cause: 'execution', shows: 'none' }) },
    1,
    'You are executed.',
    'Вас казнят.',
    'On vous exécute.',
  ],
  [{ type: 'accused', seat: 1 }, 1, 'You stand trial.', 'Вас судят.', 'Vous passez en jugement.'],
  [
    { type: 'floorGiven', seat: 0, to: 'defence' },
    0,
    'Defend yourself.',
    'Слово за вами: защищайтесь.',
    'La parole est à vous : défendez-vous.',
  ],
  [
    EVENTS.introduced,
    0,
    `The hunters: you and ${NAMES[2]}.`,
    `Охотники: вы и ${NAMES[2]}.`,
    `Les chasseurs : vous et ${NAMES[2]}.`,
  ],
  [EVENTS.struck, 1, 'The hunters strike you.', 'Жертва охотников: вы.', 'Les chasseurs vous frappent.'],
  [
    EVENTS.gathered,
    2,
    'You are silenced today.',
    'Сегодня вы без голоса.',
    'Vous n’avez pas voix au chapitre aujourd’hui.',
  ],
  [EVENTS.gestured, 1, 'ZqA points at you.', 'ZqA указывает на вас.', 'ZqA vous désigne.'],
  [
    EVENTS.balloted,
    1,
    'The votes: you 1, nobody 1.',
    'Голоса: против вас 1, никого 1.',
    'Les votes : vous 1, personne 1.',
  ],
];
test.each(CASES)('%o to seat %i', (event, reader, ...said) => {
  expect(Object.values(LANGUAGES).map((texts) => plain(texts.event(event, NAMES, reader)))).toEqual(said);
});
