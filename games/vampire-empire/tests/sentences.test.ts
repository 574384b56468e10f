import { WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { CARD_NAMES, HUMAN_CARDS, VAMPIRE_CARDS } from '../cards/kinds.ts';
import type { Event, Outcome } from '../events.ts';
import type { Move } from '../frames.ts';
import { vampireEmpire as game } from '../index.ts';
import { words } from '../texts/en/words.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';
import type { View } from '../view/index.ts';
import { deal, HUMAN, human, offers, table, VAMPIRE, vampire } from './table.ts';
import {
  BAT_FORM,
  EVENTS,
  GARLIC,
  MAID,
  NAMES,
  NUN,
  ORGANIST,
  outcome,
  RAPIER,
  SACRIFICE,
  viewOf,
} from './text-samples.ts';

test.each<[Event, string, string, string]>([
  [
    EVENTS.drew,
    'Boris draws 2 cards: Garlic, Rapier.',
    'Boris берёт 2 карты: Чеснок, Рапира.',
    'Boris pioche 2 cartes\u00a0: Ail, Rapière.',
  ],
  [{ type: 'drew', seat: 0, cards: [], count: 1 }, 'Anna draws 1 card.', 'Anna берёт 1 карту.', 'Anna pioche 1 carte.'],
  [
    { type: 'drew', seat: 1, cards: [RAPIER], count: 5 },
    'Boris draws 5 cards: Rapier, ….',
    'Boris берёт 5 карт: Рапира, ….',
    'Boris pioche 5 cartes\u00a0: Rapière, ….',
  ],
  [
    EVENTS.played,
    'Anna plays Organist on the Nun (defence).',
    'Anna разыгрывает карту «Органист» на Монахиню (защита).',
    'Anna joue «\u00a0Organiste\u00a0» sur la Nonne (défense).',
  ],
  [
    { type: 'played', seat: 0, card: BAT_FORM, on: 3, as: -1 },
    'Anna plays Bat Form and names Holy Water.',
    'Anna разыгрывает карту «Обличье летучей мыши» и называет тип «Святая вода».',
    'Anna joue «\u00a0Forme de chauve-souris\u00a0» et nomme le type «\u00a0Eau bénite\u00a0».',
  ],
  [
    { type: 'played', seat: 1, card: SACRIFICE, on: RAPIER, as: -1 },
    'Boris plays Sacrifice against Rapier.',
    'Boris разыгрывает карту «Жертвоприношение» против карты «Рапира».',
    'Boris joue «\u00a0Sacrifice\u00a0» contre «\u00a0Rapière\u00a0».',
  ],
  [
    EVENTS.attacked,
    'Boris attacks the Maid with the Nun.',
    'Boris начинает бой: Монахиня атакует Няньку.',
    'Boris attaque la Servante avec la Nonne.',
  ],
  [
    EVENTS.died,
    'The Nun is struck down: a human.',
    'Монахиня гибнет: это человек.',
    'La Nonne tombe\u00a0: c’était une humaine.',
  ],
  [
    EVENTS.sankFromCellar,
    'Garlic sinks from Boris’s cellar into the moat.',
    'Карта «Чеснок» уходит из подвала в ров (Boris).',
    '«\u00a0Ail\u00a0» tombe de la cave de Boris dans les douves.',
  ],
])('%j', (event, english, russian, french) => {
  expect([en, ru, fr].map((texts) => texts.event(event, NAMES))).toEqual([english, russian, french]);
});

const combat = { attacker: NUN, defender: MAID, turn: 0, viewer: 0 };
test.each<[Partial<View>, Move, string, string, string]>([
  [
    { question: 'exchange' },
    { card: VAMPIRE_CARDS.garlic.number, pile: 'cellar' },
    'Garlic to the cellar',
    '«Чеснок» — в подвал',
    '«\u00a0Ail\u00a0» à la cave',
  ],
  [
    { question: 'pay' },
    { card: GARLIC },
    'Pay with Garlic',
    'Заплатить картой «Чеснок»',
    'Payer avec «\u00a0Ail\u00a0»',
  ],
  [
    { question: 'fight' },
    { attacker: NUN, defender: MAID },
    'The Nun attacks the Maid',
    'Монахиня атакует Няньку',
    'La Nonne attaque la Servante',
  ],
  [
    { question: 'support' },
    { play: ORGANIST, on: NUN, as: 0 },
    'Play Organist on the Nun: attack',
    'Сыграть «Органист» на Монахиню: атака',
    'Jouer «\u00a0Organiste\u00a0» sur la Nonne\u00a0: attaque',
  ],
  [
    { ...combat, question: 'lay', stack: [{ do: 'combat.continued' }] },
    { done: true },
    'Stop the combat',
    'Прекратить бой',
    'Arrêter le combat',
  ],
  [
    { ...combat, question: 'lay', stack: [{ do: 'combat.supplemented', side: 0 }] },
    { done: true },
    'Lay nothing',
    'Ничего не выкладывать',
    'Ne rien poser',
  ],
  [
    { question: 'take', stack: [{ do: 'mist.chosen', seat: 0, character: NUN }] },
    { card: RAPIER },
    'Sink Rapier',
    '«Рапира» — в ров',
    'Envoyer «\u00a0Rapière\u00a0» dans les douves',
  ],
  [
    { question: 'take', stack: [{ do: 'crypt.chosen', seat: 0 }] },
    { card: RAPIER },
    'Take Rapier',
    'Забрать «Рапира»',
    'Prendre «\u00a0Rapière\u00a0»',
  ],
])('a button: %j %j', (part, move, english, russian, french) => {
  const foreign = viewOf({ vampire: part.question === 'pay' ? 1 : 0, ...part });
  expect([en, ru, fr].map((texts) => texts.move(foreign, move, NAMES))).toEqual([english, russian, french]);
});

test('VE-5.15 a foreign card is told by its back', () => {
  const view = viewOf({ question: 'discard', vampire: 1, viewer: 0 });
  expect(en.move(view, { card: VAMPIRE_CARDS.garlic.number }, NAMES)).toBe('Give up Garlic (vampire deck)');
  expect(en.move(view, { card: HUMAN_CARDS.garlic.number }, NAMES)).toBe('Give up Garlic');
});

test.each<[Partial<Outcome>, string]>([
  [{ ending: 'vampires-dead', winner: 1 }, 'All three vampires are dead: Boris wins.'],
  [{ ending: 'humans-dead', winner: 0 }, 'All six humans are dead: Anna wins.'],
  [{ ending: 'conquest', winner: 0 }, 'Three revealed vampires hold the castle: Anna wins.'],
  [{ ending: 'resigned', winner: 0 }, 'The other player has resigned: Anna wins.'],
  [{ ending: 'points', winner: 1 }, 'Nobody has cards left: Boris wins by points.'],
  [
    { ending: 'points', winner: -1 },
    'Nobody has cards left, and both sides have as many points: a draw, and both win.',
  ],
])('VE-6 the end in words: %j', (part, headline) => {
  expect(en.event({ type: 'ended', outcome: outcome(part) }, NAMES)).toBe(headline);
  const opened = EVENTS.opened.all;
  expect(en.result(viewOf({ outcome: [outcome(part)], opened: [opened] }), NAMES)).toEqual([
    headline,
    'Humans 5 points, vampires 4 points.',
    'The vampires: Lady, Nun and Maid.',
    'The human player trusted: Lord and Officer.',
  ]);
});

test('VE-7 others are told the kind of step, never the options', () => {
  const s = table({ turn: 'night', step: 'action', castle: 'maid cook butler', vampire: { hand: 'musket garlic' } });
  vampire(s, 'combat', 'maid/cook', 'garlic');
  for (const viewer of [HUMAN, WATCHER])
    expect(en.prompt(game.view(s, viewer), NAMES)).toBe('Waiting for Anna: the action of the turn.');
  vampire(s, 'done');
  expect(en.prompt(game.view(s, HUMAN), NAMES)).toBe('Garlic: play Sacrifice or Secret Passage, or pass.');
  expect(en.prompt(game.view(s, VAMPIRE), NAMES)).toBe('Waiting for Boris: a response to the cards laid.');
  human(s, 'done');
  expect(en.prompt(game.view(s, HUMAN), NAMES)).toBe('Lay cards to defend the Cook against the Maid, or none.');
});

test('VE-8.7 the log names to the others only what is public', () => {
  const s = deal(3, { sides: 'host-chooses' });
  vampire(s, offers(s, VAMPIRE).find((offer) => offer.endsWith('>moat'))!);
  vampire(s, offers(s, VAMPIRE).find((offer) => offer.endsWith('>cellar'))!, 'done');
  const names = [...Object.values(CARD_NAMES).map(([en]) => en), ...Object.values(words.characters)];
  const lines = (viewer: number) => s.table.log!.map((event) => en.event(game.redact(s, event, viewer)!, NAMES));
  const named = (viewer: number) =>
    lines(viewer).filter((line) => !/castle/.test(line) && names.some((name) => line.includes(name)));
  expect(named(VAMPIRE).length).toBeGreaterThan(2);
  expect(named(WATCHER)).toEqual([]);
  expect(named(HUMAN).every((line) => line.startsWith('Boris'))).toBe(true);
});
