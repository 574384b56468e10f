import { describe, expect, onTestFinished, test } from 'vitest';
import { hasRedis } from '../../scripts/test-servers/index.ts';
import { startRedis, type TestServer } from '../../scripts/test-servers/start.ts';
import { openRedis } from '../cluster/redis-bus.ts';

async function openBus() {
  const redis: TestServer = await startRedis();
  onTestFinished(() => redis.stop());
  const bus = await openRedis(redis.url);
  onTestFinished(() => bus.close());
  return { redis, bus };
}

/** Publishes until somebody hears it. */
const heard = (bus: Awaited<ReturnType<typeof openRedis>>, to: string) =>
  expect.poll(() => bus.publish(to, Buffer.from('hello')).catch(() => -1), { timeout: 10_000 });

describe.runIf(hasRedis)('the bus on Redis', () => {
  test('is heard again after a restart, also on a channel subscribed to meanwhile', async () => {
    const { redis, bus } = await openBus();
    const texts: string[] = [];
    await bus.subscribe('before', (message) => texts.push(`before ${message}`));
    await redis.end('SIGKILL');
    await bus.subscribe('meanwhile', (message) => texts.push(`meanwhile ${message}`)).catch(() => {});
    await redis.begin();
    await heard(bus, 'before').toBe(1);
    await heard(bus, 'meanwhile').toBe(1);
    await expect.poll(() => new Set(texts)).toEqual(new Set(['before hello', 'meanwhile hello']));
  });

  test('carries nothing between servers with other numbers', async () => {
    const { redis, bus } = await openBus();
    const other = await openRedis(`${redis.url.replace(/\/$/, '')}/1`);
    onTestFinished(() => other.close());
    await bus.subscribe('all', () => {});
    expect(await other.publish('all', Buffer.from('hello'))).toBe(0);
    const same = await openRedis(`${redis.url.replace(/\/$/, '')}/0`);
    onTestFinished(() => same.close());
    expect(await same.publish('all', Buffer.from('hello'))).toBe(1);
  });

  test('is away while Redis does not answer, and comes back', async () => {
    const { redis, bus } = await openBus();
    await bus.subscribe('here', () => {});
    process.kill(redis.pid(), 'SIGSTOP');
    await expect(bus.publish('here', Buffer.from('hello'))).rejects.toThrow();
    process.kill(redis.pid(), 'SIGCONT');
    await heard(bus, 'here').toBe(1);
  });
});
