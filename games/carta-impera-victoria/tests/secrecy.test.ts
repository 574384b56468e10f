import { HOUSE, WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { agesOf, CARDS, ECONOMY, MILITARY } from '../cards/index.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import { markerOf } from '../rules/markers.ts';
import { columnOf } from '../state.ts';
import { asked, choose, deal, finish, names, offers, play, refused, table, told, turn, use } from './table.ts';

const effects = { step: 'effects' } as const;
const EVERYBODY = [0, 1, 2, HOUSE, WATCHER];

test('CIV-8.2, CIV-9.28: of another hand a viewer sees sizes and ages, its owner the faces', () => {
  const s = table({ hands: ['military-i', 'science-i culture-iii economy-ii economy-iii'] });
  for (const viewer of EVERYBODY) {
    const view = game.view(s, viewer);
    expect(view.hands).toEqual([
      [1, 0, 0],
      [1, 1, 2],
      [0, 0, 0],
    ]);
    expect(names(view.hand)).toBe(viewer >= 0 ? names(s.hands[viewer]!) : '');
  }
});
test('CIV-8.2: hands alike from the back look alike, whatever the order', () => {
  const one = table({ hands: ['military-i', 'science-i culture-iii'] });
  const other = table({ hands: ['military-i', 'utopia-iii religion-i'] });
  for (const viewer of [0, 2, HOUSE, WATCHER]) expect(game.view(one, viewer)).toEqual(game.view(other, viewer));
  expect(game.view(one, 1)).not.toEqual(game.view(other, 1));
});
test('CIV-8.1, CIV-8.2: of deck and removed cards only the ages are seen, by nobody more', () => {
  const s = deal(3, 4);
  for (const viewer of EVERYBODY) {
    const view = game.view(s, viewer);
    expect([view.deck, view.removed]).toEqual([agesOf(s.deck), [3, 3, 3]]);
    expect(Object.keys(view)).not.toContain('rng');
  }
  const hidden = [2, 1, 0].map((age) => [...s.removed, ...s.deck].filter((card) => card % 3 === age).toSorted());
  const other = game.clone(s);
  other.removed = hidden.flatMap((cards) => cards.splice(0, 3));
  other.deck = hidden.flat();
  expect([other.deck, other.removed]).not.toEqual([s.deck, s.removed]);
  for (const viewer of EVERYBODY) expect(game.view(other, viewer)).toEqual(game.view(s, viewer));
});
test('CIV-8.2: a drawn card shows its face to the drawer, its age to others', () => {
  const s = table({ ...effects, deck: 'military-i science-ii culture-iii utopia-iii' });
  finish(s, 0);
  const drew = { type: 'drew', seat: 0, ages: [1, 1, 1] };
  expect(told(s, 0, 'drew')).toEqual([
    { ...drew, cards: [CARDS['military-i'].number, CARDS['science-ii'].number, CARDS['culture-iii'].number] },
  ]);
  for (const viewer of [1, 2, WATCHER]) expect(told(s, viewer, 'drew')).toEqual([{ ...drew, cards: [] }]);
  const dug = table({ ...effects, areas: ['S1'], deck: 'military-i science-ii' });
  use(dug, 0, 'breakthrough');
  expect(told(dug, 1, 'drew')).toEqual([{ type: 'drew', seat: 0, cards: [], ages: [1, 1, 0] }]);
});

test('CIV-8.1: columns, markers, coin, quotas and a skipped step are public', () => {
  const s = table({
    ...effects,
    areas: ['M3 C1', 'E1'],
    hands: ['science-i', ''],
    embargoes: ['1 economy'],
    democracies: ['0 military'],
    coin: '0 1 economy',
    discard: 'utopia-iii',
  });
  use(s, 0, 'assassination', 'science-i');
  const [first, ...others] = EVERYBODY.map((viewer) => {
    const { areas, markers, coinHolder, coinSource, coinDomain, used, discard } = game.view(s, viewer);
    return { areas, markers, coinHolder, coinSource, coinDomain, used, discard };
  });
  expect(first).toEqual({
    ...{
      areas: s.areas,
      coinHolder: 0,
      coinSource: 1,
      coinDomain: ECONOMY,
      discard: [CARDS['utopia-iii'].number, CARDS['science-i'].number],
      used: 1,
    },
    markers: [
      markerOf(columnOf(1, ECONOMY), CARDS['economy-i'].number),
      markerOf(columnOf(0, MILITARY), CARDS['utopia-iii'].number),
    ],
  });
  for (const other of others) expect(other).toEqual(first);
});
test('CIV-8.1: what is legal, and why not, is told to the deciding player alone', () => {
  const s = table({ hands: ['military-i', 'science-i'] });
  expect([game.view(s, 0).question, game.view(s, 1).question, game.view(s, WATCHER).question]).toEqual([
    'play',
    '',
    '',
  ]);
  for (const viewer of [1, 2, HOUSE, WATCHER]) {
    expect(offers(s, viewer)).toEqual([]);
    expect([refused(s, viewer, 'military-i'), refused(s, viewer, 'culture-i')]).toEqual([
      'not-asked CIV-4.1',
      'not-asked CIV-4.1',
    ]);
    expect(game.view(s, viewer).owes).toEqual([true, false, false]);
  }
});
test('CIV-8.1: a spectator sees no hand, pack, set-aside or answer', () => {
  const s = deal(3, 2, { deal: 'draft' });
  choose(s, 0, offers(s, 0)[0]!);
  expect(game.view(s, WATCHER)).toMatchObject({
    ...{ hand: [], pack: [], picks: [], passed: [], question: '', answer: [], asked: 0, lane: [] },
    ...{ packSizes: [4, 4, 4], owes: [false, true, true], known: [[], [], []], rival: [] },
  });
  expect(game.view(s, 1)).toMatchObject({ answer: [], question: 'pick', pack: s.packs[1] });
  expect(game.view(s, 0).answer).toHaveLength(1);
});

test('CIV-8.1: a pack shows its faces to its holder alone', () => {
  const s = deal(2, 2, { deal: 'draft' });
  const faces = (viewer: number) => told(s, viewer, 'gotPack').map((event) => 'cards' in event && event.cards);
  expect([faces(0), faces(1), faces(WATCHER)]).toEqual([
    [s.packs[0], []],
    [[], s.packs[1]],
    [[], []],
  ]);
});

test('CIV-6.11: everything is opened at the end, and not before', () => {
  const s = table({
    areas: ['S6'],
    hands: ['science-i', 'culture-i', ''],
    deck: 'military-i religion-i economy-ii utopia-iii culture-iii',
  });
  play(s, 0, 'science-i');
  for (const viewer of EVERYBODY) expect(game.view(s, viewer)).toMatchObject({ opened: [], outcome: [] });
  finish(s, 0);
  for (const viewer of EVERYBODY) {
    const [opened] = game.view(s, viewer).opened;
    expect([opened!.hands.map(names), names(opened!.deck), opened!.removed]).toEqual([
      ['military-i religion-i economy-ii', 'culture-i', ''],
      'utopia-iii culture-iii',
      s.removed,
    ]);
    expect(told(s, viewer, 'drew')).toEqual([
      {
        type: 'drew',
        seat: 0,
        cards: [CARDS['military-i'].number, CARDS['religion-i'].number, CARDS['economy-ii'].number],
        ages: [2, 1, 0],
      },
    ]);
  }
  expect(asked(s)).toBe('');
});
test('CIV-6.11: the draft picks are opened too', () => {
  const packs = ['military-i religion-i economy-i science-i', 'culture-i culture-i science-i religion-i'];
  const s = table({ seats: 2, options: { deal: 'draft' }, packs, deck: 'military-ii' });
  for (const card of ['military-i', 'science-i', 'culture-i', 'religion-i', 'economy-i', 'culture-i'])
    choose(s, s.picks[0]!.length === s.picks[1]!.length && s.table.answers[0] === null ? 0 : 1, card);
  choose(s, 1, 'science-i');
  turn(s, 0, 'military-i');
  expect(game.view(s, WATCHER).opened).toEqual([]);
  turn(s, 1, 'culture-i');
  for (const viewer of [0, 1, WATCHER])
    expect(game.view(s, viewer).opened[0]!.picks.map(names)).toEqual([
      'military-i culture-i economy-i',
      'science-i religion-i culture-i',
    ]);
  expect(told(s, WATCHER, 'picked')).toContainEqual({
    type: 'picked',
    seat: 0,
    round: 1,
    cards: [CARDS['military-i'].number],
  });
});
test('CIV-8.1: a turn tells others nothing of the hand but its ages', () => {
  const [one, other] = ['culture-i', 'economy-i'].map((card) => table({ hands: [`military-i ${card}`] }));
  for (const s of [one!, other!]) turn(s, 0, 'military-i');
  for (const viewer of [1, 2, WATCHER]) expect(game.view(one!, viewer)).toEqual(game.view(other!, viewer));
});
