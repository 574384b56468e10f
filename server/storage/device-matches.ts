import { type Connection, read, write } from './connection.ts';
import { parsed, readable } from './rows.ts';
import { query } from './schema.ts';
import type { DeviceStorage, DeviceSummary } from './storage.ts';

const rowOf = (account: string, id: string) =>
  query.selectFrom('device_matches').where('account', '=', account).where('id', '=', id);

export const deviceStorage = (connection: Connection): DeviceStorage => ({
  async deviceMatchesOf(account) {
    const [rows] = await read(
      connection,
      query
        .selectFrom('device_matches')
        .select(['id', 'version', 'summary'])
        .where('account', '=', account)
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc'),
    );
    return readable(rows, ({ id, version, summary }) => ({
      id,
      version,
      summary: parsed<DeviceSummary>(summary, `the device match ${id}`),
    }));
  },

  async findDeviceMatch(account, id) {
    const [[row]] = await read(connection, rowOf(account, id).select(['version', 'kept']));
    return row ?? null;
  },

  async saveDeviceMatch(account, { id, summary, kept, updatedAt }, from, most) {
    const values = { summary: JSON.stringify(summary), kept, bytes: Buffer.byteLength(kept), updatedAt };
    const [saved] = await read(
      connection,
      from === 0
        ? query
            .insertInto('device_matches')
            .values({ account, id, version: 1, ...values })
            .onConflict((old) => old.doNothing())
            .returning('version')
        : query
            .updateTable('device_matches')
            .set({ ...values, version: from + 1 })
            .where('account', '=', account)
            .where('id', '=', id)
            .where('version', '=', from)
            .returning('version'),
    );
    if (from === 0 && saved.length > 0) await write(connection, othersOf(account, id, most));
    return saved[0]?.version ?? null;
  },

  deleteDeviceMatch: (account, id) =>
    write(connection, query.deleteFrom('device_matches').where('account', '=', account).where('id', '=', id)),

  deleteDeviceMatches: (before) =>
    write(connection, query.deleteFrom('device_matches').where('updatedAt', '<', before)),

  async bytesOfDeviceMatch(account, id) {
    const [[row]] = await read(connection, rowOf(account, id).select('bytes'));
    return row?.bytes ?? 0;
  },

  async bytesOfDeviceMatches() {
    const [[row]] = await read(
      connection,
      query.selectFrom('device_matches').select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes')),
    );
    return Number(row?.bytes ?? 0);
  },
});

/** What makes room for a new one, which stays even if the date was set back. */
const othersOf = (account: string, id: string, most: number) =>
  query
    .deleteFrom('device_matches')
    .where('account', '=', account)
    .where('id', '<>', id)
    .where(
      'id',
      'not in',
      query
        .selectFrom('device_matches')
        .select('id')
        .where('account', '=', account)
        .where('id', '<>', id)
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(most - 1),
    );
