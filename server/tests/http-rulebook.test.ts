import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { texts as french } from '@duskhall/tic-tac-toe/texts/fr.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDoor } from './door.ts';

/** The page as it is built, but for the names of its scripts. */
function builtPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'duskhall-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('web/index.html', join(folder, 'index.html'));
  writeFileSync(join(folder, 'icon-512.png'), '');
  return folder;
}
const open = () => openDoor({ webFolder: builtPage() });

describe('a rulebook without scripts', () => {
  test('has its title, description, picture and rules in the language of the reader', async () => {
    const { ask, url } = await open();
    const { text, headers } = await ask('GET', '/learn/tic-tac-toe', { headers: { 'accept-language': 'fr-CA' } });
    expect(headers.get('vary')).toContain('accept-language');
    expect(text).toContain('<html lang="fr"');
    expect(text).toContain(`<title>${french.title}: comment jouer — Duskhall</title>`);
    expect(text).toContain(`<meta property="og:image" content="${url}/icon-512.png">`);
    expect(text).toContain(`hreflang="ru" href="${url}/learn/tic-tac-toe?lang=ru"`);
    for (const { rule } of french.rules) expect(text).toContain(`<section id="${rule}">`);
    expect(text).not.toContain('noindex');
    expect(text.match(/<title>/g)).toHaveLength(1);
  });

  test('a link may name the language', async () => {
    const { ask } = await open();
    const headers = { 'accept-language': 'fr' };
    expect((await ask('GET', '/learn/tic-tac-toe?lang=ru', { headers })).text).toContain('<html lang="ru"');
    for (const odd of ['?lang=xx', '?lang=ru&lang=en', '?lang[]=ru', '?lang=__proto__'])
      expect((await ask('GET', `/learn/tic-tac-toe${odd}`, { headers })).text).toContain('<html lang="fr"');
  });

  test('a forged host is not repeated as markup', async () => {
    const { ask } = await open();
    const { text } = await ask('GET', '/learn/tic-tac-toe', { headers: { 'x-forwarded-host': '"><script>' } });
    expect(text).not.toContain('"><script>');
  });

  test('a game that nobody knows, and every other screen, stays hidden from search engines', async () => {
    const { ask } = await open();
    for (const path of ['/learn/unknown', '/learn/__proto__', '/', '/lesson/tic-tac-toe', '/t/ABCDE'])
      expect((await ask('GET', path)).text).toContain('noindex');
  });
});
