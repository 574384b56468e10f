import { openPostgres, openSqlite } from '@duskhall/server';
import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../../scripts/test-servers/index.ts';
import { freshSchema } from '../../server/storage/tests/postgres-schema.ts';
import { freshFile, run } from '../tests/scripted-terminal.ts';
import { freshFolder } from '../tests/serving.ts';

const ann = { id: 'ann', name: 'Ann', locale: 'en', createdAt: 1 } as const;

describe.skipIf(!hasPostgres)('backup and restore', () => {
  test('move a hall from a folder to PostgreSQL and back, and name no password', async () => {
    const data = freshFolder();
    const storage = await openSqlite(data);
    await storage.saveAccount(ann);
    await storage.close();
    const url = new URL(await freshSchema());
    url.password = 'secret';
    const file = freshFile('move.sqlite');
    expect(await run(['backup', file, '--data', data])).toMatchObject({ code: 0, errors: '' });
    const restored = await run(['restore', file, '--database', url.href]);
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(restored.output).toContain(`${file} is restored to postgres://`);
    const twice = await run(['restore', file], '', { DUSKHALL_DATABASE: url.href });
    expect(twice).toMatchObject({
      code: 2,
      errors: 'duskhall: There is a hall in this database already. --force replaces it.\n',
    });
    const database = await openPostgres(url.href);
    expect(await database.findAccount('ann')).toEqual(ann);
    await database.close();

    const back = freshFile('back.sqlite');
    const saved = await run(['backup', back], '', { DUSKHALL_DATABASE: url.href });
    expect(saved).toMatchObject({ code: 0, errors: '' });
    for (const { output, errors } of [restored, twice, saved]) expect(output + errors).not.toContain('secret');
    const other = freshFolder();
    expect(await run(['restore', back, '--data', other])).toMatchObject({ code: 0, errors: '' });
    const copy = await openSqlite(other);
    expect(await copy.findAccount('ann')).toEqual(ann);
    await copy.close();
  });

  test('say what is wrong with a database', async () => {
    const url = new URL(await freshSchema());
    url.pathname = '/nowhere';
    const { code, errors } = await run(['backup', freshFile('x'), '--database', url.href]);
    expect([code, errors]).toEqual([2, expect.stringContaining('The database nowhere on ')]);
    const other = await run(['backup', freshFile('x'), '--database', 'nonsense']);
    expect([other.code, other.errors.trim().split('\n').length]).toEqual([2, 1]);
  });
});
