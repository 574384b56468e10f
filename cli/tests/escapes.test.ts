import { readFileSync, writeFileSync } from 'node:fs';
import type { GameRecord } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { harmless, printJson, type Terminal } from '../terminal.ts';
import { freshFile, run } from './scripted-terminal.ts';

const ESCAPES = '\x1b[2J\x1b]0;owned\x07\x9b31m\u202e\x08\x7f\rFORGED';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

async function saved(): Promise<GameRecord> {
  const file = freshFile('record.json');
  await run(['play', 'tic-tac-toe', '--save', file], '1\n'.repeat(9));
  return JSON.parse(readFileSync(file, 'utf8'));
}
function fileOf(record: unknown): string {
  const file = freshFile('changed.json');
  writeFileSync(file, JSON.stringify(record));
  return file;
}

const CHANGES: [what: string, change: (record: GameRecord) => unknown][] = [
  ['the name of the game', (record) => ({ ...record, game: ESCAPES })],
  ['an option', (record) => ({ ...record, options: { [ESCAPES]: 'x' } })],
  ['a move', (record) => ({ ...record, entries: [{ ...record.entries[0], move: { [ESCAPES]: ESCAPES } }] })],
  ['the scenario', (record) => ({ ...record, scenario: { board: [ESCAPES], [ESCAPES]: 1 } })],
  ['a card set', (record) => ({ ...record, game: 'vampire-village', options: { cardSet: ESCAPES } })],
];
for (const [what, change] of CHANGES)
  for (const command of ['replay', 'verify'])
    test(`${what} of a record cannot steer the terminal: ${command}`, async () => {
      const { output, errors } = await run([command, fileOf(change(await saved()))]);
      expect(output + errors).not.toMatch(CONTROL);
      expect(errors).not.toBe('');
    });

test('a name at the table cannot either', async () => {
  const { output } = await run(
    ['play', 'tic-tac-toe', '--names', `Ann${ESCAPES},Ben`, '--save', freshFile('named.json')],
    'q\n',
  );
  expect(output).not.toMatch(CONTROL);
});

test('our own colours come through, and no others', () => {
  expect(harmless('\x1b[32mgreen\x1b[39m \x1b[1mbold\x1b[22m')).toBe('\x1b[32mgreen\x1b[39m \x1b[1mbold\x1b[22m');
  expect(harmless('\x1b[8mhidden\x1b[5;41mloud\x1b[2Jgone\x1b]0;title\x07')).toBe('hiddenloud[2Jgone]0;title');
});

test('what stands in JSON is escaped there, and reads the same', () => {
  let output = '';
  const terminal = { output: { write: (text: string) => (output += text) } } as unknown as Terminal;
  printJson(terminal, { said: ESCAPES });
  expect(output).not.toMatch(CONTROL);
  expect(JSON.parse(output)).toEqual({ said: ESCAPES });
});
