import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { run } from '../tests/scripted-terminal.ts';
import { freshFolder, type Serving, startServing, startServingWith } from '../tests/serving.ts';
import { addressesOf } from './addresses.ts';
import { readWanted, SETTINGS } from './settings.ts';

let serving: Serving[] = [];
const serve = async (...words: string[]): Promise<Serving> => {
  const one = await startServing(...words);
  serving.push(one);
  return one;
};
afterEach(async () => {
  for (const one of serving) await one.end('SIGKILL');
  serving = [];
});

test('a server says where it is, is well, and stops when it is asked to', async () => {
  const { url, line, end } = await serve('--port', '0', '--memory');
  expect(line).toBe(`Duskhall is open: ${url}`);
  expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: 'ok' });
  expect((await fetch(`${url}/api/test/advance`, { method: 'POST' })).status).toBe(404);
  expect(await end('SIGTERM')).toBe(0);
});

test('a port or a folder that is in use is one sentence and code 2', async () => {
  const data = freshFolder();
  const { url, end } = await serve('--port', '0', '--data', data, '--test');
  const { port } = new URL(url);
  const first = await run(['serve', '--host', '127.0.0.1', '--port', port, '--memory']);
  expect(first).toEqual({
    code: 2,
    output: '',
    errors: `duskhall: port ${port} is in use; choose another with --port\n`,
  });
  const second = await run(['serve', '--host', '127.0.0.1', '--port', '0', '--data', data]);
  expect([second.code, second.output]).toEqual([2, '']);
  expect(second.errors).toBe(`duskhall: The data folder ${data} is in use by another process.\n`);
  expect(await end('SIGINT')).toBe(0);
});

test('a folder that cannot be written to is one sentence and code 2, and nothing was said to be open', async () => {
  const data = freshFolder();
  mkdirSync(join(data, 'serving.json.part'));
  const { code, output, errors } = await run(['serve', '--host', '127.0.0.1', '--port', '0', '--data', data]);
  expect([code, output]).toEqual([2, '']);
  expect(errors).toMatch(/^duskhall: the data folder .* cannot be used: .*\n$/);
});

test('a server whose storage thread has ended ends too, with code 1 and a line', async () => {
  const hook = `import { Worker } from 'node:worker_threads';
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...message) {
      process.once('SIGUSR2', () => this.terminate());
      Worker.prototype.postMessage = postMessage;
      return postMessage.apply(this, message);
    };`;
  const preload = `--import data:text/javascript,${encodeURIComponent(hook)}`;
  const one = await startServingWith({ NODE_OPTIONS: preload }, '--port', '0', '--data', freshFolder());
  serving.push(one);
  expect((await fetch(`${one.url}/healthz`)).status).toBe(200);
  expect(await one.end('SIGUSR2')).toBe(1);
  expect(one.errors()).toBe('duskhall: the storage thread has died, and the server stops with it\n');
});

test('flags come before the environment, and that before what is usual', () => {
  const environment = { DUSKHALL_PORT: '1', DUSKHALL_MEMORY: 'yes', DUSKHALL_LOG: 'debug' };
  expect(readWanted({}, {})).toMatchObject({ port: 8410, host: '0.0.0.0', data: './duskhall-data', log: null });
  expect(readWanted({}, environment)).toMatchObject({ port: 1, data: null, log: 'debug' });
  expect(readWanted({ port: '2', 'public-url': 'https://play.example/' }, environment)).toMatchObject({
    port: 2,
    publicUrl: 'https://play.example',
  });
});

test('the guide has every setting in its table', () => {
  const guide = readFileSync(new URL('../../docs/operation.md', import.meta.url), 'utf8');
  for (const { flag, takes, variable, fallback } of SETTINGS) {
    const cells = [`\`--${`${flag} ${takes}`.trim()}\``, variable === '' ? '–' : `\`${variable}\``, fallback];
    expect(guide).toContain(`| ${cells.join(' | ')} |`);
  }
});

test('the example of several servers uses settings that there are', () => {
  const compose = readFileSync(new URL('../../deploy/compose.yaml', import.meta.url), 'utf8');
  const [, command = ''] = /command: \[node, (cli.*)\]/.exec(compose)!;
  const flags = Array.from(command.matchAll(/--([a-z-]+)/g), ([, flag]) => flag);
  const variables = Array.from(compose.matchAll(/DUSKHALL_\w+/g), ([variable]) => variable);
  expect([flags.length, variables.length]).toEqual([3, 3]);
  for (const flag of flags) expect(SETTINGS.map((setting) => setting.flag)).toContain(flag);
  for (const variable of variables) expect(SETTINGS.map((setting) => setting.variable)).toContain(variable);
});

test('people elsewhere are told an address they can reach', () => {
  expect(addressesOf('http://127.0.0.1:8410', '')).toEqual({ here: 'http://127.0.0.1:8410', elsewhere: [] });
  expect(addressesOf('http://0.0.0.0:8410', 'https://play.example')).toEqual({
    here: 'http://localhost:8410',
    elsewhere: ['https://play.example'],
  });
  for (const address of addressesOf('http://0.0.0.0:8410', '').elsewhere)
    expect(address).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:8410$/);
});
