import pg from 'pg';
import type { Connection } from './connection.ts';
import { migrate } from './migrations.ts';
import { run, types } from './postgres-pool.ts';

/** "dusk": several processes may start at once, and one of them migrates. */
const LOCK = 0x6475736b;

/** Creates or migrates the tables while other processes wait. */
export const migrateTogether = (url: string): Promise<void> => alone(url, async () => {});

/** Does something in one transaction on tables of the latest version, while no other process can start. */
export async function alone(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await migrate(connectionOf(client));
    await work(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Connects, or says without the password why it cannot. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, types });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    throw new Error(
      `The database ${client.database} on ${client.host}:${client.port} cannot be opened: ${message || code}`,
    );
  }
  return client;
}

const connectionOf = (client: pg.Client): Connection => ({
  dialect: 'postgres',
  async send(request) {
    const rows = [];
    for (const statement of 'statements' in request ? request.statements : [])
      rows.push((await run(client, statement)).rows);
    return rows;
  },
  stats: () => ({ requests: 0, commits: 0 }),
  close: () => client.end(),
});
