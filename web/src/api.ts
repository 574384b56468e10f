import type { Reason } from '@duskhall/bots';
import type { GameRecord, Locale, Seat } from '@duskhall/kernel';
import type { Person, TableInfo, TableSettings } from '@duskhall/protocol';
import type { Field } from './board.ts';
import { language } from './language.svelte.ts';

export interface Account {
  id: string;
  name: string;
  locale: Locale;
}
/** A game as the lobby shows it. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  seats: { min: number; max: number };
  options: { [name: string]: Field };
}
/** The chat and the moderator's actions of a finished match; `at` is in milliseconds since it began. */
export interface Minutes {
  said: { person: Person; at: number; room: string; text: string }[];
  did: { person: Person; at: number; do: string }[];
}
export interface MatchSummary {
  id: string;
  table: string;
  game: string;
  seat: Seat;
  names: string[];
  /** The language of the bots' names; left out: the reader's. */
  locale?: Locale;
  startedAt: number;
  finishedAt: number;
  scores: number[];
  /** It waits for me; left out once it is over. */
  isMyTurn?: boolean;
}

/** A person's name or a bot's level; neither once that account is gone. */
export interface Player {
  name: string;
  bot: string;
}
/** The public facts of a finished match; `seat` is one's own, -2: none. */
export interface AboutMatch {
  id: string;
  game: string;
  seat: Seat;
  players: Player[];
  /** The language of the bots' names; left out: the reader's. */
  locale?: Locale;
}

/** The games and bots on offer; by bot, about how long it thinks about a move, in milliseconds. */
export interface Offered {
  games: readonly GameInfo[];
  bots: readonly string[];
  thinking: { readonly [bot: string]: number };
}
/** Why a bot made the entry with this number. */
export interface BotReason {
  entry: number;
  seat: Seat;
  reason: Reason;
}

/** The server refused, or did not answer. */
export class ApiError extends Error {
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

/** Browsers take 64 KB, in bytes and for all requests together. */
const MOST_KEPT_ALIVE = 20_000;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: { [name: string]: string } = { 'accept-language': language.locale };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    const text = body === undefined ? null : JSON.stringify(body);
    // What is sent while the page is being left arrives all the same, up to the size that browsers allow.
    const keepalive = method === 'PUT' && text !== null && text.length < MOST_KEPT_ALIVE;
    response = await fetch(path, { method, headers, body: text, keepalive });
  } catch {
    throw new ApiError('unreachable', language.words.failed);
  }
  const answer = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(answer?.code ?? 'unreachable', answer?.text ?? language.words.failed);
  return answer as T;
}

/** A page of public tables; `next` is the cursor of the page with older ones. */
export interface TablePage {
  tables: TableInfo[];
  next: string | null;
}

/** A page of finished matches, latest first; `next` is the cursor of the next page. */
export interface HistoryPage {
  finished: MatchSummary[];
  next: string | null;
}

export interface MyPage extends HistoryPage {
  account: Account;
  running: MatchSummary[];
  /** What this person plays and has played on devices. */
  device: MatchSummary[];
}

export const api = {
  me: () => call<MyPage>('GET', '/api/me'),
  history: (before: string) => call<HistoryPage>('GET', `/api/me/matches?before=${before}`),
  become: (name: string, locale: Locale) => call<{ account: Account }>('POST', '/api/me', { name, locale }),
  change: (changes: { name?: string; locale?: Locale }) => call<{ account: Account }>('PATCH', '/api/me', changes),
  forget: () => call<null>('DELETE', '/api/me'),
  /** `kept` is null if this version is still the latest. */
  deviceMatch: <Kept>(match: string, version: number) =>
    call<{ version: number; kept: Kept | null }>('GET', `/api/me/device-matches/${match}?version=${version}`),
  keepDeviceMatch: (match: string, version: number, kept: object) =>
    call<{ version: number }>('PUT', `/api/me/device-matches/${match}`, { version, kept }),
  recovery: () => call<{ link: string }>('POST', '/api/me/recovery'),
  games: (locale: Locale) => call<Offered>('GET', `/api/games?locale=${locale}`),
  cardSet: (game: string, name: string) => call<object>('GET', `/api/games/${game}/cards/${encodeURIComponent(name)}`),
  tables: (before: string | null = null) =>
    call<TablePage>('GET', `/api/tables${before === null ? '' : `?before=${before}`}`),
  table: (idOrCode: string) => call<{ table: TableInfo }>('GET', `/api/tables/${encodeURIComponent(idOrCode)}`),
  openTable: (settings: Partial<TableSettings>) => call<{ table: TableInfo }>('POST', '/api/tables', settings),
  /** Null: the server does not know. */
  address: () => call<{ urls: string[] | null }>('GET', '/api/address'),
  match: (match: string) => call<{ match: AboutMatch }>('GET', `/api/matches/${match}`),
  minutes: (match: string) => call<{ minutes: Minutes }>('GET', `/api/matches/${match}/minutes`),
  blocks: () => call<{ blocked: Person[] }>('GET', '/api/blocks'),
  block: (account: string, isBlocked: boolean) => call<null>('POST', '/api/blocks', { account, isBlocked }),
  report: (about: string, table: string, text: string) => call<null>('POST', '/api/reports', { about, table, text }),
  reasons: (match: string) => call<{ reasons: BotReason[] }>('GET', `/api/matches/${match}/reasons`),
  record: (match: string) => call<GameRecord>('GET', `/api/matches/${match}/record`),
};
