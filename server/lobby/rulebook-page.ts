import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@duskhall/kernel';
import type { FastifyInstance } from 'fastify';
import { preferredLocale } from '../operation/language.ts';
import { baseUrl } from '../operation/origin.ts';
import { type Html, html } from './html.ts';
import { PAGE_WORDS } from './page-words.ts';

/** What the built page has where a rulebook has something of its own. */
const LANGUAGE = '<html lang="en"';
const HIDDEN = /<meta name="robots" content="noindex">/;
const TITLE = /<title>[^<]*<\/title>/;
const CONTENT = '<div id="app"></div>';

interface Reading {
  Params: { game: string };
  Querystring: { lang?: string };
}
const isLocale = (name: string | undefined): name is Locale => LOCALES.includes(name as Locale);

/**
 * `/learn/GAME` for those who run no scripts, search engines and link previews among them: the client's page with the
 * title, a description and a picture of the game, and its rules as plain text until the client shows more.
 */
export async function rulebookPage(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const { config } = app.context;
  const page = readFileSync(join(folder, 'index.html'), 'utf8');

  const pictureOf = (game: string): string => {
    const preview = `previews/${game}.jpg`;
    return existsSync(join(folder, preview)) ? preview : 'icon-512.png';
  };
  function headOf(url: string, game: string, locale: Locale, title: string, summary: string): Html {
    const here = `${url}/learn/${game}`;
    return html`<title>${title}</title>
    <meta name="description" content="${summary}">
    <meta property="og:type" content="article">
    <meta property="og:site_name" content="Duskhall">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${summary}">
    <meta property="og:image" content="${url}/${pictureOf(game)}">
    <meta property="og:url" content="${here}?lang=${locale}">
    <meta property="og:locale" content="${locale}">
    <meta name="twitter:card" content="summary_large_image">
    <link rel="canonical" href="${here}?lang=${locale}">
    ${LOCALES.map((other) => html`<link rel="alternate" hreflang="${other}" href="${here}?lang=${other}">`)}`;
  }

  app.get<Reading>('/learn/:game', { schema: { hide: true } }, async (request, reply) => {
    const game = config.games.find(({ name }) => name === request.params.game);
    if (game === undefined) return reply.sendFile('index.html');
    const { lang } = request.query;
    const locale = isLocale(lang) ? lang : preferredLocale(request.headers['accept-language']);
    const { title, summary, rules } = await config.textsOf(game, locale);
    const head = headOf(
      baseUrl(request, config.publicUrl),
      game.name,
      locale,
      `${title}: ${PAGE_WORDS[locale].howToPlay} — Duskhall`,
      summary,
    );
    const body = html`<div id="app"><main>
<h1>${title}</h1>
<p>${summary}</p>
${rules.map(({ rule, title, text }) => html`<section id="${rule}"><h2>${title}</h2><p>${text}</p></section>\n`)}</main></div>`;
    reply.type('text/html; charset=utf-8').headers({ vary: 'accept-language', 'cache-control': 'no-cache' });
    return page
      .replace(LANGUAGE, `<html lang="${locale}"`)
      .replace(HIDDEN, '')
      .replace(TITLE, () => head.html)
      .replace(CONTENT, () => body.html);
  });
}
