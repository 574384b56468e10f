import { WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import type { Event, Outcome } from '../events.ts';
import { vampireVillage as game } from '../index.ts';
import type { State } from '../state.ts';
import { words as english } from '../texts/en/words.ts';
import { texts as en } from '../texts/en.ts';
import { words as french } from '../texts/fr/words.ts';
import { texts as fr } from '../texts/fr.ts';
import { words as russian } from '../texts/ru/words.ts';
import { texts as ru } from '../texts/ru.ts';
import { cardOf, choose, deal, moveOf, pass, siege, table } from './table.ts';
import { EVENTS, NAMES, outcome, result, viewOf } from './text-samples.ts';

const THREE = NAMES.slice(0, 3);
const TWO = NAMES.slice(0, 2);
const LANGUAGES = [en, ru, fr];
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each<[Event, readonly string[], string, string, string]>([
  [
    EVENTS.built,
    TWO,
    'Anna lays Bakery: +2 villagers.',
    'Anna кладёт карту «Пекарня»: +2 жителя.',
    'Anna pose « Boulangerie » : +2 villageois.',
  ],
  [
    EVENTS.gave,
    THREE,
    'Anna gives Boris Swamp Witch, Élise Plague Demon, and keeps Vampire Servant.',
    'Anna раздаёт существ: игроку Boris — «Болотная ведьма», игроку Élise — «Демон чумы», себе — «Вампир-слуга».',
    'Anna donne « Sorcière des marais » à Boris, « Démon de la peste » à Élise et garde « Serviteur vampire ».',
  ],
  [
    EVENTS.gave,
    TWO,
    'Anna gives Boris Swamp Witch and Plague Demon, and keeps Vampire Servant.',
    'Anna раздаёт существ: игроку Boris — «Болотная ведьма» и «Демон чумы», себе — «Вампир-слуга».',
    'Anna donne « Sorcière des marais » et « Démon de la peste » à Boris et garde « Serviteur vampire ».',
  ],
  [
    { type: 'fell', seat: 0, card: cardOf('bakery'), villagers: 1 },
    TWO,
    'Anna loses Bakery with 1 villager.',
    'Anna теряет карту «Пекарня» и 1 жителя.',
    'Anna perd « Boulangerie » avec 1 villageois.',
  ],
  [
    { type: 'fell', seat: 1, card: cardOf('bakery'), villagers: 3 },
    TWO,
    'Boris loses Bakery with 3 villagers.',
    'Boris теряет карту «Пекарня» и 3 жителей.',
    'Boris perd « Boulangerie » avec 3 villageois.',
  ],
  [
    EVENTS.demonActed,
    TWO,
    'Plague Demon in Anna’s village destroys the hero Messenger.',
    '«Демон чумы» в деревне игрока Anna: гибнет герой «Гонец».',
    '« Démon de la peste », au village d’Anna, détruit le héros « Messagère ».',
  ],
  [
    EVENTS.moved,
    TWO,
    'Boris moves villagers: Bakery −2, Keep +2.',
    'Boris перемещает жителей: «Пекарня» −2, «Донжон» +2.',
    'Boris déplace des villageois : « Boulangerie » −2, « Donjon » +2.',
  ],
])('%j', (event, names, ...sentences) => {
  expect(LANGUAGES.map((texts) => plain(texts.event(event, names)))).toEqual(sentences);
});

const button = (s: State, seat: number, word: string) =>
  LANGUAGES.map((texts) => plain(texts.move(game.view(s, seat), moveOf(s, seat, word), THREE)));
test('buttons say what a choice brings', () => {
  const s = table({ villages: ['start-mossy-gate@0,0:2'], hands: ['bakery messenger'] });
  expect(button(s, 0, 'bakery')).toEqual([
    'Keep Bakery – yellow 1/1/1, a villager for each yellow building',
    'Оставить: Пекарня — жёлтое 1/1/1, по жителю за каждое жёлтое здание',
    'Garder Boulangerie – jaune 1/1/1, un villageois par bâtiment jaune',
  ]);
  choose(s, 0, 'bakery');
  pass(s, 1);
  expect(button(s, 0, '1,0')).toEqual([
    'row 2, column 3 (+1 villager, defence 2/2/1)',
    'ряд 2, столбец 3 (+1 житель, защита 2/2/1)',
    'ligne 2, colonne 3 (+1 villageois, défense 2/2/1)',
  ]);
  const draw = table({ seats: 3, step: 'creatures', draws: ['witch-left vampire-2 demon-ruin'] });
  expect(button(draw, 0, 'vampire-2')).toEqual([
    'To Boris: Vampire Servant – strength 2',
    'Boris получает: Вампир-слуга — сила 2',
    'À Boris : Serviteur vampire – force 2',
  ]);
});
test('a breach tells its sums, and what a card would cost', () => {
  const s = siege('palisade@0,0:5 kennels@0,1 keep@1,0', 'witch-swamp');
  const prompts = LANGUAGES.map((texts) => plain(texts.prompt(game.view(s, 0), TWO)));
  expect(prompts).toEqual([
    'The witches break through, 2 against 0: give up a card of the line.',
    'Прорыв: ведьмы сильнее, 2 против 0. Пожертвуйте картой этой линии.',
    'Les sorcières font une percée, 2 contre 0 : sacrifiez une carte de la ligne.',
  ]);
  expect(button(s, 0, 'palisade')[1]).toBe(
    'Пожертвовать картой: Частокол (синее 0/2/0, по жителю за каждое здание в ряду), вместе с ней 5 жителей',
  );
  expect(LANGUAGES.map((texts) => plain(texts.prompt(game.view(s, 1), TWO)))).toEqual([
    'Waiting for Anna.',
    'Ждём: Anna.',
    'On attend Anna.',
  ]);
});

test('counts and sums in three languages', () => {
  const all = [english, russian, french];
  expect(all.map((words) => [0, 1, 2, 5, 21].map((n) => words.villagers(n)))).toEqual([
    ['0 villagers', '1 villager', '2 villagers', '5 villagers', '21 villagers'],
    ['0 жителей', '1 житель', '2 жителя', '5 жителей', '21 житель'],
    ['0 villageois', '1 villageois', '2 villageois', '5 villageois', '21 villageois'],
  ]);
  expect(all.map((words) => [words.fight(7, 5), words.fight(5, 5)])).toEqual([
    ['7 against 5: breaks through', '5 against 5: is held'],
    ['7 против 5: прорыв', '5 против 5: отбито'],
    ['7 contre 5 : percée', '5 contre 5 : repoussée'],
  ]);
});

test.each<[string, Outcome, string[]]>([
  [
    'a victory',
    outcome([1], [result(7, 6, 2), result(8)]),
    [
      'Boris wins with 8 points.',
      '1. Boris: 8 points (7 villagers, 1 creature), 5 cards',
      '2. Anna: 7 points (6 villagers, 1 creature), 6 cards',
    ],
  ],
  [
    'a tie broken',
    outcome([0], [result(8, 4), result(8, 3, 2)]),
    ['Anna wins: others have 8 points too, but fewer than 4 cards.'],
  ],
  ['a tie', outcome([0, 1], [result(8), result(8)]), ['Anna and Boris share the victory with 8 points each.']],
])('VV-6.4, VV-6.5, VV-6.6: %s', (_, given, lines) => {
  expect(en.result(viewOf({ ending: 'won', outcome: [given] }, 2), TWO).slice(0, lines.length)).toEqual(lines);
});

test('the table in words, a village as a grid', () => {
  const villages = ['bakery@0,0:2 champion@1,1 keep@1,0', 'inn@0,0:1'];
  const s = table({
    round: 2,
    step: 'demons',
    villages,
    creatures: ['2*vampire-3 demon-ruin', 'witch-left demon-slayer'],
  });
  const lines = en.table(game.view(s, 1), TWO).map(({ seat, label, text }) => `${seat} ${label}\n${plain(text)}`);
  expect(lines[0]!.split('\n').map((line) => line.trimEnd())).toEqual([
    '0 village',
    '  1            2',
    '  ────────────┼────────────',
    '1 Bakery      │Keep',
    '  yellow 1/1/1│yellow 2/2/2',
    '  2 villagers │',
    '  ────────────┼────────────',
    '2             │Champion',
    '              │hero',
    '              │witches',
    '              │werewolves',
    '              │vampires',
  ]);
  expect(lines.slice(1, 5)).toEqual([
    '0 sides\nleft: defence 1\nabove: defence 3\nright: Vampire Stalker ×2 – 6 against 2: breaks through',
    '0 demons\nRuin Demon',
    '0 points\n4 points (2 villagers, 2 creatures)',
    '0 forecast\n2 points (2 villagers, 0 creatures)',
  ]);
  expect(lines.slice(-2)).toEqual([
    '-1 round\nround 2 of 2, demons',
    expect.stringMatching(/^-1 attack order\ndemons, /),
  ]);
});

test('VV-7.1: who is waited for: how many, never who', () => {
  const s = deal(3, 1);
  game.apply(s, 1, game.legal(s, 1)[0]!);
  expect(en.prompt(game.view(s, 0), THREE)).toMatch(/^Card 1 of 6: [^0-9]*\.$/);
  expect(en.prompt(game.view(s, 1), THREE)).toBe('You are done, and may still take it back. 1 of 3 ready.');
  expect(LANGUAGES.map((texts) => plain(texts.prompt(game.view(s, WATCHER), THREE)))).toEqual([
    '1 of 3 ready.',
    'Готовы: 1 из 3.',
    'Prêts : 1 sur 3.',
  ]);
  const creatures = ['demon-ruin demon-slayer', '', ''];
  const villages = ['messenger@0,0 keep@1,0:1', 'inn@0,0:1'];
  const haunted = table({ seats: 3, step: 'demons', villages, creatures });
  expect(en.prompt(game.view(haunted, 1), THREE)).toBe('You have nothing to decide here. 0 of 1 ready.');
});
