import { HOUSE, WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import type { State } from '../state.ts';
import { finish, hand, names, play, sorted, table, told, use } from './table.ts';

const effects = { step: 'effects' } as const;
const EVERYBODY = [0, 1, 2, HOUSE, WATCHER];
/** By holder: what a viewer knows of that hand. */
const known = (s: State, viewer: number): string[] => game.view(s, viewer).known.map(sorted);

test('CIV-8.3: a card taken back openly is known to be in the hand until such a card leaves it', () => {
  const s = table({ ...effects, seats: 2, areas: ['S3 M1', ''], hands: ['military-i science-iii science-iii', ''] });
  use(s, 0, 'experiment', 'military', 'science-iii');
  expect([known(s, 1), known(s, WATCHER), known(s, 0)]).toEqual([
    ['military-i', ''],
    ['military-i', ''],
    ['', ''],
  ]);
  finish(s, 0);
  finish(s, 1);
  play(s, 0, 'military-i');
  expect([known(s, 1), hand(s, 0).includes('military-i')]).toEqual([['', ''], true]);
});
test('CIV-8.3: cards taken from the discard pile are known too, and forgotten when discarded', () => {
  const s = table({ ...effects, areas: ['U5 M3'], discard: 'science-i culture-i' });
  use(s, 0, 'republic', 'science-i', 'culture-i');
  expect(known(s, 2)).toEqual(['science-i culture-i', '', '']);
  use(s, 0, 'assassination', 'science-i');
  expect(known(s, 2)).toEqual(['culture-i', '', '']);
});

const inquiry = { ...effects, areas: ['R1'], hands: ['military-i science-i', 'culture-i economy-ii', 'utopia-iii'] };
test('CIV-8.1: while an Inquisition is open the two concerned see the taken hand, others its ages', () => {
  const s = table(inquiry);
  use(s, 0, 'inquisition', '1', 'science-i');
  expect(EVERYBODY.map((viewer) => names(game.view(s, viewer).taken))).toEqual([
    'culture-i economy-ii',
    'culture-i economy-ii',
    ...['', '', ''],
  ]);
  for (const viewer of EVERYBODY) {
    const view = game.view(s, viewer);
    expect([view.hands[0], view.hands[1], view.takenAges]).toEqual([
      [3, 1, 0],
      [0, 0, 0],
      [1, 1, 0],
    ]);
    expect(names(view.tray)).toBe(viewer === 0 ? 'science-i' : '');
    expect(view.lane.length).toBe(viewer === 0 ? 1 : 0);
  }
});
test('CIV-8.1: the log of an Inquisition in its versions: for the two concerned, and for the public', () => {
  const s = table(inquiry);
  use(s, 0, 'inquisition', '1', 'science-i', 'economy-ii');
  const took = { type: 'tookHand', seat: 0, target: 1, ages: [1, 1, 0] };
  const gave = { type: 'gaveBack', seat: 0, target: 1, ages: [1, 1, 0] };
  for (const viewer of [0, 1])
    expect(told(s, viewer, 'tookHand', 'gaveBack')).toEqual([
      { ...took, cards: [CARDS['culture-i'].number, CARDS['economy-ii'].number] },
      { ...gave, cards: [CARDS['science-i'].number, CARDS['economy-ii'].number] },
    ]);
  for (const viewer of [2, HOUSE, WATCHER])
    expect(told(s, viewer, 'tookHand', 'gaveBack')).toEqual([
      { ...took, cards: [] },
      { ...gave, cards: [] },
    ]);
});
test('CIV-8.1: afterwards the active seat knows the whole new hand, the target what was kept, others nothing', () => {
  const s = table(inquiry);
  use(s, 0, 'inquisition', '1', 'science-i', 'economy-ii');
  expect([0, 1, 2, WATCHER].map((viewer) => known(s, viewer))).toEqual([
    ['', 'economy-ii science-i', ''],
    ['culture-i', '', ''],
    ['', '', ''],
    ['', '', ''],
  ]);
  for (const viewer of EVERYBODY)
    expect(game.view(s, viewer)).toMatchObject({ taken: [], takenAges: [0, 0, 0], tray: [] });
});
test('CIV-8.1: Inquisition mixes up what others knew of the two hands', () => {
  const s = table({ ...inquiry, areas: ['R1 U3', '', ''], discard: 'science-iii' });
  use(s, 0, 'oligarchy', 'science-iii');
  expect([known(s, 1)[0], known(s, 2)[0]]).toEqual(['science-iii', 'science-iii']);
  use(s, 0, 'inquisition', '1', 'military-i', 'economy-ii');
  expect([known(s, 1)[0], known(s, 2)[0], known(s, WATCHER)[0]]).toEqual(['science-iii culture-i', '', '']);
});
test('CIV-8.1: who gets a card he knew of sees that it is gone', () => {
  const s = table({ ...inquiry, areas: ['R1 U3', '', ''], discard: 'science-iii' });
  use(s, 0, 'oligarchy', 'science-iii');
  use(s, 0, 'inquisition', '1', 'science-iii', 'economy-ii');
  expect(known(s, 1)[0]).toBe('culture-i');
});
