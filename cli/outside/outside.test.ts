import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../tests/scripted-terminal.ts';
import { freshFolder, startServing } from '../tests/serving.ts';
import { pageModules } from './page-modules.ts';

const EXAMPLE = fileURLToPath(new URL('../../docs/examples/goofspiel.js', import.meta.url));
const home = new URL('../dist/', import.meta.url);

function fileWith(text: string): string {
  const file = `${freshFolder()}/mine.mjs`;
  writeFileSync(file, text);
  return file;
}

test('a game written elsewhere is played to its end, saved and replayed', async () => {
  const record = `${freshFolder()}/record.json`;
  const flags = ['--seats', '3', '--level', 'novice', '--seed', 'a', '--save', record];
  const played = await run(['play', '--game', EXAMPLE, ...flags], `${'1\n'.repeat(5)}n\n`);
  expect([played.code, played.errors]).toEqual([0, '']);
  expect(played.output).toContain('The game is over');
  const replayed = await run(['replay', record]);
  expect([replayed.code, replayed.output]).toEqual([0, expect.stringContaining('The prize is')]);
});

const FAULTY: [what: string, text: string, sentences: RegExp[]][] = [
  ['nothing', '', [/exports no "game"/]],
  ['a game without texts', 'export const game = {};', [/exports no "texts"/]],
  [
    'half a game',
    'export const game = { name: 7, legal: [] }; export const texts = { en: { title: "Half" } };',
    [
      /game\.name is wrong: it is a string/,
      /game\.legal is wrong/,
      /game\.setup is missing: it is a function/,
      /texts\.en\.prompt is missing/,
    ],
  ],
  ['a fault of syntax', 'export const game = {', [/cannot be loaded: /]],
  ['an error', 'throw new Error("not today");', [/cannot be loaded: not today/]],
];
for (const [what, text, sentences] of FAULTY)
  test(`a module with ${what} is refused, and the reason told`, async () => {
    const { code, errors } = await run(['play', '--game', fileWith(text)]);
    expect(code).toBe(2);
    for (const sentence of sentences) expect(errors).toMatch(sentence);
  });

test('values that no table could live with are refused', async () => {
  const changed = `import { game as good, texts } from ${JSON.stringify(EXAMPLE)};
    export { texts };
    export const game = { ...good, name: '../x', rulesVersion: 0, seats: { min: 3, max: 2 } };`;
  const { errors } = await run(['games', '--game', fileWith(changed)]);
  expect(errors).toMatch(/game\.name has lower-case letters.*\n.*rulesVersion is a whole number.*\n.*game\.seats is/);
});

test('a file that is not there, and a name that is taken', async () => {
  expect((await run(['games', '--game', './nowhere.js'])).errors).toMatch(/nowhere\.js does not exist/);
  const taken = `import { game as good, texts } from ${JSON.stringify(EXAMPLE)};
    export { texts };
    export const game = { ...good, name: 'tic-tac-toe' };`;
  expect((await run(['games', '--game', fileWith(taken)])).errors).toMatch(/there is a game "tic-tac-toe" already/);
});

test('a page gets the files of a game under addresses of the server, and nothing else', async () => {
  const folder = freshFolder();
  writeFileSync(
    `${folder}/mine.js`,
    `import { ask } from '@duskhall/kernel';\nexport * from "./rules.js";\nimport('./rules.js');`,
  );
  writeFileSync(`${folder}/rules.js`, `import * as mine from './mine.js';\nexport const text = "from './mine.js'";`);
  const modules = await pageModules(new Map([['mine', `${folder}/mine.js`]]), home);
  expect([...modules.keys()]).toEqual(['/outside/@duskhall/kernel.js', '/outside/mine.js', '/outside/mine/1.js']);
  expect(modules.get('/outside/mine.js')).toBe(
    `import { ask } from '/outside/@duskhall/kernel.js';\nexport * from "/outside/mine/1.js";\nimport("/outside/mine/1.js");`,
  );
  expect(modules.get('/outside/mine/1.js')).toBe(
    `import * as mine from '/outside/mine.js';\nexport const text = "from './mine.js'";`,
  );
  for (const specifier of ['node:fs', 'left-pad/index.js', '/etc/passwd', '/srv/other.js', './secrets.json']) {
    writeFileSync(`${folder}/rules.js`, `import '${specifier}';`);
    const refused = pageModules(new Map([['mine', `${folder}/mine.js`]]), home);
    await expect(refused).rejects.toThrow(`imports "${specifier}"`);
  }
});

test('a server offers it, and serves its modules under the policy of the page', async () => {
  const serving = await startServing('--port', '0', '--memory', '--game', EXAMPLE);
  try {
    const games = await (await fetch(`${serving.url}/api/games`)).json();
    expect(JSON.stringify(games)).toContain('Goofspiel');
    const script = await fetch(`${serving.url}/outside/goofspiel.js`);
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(script.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await script.text()).toContain("from '/outside/@duskhall/kernel.js'");
    expect((await fetch(`${serving.url}/outside/other.js`)).status).toBe(404);
  } finally {
    await serving.end('SIGKILL');
  }
});
