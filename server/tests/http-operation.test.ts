import type { ManualClock } from '@duskhall/host';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../operation/limits.ts';
import { openDoor } from './door.ts';
import { newId } from './fake-hall.ts';
import { greet } from './socket-client.ts';

describe('health', () => {
  test('all is well', async () => {
    const { ask } = await openDoor();
    expect(await ask('GET', '/healthz')).toMatchObject({ status: 200, json: { status: 'ok', version: '1.2.3' } });
  });

  test('a storage that fails is told', async () => {
    const { ask, config } = await openDoor();
    config.storage.check = () => Promise.reject(new Error('gone'));
    expect(await ask('GET', '/healthz')).toMatchObject({ status: 503, json: { status: 'storage', reason: 'gone' } });
  });
});

describe('readiness', () => {
  test('depends on start, stop, lease and storage; to be alive is to answer', async () => {
    const { ask, app, hall, config } = await openDoor();
    const ready = async () => {
      const { status, json } = await ask('GET', '/healthz/ready');
      return [status, json.status];
    };
    expect(await ready()).toEqual([503, 'starting']);
    app.context.phase = 'running';
    expect(await ready()).toEqual([200, 'ready']);
    hall.isSafe = () => false;
    expect(await ready()).toEqual([503, 'lease']);
    hall.isSafe = () => true;
    app.context.phase = 'stopping';
    expect(await ready()).toEqual([503, 'stopping']);
    app.context.phase = 'running';
    const { clock } = config;
    config.storage.check = () => Promise.reject(new Error('gone'));
    (clock as ManualClock).advance(2000);
    expect(await ready()).toEqual([503, 'storage']);
    expect(await ask('GET', '/healthz/live')).toMatchObject({
      status: 200,
      json: { status: 'live', version: '1.2.3' },
    });
  });

  test('may be asked for as often as a load balancer likes', async () => {
    const { ask } = await openDoor({ limits: { ...LIMITS, requestsPerMinute: 3 } });
    for (const path of ['', '/live'])
      for (let i = 0; i < 5; i++) expect((await ask('GET', `/healthz${path}`)).status).toBe(200);
    const told = [];
    for (let i = 0; i < 4; i++) told.push((await ask('GET', '/api/games')).status);
    expect(told).toEqual([200, 200, 200, 429]);
  });
});

describe('metrics', () => {
  test('are told by route patterns, to this machine', async () => {
    const { ask, config } = await openDoor();
    config.minds.counts = () => ({ made: 30, cut: 4, missed: 2 });
    await ask('GET', '/api/tables/ABCDE');
    await ask('GET', '/nowhere/ABCDE');
    const { text } = await ask('GET', '/metrics');
    expect(text).toContain('duskhall_http_requests_total{method="GET",route="/api/tables/:idOrCode",status="404"} 1');
    expect(text).toContain('duskhall_moves_total 7');
    expect(text).toContain('duskhall_bot_decisions_total 30');
    expect(text).toContain('duskhall_bot_decisions_cut_total 4');
    expect(text).toContain('duskhall_bot_decisions_missed_total 2');
    expect(text).toMatch(/duskhall_storage_commits_total \d/);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).not.toContain('ABCDE');
  });

  test('no client can invent more of them by how it closes its socket', async () => {
    const door = await openDoor();
    const cookie = await door.guest();
    for (const code of [1000, 3000, 3001, 4999]) {
      const { socket, closed } = await greet(door, { cookie });
      socket.close(code);
      await closed;
    }
    const { text } = await door.ask('GET', '/metrics');
    expect(text.match(/duskhall_sockets_closed_total\{.*/g)).toEqual([
      'duskhall_sockets_closed_total{code="1000"} 1',
      'duskhall_sockets_closed_total{code="other"} 3',
    ]);
  });

  test('are not told through a proxy, unless to all', async () => {
    const headers = { 'x-forwarded-for': '1.2.3.4' };
    const { ask } = await openDoor();
    expect((await ask('GET', '/metrics', { headers })).status).toBe(404);
    const open = await openDoor({ metrics: 'all' });
    expect((await open.ask('GET', '/metrics', { headers })).status).toBe(200);
  });
});

describe('the description of the routes', () => {
  test('is OpenAPI 3.1 and complete', async () => {
    const { ask } = await openDoor();
    const { json } = await ask('GET', '/docs/json');
    expect(json.openapi).toBe('3.1.0');
    expect(Object.keys(json.paths).sort()).toEqual([
      '/api/address',
      '/api/blocks',
      '/api/games',
      '/api/games/{game}/cards/{name}',
      '/api/ladders',
      '/api/ladders/turn',
      '/api/ladders/{game}',
      '/api/matches/{id}',
      '/api/matches/{id}/minutes',
      '/api/matches/{id}/reasons',
      '/api/matches/{id}/record',
      '/api/matches/{id}/replay',
      '/api/me',
      '/api/me/device-matches/{id}',
      '/api/me/export',
      '/api/me/matches',
      '/api/me/recovery',
      '/api/recover',
      '/api/reports',
      '/api/tables',
      '/api/tables/{idOrCode}',
      '/api/tables/{id}/qr.svg',
      '/healthz',
      '/healthz/live',
      '/healthz/ready',
    ]);
    const { schema } = json.paths['/api/me'].post.requestBody.content['application/json'];
    expect(schema).toMatchObject({ required: ['name'], additionalProperties: false });
  });

  test('its page alone may have pictures in its styles', async () => {
    const { ask } = await openDoor();
    const page = await ask('GET', '/docs/');
    expect(page.text).toContain('swagger');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https:|upgrade-insecure/);
    expect((await ask('GET', '/')).headers.get('content-security-policy')).not.toContain('data:');
  });
});

describe('for tests only', () => {
  test('the clock moves and a scenario starts', async () => {
    const { ask, clock, hall } = await openDoor({ isTest: true });
    const before = clock.now();
    expect((await ask('POST', '/api/test/advance', { body: { milliseconds: 5000 } })).status).toBe(204);
    expect(clock.now() - before).toBe(5000);
    const body = { table: newId(), scenario: { board: [] }, seed: 'x' };
    expect((await ask('POST', '/api/test/scenario', { body })).status).toBe(204);
    expect(hall.scenarios).toEqual([body]);
  });
});
