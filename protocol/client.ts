import type { Locale } from '@duskhall/kernel';
import { BEAT_SIZE, clientBeat, gatherer, plain } from './beat.ts';
import { type DealMemory, type Doubt, newDealer, newDealMemory } from './deal.ts';
import { type Mirror, reflect } from './mirror.ts';
import { PROTOCOL, type Reply, type TableInfo } from './replies.ts';
import type { Spoken } from './requests.ts';

/** A connection, independent of its transport. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

type Wish = Spoken extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;
export type Answer = Extract<Reply, { type: 'ok' | 'no' }>;

/** A client that survives reconnects: requests without an answer are sent again on the next socket. */
export interface Client {
  /** Call when a socket has opened. */
  opened(wire: Wire): void;
  /** Call for every message received. */
  heard(text: string): void;
  /** Call when the socket has closed. */
  closed(): void;
  ask(wish: Wish): Promise<Answer>;
  table: TableInfo | null;
  mirror: Mirror | null;
}

/** A request that does not fit into a beat cannot be sent: it would be visible on the network. */
const TOO_LARGE: Record<Locale, string> = {
  en: 'This is too long for a secret phase.',
  ru: 'Для тайной фазы это слишком длинно.',
  fr: 'C’est trop long pour une phase secrète.',
};

/** Codes of refusals that a table is not to blame for: it can be opened a moment later, perhaps at another server. */
const TRANSIENT: readonly string[] = ['busy', 'elsewhere', 'storage', 'stopping'];

/** Codes that do not tell whether a request was done: it may be one that was said before, to a process that has died. */
const UNSURE: readonly string[] = ['busy', 'elsewhere'];

const isAbout = (type: Wish['type'], text: string): boolean => text.startsWith(`{"type":"${type}"`);

/** Reported by the client itself: it refuses to reveal its number for a deal. */
export interface Distrust {
  type: 'distrust';
  table: string;
  why: Doubt;
}

/**
 * `client` is a random name of 22 characters. `onReply` is called after `table` and `mirror` are up to date. The client
 * takes part in deals by itself and stores in `memory` what is needed to verify them.
 */
export function createClient(
  client: string,
  locale: Locale,
  onReply: (reply: Reply | Distrust) => void,
  memory: DealMemory = newDealMemory(),
): Client {
  const dealer = newDealer(memory);
  let person = '';
  const unanswered = new Map<number, { text: string; resolve: (answer: Answer) => void }>();
  /** Requests waiting for the next beat. */
  let unsaid: number[] = [];
  const gather = gatherer();
  let isSecret = false;
  let wire: Wire | null = null;
  let lastId = 0;
  let watched = '';
  /** By table: who waits for it to be opened. */
  const openers = new Map<string, ((answer: Answer) => void)[]>();

  function say(wish: Wish, isAtOnce = false): Promise<Answer> {
    return new Promise((resolve) => {
      const id = ++lastId;
      const text = JSON.stringify({ ...wish, id });
      if (isSecret && !isAtOnce && plain(text).length > BEAT_SIZE - 100) {
        resolve({ type: 'no', id, code: 'too-large', rule: '', text: TOO_LARGE[locale] });
        return;
      }
      unanswered.set(id, { text, resolve });
      if (isSecret && !isAtOnce) unsaid.push(id);
      else wire?.send(text);
    });
  }

  /** Opens the table; if the server cannot do so now, the socket is closed, and the next one tries again. */
  async function open(table: string, have: object, isAtOnce = false): Promise<void> {
    const answer = await say({ type: 'open', table, ...have }, isAtOnce);
    if (answer.type === 'no' && table === watched && TRANSIENT.includes(answer.code)) return wire?.close();
    const waiting = openers.get(table) ?? [];
    openers.delete(table);
    for (const resolve of waiting) resolve(answer);
  }

  const textsOf = (ids: readonly number[]): string[] => ids.flatMap((id) => unanswered.get(id)?.text ?? []);

  /** Answers every beat with exactly one, so that traffic does not depend on what a seat has to say. */
  function answerBeat(match: string): void {
    unsaid = unsaid.filter((id) => unanswered.has(id));
    const { text, count } = clientBeat(match, textsOf(unsaid));
    unsaid = unsaid.slice(count);
    wire?.send(text);
  }

  /** Sends requests that were waiting for a beat, once the secret window is over. */
  function sayRest(): void {
    if (isSecret) return;
    for (const text of textsOf(unsaid)) wire?.send(text);
    unsaid = [];
  }

  function takePart(table: TableInfo): void {
    const wish = dealer.look(table, person);
    if (typeof wish === 'string') onReply({ type: 'distrust', table: table.id, why: wish });
    else if (wish !== null) void say(wish);
  }

  function take(reply: Reply): void {
    if (reply.type === 'beat') {
      for (const inner of [...gather(reply.parts), ...reply.replies]) take(inner);
      return;
    }
    if (reply.type === 'no' && UNSURE.includes(reply.code) && !isAbout('open', unanswered.get(reply.id)?.text ?? '')) {
      // It is said again to the next socket.
      wire?.close();
      return;
    }
    if (reply.type === 'ok' || reply.type === 'no') {
      // A table that could not be opened sends no beats.
      if (reply.type === 'no' && isAbout('open', unanswered.get(reply.id)?.text ?? '')) isSecret = false;
      unanswered.get(reply.id)?.resolve(reply);
      unanswered.delete(reply.id);
    }
    if (reply.type === 'welcome') person = reply.person.id;
    if (reply.type === 'table') self.table = reply.table;
    if (reply.type === 'clocks' && self.mirror?.match === reply.match)
      self.mirror = { ...self.mirror, clocks: reply.clocks };
    if (reply.type === 'sync' || reply.type === 'news') {
      self.mirror = reflect(self.mirror, reply);
      if (self.mirror !== null) isSecret = self.mirror.seat >= 0 && (self.mirror.clocks.beat ?? 0) > 0;
      else if (watched !== '') void open(watched, {});
    }
    onReply(reply);
    if (reply.type === 'table') takePart(reply.table);
  }

  const self: Client = {
    table: null,
    mirror: null,
    opened(opening) {
      const again = [...unanswered.keys()];
      wire = opening;
      void say({ type: 'hello', protocol: PROTOCOL, locale, client }, true);
      const { mirror } = self;
      const have = mirror === null ? {} : { have: { match: mirror.match, n: mirror.n } };
      if (watched !== '') void open(watched, have, true);
      unsaid = again;
      sayRest();
    },
    heard(text) {
      const reply: Reply = JSON.parse(text);
      take(reply);
      if (reply.type === 'beat') answerBeat(reply.match);
      sayRest();
    },
    closed() {
      wire = null;
      for (const [id, { text }] of unanswered)
        if (isAbout('hello', text) || isAbout('open', text)) unanswered.delete(id);
    },
    ask(wish) {
      if (wish.type === 'open') {
        watched = wish.table;
        const answer = new Promise<Answer>((resolve) => {
          openers.set(wish.table, [...(openers.get(wish.table) ?? []), resolve]);
        });
        if (wire !== null) void open(watched, wish.have === undefined ? {} : { have: wish.have });
        return answer;
      }
      if (wish.type === 'shut') {
        watched = '';
        isSecret = false;
      }
      return say(wish);
    },
  };
  return self;
}
