import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { freshFile, run } from '../tests/scripted-terminal.ts';
import { freshFolder, startServing } from '../tests/serving.ts';

interface GameInfo {
  name: string;
  options: { cardSet: { values: string[] } };
}
const withSets = GAMES.filter(({ cardSets }) => cardSets !== undefined);
const shippedOf = async (game: string) => JSON.parse((await run(['cards', 'show', game])).output);

function fileOf(set: unknown): string {
  const file = freshFile('my-set.json');
  writeFileSync(file, typeof set === 'string' ? set : JSON.stringify(set, null, 2));
  return file;
}

for (const { name, cardSets } of withSets) {
  test(`${name}: the set to begin with is good, and is told by its parts`, async () => {
    const file = fileOf({ ...(await shippedOf(name)), name: 'mine' });
    const { code, output, errors } = await run(['cards', 'check', file]);
    expect([code, errors, output]).toEqual([0, '', `${file} is good: a card set of ${name}\n`]);
    expect(JSON.parse((await run(['cards', 'check', file, '--json'])).output)).toEqual({
      game: name,
      isGood: true,
      faults: [],
    });
  });

  test(`${name}: every fault is named with its line, and the exit code is 1`, async () => {
    const set = { ...(await shippedOf(name)), name: 'My Set' };
    const rows = Object.values(set).filter(Array.isArray).flat();
    rows.find((row) => 'copies' in row).copies = 'two';
    const text = JSON.stringify(set, null, 2);
    const file = fileOf(text);
    const lines = [text.indexOf('"name": "My Set"'), text.indexOf('"copies": "two"')].map(
      (at) => text.slice(0, at).split('\n').length,
    );
    const { code, output, errors } = await run(['cards', 'check', file]);
    expect([code, errors]).toEqual([1, '']);
    for (const line of lines) expect(output).toContain(`${file}:${line}: `);
    expect(
      cardSets!
        .check(text)
        .map(({ line, reason }) => `${file}:${line}: ${reason}\n`)
        .join(''),
    ).toBe(output);
  });

  test(`${name}: a set of your own is played, saved, replayed, and missed where it is not`, async () => {
    const file = fileOf({ ...(await shippedOf(name)), name: 'own' });
    const saved = freshFile('game.json');
    const { errors } = await run(['play', name, '--cards', file, '--seed', 'x', '--save', saved, '--people', '0']);
    expect(errors).toBe('');
    const record = JSON.parse(readFileSync(saved, 'utf8'));
    expect(record.options.cardSet).toMatch(/^own@[0-9a-f]{12}$/);
    expect((await run(['replay', saved, '--cards', file])).code).toBe(0);
    writeFileSync(saved, JSON.stringify({ ...record, options: { ...record.options, cardSet: 'other@000000000000' } }));
    for (const command of ['replay', 'verify']) {
      const missed = await run([command, saved]);
      expect([missed.code, missed.output]).toEqual([2, '']);
      if (command === 'replay')
        expect(missed.errors).toMatch(/played with the card set "other@000000000000", which is not here/);
    }
  });
}

test('a set of your own is simulated on other cores too', async () => {
  const [{ name }] = withSets as [(typeof withSets)[number]];
  const file = fileOf({ ...(await shippedOf(name)), name: 'simulated' });
  const { code, output, errors } = await run(['sim', name, '--games', '4', '--cores', '2', '--cards', file, '--json']);
  expect([code, errors]).toEqual([0, '']);
  expect(JSON.parse(output)).toMatchObject({ games: 4, options: { cardSet: expect.stringMatching(/^simulated@/) } });
});

test('an engine plays it in every match of its game, unless another is named', async () => {
  const [{ name }] = withSets as [(typeof withSets)[number]];
  const file = fileOf({ ...(await shippedOf(name)), name: 'driven' });
  const requests = [{}, { cardSet: 'reconstructed-1' }].map((options, id) => ({ id, do: 'new', game: name, options }));
  const { output } = await run(['engine', '--cards', file], requests.map((one) => JSON.stringify(one)).join('\n'));
  const sets = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).options.cardSet);
  expect(sets).toEqual([expect.stringMatching(/^driven@/), 'reconstructed-1']);
});

test('a server offers the sets it is given, and those in its folder, and hands them out', async () => {
  const [{ name }] = withSets as [(typeof withSets)[number]];
  const data = freshFolder();
  mkdirSync(join(data, 'cards'));
  const shipped = await shippedOf(name);
  writeFileSync(join(data, 'cards', 'kept.json'), JSON.stringify({ ...shipped, name: 'kept' }));
  const server = await startServing('--port', '0', '--data', data, '--cards', fileOf({ ...shipped, name: 'given' }));
  try {
    const { games } = (await (await fetch(`${server.url}/api/games`)).json()) as { games: GameInfo[] };
    const { values } = games.find((game) => game.name === name)!.options.cardSet;
    expect(values.slice(-2)).toEqual([expect.stringMatching(/^given@/), expect.stringMatching(/^kept@/)]);
    const set = await fetch(`${server.url}/api/games/${name}/cards/${encodeURIComponent(values.at(-1)!)}`);
    expect(await set.json()).toEqual({ ...shipped, name: 'kept' });
  } finally {
    await server.end('SIGKILL');
  }
});

test('what is no set of any game, or no JSON, or not there', async () => {
  const [first] = withSets;
  for (const [text, reason] of [
    ['{ "deck": [] }', /:1: is not a card set of /],
    ['nonsense', /:1: is not a card set of /],
    [`{\n  "name": "x",\n  "${first!.cardSets!.parts[0]}": [1,]\n}`, /:3: is not JSON/],
  ] as const) {
    const { code, output } = await run(['cards', 'check', fileOf(text)]);
    expect([code, output]).toEqual([1, expect.stringMatching(reason)]);
  }
  for (const [words, sentence] of [
    [['cards'], /say cards check <file> or cards show <game>/],
    [['cards', 'check'], /say which file/],
    [['cards', 'check', 'nowhere.json'], /nowhere.json cannot be read/],
    [['cards', 'show', 'tic-tac-toe'], /tic-tac-toe has no card sets; /],
    [['sim', first!.name, '--cards', fileOf('{}')], /is not a card set/],
    [['sim', first!.name, '--cards', fileOf({ [first!.cardSets!.parts[0]!]: [] })], /line \d+: .* tells everything/],
  ] as const) {
    const { code, errors } = await run(words);
    expect([code, errors]).toEqual([2, expect.stringMatching(sentence)]);
  }
});
