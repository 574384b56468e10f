import { inject } from 'vitest';
import { missing } from './find.ts';

const isThere = (name: 'PostgreSQL' | 'Redis') => Boolean(process.env.CI) || !missing().includes(name);

/** Whether tests that need the server can run; in CI they fail rather than being left out. */
export const hasPostgres = isThere('PostgreSQL');
export const hasRedis = isThere('Redis');

/** The address of a PostgreSQL, or of a Redis, that all tests of this run share. */
export const postgresUrl = async (): Promise<string> => process.env.DUSKHALL_TEST_POSTGRES || ask('postgres');
export const redisUrl = async (): Promise<string> => process.env.DUSKHALL_TEST_REDIS || ask('redis');

async function ask(name: string): Promise<string> {
  const answer = await fetch(`${inject('testServers')}/${name}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
