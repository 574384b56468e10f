import { readFileSync } from 'node:fs';
import type { Request } from '@duskhall/protocol';
import { describe, expect, test } from 'vitest';
import { NEEDS, RIGHTS, refusalOf } from '../rights.ts';
import { codeOf } from './gathering.ts';
import { bringAbout, type Situation, type Somebody } from './situation.ts';
import type { Wish } from './visitor.ts';

/** Nobody's. */
const ID = '0'.repeat(22);

type Tried = Exclude<Request['type'], 'hello'>;
interface Trial {
  /** What is asked beside the table or the match. */
  with: (isPaused: boolean) => object;
  /** How it is answered if it is allowed: mostly refused for what was asked, so that nothing changes. */
  answers: readonly string[];
}
const trial = (answers: readonly string[], given: object = {}): Trial => ({ with: () => given, answers });

/** One of each, in an order in which what changes something comes last. */
const TRIALS: Record<Tried, Trial> = {
  ready: trial(['ok'], { isReady: false }),
  commit: trial(['no-deal'], { deal: ID, commitment: '0'.repeat(64) }),
  reveal: trial(['no-deal'], { deal: ID, nonce: '0'.repeat(64) }),
  sit: trial(['no-seat', 'blocked'], { seat: 23 }),
  seatBot: trial(['no-seat'], { seat: 23, level: 'random' }),
  seatGuest: trial(['no-seat'], { seat: 23, name: 'Nobody' }),
  kick: trial(['no-seat'], { seat: 23 }),
  arrange: trial(['no-seat'], { order: [23] }),
  settle: trial(['bad-seats'], { settings: { game: 'tic-tac-toe', seats: 24 } }),
  start: trial(['not-ready', 'empty-seats']),
  mute: trial(['ok'], { person: ID, isMuted: false }),
  chat: trial(['ok', 'no-room'], { text: 'Hello', room: 'nowhere' }),
  move: trial(['late'], { asked: 99, moves: [{ nonsense: true }] }),
  undo: trial(['sealed']),
  advise: trial(['ok', 'not-asked']),
  pause: { with: (isPaused) => ({ isPaused }), answers: ['ok'] },
  enter: trial(['no-seat'], { seat: 23, moves: [{ nonsense: true }] }),
  close: trial(['no-window']),
  extend: trial(['no-window'], { seconds: 1 }),
  absent: trial(['no-seat'], { seat: 23 }),
  rewind: trial(['no-entry'], { entries: 1_000_000 }),
  moderate: trial(['not-there'], { person: ID }),
  consent: trial(['no-proposal'], { person: ID, isAgreed: true }),
  open: trial(['ok']),
  shut: trial(['ok']),
  return: trial(['ok']),
  stand: trial(['ok']),
  concede: trial(['ok']),
};
const CHANGING: readonly Tried[] = ['return', 'stand', 'concede'];
const isOfMatch = (type: Tried): boolean => 'match' in keys(type);
const keys = (type: Tried): object =>
  // biome-ignore lint/suspicious/noExplicitAny: the needs of a row say which of the two it is
  (RIGHTS[type] as readonly any[]).includes('running') ? { match: true } : { table: true };

const all: Situation[] = [];
for (const led of ['none', 'software', 'host', 'consent'] as const)
  for (const state of ['open', 'running', 'paused', 'over'] as const)
    for (const isHostPlaying of led === 'host' ? [false] : [false, true])
      for (const hints of ['on', 'off'] as const)
        for (const mayWatch of led === 'consent' ? [true] : [true, false])
          all.push({ led, state, isHostPlaying, hints, mayWatch, isProposed: false });
for (const isHostPlaying of [false, true])
  all.push({ led: 'software', state: 'running', isHostPlaying, hints: 'on', mayWatch: true, isProposed: true });
const isShort = process.env.LONG_TESTS !== '1';
/** Hints and watching are told apart while a match runs only. */
const isUsual = ({ hints, mayWatch, state }: Situation): boolean =>
  (hints === 'on' && mayWatch) || (state === 'running' && hints === 'off' && !mayWatch);

const nameOf = (situation: Situation): string => Object.entries(situation).flat().join(' ');

describe('every request, as every kind of person', () => {
  for (const situation of isShort ? all.filter(isUsual) : all)
    test(nameOf(situation), async () => {
      const { cast, ids } = await bringAbout(situation);
      const wrong: string[] = [];
      const tryOut = async (one: Somebody, type: Tried) => {
        const { with: given, answers } = TRIALS[type];
        const isPaused = situation.state === 'paused';
        const wish = { type, ...(isOfMatch(type) ? { match: ids.match } : { table: ids.table }), ...given(isPaused) };
        const refused = refusalOf(type, { ...one.table, ...one.match });
        const code = await codeOf(one.visitor.ask(wish as Wish));
        const isRight = refused === null ? answers.includes(code) : code === refused.code;
        if (!isRight)
          wrong.push(`${one.name}: ${type} was answered ${code}, not ${refused?.code ?? answers.join('/')}`);
        return refused === null;
      };
      const types = (Object.keys(TRIALS) as Tried[]).filter((type) => situation.state !== 'open' || !isOfMatch(type));
      for (const one of cast)
        for (const type of types) {
          if (CHANGING.includes(type) && isChanging(one, type)) continue;
          const isDone = await tryOut(one, type);
          if (type === 'open' && isDone && !one.table.isHere) await one.visitor.ask({ type: 'shut', table: ids.table });
          if (type === 'shut' && one.table.isHere) await one.visitor.ask({ type: 'open', table: ids.table });
        }
      const leaders = cast.filter(({ visitor }) => visitor.client.mirror?.seat === -1).map(({ name }) => name);
      expect(wrong).toEqual([]);
      expect(leaders.filter((name) => !mayLead(situation, name))).toEqual([]);
      for (const one of cast)
        for (const type of CHANGING)
          if (types.includes(type) && isChanging(one, type)) {
            const again = await bringAbout(situation);
            const same = again.cast.find(({ name }) => name === one.name)!;
            Object.assign(ids, again.ids);
            await tryOut(same, type);
          }
      expect(wrong).toEqual([]);
    });
});

/** Whether it is allowed, and then the table is another. */
const isChanging = (one: Somebody, type: Tried): boolean => refusalOf(type, { ...one.table, ...one.match }) === null;

/** Written by hand: who may see with the eyes of the house. */
const mayLead = ({ led, state }: Situation, name: string): boolean =>
  (state === 'running' || state === 'paused' || state === 'over') &&
  ((led === 'host' && name === 'host') || (led === 'consent' && name === 'a watcher who leads, or has led'));

test('the protocol’s description says the same', () => {
  const described = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
  const rows = Object.entries(RIGHTS).map(
    ([type, needs]) => `| \`${type}\` | ${needs.map((name) => NEEDS[name].says).join('; ') || 'everybody'} |`,
  );
  expect(described).toContain(`| request | who, and when |\n|---|---|\n${rows.join('\n')}\n`);
});
