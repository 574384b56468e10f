import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NEEDS, RIGHTS, refusalOf } from '../rights.ts';
import { codeOf } from './gathering.ts';
import { bringAbout, type Situation, type Somebody } from './situation.ts';
import { isOfMatch, TRIALS, type Tried, wishFor } from './trials.ts';

const CHANGING: readonly Tried[] = ['return', 'stand', 'concede'];

const all: Situation[] = [];
for (const led of ['none', 'software', 'host', 'consent'] as const)
  for (const state of ['open', 'running', 'paused', 'over'] as const)
    for (const isHostPlaying of led === 'host' ? [false] : [false, true])
      for (const hints of ['on', 'off'] as const)
        for (const mayWatch of led === 'consent' ? [true] : [true, false])
          all.push({ led, state, isHostPlaying, hints, mayWatch, isProposed: false, isEndless: false });
for (const isHostPlaying of [false, true])
  for (const isEndless of [false, true]) {
    const more = { hints: 'on', mayWatch: true, isProposed: !isEndless, isEndless } as const;
    all.push({ led: 'software', state: 'running', isHostPlaying, ...more });
  }
const isShort = process.env.LONG_TESTS !== '1';
/** Hints and watching only make a difference while a match is running. */
const isUsual = ({ hints, mayWatch, state }: Situation): boolean =>
  (hints === 'on' && mayWatch) || (state === 'running' && hints === 'off' && !mayWatch);

const nameOf = (situation: Situation): string => Object.entries(situation).flat().join(' ');

describe('every request, as every kind of person', () => {
  for (const situation of isShort ? all.filter(isUsual) : all)
    test(nameOf(situation), async () => {
      const { house, cast, ids } = await bringAbout(situation);
      const wrong: string[] = [];
      const tryOut = async (one: Somebody, type: Tried) => {
        const answers = situation.isEndless && type === 'close' ? ['ok'] : TRIALS[type].answers;
        const refused = refusalOf(type, { ...one.table, ...one.match });
        const code = await codeOf(one.visitor.ask(wishFor(type, situation, ids)));
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
      await Promise.all(cast.map(({ visitor }) => visitor.hangUp()));
      for (const one of cast)
        for (const type of CHANGING)
          if (types.includes(type) && isChanging(one, type)) {
            const again = await bringAbout(situation, house);
            const same = again.cast.find(({ name }) => name === one.name)!;
            Object.assign(ids, again.ids);
            await tryOut(same, type);
          }
      expect(wrong).toEqual([]);
    });
});

/** Whether it is allowed; it then changes the table. */
const isChanging = (one: Somebody, type: Tried): boolean => refusalOf(type, { ...one.table, ...one.match }) === null;

/** Written by hand: who may see everything, as the house does. */
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
