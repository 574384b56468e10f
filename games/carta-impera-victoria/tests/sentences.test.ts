import { fastRng, readOptions, WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { CULTURE, SCIENCE } from '../cards/index.ts';
import { EFFECT_NUMBERS } from '../effects/effect.ts';
import type { Event, Outcome } from '../events.ts';
import { FINISH, type Move } from '../frames.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';
import type { View } from '../view/index.ts';
import { table } from './table.ts';
import { EVENTS, MILITARY_I, NAMES, outcome, SCIENCE_II, viewOf } from './text-samples.ts';

test.each<[Event, string, string, string]>([
  [
    { type: 'drew', seat: 0, cards: [SCIENCE_II, MILITARY_I], ages: [1, 1, 0] },
    'Anna draws 2 cards: Military I, Science II.',
    'Anna добирает 2 карты: Война I, Наука II.',
    'Anna pioche 2 cartes\u00a0: Militaire I, Science II.',
  ],
  [
    EVENTS.drew,
    'Boris draws 2 cards: 1 of Age I, 1 of Age II.',
    'Boris добирает 2 карты: 1 из эпохи I, 1 из эпохи II.',
    'Boris pioche 2 cartes\u00a0: 1 de l’âge I, 1 de l’âge II.',
  ],
  [
    { type: 'drew', seat: 0, cards: [], ages: [0, 5, 0] },
    'Anna draws 5 cards of Age II.',
    'Anna добирает 5 карт из эпохи II.',
    'Anna pioche 5 cartes de l’âge II.',
  ],
  [
    EVENTS.gaveBack,
    'Anna gives Boris 1 card of Age II.',
    'Anna отдаёт игроку Boris 1 карту из эпохи II.',
    'Anna rend à Boris 1 carte de l’âge II.',
  ],
  [
    EVENTS.laidEmbargo,
    'Boris puts an Embargo on Anna’s Economy.',
    'Boris накладывает Эмбарго на Экономику игрока Anna.',
    'Boris pose un Embargo sur l’Économie d’Anna.',
  ],
])('%j', (event, english, russian, french) => {
  expect([en, ru, fr].map((texts) => texts.event(event, NAMES))).toEqual([english, russian, french]);
});

test.each<[Partial<View>, Move, string, string, string]>([
  [{ question: 'play' }, { card: SCIENCE_II }, 'Play Science II', 'Разыграть Науку II', 'Jouer Science II'],
  [{ question: 'give' }, { card: MILITARY_I }, 'Give Military I', 'Отдать Войну I', 'Donner Militaire I'],
  [
    { question: 'effect' },
    { effect: EFFECT_NUMBERS.research },
    'Research – take back 2 cards, then play 2',
    'Исследование — вернуть 2 карты на руку, затем разыграть 2',
    'Recherche – reprendre 2 cartes en main, puis en jouer 2',
  ],
  [{ question: 'effect' }, { effect: FINISH }, 'Finish', 'Завершить', 'Terminer'],
  [
    { question: 'embargo', viewer: 1 },
    { seat: 0, domain: SCIENCE },
    'Embargo on Anna’s Science',
    'Эмбарго на Науку (Anna)',
    'Embargo sur la Science d’Anna',
  ],
  [
    { question: 'democracy', viewer: 0 },
    { seat: 0, domain: CULTURE },
    'Democracy on your own Culture',
    'Демократия на собственную Культуру',
    'Démocratie sur votre propre colonne Art',
  ],
  [
    { question: 'inspiration' },
    { seat: 1, effect: EFFECT_NUMBERS.research },
    'Copy Boris’s Research',
    'Скопировать «Исследование» (Boris)',
    'Copier la Recherche de Boris',
  ],
])('a button: %j %j', (part, move, english, russian, french) => {
  expect([en, ru, fr].map((texts) => texts.move(viewOf(part), move, NAMES))).toEqual([english, russian, french]);
});

test.each([
  [1, '1 point', '1 очко', '1 point'],
  [2, '2 points', '2 очка', '2 points'],
  [5, '5 points', '5 очков', '5 points'],
  [0, '0 points', '0 очков', '0 point'],
])('%i points', (points, english, russian, french) => {
  const view = viewOf({ outcome: [outcome({ winners: [0], leaders: Array(6).fill([]), points: [points, 0, 0] })] });
  for (const [texts, words] of [
    [en, english],
    [ru, russian],
    [fr, french],
  ] as const)
    expect(texts.result(view, NAMES.slice(0, 3)).at(-1)).toMatch(new RegExp(`^Anna[^·]* ${words} ·`));
});

test.each<[string, Partial<Outcome>, string[]]>([
  [
    'hegemony of a team',
    { ending: 'hegemony', winners: [0, 2], hegemony: [{ domain: SCIENCE, count: 8 }] },
    ['Anna and Élise win by hegemony. Science: 8 cards.'],
  ],
  [
    'majority with a tie-break',
    { winners: [0], leaders: [[0], [1], [], [0], [0, 1], [0, 1]], points: [4, 4, 0, 0], tieBreak: [5, 3] },
    [
      'Anna wins by majority with 4 points.',
      'The deck is used up. The leaders by domain:',
      'Military: Anna',
      'Religion: Boris',
      'Economy: nobody',
      'Science: Anna',
      'Culture: Anna, Boris',
      'Utopia: Anna, Boris',
      'Anna 4 points · Boris 4 points · Élise 0 points · Dan 0 points',
      'The tie is broken by Utopia and Science.',
    ],
  ],
  [
    'teams that share the victory after a stall',
    { ending: 'stall', winners: [0, 1, 2, 3], leaders: [[0, 1], [], [], [], [], []], points: [1, 1] },
    [
      'Anna, Boris, Élise and Dan share the victory with 1 point each.',
      'No card left the deck in 10 rounds. The leaders by domain:',
      'Military: Anna + Élise, Boris + Dan',
      ...['Religion', 'Economy', 'Science', 'Culture', 'Utopia'].map((domain) => `${domain}: nobody`),
      'Anna + Élise 1 point · Boris + Dan 1 point',
    ],
  ],
])('%s', (_, part, lines) => {
  expect(en.result(viewOf({ outcome: [outcome(part)] }, 4), NAMES)).toEqual(lines);
});

test('the table in words', () => {
  const given = {
    hands: [
      ['science-ii', 'science-ii', 'military-i'],
      ['religion-i', 'utopia-iii'],
    ],
    areas: [{ military: 3, culture: 1 }, { science: 5 }],
    embargoes: [{ seat: 0, domain: 'military' }],
    democracies: [{ seat: 1, domain: 'science' }],
    coin: { holder: 0, source: 1, domain: 'science' },
    discard: ['economy-i'],
    deck: 2,
  };
  const view = game.view(game.scenario(given, readOptions(OPTIONS, {}, 2), 2, fastRng(1)), 0);
  expect(en.table(view, NAMES).map(({ seat, label, text }) => `${seat} ${label}: ${text}`)).toEqual([
    '0 hand: 3 cards: Military I, Science II ×2',
    '0 play area: Military 3/8 (level\u00a01) · Culture 1/8 (majority)',
    '0 markers: Embargo (Military)',
    '1 hand: 2 cards: 1 of Age I, 1 of Age III',
    '1 play area: Science 5/9 (level\u00a02)',
    '1 markers: Democracy (Science)',
    '-1 deck: 2 cards of Age III',
    '-1 discard pile: 1 card: Economy I',
    '-1 Culture coin: Anna, on Boris’s Science',
    '-1 turn: Anna; first player: Anna',
  ]);
});

test('who is waited for', () => {
  const given = { deal: 'draft' } as const;
  const s = game.setup(readOptions(OPTIONS, given, 3), 3, fastRng(1));
  game.apply(s, 1, game.legal(s, 1)[0]!);
  expect(en.prompt(game.view(s, 0), NAMES)).toMatch(/^Pick 1 of 3: .* 1 of 3 players ready\.$/);
  expect(en.prompt(game.view(s, 1), NAMES)).toMatch(/^You keep .* 1 of 3 players ready\.$/);
  const play = game.setup(readOptions(OPTIONS, {}, 3), 3, fastRng(1));
  const prompts = [en, ru, fr].map((texts) => texts.prompt(game.view(play, WATCHER), NAMES));
  const name = NAMES[play.turn];
  expect(prompts).toEqual([
    `Waiting for ${name} to choose a card to play.`,
    `Ждём: ${name} выбирает карту для розыгрыша.`,
    `On attend ${name}\u00a0: choix d’une carte à jouer.`,
  ]);
});

test('CIV-4.5: who can only finish is not told to use an effect', () => {
  const prompts = (areas: string) => {
    const s = table({ step: 'effects', areas: [areas], hands: ['economy-i'] });
    return [en, ru, fr].map((texts) => texts.prompt(game.view(s, 0), NAMES));
  };
  expect(prompts('M3')).toEqual([
    'Use an effect, or finish.',
    'Примените эффект или завершите ход.',
    'Utilisez un effet ou terminez.',
  ]);
  expect(prompts('')).toEqual([
    'No effect to use: finish your turn.',
    'Применить нечего: завершите ход.',
    'Aucun effet possible\u00a0: terminez votre tour.',
  ]);
});
