import { LOCALES } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { GAMES, textsOf } from '../games.ts';
import { VERSION } from '../version.ts';
import { run } from './scripted-terminal.ts';

const COMMANDS = [
  'serve',
  'games',
  'play',
  'replay',
  'verify',
  'sim',
  'arena',
  'dataset',
  'ladder',
  'cards',
  'engine',
  'bench',
  'backup',
  'restore',
];

test('the overview names every command', async () => {
  for (const words of [[], ['--help'], ['help']]) {
    const { code, output } = await run(words);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(output).toContain(`  ${command}`);
  }
});

test('--version tells the version of the product', async () => {
  for (const word of ['--version', '-v']) expect(await run([word])).toMatchObject({ code: 0, output: `${VERSION}\n` });
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});

for (const command of COMMANDS)
  test(`${command} --help shows its options`, async () => {
    const { code, output } = await run([command, '--help']);
    expect(code).toBe(0);
    expect(output).toContain(`duskhall ${command}`);
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

const MISTAKES: [line: string, sentence: RegExp][] = [
  ['fly', /there is no command "fly"; known: serve, games/],
  ['__proto__', /there is no command/],
  ['games --colour red', /Unknown option '--colour'/],
  ['games now', /unexpected argument "now"/],
  ['games --lang de', /--lang takes en, ru, fr, not "de"/],
  ['ladder', /say which game/],
  ['ladder --server http://localhost:1', /say which game/],
  ['ladder tic-tac-toe --server ftp://x', /--server takes an address/],
  ['ladder tic-tac-toe --server http://127.0.0.1:1', /there is no server at http:\/\/127.0.0.1:1/],
  ['ladder add tic-tac-toe --data ./nowhere', /There is no database in \.\/nowhere: start the server/],
  ['play', /say which game/],
  ['play poohsticks', /there is no game "poohsticks"; known: /],
  ['play tic-tac-toe twice', /unexpected argument/],
  ['play tic-tac-toe --seats 3', /--seats takes a whole number from 2 to 2, not "3"/],
  ['play tic-tac-toe --seat 2', /--seat takes a whole number from 0 to 1/],
  ['play tic-tac-toe --seat 0 --people 0,1', /exclude each other/],
  ['play tic-tac-toe --people 1,1', /names a seat twice/],
  ['play tic-tac-toe --people 0,x', /--people takes a whole number/],
  ['play tic-tac-toe --names a,b,c', /3 names for 2 seats/],
  ['play tic-tac-toe --options speed', /--options takes key=value, not "speed"/],
  ['play tic-tac-toe --options speed=1', /there is no option "speed"; known: none/],
  ['play tic-tac-toe --options __proto__=1', /there is no option "__proto__"/],
  ['play tic-tac-toe --seats', /argument missing/],
  ['sim', /say which game/],
  ['sim tic-tac-toe --games 0', /--games takes a whole number of at least 1, not "0"/],
  ['sim tic-tac-toe --games 1e3', /--games takes a whole number/],
  ['sim tic-tac-toe --bots clever', /there is no bot "clever"; known: random/],
  ['sim tic-tac-toe --bots random,random,random', /--bots names 3 bots for 2 seats/],
  ['sim tic-tac-toe --cores none', /--cores takes a whole number/],
  ['arena', /say which game/],
  ['arena tic-tac-toe --bots random', /at least two bots/],
  ['arena tic-tac-toe --bots random,random', /names a bot twice/],
  ['arena tic-tac-toe --bots random,master@fast', /there is no bot "master@fast"/],
  ['arena tic-tac-toe --bots random@20ms,master', /"random@20ms" is not a valid bot/],
  ['arena tic-tac-toe --bots random,master@0', /"master@0" is not a valid bot/],
  ['dataset', /say which game/],
  ['dataset poohsticks --out x.npz', /there is no game "poohsticks"; known: /],
  ['dataset tic-tac-toe', /say where to: --out FILE.npz/],
  ['dataset tic-tac-toe --out x.npz --games 0', /--games takes a whole number from 1 to 2147483647, not "0"/],
  ['dataset tic-tac-toe --out x.npz --bots clever', /there is no bot "clever"/],
  ['dataset tic-tac-toe --out x.npz --bots random,random,random', /--bots names 3 bots for 2 seats/],
  ['dataset tic-tac-toe --out x.npz --bots master@20ms', /"master@20ms" would play otherwise on another machine/],
  ['replay', /say which file/],
  ['replay nowhere.json', /the file nowhere.json cannot be read/],
  ['engine now', /unexpected argument/],
  ['serve now', /unexpected argument "now"/],
  ['serve --port 99999', /--port takes a whole number from 0 to 65535, not "99999"/],
  ['serve --log loud', /--log takes silent, info, debug, not "loud"/],
  ['serve --public-url play.example', /--public-url takes an address such as/],
  ['serve --manual-clock', /--manual-clock is for tests: it needs --test/],
  ['serve --time-factor 2', /--time-factor is for tests: it needs --test/],
  ['play tic-tac-toe --table AAAAA', /--table needs --server/],
  ['play --server ftp://x --game tic-tac-toe', /--server takes an address such as/],
  ['verify', /say which file/],
  ['verify nowhere.json', /the file nowhere.json cannot be read/],
  ['backup', /say which file/],
  ['restore', /say which file/],
  ['bench server --matches 0', /--matches takes a whole number from 1 to 1000, not "0"/],
  ['bench --games chess', /there is no game "chess"/],
];

for (const [line, sentence] of MISTAKES)
  test(`bad input: ${line}`, async () => {
    const { code, output, errors } = await run(line.split(' '));
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });

test('games lists every game, in words and as JSON', async () => {
  const list = JSON.parse((await run(['games', '--json'])).output);
  expect(list.map(({ name }: { name: string }) => name)).toEqual(GAMES.map(({ name }) => name));
  for (const described of list) {
    const game = GAMES.find(({ name }) => name === described.name)!;
    expect(described).toMatchObject({ seats: game.seats, rulesVersion: game.rulesVersion });
    for (const [name, option] of Object.entries(game.options))
      expect(described.options[name]).toMatchObject({ kind: option.kind, default: option.fallback });
  }
  for (const locale of LOCALES) {
    const { output } = await run(['games', '--lang', locale]);
    for (const game of GAMES) expect(output).toContain(`${(await textsOf(game, locale)).title}  ${game.name}`);
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  }
});

for (const [environment, word] of [
  [{ LANG: 'ru_RU.UTF-8' }, 'версия правил'],
  [{ LANG: 'fr_CA' }, 'règles version'],
  [{ LANG: 'C' }, 'rules version'],
  [{ LANG: 'fr', LC_ALL: 'ru' }, 'версия правил'],
  [{}, 'rules version'],
] as const)
  test(`the environment ${JSON.stringify(environment)} speaks for itself`, async () => {
    expect((await run(['games'], '', environment)).output).toContain(word);
  });
