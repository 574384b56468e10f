import { ticTacToe } from '@duskhall/tic-tac-toe';
import { describe, expect, test } from 'vitest';
import { openDoor } from './door.ts';
import { FINISHED, newId } from './fake-hall.ts';

const NO_SETS = { parts: [], names: [], check: () => [], install: () => '', textOf: () => null };
const settings = { game: 'tic-tac-toe', seats: 2 };

describe('games', () => {
  for (const [path, accept, title] of [
    ['/api/games', 'ru', 'Крестики-нолики'],
    ['/api/games', 'de, fr;q=0.5, en;q=0.4', 'Morpion'],
    ['/api/games', '*', 'Tic-tac-toe'],
    ['/api/games?locale=fr', 'ru', 'Morpion'],
  ] as const)
    test(`${path} for a reader of ${accept}`, async () => {
      const { ask } = await openDoor();
      const { json } = await ask('GET', path, { headers: { 'accept-language': accept } });
      expect(json.games[0]).toMatchObject({ name: 'tic-tac-toe', title, seats: { min: 2, max: 2 }, options: {} });
    });

  test('a language that nobody speaks is refused', async () => {
    const { ask } = await openDoor();
    expect((await ask('GET', '/api/games?locale=xx')).status).toBe(400);
  });
});

describe('card sets', () => {
  test('a set that tables can choose is given as it was written; any other is not found', async () => {
    const cardSets = { ...NO_SETS, textOf: (name: string) => (name === 'own@1' ? '{\n "name": "own" }' : null) };
    const { ask } = await openDoor({ games: [{ ...ticTacToe, cardSets }] });
    const { status, text, headers } = await ask('GET', '/api/games/tic-tac-toe/cards/own%401');
    expect([status, text, headers.get('content-type')]).toEqual([
      200,
      '{\n "name": "own" }',
      expect.stringContaining('application/json'),
    ]);
    for (const path of ['tic-tac-toe/cards/other', 'chess/cards/own%401', `tic-tac-toe/cards/${'x'.repeat(61)}`])
      expect((await ask('GET', `/api/games/${path}`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('tables', () => {
  test('a guest opens one, and it is found by id and by code', async () => {
    const { ask, guest } = await openDoor();
    const cookie = await guest();
    const made = await ask('POST', '/api/tables', { cookie, body: { ...settings, isPublic: true } });
    expect(made.status).toBe(201);
    const { id, code } = made.json.table;
    for (const name of [id, code, code.toLowerCase()])
      expect((await ask('GET', `/api/tables/${name}`)).json.table.id).toBe(id);
    expect((await ask('GET', '/api/tables')).json.tables.map((table: { id: string }) => table.id)).toEqual([id]);
  });

  test('a private one is not listed', async () => {
    const { ask, guest } = await openDoor();
    await ask('POST', '/api/tables', { cookie: await guest(), body: settings });
    expect((await ask('GET', '/api/tables')).json.tables).toEqual([]);
    expect((await ask('GET', '/')).text).not.toContain('ABCDA');
  });

  test('nobody else may open one', async () => {
    const { ask, hall } = await openDoor();
    expect((await ask('POST', '/api/tables', { body: settings })).status).toBe(401);
    expect(hall.counts().tables).toBe(0);
  });

  test('one person opens only so many', async () => {
    const { ask, guest } = await openDoor();
    const cookie = await guest();
    for (let i = 0; i < 10; i++) await ask('POST', '/api/tables', { cookie, body: settings });
    expect((await ask('POST', '/api/tables', { cookie, body: settings })).status).toBe(429);
    expect((await ask('POST', '/api/tables', { cookie: await guest(), body: settings })).status).toBe(201);
  });

  test('the hall’s refusal is passed on in the language of the reader', async () => {
    const { ask, guest } = await openDoor();
    const body = { game: 'bridge', seats: 4 };
    const headers = { 'accept-language': 'ru' };
    const { status, json } = await ask('POST', '/api/tables', { cookie: await guest(), body, headers });
    expect([status, json]).toEqual([400, { code: 'no-game', text: 'Такой игры здесь нет.' }]);
  });

  test('a code cannot be guessed by trying many; an id still opens', async () => {
    const { ask, guest } = await openDoor();
    const { id } = (await ask('POST', '/api/tables', { cookie: await guest(), body: settings })).json.table;
    for (let i = 0; i < 20; i++) expect((await ask('GET', '/api/tables/ZZZZZ')).status).toBe(404);
    expect((await ask('GET', '/api/tables/ABCDA')).status).toBe(429);
    expect((await ask('GET', `/api/tables/${id}`)).status).toBe(200);
  });

  test('the QR code is a picture; a code or an unknown id has none', async () => {
    const { ask, guest } = await openDoor();
    const { id } = (await ask('POST', '/api/tables', { cookie: await guest(), body: settings })).json.table;
    const picture = await ask('GET', `/api/tables/${id}/qr.svg`);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.text).toMatch(/^<svg/);
    expect(picture.text).not.toMatch(/style=|<script/);
    expect((await ask('GET', '/api/tables/ABCDA/qr.svg')).status).toBe(400);
    expect((await ask('GET', `/api/tables/${newId()}/qr.svg`)).status).toBe(404);
  });
});

test.each([300, 2000, 7000])('a picture is no larger for a forged name of %i letters', async (letters) => {
  const { ask, guest, app } = await openDoor();
  const { id } = (await ask('POST', '/api/tables', { cookie: await guest(), body: settings })).json.table;
  const draw = (host: string) => app.inject({ method: 'GET', url: `/api/tables/${id}/qr.svg`, headers: { host } });
  const [small, large] = [await draw('play.example'), await draw('a'.repeat(letters))];
  expect([small.statusCode, large.statusCode]).toEqual([200, 200]);
  expect(large.body.length).toBeLessThan(2 * small.body.length);
});

describe('matches', () => {
  test('the record of a finished one is a file', async () => {
    const { ask } = await openDoor();
    const { json, headers } = await ask('GET', `/api/matches/${FINISHED}/record`);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="tic-tac-toe-${FINISHED}.json"`);
    expect(json.game).toBe('tic-tac-toe');
    expect((await ask('GET', `/api/matches/${newId()}/record`)).status).toBe(404);
  });

  test('who played a finished one is open to everybody', async () => {
    const { ask, guest } = await openDoor();
    const about = async (as?: string) =>
      (await ask('GET', `/api/matches/${FINISHED}`, as === undefined ? {} : { cookie: as })).json.match;
    expect(await about()).toMatchObject({ seat: -2, players: [{ name: 'Somebody', bot: '' }, {}], scores: [1, 0] });
    expect((await about(await guest())).seat).toBe(1);
    expect((await ask('GET', `/api/matches/${newId()}`)).status).toBe(404);
  });

  test('a replay is for the own seat or as a watcher', async () => {
    const { ask, guest } = await openDoor();
    const cookie = await guest();
    const replay = (query: string, as?: string) =>
      ask('GET', `/api/matches/${FINISHED}/replay${query}`, as === undefined ? {} : { cookie: as });
    for (const query of ['', '?seat=1', '?seat=-2']) expect((await replay(query, cookie)).status).toBe(200);
    expect((await replay('?seat=0', cookie)).json.code).toBe('not-yours');
    expect((await replay('?seat=1')).json.code).toBe('not-yours');
    expect((await replay('')).status).toBe(200);
    for (const query of ['?seat=-1', '?seat=24', '?seat=one', '?seat=1&seat=2', '?place=1'])
      expect((await replay(query, cookie)).status).toBe(400);
  });
});
