/*
 * npm run pack:check: tests that the packages work with Node alone, without this repository. Packs everything, installs it
 * into an empty folder elsewhere, and there plays in the terminal, runs the laws on an outside game, and plays that in the
 * terminal and on a server. --packed uses the tarballs of an earlier npm run pack.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack } from './pack.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
/** The timeout for everything after packing, in milliseconds. */
const TIME = 90_000;

const folder = mkdtempSync(join(tmpdir(), 'duskhall-pack-'));
const here = { cwd: folder, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] };
const npm = (...args) => execFileSync('npm', args, { ...here, shell: true });
const duskhall = (args, input = '') =>
  execFileSync(process.execPath, ['node_modules/.bin/duskhall', ...args], { ...here, input });
const children = [];

/** A long-running command whose output can be awaited. */
function start(...args) {
  const child = spawn(process.execPath, ['node_modules/duskhall/cli/duskhall.js', ...args], { cwd: folder });
  children.push(child);
  let said = '';
  let wake = () => {};
  const hear = (chunk) => {
    said += chunk;
    wake();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.on('exit', () => wake());
  return {
    type: (word) => child.stdin.write(`${word}\n`),
    async until(wanted) {
      for (;;) {
        const found = wanted.exec(said);
        if (found !== null) {
          said = said.slice(found.index + found[0].length);
          return found[1];
        }
        assert.equal(child.exitCode, null, `${args[0]} ended without saying ${wanted}:\n${said}`);
        await new Promise((resolve) => {
          wake = resolve;
        });
      }
    },
    async end() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Two people and a bot play a game on a server to its end. */
async function playOnServer() {
  const flags = ['--host', '127.0.0.1', '--port', '0', '--log', 'silent', '--test', '--time-factor', '20'];
  const server = start('serve', '--game', './mine.js', ...flags);
  const url = await server.until(/Duskhall is open: (\S+)/);
  assert.equal((await (await fetch(`${url}/healthz`)).json()).version, version);
  assert.match(await (await fetch(url)).text(), /<script type="module"/);
  assert.match(await (await fetch(`${url}/outside/goofspiel.js`)).text(), /from '\/outside\/@duskhall\/kernel\.js'/);
  const table = ['--server', url, '--game', './mine.js'];
  const ann = start('play', ...table, '--seats', '3', '--bots', '--name', 'Ann', '--session', 'ann.json');
  const code = await ann.until(/Table ([A-Z]{5}) is open/);
  const bob = start('play', ...table, '--table', code, '--name', 'Bob', '--session', 'bob.json');
  await bob.until(/Bob/);
  await ann.until(/Bob/);
  ann.type('');
  for (let round = 0; round < 5; round++)
    for (const player of [ann, bob]) {
      await player.until(/(?:choose|Enter) · .*\n> /);
      player.type(1);
    }
  for (const player of [ann, bob]) await player.until(/The deal was honest/);
  for (const process of [ann, bob, server]) await process.end();
}

const CHECKS = {
  async 'installs into an empty folder'() {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    npm('install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error', ...Object.values(tarballs));
  },
  async 'tells its version'() {
    assert.equal(npm('exec', '--no', 'duskhall', '--', '--version').trim(), version);
  },
  async 'plays a game to its end in the terminal'() {
    const said = duskhall(['play', 'tic-tac-toe', '--seed', 'a', '--save', 'record.json'], `${'1\n'.repeat(5)}n\n`);
    assert.match(said, /three in a row|draw/);
    assert.match(duskhall(['replay', 'record.json']), /three in a row|draw/);
  },
  async 'lets bots play on all cores'() {
    assert.match(duskhall(['sim', 'carta-impera-victoria', '--games', '20']), /20/);
  },
  async 'holds a game written elsewhere against the laws'() {
    copyFileSync(`${root}docs/examples/goofspiel.js`, join(folder, 'mine.js'));
    copyFileSync(`${root}docs/examples/goofspiel.test.js`, join(folder, 'mine.test.js'));
    const test = readFileSync(join(folder, 'mine.test.js'), 'utf8').replace('./goofspiel.js', './mine.js');
    writeFileSync(join(folder, 'mine.test.js'), test);
    execFileSync(process.execPath, ['--test', 'mine.test.js'], here);
  },
  async 'has types'() {
    copyFileSync(`${root}docs/examples/best-of-bots.ts`, join(folder, 'best-of-bots.ts'));
    const compiler = `${root}node_modules/@typescript/native/bin/tsc`;
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', ''];
    execFileSync(process.execPath, [compiler, ...flags, 'best-of-bots.ts'], { ...here, stdio: 'inherit' });
  },
  async 'plays it in the terminal'() {
    const said = duskhall(
      ['play', '--game', './mine.js', '--level', 'novice', '--save', 'mine.json'],
      `${'1\n'.repeat(5)}n\n`,
    );
    assert.match(said, /The game is over/);
    assert.match(duskhall(['replay', 'mine.json', '--game', './mine.js']), /nobody wins|wins/);
    assert.match(duskhall(['sim', '--game', './mine.js', '--games', '100']), /100/);
  },
  'plays it on a server, two people and a bot': playOnServer,
};

const packed = () => {
  const files = existsSync(`${root}dist/packages`) ? readdirSync(`${root}dist/packages`) : [];
  return files.filter((file) => file.endsWith('.tgz')).map((file) => `${root}dist/packages/${file}`);
};
const tarballs = process.argv.includes('--packed') ? packed() : pack();
const timer = setTimeout(() => {
  console.error(`pack:check: not done after ${TIME / 1000} seconds`);
  process.exit(1);
}, TIME);
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
for (const [name, check] of Object.entries(CHECKS)) {
  const begun = performance.now();
  await check();
  console.log(`✓ ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
}
clearTimeout(timer);
