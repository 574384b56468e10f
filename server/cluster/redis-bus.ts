import { Redis } from 'ioredis';
import type { Bus } from './bus.ts';

/** Milliseconds before the next attempt to connect, growing with each. */
const FIRST_WAIT = 50;
const LONGEST_WAIT = 1000;
/** Milliseconds between two signs of life of Redis, and without one after which the connection is made anew. */
const PROBE = 1000;
const SILENT = 2000;

/**
 * A bus on Redis: one channel per process. Nothing is kept while Redis is away, since it would arrive after the repair of
 * what was lost. Several servers can share a Redis if each has a database number of its own: channels have none, so it is
 * part of their names.
 */
export async function openRedis(url: string, prefix = 'duskhall:'): Promise<Bus> {
  const database = new URL(url).pathname.slice(1) || '0';
  const channelOf = (name: string) => `${prefix}${database}:${name}`;
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    lazyConnect: true,
    socketTimeout: SILENT,
    // It would not know a channel that was to be subscribed to while Redis was away.
    autoResubscribe: false,
    retryStrategy: (attempt: number) => Math.min(LONGEST_WAIT, FIRST_WAIT * attempt),
  };
  const [sender, receiver] = [new Redis(url, options), new Redis(url, options)];
  // A lost connection shows in the promises; without a listener it would end the process.
  for (const connection of [sender, receiver]) connection.on('error', () => {});
  const listeners = new Map<string, (message: Buffer) => void>();
  receiver.on('messageBuffer', (channel: Buffer, message: Buffer) => listeners.get(channel.toString())?.(message));
  // What fails because Redis is away is made up for when it is back.
  const subscribe = async (...channels: string[]) => {
    if (channels.length > 0) await receiver.subscribe(...channels).catch(() => {});
  };
  receiver.on('ready', () => subscribe(...listeners.keys()));
  const disconnect = () => {
    for (const connection of [sender, receiver]) connection.disconnect();
  };
  await Promise.all([sender.connect(), receiver.connect()]).catch((error) => {
    disconnect();
    throw error;
  });
  const probe = setInterval(() => {
    for (const connection of [sender, receiver]) connection.ping().catch(() => {});
  }, PROBE);
  return {
    publish: (to, message) => sender.publish(channelOf(to), message),
    async subscribe(name, hear) {
      listeners.set(channelOf(name), hear);
      await subscribe(channelOf(name));
    },
    async unsubscribe(name) {
      listeners.delete(channelOf(name));
      await receiver.unsubscribe(channelOf(name)).catch(() => {});
    },
    async close() {
      clearInterval(probe);
      disconnect();
    },
  };
}
