import type { Locale, Seat } from '@duskhall/kernel';
import {
  type Answer,
  type ChatLine,
  type Client,
  createClient,
  type Distrust,
  type Mirror,
  type Reply,
  type TableInfo,
} from '@duskhall/protocol';
import { keptDeals } from './kept-deals.ts';
import { language } from './language.svelte.ts';
import { me, meet } from './me.svelte.ts';
import { tell } from './notices.svelte.ts';
import { newClientName } from './random.ts';
import { type Connection, keepConnected } from './reconnect.ts';
import { sound } from './sounds.ts';
import { Chat } from './table/chat.svelte.ts';
import { Departures } from './table/departures.ts';

export type Wish = Parameters<Client['ask']>[0];

/** What all views have in common that the shell needs. */
export interface CommonView {
  question: string;
  asked: number;
  owes: readonly boolean[];
  answer: readonly unknown[];
}

export type Advice = Pick<Extract<Reply, { type: 'advice' }>, 'asked' | 'move' | 'reason'>;

/** A table and its match as a page sees them, wherever the house is. */
export interface Session {
  readonly id: string;
  /** Where the match is held: at a server, or on this device, which may be handed round; `study`: there is only to learn. */
  readonly place: 'server' | 'device' | 'handed' | 'study';
  readonly table: TableInfo | null;
  readonly mirror: Mirror | null;
  /** What was said by those whom this person wants to hear. */
  readonly chat: readonly ChatLine[];
  readonly unread: number;
  /** Whether the socket is open; before the first time it is neither. */
  readonly link: 'opening' | 'open' | 'lost';
  /** Gestures under way. */
  readonly sent: number;
  /** When the clocks were last read, on this page's own clock. */
  readonly readAt: number;
  /** The page has been renewed since it was loaded. */
  readonly isOutdated: boolean;
  /** What a bot would answer to question number `asked`; null: it was not asked. */
  readonly advice: Advice | null;
  /** Asks for something; a refusal is told to the person. */
  ask(wish: Wish): Promise<Answer>;
  /** One gesture, as the answer to the open question. */
  move(moves: readonly unknown[]): void;
  ready(isReady: boolean): Promise<Answer>;
  /** Everything said so far has been read. */
  readAll(): void;
  leave(): void;
}

/** A table at a server, over as many sockets as it takes. */
export class ServerSession implements Session {
  readonly id: string;
  readonly place = 'server';
  table = $state.raw<TableInfo | null>(null);
  mirror = $state.raw<Mirror | null>(null);
  readonly #chat = new Chat();
  readonly chat = $derived(this.#chat.lines);
  readonly unread = $derived(this.#chat.unread);
  link = $state<'opening' | 'open' | 'lost'>('opening');
  sent = $state(0);
  readAt = $state(0);
  isOutdated = $state(false);
  advice = $state.raw<Advice | null>(null);
  /** Why the table cannot be seen. */
  refusal = $state('');
  #client!: Client;
  #connection!: Connection;
  #version = '';
  readonly #departures = new Departures((name) => this.#noteLeft(name));

  constructor(id: string, locale: Locale) {
    this.id = id;
    this.begin(locale);
  }

  /** Starts anew, in a language of which the server's refusals are to be. */
  begin(locale: Locale): void {
    this.#connection?.close();
    this.sent = 0;
    this.#client = createClient(newClientName(), locale, (reply) => this.#hear(reply), keptDeals);
    this.#connection = keepConnected(this.#client, this.id, (isOpen, tries) => {
      if (isOpen) this.link = 'open';
      else if (tries > 0) this.link = 'lost';
      // The cookie may be gone: then no socket will ever open.
      if (tries === 3) meet().catch(() => {});
    });
    void this.#client.ask({ type: 'open', table: this.id }).then((answer) => {
      if (answer.type === 'no') this.refusal = answer.text;
    });
  }

  leave(): void {
    this.#departures.stop();
    this.#connection.close();
  }

  /** Said where one looks now, and where one looks later. */
  #noteLeft(name: string): void {
    const text = language.words.hasLeft(name);
    tell(text);
    this.#chat.note(text);
  }

  async ask(wish: Wish): Promise<Answer> {
    this.sent++;
    const answer = await this.#client.ask(wish);
    this.sent = Math.max(0, this.sent - 1);
    if (answer.type === 'no') {
      tell(answer.text, answer.rule);
      sound('refused');
    }
    return answer;
  }

  move(moves: readonly unknown[]): void {
    const { mirror } = this;
    if (mirror === null || this.sent > 0) return;
    const { asked } = mirror.view as CommonView;
    void this.ask({ type: 'move', match: mirror.match, asked, moves: [...moves] });
  }

  ready(isReady: boolean): Promise<Answer> {
    return this.ask({ type: 'ready', table: this.id, isReady });
  }

  readAll(): void {
    this.#chat.readAll();
  }

  /** A deal that came to nothing is told wherever one is: at the table, or still at the end of the last match. */
  #see(table: TableInfo): void {
    const before = this.table;
    this.table = table;
    if (before !== null) this.#departures.follow(before, table, me.account?.id ?? '');
    const { calledOff } = table;
    if (before !== null && calledOff !== undefined && calledOff.count > (before.calledOff?.count ?? 0))
      tell(calledOff.text[language.locale]);
  }

  #hear(reply: Reply | Distrust): void {
    if (reply.type === 'table') this.#see(reply.table);
    if (reply.type === 'distrust') tell(language.words.dealDoubts[reply.why]);
    if (reply.type === 'sync' || reply.type === 'news' || reply.type === 'clocks') {
      // With news missing the client asks again; until then what was shown stays.
      this.mirror = this.#client.mirror ?? this.mirror;
      this.readAt = performance.now();
    }
    if (reply.type === 'advice') this.advice = reply;
    if (reply.type === 'chat') {
      const { type: _, table: __, ...line } = reply;
      this.#chat.hear(line);
    }
    if (reply.type === 'said') this.#chat.begin(reply.lines);
    if (reply.type === 'bye') {
      tell(reply.text);
      if (reply.code === 'protocol') this.isOutdated = true;
    }
    if (reply.type === 'welcome') {
      if (this.#version !== '' && this.#version !== reply.version) this.isOutdated = true;
      this.#version = reply.version;
    }
  }
}

/** Whether all others at the table are bots. */
export const isAlone = ({ seats }: TableInfo, own: Seat): boolean =>
  own >= 0 && seats.every(({ isBot }, seat) => isBot || seat === own);

/** Whether the table waits for this viewer. */
export function isAsked(mirror: Mirror | null): boolean {
  if (mirror === null || mirror.seat < 0 || mirror.scores.length > 0) return false;
  return (mirror.view as CommonView).owes[mirror.seat] === true && mirror.moves.length > 0;
}
