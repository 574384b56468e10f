import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CLOSE, type Entry, type GameRecord, openMatch, put, replay, sidesOf } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { findGame } from '../games.ts';
import { type NpyArray, readNpz } from '../tests/npz-reader.ts';
import { freshFile, run } from '../tests/scripted-terminal.ts';

const guide = readFileSync(new URL('../../docs/datasets.md', import.meta.url), 'utf8');

async function written(...words: string[]): Promise<string> {
  const file = freshFile('games.npz');
  const { code, output, errors } = await run(['dataset', ...words, '--out', file]);
  expect([code, errors]).toEqual([0, '']);
  expect(output).toContain(`${file}: `);
  expect(readdirSync(dirname(file))).toEqual(['games.npz']);
  return file;
}

function open(file: string) {
  const arrays = readNpz(readFileSync(file));
  const of = (name: string): NpyArray => arrays.get(name)!;
  const numbers = (name: string): number[] => of(name).values;
  /** The rows of a group that belong to game or decision `i`. */
  const rows = (group: string, i: number, name = group): number[] => {
    const { values, shape } = of(name);
    const [from, to] = numbers(`${group}_offsets`).slice(i, i + 2);
    return values.slice(from! * (shape[1] ?? 1), to! * (shape[1] ?? 1));
  };
  const json = (group: string, i: number) => JSON.parse(Buffer.from(rows(group, i)).toString());
  const meta = JSON.parse(of('meta').bytes.toString());
  return { arrays, of, numbers, rows, json, meta };
}

const isClosing = (entry: Entry) => 'move' in entry && entry.move === CLOSE;
const plain = (data: unknown) => JSON.parse(JSON.stringify(data));

const TABLES: [game: string, bots: string, games: number][] = [
  ['vampire-empire', 'master@40,random', 3],
  ['carta-impera-victoria', 'regular@40,master@20+naive,random', 2],
  ['vampire-village', 'novice@30,beginner', 2],
  ['blood-vendetta', 'regular', 1],
  ['kuhn-poker', 'dreamer', 5],
];

for (const [name, bots, games] of TABLES)
  test(`${name}: every array tells what happened in its games`, async () => {
    const game = findGame(name);
    const seats = Math.max(game.seats.min, bots.split(',').length);
    const file = await written(name, '--games', `${games}`, '--bots', bots, '--seed', 's', '--seats', `${seats}`);
    const { arrays, of, numbers, rows, json, meta } = open(file);
    const decisions = numbers('game').length;
    expect(meta).toMatchObject({ format: 1, game: name, rulesVersion: game.rulesVersion, seats, games, decisions });
    expect([...arrays.keys()]).toEqual(['meta', ...Object.keys(meta.arrays)]);
    for (const [array, { shape }] of Object.entries<{ shape: number[] }>(meta.arrays))
      expect([array, of(array).shape]).toEqual([array, shape]);
    let decision = 0;
    for (let number = 0; number < games; number++) {
      const record: GameRecord = json('record', number);
      expect(record.digests).toHaveLength(1);
      const scores = game.scores(replay(game, record).s)!;
      expect(numbers('scores').slice(number * seats, (number + 1) * seats)).toEqual(scores);
      const winners = scores.filter((score) => score === Math.max(...scores));
      const shares = scores.map((score) => (score === winners[0] ? 1 / winners.length : 0));
      expect(numbers('shares').slice(number * seats, (number + 1) * seats)).toEqual(shares);
      const match = openMatch(game, record);
      let asked = 0;
      for (const [ply, entry] of record.entries.entries()) {
        if (numbers('game')[decision] === number && numbers('ply')[decision] === ply) {
          const seat = numbers('seat')[decision]!;
          const moves = plain(game.legal(match.s, seat));
          expect(json('view', decision)).toEqual(plain(game.view(match.s, seat)));
          expect(json('moves', decision)).toEqual(moves);
          expect(numbers('legal')[decision]).toBe(moves.length);
          expect(entry).toMatchObject({ seat, move: moves[numbers('chosen')[decision]!] });
          checkSearch(decision, meta.bots[seat], moves.length);
          checkFeatures(decision, match.s);
          decision++;
          asked++;
        }
        put(match, entry);
      }
      if (name === 'vampire-empire') expect(asked).toBe(record.entries.filter((entry) => !isClosing(entry)).length);
      expect(asked).toBeGreaterThan(1);
    }
    expect(decision).toBe(decisions);

    function checkSearch(decision: number, bot: string, legal: number) {
      const [moves, visits, values] = ['move', 'visits', 'value'].map((part) =>
        rows('searched', decision, `searched_${part}`),
      );
      const isSearching = !['random', 'dreamer'].includes(bot) && game.hints?.decide === undefined;
      if (!isSearching || legal === 1) return expect(moves).toEqual([]);
      expect(moves!.toSorted((a, b) => a - b)).toEqual(Array.from({ length: legal }, (_, i) => i));
      expect(visits).toEqual(visits!.toSorted((a, b) => b - a));
      expect(visits![0]).toBeGreaterThan(0);
      expect(values!.every((value) => value >= 0 && value <= 1)).toBe(true);
      if (bot.startsWith('master')) expect(numbers('chosen')[decision]).toBe(moves![0]);
    }

    function checkFeatures(decision: number, s: Parameters<typeof game.legal>[0]) {
      const learning = game.hints?.learning;
      if (learning === undefined) return expect(arrays.has('features')).toBe(false);
      const into = new Float64Array(learning.features);
      const told = sidesOf(learning, s).filter((seat) => learning.fill(s, seat, into));
      expect(rows('features', decision, 'features_seat')).toEqual(told);
      const expected = told.flatMap((seat) => {
        learning.fill(s, seat, into);
        return [...Float32Array.from(into)];
      });
      expect(rows('features', decision)).toEqual(expected);
    }
  });

test('the same arguments give the same bytes on any number of cores', async () => {
  const words = ['leduc-poker', '--games', '40', '--bots', 'master@30,random'];
  const [one, two, other] = [
    await written(...words, '--seed', 'x', '--cores', '1'),
    await written(...words, '--seed', 'x', '--cores', '2'),
    await written(...words, '--seed', 'y', '--cores', '2'),
  ].map((file) => readFileSync(file));
  expect(two).toEqual(one);
  expect(other).not.toEqual(one);
  expect(open(await written(...words, '--seed', 'x')).numbers('game')).toEqual(
    open(await written(...words, '--seed', 'x', '--cores', '3'))
      .numbers('game')
      .toSorted((a, b) => a - b),
  );
});

test("a data set of cards of one's own has their texts", async () => {
  const { output: text } = await run(['cards', 'show', 'vampire-empire']);
  const cards = freshFile('set.json');
  writeFileSync(cards, text.replace(/"name": "[^"]+"/, '"name": "mine"'));
  const words = ['vampire-empire', '--games', '1', '--bots', 'random', '--cards', cards];
  const { meta, json } = open(await written(...words));
  expect(meta.options.cardSet).toMatch(/^mine@/);
  expect(json('record', 0).options).toEqual(meta.options);
  expect(meta.cardSets).toHaveLength(1);
});

test('the guide describes every array with its type', async () => {
  const { meta } = open(await written('vampire-empire', '--games', '1', '--bots', 'random'));
  for (const [name, { type }] of Object.entries<{ type: string }>(meta.arrays))
    if (name.endsWith('_offsets')) expect(guide).toContain(`\`${name}\``);
    else expect(guide).toContain(`| \`${name}\` | ${type} |`);
});

const pythons = ['python3', '/usr/bin/python3'];
const python = pythons.find((one) => spawnSync(one, ['-c', 'import numpy']).status === 0);

test('NumPy runs the example of the guide, and its game can be replayed', async ({ skip }) => {
  if (python === undefined) skip('NumPy is not installed here');
  const [, code] = /```python\n([\s\S]*?)```/.exec(guide)!;
  const cwd = dirname(await written('vampire-empire', '--games', '4', '--bots', 'master@10', '--seed', 'a'));
  const { stdout, stderr, status } = spawnSync(python!, ['-c', code!], { cwd, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^vampire-empire \['master@10', 'master@10'\] 4 games \d{3,} decisions\nseat [01] was asked /);
  expect(stdout).toMatch(/correlation with the result: -?\d\.\d\d\nsquared error in games held out: \d\.\d/);
  const { code: ended, output } = await run(['replay', `${cwd}/game.json`]);
  expect([ended, output]).toEqual([0, expect.stringContaining('the game replays')]);
});
