import type { Locale } from '@duskhall/kernel';
import type { TableInfo } from '@duskhall/protocol';
import type { GameInfo } from './games.ts';
import { type Html, html } from './html.ts';
import { PAGE_WORDS } from './page-words.ts';

/** Everything the fallback page shows. */
export interface Page {
  locale: Locale;
  url: string;
  /** The table named by the link; empty: none. */
  table: string;
  games: GameInfo[];
  tables: TableInfo[];
}

/** A whole document, with no inline script or style: the content security policy forbids them. */
export const documentOf = (locale: Locale, body: Html, script = html``): string =>
  html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Duskhall</title>
<link rel="stylesheet" href="/page.css">
${script}
</head>
<body>
<main>
<h1>Duskhall</h1>
${body}
</main>
</body>
</html>
`.html;

export function pageOf({ locale, url, table, games, tables }: Page): string {
  const words = PAGE_WORDS[locale];
  const titles = new Map(games.map(({ name, title }) => [name, title]));
  const invitation = table === '' ? html`` : html`<p class="invitation">${words.invited(table)}</p>`;
  const gameList = games.map(
    ({ title, summary, seats }) =>
      html`<li><strong>${title}</strong> (${words.players(seats.min, seats.max)}). ${summary}</li>`,
  );
  const tableList = tables.map(({ code, settings, seats }) => {
    const people = seats.flatMap(({ person }) => (person === null ? [] : person.name));
    return html`<li><a href="/t/${code}">${code}</a>: ${titles.get(settings.game) ?? settings.game}, ${words.taken(people.length, seats.length)} <bdi>${people.join(', ')}</bdi></li>`;
  });
  return documentOf(
    locale,
    html`<p>${words.running}</p>
${invitation}
<p>${words.noClient}</p>
<pre>npx duskhall play --server ${url} --table ${table || 'CODE'}</pre>
<p>${words.inTerminal}</p>
<h2>${words.games}</h2>
<ul>${gameList}</ul>
<h2>${words.tables}</h2>
${tables.length === 0 ? html`<p>${words.noTables}</p>` : html`<ul>${tableList}</ul>`}`,
  );
}

export function recoveryPageOf(locale: Locale): string {
  const words = PAGE_WORDS[locale];
  return documentOf(
    locale,
    html`<h2>${words.recover}</h2>
<p>${words.recoverHelp}</p>
<p><button id="recover" data-done="${words.recovered}">${words.recoverButton}</button></p>
<p id="result" role="status"></p>`,
    html`<script src="/recover.js" defer></script>`,
  );
}

export const STYLE = `:root { color-scheme: light dark; }
body { font: 1.1rem/1.5 Georgia, serif; margin: 0; }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem; }
pre { padding: 1rem; overflow-x: auto; border: 1px solid; border-radius: 0.5rem; }
.invitation { font-weight: bold; }
`;

/** The link is redeemed by pressing the button, not by opening the page: a link preview must not use it up. */
export const RECOVERY_SCRIPT = `const button = document.getElementById('recover');
const result = document.getElementById('result');
button.addEventListener('click', async () => {
  button.disabled = true;
  const response = await fetch('/api/recover', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: location.hash.slice(1) }),
  });
  const answer = await response.json();
  result.textContent = response.ok ? button.dataset.done + ' ' + answer.account.name : answer.text;
  history.replaceState(null, '', location.pathname);
});
`;
