import { expect, test } from 'vitest';
import { openDoor } from './door.ts';

/** Every HTTP route, and whether it needs a session, or the token of a program on a ladder. Routes to a match's secrets wait for its end instead. */
const ROUTES: { [route: string]: 'anybody' | 'session' | 'token' } = {
  'GET /': 'anybody',
  'GET /t/:table': 'anybody',
  'GET /page.css': 'anybody',
  'GET /recover': 'anybody',
  'GET /recover.js': 'anybody',
  'GET /healthz': 'anybody',
  'GET /healthz/live': 'anybody',
  'GET /healthz/ready': 'anybody',
  'GET /metrics': 'anybody',
  'GET /api/games': 'anybody',
  'GET /api/games/:game/cards/:name': 'anybody',
  'GET /api/address': 'anybody',
  'GET /api/tables': 'anybody',
  'POST /api/tables': 'session',
  'GET /api/tables/:idOrCode|:id': 'anybody',
  'GET /api/tables/:idOrCode|:id/qr.svg': 'anybody',
  'GET /api/matches/:id': 'anybody',
  'GET /api/matches/:id/record': 'anybody',
  'GET /api/matches/:id/reasons': 'anybody',
  'GET /api/matches/:id/replay': 'anybody',
  'GET /api/matches/:id/minutes': 'anybody',
  'POST /api/me': 'anybody',
  'GET /api/me': 'session',
  'PATCH /api/me': 'session',
  'DELETE /api/me': 'session',
  'GET /api/me/export': 'session',
  'GET /api/me/matches': 'session',
  'GET /api/me/device-matches/:id': 'session',
  'PUT /api/me/device-matches/:id': 'session',
  'DELETE /api/me/device-matches/:id': 'session',
  'POST /api/me/recovery': 'session',
  'POST /api/recover': 'anybody',
  'GET /api/blocks': 'session',
  'POST /api/blocks': 'session',
  'POST /api/reports': 'session',
  'GET /api/ladders': 'anybody',
  'GET /api/ladders/:game': 'anybody',
  'POST /api/ladders/turn': 'token',
};
const ID = '0'.repeat(22);
const BODIES: { [route: string]: object } = {
  'POST /api/ladders/turn': {},
  'POST /api/tables': { game: 'tic-tac-toe', seats: 2 },
  'PATCH /api/me': { name: 'Eve' },
  'POST /api/blocks': { account: ID, isBlocked: true },
  'POST /api/reports': { about: ID, table: ID, text: 'Hm' },
  'PUT /api/me/device-matches/:id': {
    version: 0,
    kept: {
      ...{ id: `local-${ID}`, record: { game: 'tic-tac-toe', seats: 1 }, players: [{ name: 'Eve', bot: '' }], seat: 0 },
      ...{ startedAt: 0, finishedAt: 0, scores: [] },
    },
  },
};

/** Method and path of every route, from Fastify's own listing. */
function routesOf(list: string): string[] {
  const path: string[] = [];
  return list.split('\n').flatMap((line) => {
    const found = /^([│\s]*)(?:├──|└──)\s(\S+)(?:\s\(([A-Z, ]+)\))?/.exec(line);
    if (found === null) return [];
    const [, indent, part, methods = ''] = found;
    path.splice(indent!.length / 4, Number.POSITIVE_INFINITY, part!);
    const address = path.join('').replace(/\/\//g, '/');
    return methods
      .split(', ')
      .filter(Boolean)
      .map((method) => `${method} ${address}`);
  });
}

test('every route is known here, and asks for a session where it says so', async () => {
  const { app, ask } = await openDoor();
  const routes = routesOf(app.printRoutes());
  const own = routes.filter((route) => !/^(HEAD|OPTIONS) | \/docs|\*/.test(route));
  expect(own.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  for (const [route, who] of Object.entries(ROUTES)) {
    if (who === 'anybody') continue;
    const [method, address] = route.split(' ') as [string, string];
    const body = BODIES[route];
    for (const headers of [{}, { authorization: `Bearer ${'a'.repeat(43)}` }, { cookie: 'duskhall=made-up' }]) {
      const { status, json } = await ask(method, address.replace(':id', `local-${ID}`), {
        headers,
        ...(body === undefined ? {} : { body }),
      });
      expect([route, status, json?.code]).toEqual([route, 401, who === 'session' ? 'no-session' : 'no-token']);
    }
  }
});
