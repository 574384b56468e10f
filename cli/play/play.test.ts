import { readFileSync } from 'node:fs';
import { type GameRecord, LOCALES, replay } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { findGame, GAMES, textsOf } from '../games.ts';
import { freshFile, run } from '../tests/scripted-terminal.ts';
import { cliTexts } from '../texts/index.ts';
import { sectionOf } from './rule-help.ts';

const typed = (...words: string[]): string => words.map((word) => `${word}\n`).join('');
const always = (word: string, times: number): string[] => Array.from({ length: times }, () => word);

for (const locale of LOCALES)
  test(`tic-tac-toe to its end in ${locale}`, async () => {
    const words = cliTexts(locale);
    const { code, output, errors } = await run(['play', 'tic-tac-toe', '--lang', locale], typed(...always('1', 5)));
    expect([code, errors]).toEqual([0, '']);
    const texts = await textsOf(findGame('tic-tac-toe'), locale);
    for (const said of [texts.title, texts.summary.slice(0, 30), words.gameOver, words.mayISave, words.goodbye])
      expect(output).toContain(said);
    expect(output.split('\n').every((line) => line.length <= 80)).toBe(true);
  });

for (const { name } of GAMES)
  test(`${name} is left cleanly when the input ends, whenever that is`, async () => {
    for (const count of [0, 1, 4]) {
      const words = ['play', name, '--seed', 'x', '--level', 'novice'];
      const { code, output, errors } = await run(words, typed(...always('1', count)));
      expect([code, errors]).toEqual([0, '']);
      expect(output).toContain(cliTexts('en').goodbye);
    }
  });

test('what is at stake stands under the table', async () => {
  const file = freshFile('record.json');
  const words = ['play', 'carta-impera-victoria', '--seed', 'x', '--level', 'novice', '--save', file];
  const { output } = await run(words, typed('q'));
  expect(output).toContain('cards in one domain win at once');
});

test('the record that is saved replays, and the same seed deals the same game', async () => {
  const file = freshFile('record.json');
  const { output } = await run(['play', 'kuhn-poker', '--seed', 'x', '--save', file], typed(...always('1', 5)));
  expect(output).toContain(cliTexts('en').saved(file));
  const record: GameRecord = JSON.parse(readFileSync(file, 'utf8'));
  expect(record).toMatchObject({ game: 'kuhn-poker', seed: 'x', seats: 2 });
  expect(replay(findGame('kuhn-poker'), record).record).toEqual(record);
});

test('without a seed every match is dealt from 32 fresh bytes', async () => {
  const seeds: string[] = [];
  for (const file of [freshFile('a.json'), freshFile('b.json')]) {
    await run(['play', 'tic-tac-toe', '--save', file], typed('q'));
    seeds.push(JSON.parse(readFileSync(file, 'utf8')).seed);
  }
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(seeds[0]).not.toBe(seeds[1]);
});

test('VE-11 one person among bots need not pass by hand, two persons are always asked', async () => {
  for (const [people, mode] of [
    [['--seat', '0'], 'auto-pass'],
    [['--people', '0,1'], 'always-ask'],
  ] as const) {
    const file = freshFile('modes.json');
    await run(['play', 'vampire-empire', '--seed', 'x', '--save', file, ...people], typed('q'));
    expect(JSON.parse(readFileSync(file, 'utf8')).options.responseMode).toBe(mode);
  }
});

test('a file that cannot be written is said, and nothing breaks', async () => {
  const { code, output } = await run(['play', 'tic-tac-toe', '--save', '/nowhere/at/all.json'], typed('q'));
  expect(code).toBe(0);
  expect(output).toContain(cliTexts('en').notSaved('/nowhere/at/all.json', 'ENOENT'));
});

test('help, log and mistakes do not move the game on', async () => {
  const words = cliTexts('en');
  const asked = ['?', '? 2', '??', '? 99', 'l', 'u', '0', '10', 'x', ''];
  const { output } = await run(['play', 'tic-tac-toe'], typed(...asked));
  const texts = await textsOf(findGame('tic-tac-toe'), 'en');
  for (const { title } of texts.rules) expect(output).toContain(title);
  for (const said of [words.emptyLog, words.nothingToUndo, words.noChoice('10', 9), words.noChoice('? 99', 9)])
    expect(output).toContain(said);
  expect(output.split(texts.prompt(viewOf('tic-tac-toe'), [])).length).toBe(2);
});

test('the same seed and the same words give the same match, whatever the bots draw', async () => {
  const play = () => run(['play', 'kuhn-poker', '--seed', 'x'], typed(...always('1', 5)));
  const { output } = await play();
  for (let round = 0; round < 10; round++) expect((await play()).output).toBe(output);
});

test('a hint says what a bot would choose, and changes nothing', async () => {
  const play = (...words: string[]) => run(['play', 'kuhn-poker', '--seed', 'x'], typed(...words, ...always('1', 5)));
  const { output } = await play('h', 'h');
  expect(output.split('A Regular would choose: ')).toHaveLength(3);
  const lastOf = (text: string) => text.slice(text.indexOf(cliTexts('en').gameOver));
  expect(lastOf(output)).toBe(lastOf((await play()).output));
});

test('where much can be said unasked it is listed when asked for, as far as it has the words', async () => {
  const words = cliTexts('en');
  const flags = ['--seats', '9', '--seed', 'x', '--names', 'Ann', '--save', freshFile('evening.json')];
  const typing = ['1', 'a suspect igor feeling', 'a nonsense', 'a', 'q'];
  const { output } = await run(['play', 'blood-vendetta', ...flags], typed(...typing));
  const [found, rest] = output.split('> a suspect igor feeling')[1]!.split('> a nonsense');
  expect(found!.trim().split('\n')).toHaveLength(1);
  expect(found).toMatch(/\d+ {2}Listen, all of you: I suspect Igor\. Just a feeling\./);
  expect(rest!.trim().startsWith(words.noneUnasked)).toBe(true);
  expect(rest!.split('\n').length).toBeGreaterThan(200);
});

test('again deals another game', async () => {
  const { output } = await run(['play', 'tic-tac-toe', '--people', '0,1'], typed(...alternate(7), 'n', 'y', ''));
  const { again, handOver } = cliTexts('en');
  expect(output.slice(output.indexOf(again))).toContain(handOver('Guest 1'));
});

test('several people are called to the screen one after the other', async () => {
  const words = cliTexts('en');
  const flags = ['--people', '0,1', '--names', 'Ann,Bob'];
  const { output } = await run(['play', 'kuhn-poker', ...flags], typed('', '1', '', '1', '', '1'));
  const [ann, bob] = [output.indexOf(words.handOver('Ann')), output.indexOf(words.handOver('Bob'))];
  expect(ann).toBeGreaterThanOrEqual(0);
  expect(bob).toBeGreaterThan(ann);
  expect(output.slice(bob, output.indexOf(words.pressEnter, bob)).split('\n')).toHaveLength(2);
});

test('the narrowest section is shown for a rule', () => {
  const section = (rule: string) => ({ rule, title: rule, text: '' });
  const sections = ['X-4', 'X-4.1', 'X-5'].map(section);
  expect(sectionOf('X-4.1', sections)?.rule).toBe('X-4.1');
  expect(sectionOf('X-4.17', sections)?.rule).toBe('X-4');
  expect(sectionOf('X-40', sections)).toBe(null);
});

/** Two people who mark the first free cell until one has won: each is called, then answers. */
const alternate = (moves: number): string[] => Array.from({ length: moves }, () => ['', '1']).flat();

function viewOf(name: string) {
  const game = findGame(name);
  return game.view(game.setup({}, game.seats.min, { seed: 'x', drawn: 0, words: [] }), 0);
}
