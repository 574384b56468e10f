import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@duskhall/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Running, run, start } from '../../tests/scripted-terminal.ts';
import { freshFolder, type Serving, startServing } from '../../tests/serving.ts';
import { cliTexts } from '../../texts/index.ts';

const words = cliTexts('en');
const { remote } = words;
const PROMPT = /choose · .*\n> /;
let serving: Serving;
let data: string;
let environment: { XDG_CONFIG_HOME: string };
beforeAll(async () => {
  data = freshFolder();
  serving = await startServing('--port', '0', '--data', data, '--test', '--time-factor', '100');
});
beforeEach(() => {
  environment = { XDG_CONFIG_HOME: freshFolder() };
});
afterAll(() => serving.end('SIGKILL'));

const play = (...flags: string[]) => start(['play', '--server', serving.url, ...flags], environment);

/** Ann opens a table of tic-tac-toe, Bob finds it by its code, and she starts. */
async function gather(...flags: string[]) {
  const ann = play('--game', 'tic-tac-toe', '--name', 'Ann', ...flags);
  const [, code] = await ann.until(/Table ([A-Z]{5}) is open/);
  // The first to sit plays first.
  await ann.until(/Ann +you/);
  const bob = play('--table', code!.toLowerCase(), '--name', 'Bob');
  await bob.until(new RegExp(remote.joined(code!)));
  ann.type('');
  return { ann, bob, code: code! };
}

/** In turn, everybody answers with a number. */
async function answer(...turns: [Running, string][]): Promise<void> {
  for (const [player, number] of turns) {
    await player.until(PROMPT);
    player.type(number);
  }
}
async function endOf(...players: Running[]) {
  for (const player of players) player.endInput();
  const ends = await Promise.all(players.map(({ done }) => done));
  expect(ends.map(({ code, errors }) => [code, errors])).toEqual(players.map(() => [0, '']));
  return ends;
}

test('two terminals play match after match over the server, and the deals are checked', async () => {
  const file = join(data, 'record.json');
  const { ann, bob } = await gather('--save', file);
  await ann.until(PROMPT);
  ann.type('/hello \x1b[2J there', '1');
  await bob.until(/» Ann: hello .*there/);
  await answer([bob, '1'], [ann, '1'], [bob, '1'], [ann, '1'], [bob, '1'], [ann, '1']);
  for (const player of [ann, bob]) {
    await player.until(/Ann wins: three in a row/);
    await player.until(/The deal was honest/);
    await player.until(/You kept your own number: nobody could choose this deal/);
    await player.until(/Play again\? \(y\/n\)/);
    player.type('y');
  }
  await answer([ann, '5'], [bob, '1'], [ann, '1'], [bob, '1'], [ann, '4']);
  for (const { output } of await endOf(bob, ann)) expect(output.match(/Ann wins: three in a row/g)).toHaveLength(4);
  expect((await bob.done).output).not.toContain('\x1b');
  expect(await run(['verify', file])).toMatchObject({ code: 0 });
  const kept = file.replace('.json', '.deal.json');
  expect(statSync(kept).mode & 0o777).toBe(0o600);
  const own = await run(['verify', file, '--kept', kept]);
  expect([own.code, own.output]).toEqual([0, expect.stringContaining('You kept your own number')]);
});

test('a server that is killed and started again takes nothing from the game', async () => {
  const { ann, bob } = await gather();
  await answer([ann, '5']);
  await bob.until(PROMPT);
  const { port } = new URL(serving.url);
  expect(await serving.end('SIGKILL')).toBe('SIGKILL');
  await Promise.all([ann, bob].map((player) => player.until(/The connection is lost/)));
  serving = await startServing('--port', port, '--data', data, '--test', '--time-factor', '100');
  await Promise.all([ann, bob].map((player) => player.until(/Connected again/)));
  bob.type('1');
  await ann.until(/Bob puts a nought at the top left/);
  await answer([ann, '1'], [bob, '1'], [ann, '4']);
  for (const { output } of await endOf(ann, bob)) expect(output).toContain('Ann wins: three in a row');
});

test('who leaves in the middle keeps its seat', async () => {
  const ann = play('--game', 'tic-tac-toe', '--bots', '--name', 'Ann');
  const [, code] = await ann.until(/Table ([A-Z]{5}) is open/);
  ann.type('');
  await answer([ann, 'q']);
  expect((await ann.done).output).toContain(remote.seatKept);
  const again = play('--table', code!, '--name', 'Ann');
  await answer([again, 'q']);
  expect((await again.done).output).toContain(remote.begins);
});

for (const locale of LOCALES)
  test(`alone with bots in ${locale}; who comes back is known, and its session is its own`, async () => {
    const flags = ['--game', 'kuhn-poker', '--bots', '--name', 'Zoë', '--lang', locale];
    const said = cliTexts(locale);
    const first = play(...flags);
    first.type('', ...Array.from({ length: 5 }, () => '1'));
    first.endInput();
    const { code, output, errors } = await first.done;
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain(said.gameOver);
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    const file = join(environment.XDG_CONFIG_HOME, 'duskhall', 'sessions.json');
    const token = JSON.parse(readFileSync(file, 'utf8'))[serving.url].Zoë;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(output).not.toContain(token);
    const again = play('--game', 'kuhn-poker', '--bots');
    again.endInput();
    expect((await again.done).output).toMatch(/Zoë +you · host · ready/);
    expect(JSON.parse(readFileSync(file, 'utf8'))[serving.url]).toEqual({ Zoë: token });
  });

const MISTAKES: [sentence: RegExp, ...flags: string[]][] = [
  [/there is no table ZZZZZ on this server/, '--table', 'ZZZZZ'],
  [/--table names a table on the server, --game a game/],
  [/there is no game "chess"/, '--game', 'chess'],
  [/--seed is not for a server/, '--game', 'tic-tac-toe', '--seed', 'x'],
  [/cannot be kept|cannot be read/, '--game', 'tic-tac-toe', '--session', '/dev/null/x'],
];
test('mistakes are one sentence', async () => {
  for (const [sentence, ...flags] of MISTAKES) {
    const { code, output, errors } = await run(['play', '--server', serving.url, ...flags], '', environment);
    expect([code, output, errors]).toEqual([2, '', expect.stringMatching(sentence)]);
  }
  const nowhere = await run(['play', '--server', 'http://127.0.0.1:1', '--table', 'AAAAA'], '', environment);
  expect([nowhere.code, nowhere.errors]).toEqual([2, `duskhall: ${remote.noServer('http://127.0.0.1:1')}\n`]);
});
