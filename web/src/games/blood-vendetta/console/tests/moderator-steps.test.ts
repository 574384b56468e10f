import { bloodVendetta, type Move } from '@duskhall/blood-vendetta';
import { words } from '@duskhall/blood-vendetta/texts/en/words.ts';
import { expect, test } from 'vitest';
import { type Advice, adviceFor } from '../advice.ts';
import { entryOf, gestureOf, isWhole } from '../entry.ts';
import { checklist, stepOf, tellings, wakeOf } from '../moderator-steps.ts';
import { resolutionOf } from '../resolution.ts';
import { CONSOLE } from '../words.ts';
import { type Evening, evening } from './evening.ts';

const ROLES = ['king', 'queen', 'lamia', 'count', 'dhampir', 'hunter', 'monk', 'leader'];
const NAMES = ['Anna', 'Boris', 'Chloé', 'Daria', 'Émile', 'Felix', 'Gwen', 'Harold'];
const begin = (options: object = {}) =>
  evening({ roles: ROLES, step: 'dawn', cycle: 0 }, { moderator: 'human', ...options });
const items = ({ view, s, log }: Evening) => checklist(view(), s(), log).map(({ call, state }) => `${call} ${state}`);
const wake = ({ view, s, log }: Evening) => wakeOf(view(), s(), log);
const told = ({ view, s, log }: Evening) => tellings(view(), s(), log, words, NAMES);

test('VN-4.1.1: the calls of a phase are led through one after the other', () => {
  const table = begin();
  expect(items(table)).toEqual(['monk now', 'lamia next', 'queen next']);
  expect([stepOf(table.view()), wake(table)]).toEqual(['ask', [6]]);
  table.enter(6, { name: 1 });
  table.close();
  expect([stepOf(table.view()), items(table)]).toEqual(['tell', ['monk now', 'lamia next', 'queen next']]);
  table.close();
  expect(items(table)).toEqual(['monk done', 'lamia now', 'queen next']);
  expect(wake(table)).toEqual([2]);
});

test('VN-4.11.1: the computed answer is told to whom it concerns, to nobody else', () => {
  const table = begin();
  table.enter(6, { name: 1 });
  table.close();
  expect(told(table)).toEqual([{ seat: 6, lines: ['Your choice is made: Boris.'] }]);
  table.until('tie.answered');
  table.until('window.closed');
  expect(wake(table)).toEqual([0, 3]);
  table.enter(0, { name: 5 }, { yes: false });
  table.close();
  const lines = told(table);
  expect(lines.map(({ seat }) => seat)).toEqual([0, 3]);
  expect(lines[0]!.lines.join(' ')).toContain('Felix: Hunter.');
  expect(lines[1]!.lines.join(' ')).toContain('The Lord is Anna.');
});

test('VN-4.1.6: a stilled holder wakes, and reads that on the card', () => {
  const table = begin();
  table.enter(6, { name: 1 });
  table.close();
  table.close();
  table.close();
  table.close();
  expect(items(table)).toEqual(['monk done', 'lamia done', 'queen now']);
  expect(wake(table)).toEqual([1]);
  expect(table.s().table.questions[1]).not.toBe('target');
  table.close();
  expect(told(table)).toEqual([{ seat: 1, lines: ['Your powers are stilled until nightfall.'] }]);
});

test('VN-4.4: the clan wakes together, and is told whom it strikes', () => {
  const table = begin();
  table.until('board.closed');
  expect([stepOf(table.view()), items(table), wake(table)]).toEqual(['vote', ['hunters now'], [5, 6, 7]]);
  for (const seat of [5, 7]) table.enter(seat, { vote: 0 }, { lock: true });
  table.close();
  expect(stepOf(table.view())).toBe('tie');
  table.close();
  expect(told(table)).toEqual([5, 6, 7].map((seat) => ({ seat, lines: ['The hunters strike Anna.'] })));
});

test('VN-4.6: the running resolution says who would die', () => {
  const table = begin();
  table.close();
  table.close();
  table.enter(2, { name: 0 }, { yes: true });
  table.close();
  table.close();
  table.enter(1, { name: 2 });
  expect(resolutionOf(table.s())).toMatchObject({ lamia: 2, partner: 0, isHost: true, queenWard: -1, dying: [] });
  table.until('board.closed');
  for (const seat of [5, 7]) table.enter(seat, { vote: 2 }, { lock: true });
  table.until('window.closed');
  const { attacks, queenWard, dying, lord } = resolutionOf(table.s());
  expect(attacks).toHaveLength(1);
  // The lamia is covered by the queen; her guest, the lord, is not.
  expect([queenWard, dying, lord]).toEqual([2, [0], 0]);
});

test('a decision in parts is put together and entered whole', () => {
  const table = begin();
  table.close();
  table.close();
  const first = entryOf(bloodVendetta, table.s(), 2, []);
  expect([first.question, isWhole(first)]).toEqual(['target', false]);
  const parts = gestureOf(first, { name: 4 });
  const second = entryOf(bloodVendetta, table.s(), 2, parts);
  expect([second.question, second.choices, isWhole(second)]).toEqual(['place', [{ yes: true }, { yes: false }], false]);
  const whole = gestureOf(second, { yes: false });
  expect(isWhole(entryOf(bloodVendetta, table.s(), 2, whole))).toBe(true);
  table.enter(2, ...whole);
  // Whoever has only harmless questions after a choice of one part is done with it.
  const prince = evening({ roles: ['prince', ...ROLES.slice(1)], step: 'dawn' }, { moderator: 'human' });
  prince.until('tie.answered');
  prince.until('window.closed');
  expect(isWhole(entryOf(bloodVendetta, prince.s(), 0, [{ name: 5 }]))).toBe(true);
});

test('on a board the vote that was read from hands is locked with it', () => {
  const table = begin();
  table.until('board.closed');
  const entry = entryOf(bloodVendetta, table.s(), 5, []);
  const gesture = gestureOf(entry, { vote: 0 });
  expect(gesture).toEqual([{ vote: 0 }, { lock: true }]);
  table.enter(5, ...gesture);
});

test('VN-4.13.4: harmless answers reach no console', () => {
  const table = begin();
  const before = JSON.stringify([table.view(), table.s()]);
  table.enter(3, { name: 5 });
  expect(table.log.some(({ type }) => type === 'mused')).toBe(false);
  expect(JSON.stringify([table.view(), table.s()])).toBe(before);
});

test('VN-4.11.7: printed cards are recorded, then their holders are known', () => {
  const options = { moderator: 'human', cards: 'printed', leakGuard: 'on' };
  const table = evening(null, options, 8);
  table.until('roll.entered');
  expect(stepOf(table.view())).toBe('record');
  expect(checklist(table.view(), table.s(), table.log).every(({ state }) => state === 'done')).toBe(true);
  for (let seat = 0; seat < 8; seat++) {
    const moves = bloodVendetta.free(table.s(), -1) as Move[];
    const record = moves.find((move) => 'record' in move && move.of === seat)!;
    table.enter(-1, record);
  }
  expect(table.view().opened[0]!.roles).not.toContain(-1);
  table.close();
  expect(stepOf(table.view())).toBe('night');
});

/** By step of the evening: what the moderator is to keep in mind. */
function adviceOf(table: Evening, isGuest: readonly boolean[], steps: number): [step: string, advice: Advice[]][] {
  return Array.from({ length: steps }, () => {
    const { view, s, log } = table;
    const calls = log.flatMap((event) => (event.type === 'called' ? event.call : [])).at(-1);
    const now: [string, Advice[]] = [`${calls} ${stepOf(view())}`, adviceFor(view(), s(), log, isGuest)];
    table.close();
    return now;
  });
}
const none = ROLES.map(() => false);
const all = ROLES.map(() => true);

test('VN-4.11.1: at a leader’s call the voice must not betray the seat', () => {
  const intro = evening({ roles: ROLES, step: 'intro' }, { moderator: 'human' });
  expect(adviceOf(intro, none, 2)).toEqual([
    ['meet-hunters show', []],
    ['meet-leader show', ['voice']],
  ]);
  const day = begin();
  day.until('board.closed');
  expect(adviceOf(day, none, 3)).toEqual([
    ['hunters vote', ['voice']],
    ['hunters tie', ['voice']],
    ['hunters tell', []],
  ]);
});

test('VN-4.11.2 VN-5.13.3: round the table with the song, and a sign that the Scout has understood', () => {
  const roles = ['king', 'banshee', 'vampire', 'vampire', 'vampire', 'vampire', 'hunter', 'scout'];
  const sunset = () => {
    const table = evening({ roles, step: 'dawn', cycle: 0 }, { moderator: 'human' });
    table.until('board.closed');
    table.until('window.closed');
    return table;
  };
  const table = sunset();
  const heard = adviceOf(table, all, 7);
  expect(heard).toEqual([
    ['lord ask', []],
    ['lord tell', []],
    ['banshee ask', []],
    ['banshee tell', []],
    ['banshee tell', ['song']],
    ['scout ask', []],
    ['scout tell', ['scout']],
  ]);
  expect(adviceOf(sunset(), none, 7).every(([, advice]) => advice.length === 0)).toBe(true);
  const singing = sunset();
  for (let i = 0; i < 4; i++) singing.close();
  expect([wake(singing), told(singing).length]).toEqual([[], 1]);
});

test('VN-4.11.2: there is a sign for the doomed and for the Bride who is asked, in every language', () => {
  for (const { signs, advice } of Object.values(CONSOLE)) {
    expect([signs.doomed(-1, -1), signs.warned(-1, -1)].every((sign) => sign.length > 10)).toBe(true);
    expect(Object.values(advice)).toHaveLength(3);
  }
});
