import type { IncomingMessage } from 'node:http';
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { isLoopback, urlsForOthers } from '../operation/own-addresses.ts';
import { openDoor } from './door.ts';

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;
const NETWORKS = {
  lo: [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)],
  bridge: [at('172.17.0.1'), at('169.254.3.4')],
  wifi: [at('fe80::1', 'IPv6'), at('203.0.113.5'), at('192.168.1.7')],
};
/** A request as it comes in: the name in the address bar, and where the browser is. */
function request(host: string, remoteAddress: string, headers = {}) {
  const raw = { headers, socket: { remoteAddress, localPort: 8080 } } as IncomingMessage;
  return { protocol: 'http', host, hostname: host.replace(/:\d+$/, ''), raw };
}
const LAN = ['http://192.168.1.7:8080', 'http://172.17.0.1:8080', 'http://203.0.113.5:8080'];

for (const [what, asked, listens, publicUrl, told, trustProxy = false] of [
  ['localhost, which listens everywhere', request('localhost:8080', '127.0.0.1'), '0.0.0.0', '', LAN],
  ['the loopback address', request('[::1]:8080', '::1'), '::', '', LAN],
  ['localhost, which listens to itself', request('localhost:8080', '127.0.0.1'), '127.0.0.1', '', []],
  [
    'localhost with a public address',
    request('localhost:8080', '127.0.0.1'),
    '127.0.0.1',
    'https://a.example/',
    ['https://a.example'],
  ],
  ['an address that works', request('192.168.1.7:8080', '192.168.1.9'), '0.0.0.0', '', ['http://192.168.1.7:8080']],
  ['elsewhere, saying localhost', request('localhost:8080', '192.168.1.9'), '0.0.0.0', '', null],
  ['outside of a container', request('localhost:8080', '172.17.0.1'), '0.0.0.0', '', null],
  ['a proxy here', request('localhost:8080', '127.0.0.1', { 'x-forwarded-for': '198.51.100.4' }), '0.0.0.0', '', null],
  ['a proxy that says nothing', request('127.0.0.1:8080', '127.0.0.1'), '0.0.0.0', '', null, true],
  [
    'a proxy before a server that listens to itself',
    request('127.0.0.1:8080', '127.0.0.1'),
    '127.0.0.1',
    '',
    null,
    true,
  ],
] as const)
  test(`whoever comes from ${what} is told where others can come, if that is known`, () => {
    expect(urlsForOthers(asked, { host: listens, publicUrl, trustProxy }, NETWORKS)).toEqual(told);
  });

test('only names of this very machine are loopback', () => {
  for (const name of ['localhost', 'LOCALHOST', 'hall.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    expect(isLoopback(name), name).toBe(true);
  for (const name of ['192.168.1.7', 'localhost.example', '127.example', 'hall'])
    expect(isLoopback(name), name).toBe(false);
});

test('the page asks for the addresses', async () => {
  const { ask } = await openDoor();
  expect((await ask('GET', '/api/address')).json).toEqual({ urls: [] });
});

test('a QR code has the address that was asked for where no other is known', async () => {
  const { ask, guest } = await openDoor({ trustProxy: true });
  expect((await ask('GET', '/api/address')).json).toEqual({ urls: null });
  const settings = { game: 'tic-tac-toe', seats: 2 };
  const { id } = (await ask('POST', '/api/tables', { cookie: await guest(), body: settings })).json.table;
  expect((await ask('GET', `/api/tables/${id}/qr.svg`)).text).toMatch(/^<svg/);
});
