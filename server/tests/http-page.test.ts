import { describe, expect, test } from 'vitest';
import { openDoor } from './door.ts';
import { newId } from './fake-hall.ts';

describe('the page at the door', () => {
  for (const [accept, sentence] of [
    ['en-GB,en;q=0.9', 'The server is running.'],
    ['ru-RU', 'Сервер работает.'],
    ['fr', 'Le serveur est en marche.'],
    ['', 'The server is running.'],
  ] as const)
    test(`for a reader of "${accept}"`, async () => {
      const { ask, url } = await openDoor();
      const { text, headers } = await ask('GET', '/', { headers: { 'accept-language': accept } });
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(text).toContain(sentence);
      expect(text).toContain(`npx duskhall play --server ${url} --table CODE`);
    });

  test('a shared link names its table, without telling whether there is one', async () => {
    const { ask } = await openDoor();
    for (const name of ['ABCDE', newId()]) expect((await ask('GET', `/t/${name}`)).text).toContain(`--table ${name}`);
    for (const name of ['%3Cscript%3E', 'a', '..%2f..%2fetc'])
      expect((await ask('GET', `/t/${name}`)).json.code).toBe('malformed');
  });

  for (const name of ['<script>alert(1)</script>', '"><img src=x>', "a' onload='b", '&lt;b&gt;'])
    test(`a guest called ${name} is shown, not obeyed`, async () => {
      const { ask, guest } = await openDoor();
      const cookie = await guest(name.slice(0, 24));
      await ask('POST', '/api/tables', { cookie, body: { game: 'tic-tac-toe', seats: 2, isPublic: true } });
      const { text } = await ask('GET', '/');
      expect(text).not.toContain(name.slice(0, 24));
      expect(text).not.toMatch(/<(img|script)|alert\(1\)<\/|' onload='/);
    });

  test('a forged host is not repeated as markup', async () => {
    const { ask } = await openDoor();
    const { text } = await ask('GET', '/', { headers: { 'x-forwarded-host': 'evil.example' } });
    expect(text).not.toContain('evil.example');
  });

  test('nothing is inline', async () => {
    const { ask } = await openDoor();
    expect((await ask('GET', '/')).text).not.toMatch(/<style|style=|<script|onclick/);
    expect((await ask('GET', '/page.css')).headers.get('content-type')).toContain('text/css');
  });
});
