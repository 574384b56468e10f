import type { Locale } from '@duskhall/kernel';
import { type Mirror, reflect } from './mirror.ts';
import { PROTOCOL, type Reply, type TableInfo } from './replies.ts';
import type { Request } from './requests.ts';

/** A socket, whatever it is made of. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

type Wish = Request extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;
export type Answer = Extract<Reply, { type: 'ok' | 'no' }>;

/** One client of a server, over as many sockets as it takes: what is not answered is said again on the next one. */
export interface Client {
  /** A socket has opened. */
  opened(wire: Wire): void;
  /** A text has come over it. */
  heard(text: string): void;
  /** It is gone. */
  closed(): void;
  ask(wish: Wish): Promise<Answer>;
  table: TableInfo | null;
  mirror: Mirror | null;
}

/** `client` is a random name of 22 letters; `onReply` hears everything after tables and mirrors are up to date. */
export function createClient(client: string, locale: Locale, onReply: (reply: Reply) => void): Client {
  const unanswered = new Map<number, { text: string; resolve: (answer: Answer) => void }>();
  let wire: Wire | null = null;
  let lastId = 0;
  let watched = '';

  const say = (wish: Wish): Promise<Answer> =>
    new Promise((resolve) => {
      const id = ++lastId;
      const text = JSON.stringify({ ...wish, id });
      unanswered.set(id, { text, resolve });
      wire?.send(text);
    });

  function take(reply: Reply): void {
    if (reply.type === 'beat') {
      for (const inner of reply.replies) take(inner);
      return;
    }
    if (reply.type === 'ok' || reply.type === 'no') {
      unanswered.get(reply.id)?.resolve(reply);
      unanswered.delete(reply.id);
    }
    if (reply.type === 'table') self.table = reply.table;
    if (reply.type === 'sync' || reply.type === 'news') {
      self.mirror = reflect(self.mirror, reply);
      if (self.mirror === null && watched !== '') void say({ type: 'open', table: watched });
    }
    onReply(reply);
  }

  const self: Client = {
    table: null,
    mirror: null,
    opened(opening) {
      const again = [...unanswered.values()];
      wire = opening;
      void say({ type: 'hello', protocol: PROTOCOL, locale, client });
      const { mirror } = self;
      if (watched !== '')
        void say({
          type: 'open',
          table: watched,
          ...(mirror === null ? {} : { have: { match: mirror.match, n: mirror.n } }),
        });
      for (const { text } of again) opening.send(text);
    },
    heard: (text) => take(JSON.parse(text)),
    closed() {
      wire = null;
      for (const [id, { text }] of unanswered) if (/"type":"(hello|open)"/.test(text)) unanswered.delete(id);
    },
    ask(wish) {
      if (wish.type === 'open') watched = wish.table;
      if (wish.type === 'shut') watched = '';
      return say(wish);
    },
  };
  return self;
}
