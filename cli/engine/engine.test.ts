import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { run } from '../tests/scripted-terminal.ts';
import { answerLine } from './command.ts';
import { LONGEST_LINE } from './lines.ts';
import { noMatches } from './matches.ts';

// biome-ignore lint/suspicious/noExplicitAny: the answers are what is being tested
type Answer = any;

/** What the engine answers to these requests, or to lines that are none. */
async function ask(...requests: (object | string)[]): Promise<Answer[]> {
  const lines = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)));
  const { code, output, errors } = await run(['engine'], lines.map((line) => `${line}\n`).join(''));
  expect([code, errors]).toEqual([0, '']);
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const TIC_TAC_TOE = { id: 1, do: 'new', game: 'tic-tac-toe', seed: 'a' };
const mark = (seat: number, cell: number) => ({ id: cell, do: 'move', seat, move: { cell } });

test('a game from the first move to the last', async () => {
  const moves = [mark(0, 0), mark(1, 3), mark(0, 1), mark(1, 4), mark(0, 2)];
  const answers = await ask(TIC_TAC_TOE, { do: 'legal', seat: 0 }, ...moves, { do: 'scores' }, { do: 'waiting' });
  const [opened, legal, first, , , , last, scores, waiting] = answers;
  expect(opened).toMatchObject({ id: 1, ok: true, match: 1, waiting: [0], house: false, over: false });
  expect(legal).toMatchObject({ id: null, ok: true, asked: 1 });
  expect(legal.moves).toHaveLength(9);
  expect(legal.labels[4]).toBe('a cross in the centre');
  expect(first).toEqual({
    ...{ id: 0, ok: true, events: [{ type: 'marked', seat: 0, cell: 0 }] },
    ...{ asked: 1, waiting: [1], house: false, over: false },
  });
  expect(last).toMatchObject({ ok: true, over: true, waiting: [] });
  expect(scores.scores).toEqual([1, 0]);
  expect(waiting).toEqual({ id: null, ok: true, waiting: [], house: false, over: true });
});

test('a seat may be left out where the table waits for one only', async () => {
  const [, , moved, view] = await ask(
    TIC_TAC_TOE,
    { do: 'legal' },
    { do: 'move', move: { cell: 8 } },
    { do: 'view', seat: 1 },
  );
  expect(moved.ok).toBe(true);
  expect(view.view.board[8]).toBe(0);
});

test('several matches at a time; the newest is meant unless a line names one', async () => {
  const [, second, , inFirst, inSecond, forgot, wrong, third] = await ask(
    ...[TIC_TAC_TOE, { ...TIC_TAC_TOE, id: 2 }, { ...mark(0, 0), match: 1 }],
    ...[{ do: 'waiting', match: 1 }, { do: 'waiting' }, { do: 'forget' }, { do: 'waiting', match: 2 }, TIC_TAC_TOE],
  );
  expect([second.match, inFirst.waiting, inSecond.waiting]).toEqual([2, [1], [0]]);
  expect(forgot.open).toEqual([1]);
  expect(wrong).toMatchObject({ ok: false, code: 'unknown-match' });
  expect(third.match).toBe(3);
});

test('several moves are taken all or none', async () => {
  const both = (second: object) => ({ do: 'move', seat: 0, moves: [{ cell: 0 }, second] });
  const [, before, refused, after] = await ask(TIC_TAC_TOE, { do: 'digest' }, both({ cell: 1 }), { do: 'digest' });
  expect(refused).toMatchObject({ ok: false, code: 'not-your-turn', rule: 'TTT-2' });
  expect(after.digest).toBe(before.digest);
});

test('a refusal has a code, the number of the rule and a sentence in the language of the match', async () => {
  const [, , refused] = await ask({ ...TIC_TAC_TOE, locale: 'ru' }, mark(0, 4), { ...mark(1, 4), id: 'x' });
  expect(refused).toEqual({ id: 'x', ok: false, code: 'taken', rule: 'TTT-2', text: 'Клетка в центре уже занята.' });
});

test('a late answer is refused', async () => {
  const [, late, right] = await ask(TIC_TAC_TOE, { ...mark(0, 0), asked: 0 }, { ...mark(0, 0), asked: 1 });
  expect(late).toMatchObject({ ok: false, code: 'late' });
  expect(right.ok).toBe(true);
});

test('the same lines get the same answers, time-outs included', async () => {
  const lines = [TIC_TAC_TOE, { do: 'timeout' }, { do: 'timeout', seat: 1 }, { do: 'record' }, { do: 'digest' }];
  const answers = await ask(...lines);
  expect(answers).toEqual(await ask(...lines));
  expect(answers[3].record.entries.map(({ by }: { by: string }) => by)).toEqual(['clock', 'clock']);
});

const TOLD = { type: 'marked', seat: 0, cell: 4 };
test('every viewer is told its own part of what happened, by whatever it came about', async () => {
  const dealt = { do: 'new', game: 'kuhn-poker', seed: 'a' };
  const [, own, watcher, , other, late, lateWatcher] = await ask(
    ...[dealt, { do: 'events', seat: 0 }, { do: 'events', seat: 'watcher' }, { do: 'timeout', seat: 0 }],
    ...[
      { do: 'events', seat: 1 },
      { do: 'timeout', viewer: 1 },
      { do: 'events', seat: 'watcher' },
    ],
  );
  expect(own.events).not.toEqual([]);
  expect(JSON.stringify(own.events)).not.toBe(JSON.stringify(watcher.events));
  expect(other.events).not.toEqual([]);
  expect(late.events).not.toEqual([]);
  expect(lateWatcher.events).not.toEqual([]);
  const [, moved, told, again, undone] = await ask(
    TIC_TAC_TOE,
    { ...mark(0, 4), viewer: 'watcher' },
    { do: 'events', seat: 1 },
    { do: 'events', seat: 'house' },
    { do: 'view', seat: 0, viewer: 1 },
  );
  expect([moved.events, told.events, again.events]).toEqual([[TOLD], [TOLD], [TOLD]]);
  expect(undone).toMatchObject({ ok: false, code: 'unknown-field' });
});

test('what the house does by its own word is told too', async () => {
  const matches = noMatches();
  const say = async (request: object): Promise<Answer> =>
    JSON.parse(await answerLine(matches, JSON.stringify(request)));
  let { waiting, house } = await say({ do: 'new', game: 'blood-vendetta', seed: 'close' });
  while (!house) {
    const { moves } = await say({ do: 'legal', seat: waiting[0] });
    ({ waiting, house } = await say({ do: 'move', seat: waiting[0], move: moves.at(-1) }));
  }
  const closed = await say({ do: 'close', viewer: 'house' });
  expect(closed).toMatchObject({ ok: true, events: expect.any(Array) });
  expect(closed.events).not.toEqual([]);
  expect(await say({ do: 'events', seat: 'house' })).toMatchObject({ events: closed.events });
});

test('a scenario sets the table', async () => {
  const scenario = { board: ['XOX', 'OXO', '...'] };
  const [opened, legal] = await ask({ ...TIC_TAC_TOE, scenario }, { do: 'legal' });
  expect([opened.ok, legal.moves]).toEqual([true, [{ cell: 6 }, { cell: 7 }, { cell: 8 }]]);
});

for (const { name } of GAMES)
  test(`${name} is played to its end by asking for legal moves`, async () => {
    const matches = noMatches();
    const say = async (request: object): Promise<Answer> => {
      const answer = JSON.parse(await answerLine(matches, JSON.stringify(request)));
      expect(answer).toMatchObject({ ok: true });
      return answer;
    };
    let { waiting, over } = await say({ do: 'new', game: name, seed: 'end' });
    for (let turn = 0; !over; turn++) {
      const [seat] = waiting;
      if (seat === undefined) {
        ({ waiting, over } = await say({ do: 'close' }));
        continue;
      }
      const { moves, labels } = await say({ do: 'legal', seat });
      expect(labels).toHaveLength(moves.length);
      ({ waiting, over } = await say({ do: 'move', seat, move: moves[turn % moves.length] }));
    }
    expect((await say({ do: 'view', seat: 'watcher' })).view).toBeTypeOf('object');
    expect((await say({ do: 'scores' })).scores).toHaveLength((await say({ do: 'record' })).record.seats);
  });

const BAD: [what: string, request: object | string, code: string, rule?: string][] = [
  ['no JSON', '{"do":', 'malformed'],
  ['no object', '[1,2]', 'malformed'],
  ['a bare null', 'null', 'malformed'],
  ['bytes that are no text', '\u0000\ufffd', 'malformed'],
  ['a deep nest', '['.repeat(400_000), 'malformed'],
  ['a deep nest as id', `{"id":${'['.repeat(200_000)}${']'.repeat(200_000)},"do":"waiting"}`, 'malformed'],
  ['a deep nest as move', `{"do":"move","seat":0,"move":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'not-a-move'],
  ['a line too long', JSON.stringify({ do: 'x'.repeat(LONGEST_LINE) }), 'too-long'],
  ['no command', {}, 'unknown-command'],
  ['an unknown command', { do: 'dance' }, 'unknown-command'],
  ['an inherited command', { do: 'constructor' }, 'unknown-command'],
  ['an unknown field', { do: 'legal', seta: 0 }, 'unknown-field'],
  ['an unknown match', { do: 'legal', match: 7 }, 'unknown-match'],
  ['an unknown game', { do: 'new', game: 'go' }, 'unknown-game'],
  ['an inherited game', { do: 'new', game: '__proto__' }, 'unknown-game'],
  ['a game that is no text', { do: 'new', game: {} }, 'unknown-game'],
  ['no game', { do: 'new' }, 'unknown-game'],
  ['too many seats', { do: 'new', game: 'tic-tac-toe', seats: 3 }, 'wrong-seats'],
  ['half a seat', { do: 'new', game: 'tic-tac-toe', seats: 1.5 }, 'wrong-seats'],
  ['a seed that is no text', { do: 'new', game: 'tic-tac-toe', seed: [] }, 'malformed'],
  ['an unknown option', { do: 'new', game: 'tic-tac-toe', options: { speed: 1 } }, 'bad-options'],
  ['options that are none', { do: 'new', game: 'tic-tac-toe', options: [] }, 'bad-options'],
  ['an unknown language', { do: 'new', game: 'tic-tac-toe', locale: 'de' }, 'unknown-locale'],
  ['too few names', { do: 'new', game: 'tic-tac-toe', names: ['Ann'] }, 'malformed'],
  ['a scenario that is none', { do: 'new', game: 'tic-tac-toe', scenario: 5 }, 'bad-scenario'],
  [
    'a role set that cannot be played',
    { do: 'new', game: 'blood-vendetta', seats: 6, options: { set: 'custom', vampire: 6 } },
    'bad-set',
    'VN-2.6.4',
  ],
  [
    'a position that cannot be',
    {
      do: 'new',
      game: 'blood-vendetta',
      seats: 6,
      scenario: { roles: ['king', ...Array(4).fill('vampire'), 'hunter'], plain: ['king'] },
    },
    'bad-scenario',
    'VN-2.3.1',
  ],
  ['a wrong seat', { do: 'legal', seat: 2 }, 'wrong-seat'],
  ['the watcher as player', { do: 'legal', seat: 'watcher' }, 'wrong-seat'],
  ['a move of a wrong seat', { do: 'move', seat: -2, move: { cell: 0 } }, 'wrong-seat'],
  ['events for nobody', { do: 'events' }, 'wrong-seat'],
  ['a viewer that is none', { ...mark(0, 0), viewer: 'x' }, 'wrong-seat'],
  ['a view for nobody', { do: 'view' }, 'wrong-seat'],
  ['a move out of turn', mark(1, 0), 'not-your-turn'],
  ['an illegal move', mark(0, 9), 'not-a-move'],
  ['a move that is no move', { do: 'move', seat: 0, move: null }, 'not-a-move'],
  ['no move', { do: 'move', seat: 0 }, 'malformed'],
  ['a move and moves', { do: 'move', seat: 0, move: { cell: 0 }, moves: [] }, 'malformed'],
  ['no moves', { do: 'move', seat: 0, moves: [] }, 'malformed'],
  ['moves that are no list', { do: 'move', seat: 0, moves: { cell: 0 } }, 'malformed'],
  ['a move by nobody', { ...mark(0, 0), by: 'wind' }, 'malformed'],
  ['a time before the beginning', { ...mark(0, 0), at: -1 }, 'malformed'],
  ['nothing to undo', { do: 'undo', seat: 0 }, 'nothing-to-undo'],
  ['no window to close', { do: 'close' }, 'no-window'],
  ['a time-out out of turn', { do: 'timeout', seat: 1 }, 'not-asked'],
];

for (const [what, request, code, rule] of BAD)
  test(`bad input: ${what}`, async () => {
    const [, before, refused, after] = await ask(TIC_TAC_TOE, { do: 'digest' }, request, { do: 'digest' });
    expect(refused).toMatchObject({ ok: false, code, ...(rule === undefined ? {} : { rule }) });
    expect(typeof refused.text).toBe('string');
    expect(after).toEqual(before);
  });

test('empty lines are passed over, and the last line needs no end', async () => {
  const { output } = await run(['engine'], '\n\r\n  \n{"id":1,"do":"dance"}');
  expect(JSON.parse(output)).toMatchObject({ id: 1, code: 'unknown-command' });
});
