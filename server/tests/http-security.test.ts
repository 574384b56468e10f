import { describe, expect, test } from 'vitest';
import { NO_LIMITS } from '../operation/limits.ts';
import { openDoor } from './door.ts';
import { newId } from './fake-hall.ts';

describe('headers', () => {
  test('strict, and fit for plain HTTP on a LAN', async () => {
    const { ask } = await openDoor();
    for (const path of ['/', '/api/tables', '/nowhere']) {
      const { headers } = await ask('GET', path);
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    }
    expect((await ask('GET', '/api/tables')).headers.get('cache-control')).toBe('no-store');
  });

  test('with HTTPS in front browsers are told to stay there', async () => {
    const { ask } = await openDoor({ publicUrl: 'https://play.example' });
    const { headers } = await ask('GET', '/');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });
});

describe('where a request comes from', () => {
  const body = { name: 'Mallory' };
  test('pages of others may ask for nothing to be done', async () => {
    const { ask, url, guest } = await openDoor({ publicUrl: 'http://play.example' });
    const cookie = await guest('Ada');
    const port = url.split(':')[2];
    for (const headers of [
      { origin: 'http://evil.example' },
      { origin: `http://evil.example:${port}` },
      { origin: 'null' },
      { origin: 'http://play.example.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as { [name: string]: string }[])
      for (const method of ['PATCH', 'POST', 'DELETE'])
        expect(
          await ask(method, '/api/me', { cookie, headers, ...(method === 'DELETE' ? {} : { body }) }),
        ).toMatchObject({
          status: 403,
          json: { code: 'origin' },
        });
    expect((await ask('GET', '/api/me', { cookie })).json.account.name).toBe('Ada');
  });

  test('our own pages and programs may', async () => {
    const { ask, url, guest } = await openDoor({ publicUrl: 'http://play.example' });
    const cookie = await guest();
    for (const headers of [{ origin: url }, { origin: 'http://play.example' }, {}] as { [name: string]: string }[])
      expect((await ask('PATCH', '/api/me', { cookie, headers, body })).status).toBe(200);
  });
});

describe('bad input', () => {
  for (const [name, kept] of [
    ['a\u202eb', 'a b'],
    ['\u3164a\u2800', 'a'],
    ['\u200b\u200bAda\u200b', 'Ada'],
    ['Ada\u0000\u0007', 'Ada'],
    ['  Ada  ', 'Ada'],
    ['e\u0301', 'é'],
    ['<b>Ada</b>', '<b>Ada</b>'],
  ] as const)
    test(`the name ${JSON.stringify(name)} is kept as ${JSON.stringify(kept)}`, async () => {
      const { ask } = await openDoor();
      expect((await ask('POST', '/api/me', { body: { name } })).json.account.name).toBe(kept);
    });

  for (const [title, body, status] of [
    ['no name', {}, 400],
    ['an empty name', { name: '' }, 400],
    ['an invisible name', { name: '\u200b\u200e' }, 400],
    ['a name of fillers', { name: '\u3164\u2800' }, 400],
    ['a long name', { name: 'x'.repeat(25) }, 400],
    ['a name of a megabyte', { name: 'x'.repeat(2 ** 20) }, 413],
    ['a number for a name', { name: 5 }, 400],
    ['a list for a name', { name: ['Ada'] }, 400],
    ['one key too many', { name: 'Ada', isAdmin: true }, 400],
    ['an unknown language', { name: 'Ada', locale: 'xx' }, 400],
    ['nothing', '', 400],
    ['no JSON', '{"name":', 400],
    ['a forged prototype', '{"name":"Ada","__proto__":{"isAdmin":true}}', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
  ] as const)
    test(`${title} is refused`, async () => {
      const { ask } = await openDoor();
      const { json, ...heard } = await ask('POST', '/api/me', { body });
      expect(heard).toMatchObject({ status, cookie: '' });
      expect(json).toEqual({ code: status === 413 ? 'too-large' : 'malformed', text: expect.any(String) });
    });

  test('what is wrong is named', async () => {
    const { ask } = await openDoor();
    expect((await ask('POST', '/api/me', { body: { name: 5 } })).json.text).toContain('name: ');
  });

  test('only JSON is read', async () => {
    const { ask } = await openDoor();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(
        (await ask('POST', '/api/me', { body: '{"name":"Ada"}', headers: { 'content-type': type } })).json.code,
      ).toBe('malformed');
  });

  test('what is not there is JSON too', async () => {
    const { ask } = await openDoor();
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['DELETE', '/api/games'],
      ['POST', '/api/test/advance'],
      ['POST', '/api/test/scenario'],
      ['GET', '/.env'],
    ] as const)
      expect(await ask(method, path)).toMatchObject({ status: 404, json: { code: 'not-found' } });
  });

  test('a URL that cannot be decoded is answered like any other bad request', async () => {
    const { ask } = await openDoor();
    for (const path of ['/%', '/t/%ff'])
      expect(await ask('GET', path)).toMatchObject({
        status: 400,
        json: { code: 'malformed', text: expect.any(String) },
      });
  });

  test('a fault inside is answered with a number that the log knows', async () => {
    const { ask, hall, log, guest } = await openDoor();
    hall.createTable = async () => {
      throw new Error('the roof is on fire');
    };
    const body = { game: 'tic-tac-toe', seats: 2 };
    const { status, json } = await ask('POST', '/api/tables', { cookie: await guest(), body });
    expect(status).toBe(500);
    expect(json.text).not.toContain('roof');
    const id = json.text.split(' ').at(-1);
    expect(log.find((line) => line.includes(id))).toContain('the roof is on fire');
  });
});

describe('limits', () => {
  test('an address may ask so often in a minute', async () => {
    const { ask, clock } = await openDoor({ limits: { ...NO_LIMITS, requestsPerMinute: 5 } });
    for (let i = 0; i < 5; i++) expect((await ask('GET', '/api/tables')).status).toBe(200);
    expect((await ask('GET', '/nowhere')).status).toBe(429);
    const { status, json, headers } = await ask('GET', '/api/tables');
    expect([status, json.code]).toEqual([429, 'budget']);
    expect(headers.get('retry-after')).toBe('60');
    clock.step(600_000);
    expect((await ask('GET', '/api/tables')).status).toBe(429);
    clock.advance(60_000);
    expect((await ask('GET', '/api/tables')).status).toBe(200);
  });

  test('the files of the page are many, and counted apart', async () => {
    const { ask } = await openDoor({ limits: { ...NO_LIMITS, requestsPerMinute: 2, filesPerMinute: 5 } });
    for (let i = 0; i < 5; i++) expect((await ask('GET', '/assets/some.js')).status).toBe(404);
    expect((await ask('GET', '/assets/some.js')).status).toBe(429);
    expect((await ask('GET', '/api/tables')).status).toBe(200);
  });

  test('a forwarded address is believed only behind our own proxy', async () => {
    const limits = { ...NO_LIMITS, requestsPerMinute: 2 };
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const alone = await openDoor({ limits });
    for (const address of ['1.1.1.1', '2.2.2.2']) await alone.ask('GET', '/api/tables', from(address));
    expect((await alone.ask('GET', '/api/tables', from('3.3.3.3'))).status).toBe(429);
    const behind = await openDoor({ limits, trustProxy: true });
    for (const forged of ['8.8.8.8', '9.9.9.9']) await behind.ask('GET', '/api/tables', from(`${forged}, 1.1.1.1`));
    expect((await behind.ask('GET', '/api/tables', from('7.7.7.7, 1.1.1.1'))).status).toBe(429);
    expect((await behind.ask('GET', '/api/tables', from('2.2.2.2'))).status).toBe(200);
  });
});

test('no secret is logged', async () => {
  const { ask, guest, log } = await openDoor();
  const cookie = await guest('Ada Secretname');
  const { token } = (await ask('POST', '/api/me/recovery', { cookie })).json;
  const other = (await ask('POST', '/api/recover', { body: { token } })).cookie;
  const { id, code } = (await ask('POST', '/api/tables', { cookie, body: { game: 'tic-tac-toe', seats: 2 } })).json
    .table;
  await ask('GET', `/api/tables/${code}`);
  await ask('GET', `/t/${id}?token=${token}`);
  await ask('GET', `/api/nothing/${code}?token=${token}`);
  await ask('POST', '/api/me', { body: `{"name": ${token}` });
  await ask('GET', '/api/me', { headers: { authorization: `Bearer ${token}` } });
  await ask('GET', `/api/matches/${newId()}/record?token=${token}`);
  const told = log.join('');
  expect(told).toContain('/api/tables/:idOrCode');
  for (const secret of [token, cookie.split('=')[1]!, other.split('=')[1]!, id, code, 'Secretname', '127.0.0.1'])
    expect(told.replace(/Server listening at \S+/g, '')).not.toContain(secret);
});
