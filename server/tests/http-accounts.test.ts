import { describe, expect, test } from 'vitest';
import { NO_LIMITS } from '../operation/limits.ts';
import { openDoor } from './door.ts';
import { newId } from './fake-hall.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('guests', () => {
  test('a name is enough, and the cookie brings it back', async () => {
    const { ask } = await openDoor();
    const made = await ask('POST', '/api/me', { body: { name: 'Ada', locale: 'fr' } });
    expect(made.status).toBe(201);
    expect(made.json.account).toMatchObject({ name: 'Ada', locale: 'fr' });
    const [set] = made.headers.getSetCookie();
    expect(set).toMatch(/^duskhall=[\w-]{43}\.\w+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await ask('GET', '/api/me', { cookie: made.cookie });
    expect(again.json).toEqual({ account: made.json.account, running: [], device: [], finished: [], next: null });
  });

  test('the cookie is for HTTPS only where the public address is', async () => {
    const { ask } = await openDoor({ publicUrl: 'https://play.example' });
    const { headers } = await ask('POST', '/api/me', { body: { name: 'Ada' } });
    expect(headers.getSetCookie()[0]).toContain('; Secure');
  });

  test('a program may send the token as a bearer', async () => {
    const { ask, guest } = await openDoor();
    const token = (await guest()).split('=')[1]!;
    const { json } = await ask('GET', '/api/me', { headers: { authorization: `Bearer ${token}` } });
    expect(json.account.name).toBe('Ada');
  });

  for (const cookie of ['', 'duskhall=', 'duskhall=x', `duskhall=${'a'.repeat(43)}.zzzzzzzz`, 'other=1'])
    test(`nobody is known by the cookie "${cookie}"`, async () => {
      const { ask } = await openDoor();
      expect(await ask('GET', '/api/me', { cookie })).toMatchObject({ status: 401, json: { code: 'no-session' } });
    });

  test('a token is stored as its hash only', async () => {
    const { config, guest } = await openDoor();
    const token = (await guest()).split('=')[1]!;
    expect(await config.storage.findToken('session', token)).toBeNull();
  });

  test('a session lasts a year, and a used one longer', async () => {
    const { ask, guest, clock } = await openDoor();
    const first = await guest();
    expect((await ask('GET', '/api/me', { cookie: first })).cookie).toBe(first);
    clock.advance(200 * DAY);
    const renewed = await ask('GET', '/api/me', { cookie: first });
    expect(renewed.cookie).not.toBe(first);
    clock.advance(200 * DAY);
    expect((await ask('GET', '/api/me', { cookie: first })).status).toBe(401);
    expect((await ask('GET', '/api/me', { cookie: renewed.cookie })).status).toBe(200);
  });

  test('an old session that is used again and again brings a few new ones, not many', async () => {
    const { ask, guest, clock } = await openDoor();
    const first = await guest();
    clock.advance(60 * DAY);
    const use = async () => (await ask('GET', '/api/me', { cookie: first })).cookie;
    const renewed = new Set<string>();
    for (let i = 0; i < 20; i++) renewed.add(await use());
    expect(renewed.size).toBeLessThan(5);
    expect(await use()).toBe(first);
    clock.advance(DAY);
    expect(await use()).not.toBe(first);
  });

  test('a date in a token cannot be moved', async () => {
    const { ask, guest, clock } = await openDoor();
    const [random] = (await guest()).split('.');
    clock.advance(400 * DAY);
    expect((await ask('GET', '/api/me', { cookie: `${random}.zzzzzzzz` })).status).toBe(401);
  });

  test('name and language can be changed, apart or by coming again', async () => {
    const { ask, guest } = await openDoor();
    const cookie = await guest('Ada');
    const changed = await ask('PATCH', '/api/me', { cookie, body: { name: 'Grace' } });
    expect(changed.json.account).toMatchObject({ name: 'Grace', locale: 'en' });
    const again = await ask('POST', '/api/me', { cookie, body: { name: 'Edsger', locale: 'ru' } });
    expect(again.json.account).toMatchObject({ id: changed.json.account.id, name: 'Edsger', locale: 'ru' });
  });

  test('without a word about it the language is the browser’s, and stays', async () => {
    const { ask } = await openDoor();
    const headers = { 'accept-language': 'fr' };
    const { cookie, json } = await ask('POST', '/api/me', { body: { name: 'Ada' }, headers });
    expect(json.account.locale).toBe('fr');
    expect((await ask('POST', '/api/me', { cookie, body: { name: 'Grace' } })).json.account.locale).toBe('fr');
  });

  test('new guests from one address are limited', async () => {
    const { ask, clock } = await openDoor();
    const become = () => ask('POST', '/api/me', { body: { name: 'Ada' } });
    for (let i = 0; i < 30; i++) expect((await become()).status).toBe(201);
    expect(await become()).toMatchObject({ status: 429, json: { code: 'budget' } });
    clock.advance(60_000);
    expect((await become()).status).toBe(201);
  });
});

describe('recovery', () => {
  test('a link brings the profile to another device, once', async () => {
    const { ask, guest, url } = await openDoor();
    const cookie = await guest('Ada');
    const { json } = await ask('POST', '/api/me/recovery', { cookie });
    expect(json.link).toBe(`${url}/recover#${json.token}`);
    const other = await ask('POST', '/api/recover', { body: { token: json.token } });
    expect(other.json.account.name).toBe('Ada');
    expect(other.cookie).not.toBe(cookie);
    expect((await ask('GET', '/api/me', { cookie: other.cookie })).json.account.name).toBe('Ada');
    const twice = await ask('POST', '/api/recover', { body: { token: json.token } });
    expect(twice).toMatchObject({ status: 410, json: { code: 'spent' }, cookie: '' });
  });

  test('of two at the same moment one succeeds', async () => {
    const { ask, guest } = await openDoor();
    const { json } = await ask('POST', '/api/me/recovery', { cookie: await guest() });
    const both = await Promise.all([1, 2].map(() => ask('POST', '/api/recover', { body: { token: json.token } })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('a link is too old after 7 days', async () => {
    const { ask, guest, clock } = await openDoor();
    const { json } = await ask('POST', '/api/me/recovery', { cookie: await guest() });
    clock.advance(7 * DAY);
    expect((await ask('POST', '/api/recover', { body: { token: json.token } })).status).toBe(410);
  });

  test('of many links the last ten work', async () => {
    const { ask, guest, clock } = await openDoor({ limits: NO_LIMITS });
    const cookie = await guest();
    const tokens: string[] = [];
    for (let i = 0; i < 12; i++, clock.advance(1000))
      tokens.push((await ask('POST', '/api/me/recovery', { cookie })).json.token);
    const statuses = [];
    for (const token of tokens) statuses.push((await ask('POST', '/api/recover', { body: { token } })).status);
    expect(statuses).toEqual([410, 410, ...Array(10).fill(200)]);
    expect((await ask('GET', '/api/me', { cookie })).status).toBe(200);
  });

  test('a session is no recovery link, and the other way round', async () => {
    const { ask, guest } = await openDoor();
    const cookie = await guest();
    const { json } = await ask('POST', '/api/me/recovery', { cookie });
    expect((await ask('POST', '/api/recover', { body: { token: cookie.split('=')[1] } })).status).toBe(410);
    expect((await ask('GET', '/api/me', { cookie: `duskhall=${json.token}` })).status).toBe(401);
  });

  test('the page for it holds no token and nothing inline', async () => {
    const { ask } = await openDoor();
    const { text } = await ask('GET', '/recover');
    expect(text).toContain('<script src="/recover.js" defer></script>');
    expect((await ask('GET', '/recover.js')).headers.get('content-type')).toContain('javascript');
  });
});

describe('others', () => {
  test('somebody can be blocked and let in again', async () => {
    const { ask, guest } = await openDoor();
    const cookie = await guest('Ada');
    const account = (await ask('GET', '/api/me', { cookie: await guest('Bob') })).json.account.id;
    await ask('POST', '/api/blocks', { cookie, body: { account, isBlocked: true } });
    expect((await ask('GET', '/api/blocks', { cookie })).json).toEqual({ blocked: [{ id: account, name: 'Bob' }] });
    await ask('POST', '/api/blocks', { cookie, body: { account, isBlocked: false } });
    expect((await ask('GET', '/api/blocks', { cookie })).json).toEqual({ blocked: [] });
  });

  test('a long list of them costs the storage as much as a short one', async () => {
    const { ask, guest, config } = await openDoor();
    const cookie = await guest('Ada');
    const costs = [];
    for (const name of ['Bob', 'Cleo', 'Dan']) {
      const account = (await ask('GET', '/api/me', { cookie: await guest(name) })).json.account.id;
      await ask('POST', '/api/blocks', { cookie, body: { account, isBlocked: true } });
      const before = config.storage.stats!().requests;
      await ask('GET', '/api/blocks', { cookie });
      costs.push(config.storage.stats!().requests - before);
    }
    expect(new Set(costs).size).toBe(1);
  });

  test('nobody and oneself cannot be blocked', async () => {
    const { ask, guest } = await openDoor();
    const cookie = await guest();
    const me = (await ask('GET', '/api/me', { cookie })).json.account.id;
    for (const account of [me, newId()])
      expect((await ask('POST', '/api/blocks', { cookie, body: { account, isBlocked: true } })).status).toBe(404);
  });

  test('a report is kept, and not many in a row', async () => {
    const { ask, guest } = await openDoor();
    const cookie = await guest('Ada');
    const about = (await ask('GET', '/api/me', { cookie: await guest('Bob') })).json.account.id;
    const report = () => ask('POST', '/api/reports', { cookie, body: { about, table: newId(), text: 'rude' } });
    for (let i = 0; i < 10; i++) expect((await report()).status).toBe(204);
    expect((await report()).status).toBe(429);
  });
});
