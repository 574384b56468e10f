import { words } from '@duskhall/blood-vendetta/texts/en/words.ts';
import { describe, expect, test } from 'vitest';
import { isCovered } from '../private-events.ts';
import { cardLines } from '../secret/card.ts';
import { columnsOf, formOf, moveAt, tilesOf, votersFor, whyNot } from '../secret/step.ts';
import { callsNow, isSecret, stageOf } from '../stage.ts';
import { EIGHT, Evening, NAMES } from './table.ts';

const SEATS = EIGHT.map((_, seat) => seat);

describe('VN-4.13.1: the form of a step is the same for every living seat', () => {
  test('through a whole cycle', () => {
    const evening = new Evening(EIGHT, { cycle: 1 });
    const forms = new Set<string>();
    for (let i = 0; i < 60 && isSecret(evening.view(-1)); i++) {
      const now = SEATS.map((seat) => formOf(evening.view(seat)));
      expect(new Set(now).size, now.join()).toBe(1);
      const tiles = SEATS.map((seat) => tilesOf(evening.view(seat)).join());
      expect(new Set(tiles).size).toBe(1);
      forms.add(now[0]!);
      evening.pass();
    }
    expect([...forms].sort()).toEqual(['board', 'card', 'pick']);
  });

  test('in the second step of a window, once all have answered the first', () => {
    const evening = new Evening(EIGHT, { cycle: 1 }).until(
      ({ stack, windows, phase }) =>
        phase === 'sunset' && stack.at(-1)?.do === 'window.closed' && windows[0]!.calls.includes('lord'),
    );
    for (const seat of SEATS) evening.enter(seat, { name: seat === 3 ? 4 : 3 });
    expect(SEATS.map((seat) => formOf(evening.view(seat)))).toEqual(SEATS.map(() => 'either'));
    for (const seat of SEATS) evening.enter(seat, { yes: false });
    expect(SEATS.map((seat) => formOf(evening.view(seat)))).toEqual(SEATS.map(() => 'rest'));
  });

  test('VN-4.13.2: tiles are the living in seat order, the own seat included, and nobody', () => {
    const evening = new Evening(EIGHT, { cycle: 1, dead: ['S4'] });
    expect(tilesOf(evening.view(0))).toEqual([0, 1, 2, 4, 5, 6, 7, -1]);
    const [monk, vampire] = [evening.moves(0), evening.moves(6)];
    expect([0, 1, -1].map((tile) => moveAt(monk, tile) !== null)).toEqual([false, true, false]);
    expect([6, 1, -1].map((tile) => moveAt(vampire, tile) !== null)).toEqual([false, true, true]);
  });

  test('even 24 players and nobody fit four columns', () => {
    expect([7, 9, 13, 25].map(columnsOf)).toEqual([2, 2, 3, 4]);
  });
});

test('a dimmed tile says why', () => {
  const evening = new Evening(EIGHT, { cycle: 1, last: { monk: 'S2' } });
  const why = (tile: number) => whyNot(evening.view(0), tile).code;
  expect([0, 1, -1].map(why)).toEqual(['not-yourself', 'twice-in-a-row', 'must-choose']);
});

describe('what stands on a card', () => {
  const read = (evening: Evening, seat: number) => cardLines(evening.view(seat), evening.log(seat), words, NAMES);

  test('VN-4.13.4: the choice for whoever was called, the neutral sentence for all others', () => {
    const evening = new Evening(EIGHT, { cycle: 1 }).enter(0, { name: 2 }).step('card.read');
    expect(read(evening, 0)).toEqual(['Your choice is made: Chris.']);
    expect(read(evening, 3)).toEqual([words.neutral]);
  });
  test('VN-4.1.6: the blocked read it on the card of their own call', () => {
    const evening = new Evening(EIGHT, { cycle: 1 }).enter(0, { name: 1 }).step('card.read').pass().step('card.read');
    expect(read(evening, 1)).toEqual(['Your powers are stilled until nightfall.']);
    expect(read(evening, 0)).toEqual([words.neutral]);
  });
  test('VN-4.2.4: the list of the hunters for those who are on it', () => {
    const evening = new Evening(EIGHT, { step: 'intro' }).until(({ stack }) => stack.at(-1)?.do === 'intro.read');
    expect(callsNow(evening.view(0), evening.log(0)).calls).toEqual(['meet-hunters']);
    expect(read(evening, 0)).toEqual(['The hunters: Anna, Felix and Hari.']);
    expect(read(evening, 1)).toEqual([words.neutral]);
  });
  test('VN-4.4.3: the victim for the clan', () => {
    const evening = new Evening(EIGHT, { cycle: 1 }).step('board.closed');
    for (const seat of [0, 5, 7]) evening.enter(seat, { vote: 3 });
    evening.step('card.read');
    expect(read(evening, 5)).toEqual(['The hunters strike Dora.']);
    expect(read(evening, 3)).toEqual([words.neutral]);
  });
  test('VN-5.13.3: the song for the doomed alone, on a card of its own', () => {
    const roles = ['banshee', 'queen', 'vampire', 'vampire', 'vampire', 'hunter'];
    const evening = new Evening(roles, { cycle: 1 }).until(
      ({ stack, phase }) => phase === 'sunset' && stack.at(-1)?.do === 'window.closed',
    );
    evening.enter(0, { name: 3 }).step('card.read');
    expect([read(evening, 0), read(evening, 3)]).toEqual([['Your choice is made: Dora.'], [words.neutral]]);
    evening.pass().step('card.read');
    expect(read(evening, 0)).toEqual([words.neutral]);
    expect(read(evening, 3)[0]).toContain('death song');
  });
});

test('VN-4.4.2: votes are seen by those awake, and by nobody else', () => {
  const evening = new Evening(EIGHT, { cycle: 1 }).step('board.closed').enter(0, { vote: 3 }).enter(6, { vote: 3 });
  expect(votersFor(evening.view(5), 3)).toEqual([0]);
  expect(votersFor(evening.view(1), 3)).toEqual([]);
});

test('VN-4.13.7: a page is quiet by day, and free by night', () => {
  const evening = new Evening(EIGHT, { step: 'roles' });
  expect([isSecret(evening.view(0)), stageOf(evening.view(0))]).toEqual([true, 'roles']);
  evening.step('debate.closed');
  expect([isSecret(evening.view(0)), stageOf(evening.view(0))]).toEqual([false, 'debate']);
});

test('what only one seat hears stays out of the log', () => {
  const evening = new Evening(EIGHT, { cycle: 1 }).enter(0, { name: 2 }).step('debate.closed');
  const logs = SEATS.map((seat) => evening.log(seat).filter((event) => !isCovered(event)));
  for (const log of logs) expect(log).toEqual(logs[0]);
  expect(logs[0]!.length).toBeGreaterThan(5);
});
