import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framed } from '../sockets/websocket-framing.ts';

test('what is framed is heard as it was said, at every size of a head and beyond ASCII', async () => {
  const texts = [
    '',
    'x',
    'é'.repeat(62),
    'x'.repeat(125),
    'x'.repeat(126),
    'я'.repeat(32_767),
    'x'.repeat(65_536),
    '🂡',
  ];
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (socket, { socket: stream }) => {
    stream.write(framed(texts));
    socket.close(1000);
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)));
  expect((await once(client, 'close'))[0]).toBe(1000);
  expect(heard).toEqual(texts);
  server.close();
});
