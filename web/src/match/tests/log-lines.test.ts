import { type Texts, type Types, WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { LogReader, linesOf } from '../log-lines.ts';

const NAMES = ['Ada', 'Odile'];
/** A turn is `{ turn: seat }`, a deed `{ deed: seat }`; what was put into words is counted. */
function textsWith(counts: { turns: number; events: number }): Texts<Types> {
  const texts = {
    turns(log: readonly { turn?: number }[]) {
      counts.turns++;
      return log.flatMap(({ turn }, at) => (turn === undefined ? [] : [{ at, seat: turn, title: 'T', hasTold: true }]));
    },
    event({ deed = -1 }: { deed?: number }, names: readonly string[], reader?: number) {
      counts.events++;
      return deed < 0 ? '' : `${deed === reader ? 'You' : names[deed]} act.`;
    },
  };
  return texts as unknown as Texts<Types>;
}
const LOG = [{ turn: -1 }, { deed: 0 }, { turn: 1 }, { deed: 1 }];
const read = (seat: number) =>
  linesOf(LOG, textsWith({ turns: 0, events: 0 }), NAMES, seat, () => '').map(({ text, isAboutMe }) => [
    text,
    isAboutMe,
  ]);

test('lines and titles are about the reader whose they are', () => {
  expect(read(1)).toEqual([
    ['T', false],
    ['Ada act.', false],
    ['T', true],
    ['You act.', true],
  ]);
});

test.each([-1, WATCHER])('nothing is about viewer %i, who has no seat', (viewer) => {
  expect(read(viewer).map(([, isAboutMe]) => isAboutMe)).toEqual([false, false, false, false]);
});

test('a log that grows is put into words once', () => {
  const counts = { turns: 0, events: 0 };
  const reader = new LogReader(textsWith(counts), NAMES, 0);
  const before = LOG.slice(0, 2);
  reader.lines(before, () => '');
  expect(reader.turns(before)).toHaveLength(1);
  const told = counts.events;
  reader.lines(LOG, () => '');
  reader.turns(LOG);
  // The one new sentence is asked for with and without "you".
  expect([counts.turns, counts.events - told]).toEqual([2, 2]);
});

test('another name at the table is another reading', () => {
  const texts = textsWith({ turns: 0, events: 0 });
  const reader = new LogReader(texts, NAMES, 0);
  expect([reader.isFor(texts, [...NAMES], 0), reader.isFor(texts, ['Ada', 'Max'], 0)]).toEqual([true, false]);
});
