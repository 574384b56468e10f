import { type Client, createClient, newDealMemory } from '@duskhall/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepConnected } from '../reconnect.ts';

test('the address names the table, so that a load balancer can bring its people together', () => {
  const asked: string[] = [];
  class Socket {
    constructor(url: string) {
      asked.push(url);
    }
    close(): void {}
  }
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { origin: 'https://play.example' });
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const client: Client = createClient('client', 'en', () => {}, newDealMemory());
  keepConnected(client, 'table-id', () => {}).close();
  expect(asked).toEqual(['wss://play.example/ws?table=table-id']);
});
