import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { newDealMemory } from '@duskhall/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { openLine } from './reconnecting-socket.ts';

test('the address names the table, also after a lost connection', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const asked: string[] = [];
  server.on('connection', (socket, request) => {
    asked.push(request.url!);
    if (asked.length === 1) socket.close();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const line = openLine(`http://127.0.0.1:${port}`, 'table-id', 'token', 'en', newDealMemory(), () => {});
  onTestFinished(() => line.hangUp());
  await expect.poll(() => asked, { timeout: 3000 }).toEqual(['/ws?table=table-id', '/ws?table=table-id']);
});
