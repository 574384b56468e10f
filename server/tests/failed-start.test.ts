import { expect, test } from 'vitest';
import { EVERYBODY } from '../cluster/bus.ts';
import { encode } from '../cluster/message.ts';
import { openMemory, realClock, startServer } from '../index.ts';
import { memoryBuses } from './memory-bus.ts';
import { testConfig } from './test-config.ts';

test('a server that cannot listen leaves nothing running', async () => {
  const { open } = memoryBuses();
  const storage = await openMemory();
  // An address for documentation: no machine has it.
  const config = testConfig({ storage, clock: realClock(), bus: open(), host: '203.0.113.7' });
  await expect(startServer(config)).rejects.toThrow('EADDRNOTAVAIL');
  const news = encode({ from: 'test', kind: 'tell', id: '', n: 0, last: 0, items: [] });
  expect(await open().publish(EVERYBODY, news)).toBe(0);
  expect(await storage.living()).toEqual([]);
  await storage.close();
});
