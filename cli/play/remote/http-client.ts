import { BadInput, type GameRecord, type Locale } from '@duskhall/kernel';
import type { TableInfo } from '@duskhall/protocol';
import type { CliTexts } from '../../texts/index.ts';
import { findSession, keepSession } from './session.ts';

/** The HTTP part of a server, to somebody it knows. */
export interface Door {
  url: string;
  token: string;
  person: string;
  createTable(settings: { game: string; seats: number; options: object }): Promise<TableInfo>;
  findTable(code: string): Promise<TableInfo>;
  /** A card set that the server offers, as a text. */
  cardSet(game: string, name: string): Promise<string>;
  /** Null: it is not to be had. */
  recordOf(match: string): Promise<GameRecord | null>;
}

/** Who comes in, and in which words it is told what goes wrong. */
export interface Comer {
  /** Null: as last time. */
  name: string | null;
  locale: Locale;
  words: CliTexts;
  sessionFile: string;
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  body: any;
  cookie: string;
}

export function readServer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new BadInput(`--server takes an address such as http://localhost:8410, not "${text}"`);
}

/** Comes in as the person that the session names, or as a new guest; throws one clear sentence. */
export async function comeIn(url: string, { name, locale, words, sessionFile }: Comer): Promise<Door> {
  async function request(method: string, path: string, token: string, body?: object): Promise<Answer> {
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          'accept-language': locale,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const cookie = /^duskhall=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
      return { status: response.status, body: await response.json(), cookie };
    } catch {
      throw new BadInput(words.remote.noServer(url));
    }
  }
  const must = ({ status, body }: Answer) => {
    if (status >= 400) throw new BadInput(String(body.text ?? status));
    return body;
  };

  async function becomeKnown(): Promise<{ token: string; person: string }> {
    const known = findSession(sessionFile, url, name);
    if (known !== null) {
      const me = await request('GET', '/api/me', known.token);
      if (me.status === 200) return { token: known.token, person: me.body.account.id };
    }
    const guest = { name: name ?? known?.name ?? words.person, locale };
    const answer = await request('POST', '/api/me', '', guest);
    const person = must(answer).account?.id;
    if (answer.cookie === '' || typeof person !== 'string') throw new BadInput(words.remote.noServer(url));
    keepSession(sessionFile, url, guest.name, answer.cookie);
    return { token: answer.cookie, person };
  }

  const { token, person } = await becomeKnown();
  return {
    url,
    token,
    person,
    createTable: async (settings) => must(await request('POST', '/api/tables', token, settings)).table,
    async findTable(code) {
      const answer = await request('GET', `/api/tables/${encodeURIComponent(code)}`, token);
      if (answer.status === 404) throw new BadInput(words.remote.noTable(code));
      return must(answer).table;
    },
    cardSet: async (game, name) =>
      JSON.stringify(must(await request('GET', `/api/games/${game}/cards/${encodeURIComponent(name)}`, token))),
    async recordOf(match) {
      const answer = await request('GET', `/api/matches/${match}/record`, token).catch(() => null);
      return answer?.status === 200 ? answer.body : null;
    },
  };
}
