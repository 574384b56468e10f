import type { Event, View } from '@duskhall/vampire-empire';
import { expect, test } from 'vitest';
import { responses } from '../responses.ts';
import { WINDOWS } from '../windows.ts';

const asks = (question: string, turn: number) => ({ question, turn }) as View;
const TURN = { type: 'turnBegan', seat: 1, turn: 3 } as Event;
const passed = (seat: number) => ({ type: 'passed', seat }) as Event;
const played = (seat: number) => ({ type: 'played', seat, card: 1, on: 0, as: -1 }) as Event;

test.each([
  ['the other’s turn has begun', 1, [TURN], false],
  ['the other has passed', 1, [TURN, passed(1)], false],
  ['the other has played a card', 1, [TURN, passed(1), played(1)], true],
  ['the other has played one, and it was passed on', 1, [TURN, played(1), passed(0)], false],
  ['the other played one a turn ago', 1, [played(1), TURN], false],
  ['one has played a card oneself', 1, [TURN, played(0)], false],
  ['it is one’s own turn', 0, [TURN], true],
] as const)('VE-4.6 a support window: %s', (_, turn, log, isConcern) => {
  expect(responses.concerns(asks('support', turn), 0, log)).toBe(isConcern);
});

test('VE-4.13 a window that answers something always concerns; other questions are no windows', () => {
  for (const window of WINDOWS.slice(1)) expect(responses.concerns(asks(window, 1), 0, [TURN])).toBe(true);
  for (const question of ['exchange', 'action', 'lay', 'pay', '']) expect(responses.kindOf(asks(question, 0))).toBe('');
});

test('each window has a name in every language', () => {
  for (const locale of ['en', 'ru', 'fr'] as const) expect(Object.keys(responses.kinds(locale))).toEqual([...WINDOWS]);
});
