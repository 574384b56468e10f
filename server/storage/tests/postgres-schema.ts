import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { postgresUrl } from '../../../scripts/test-servers/index.ts';

/** Runs a statement on a connection of its own. */
export async function ask(url: string, text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The address of an empty schema in the tests' PostgreSQL; it is dropped after the test. */
export async function freshSchema(server?: string): Promise<string> {
  const url = server ?? (await postgresUrl());
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(url, `create schema ${name}`);
  if (server === undefined) onTestFinished(async () => void (await ask(url, `drop schema ${name} cascade`)));
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c search_path=${name}`)}`;
}
