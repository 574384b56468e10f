import { gatherer, type Reply } from '@duskhall/protocol';
import { describe, expect, test } from 'vitest';
import { type Backlog, newBacklog, pack, put } from '../beat-frame.ts';

const match = 'M'.repeat(22);
const news = (n: number, size = 10) => JSON.stringify({ type: 'news', match, n, events: ['я"🦇'.repeat(size)] });
const chat = (text: string) => JSON.stringify({ type: 'chat', text });
const sync = () => '{"type":"sync","n":99}';

/** Empties the lanes over as many frames as it takes, as a client would hear it. */
function heardOf(
  lanes: Backlog,
  size = 4096,
  afterFirst: () => unknown = () => {},
): { replies: string[]; frames: number } {
  const gather = gatherer();
  const replies: string[] = [];
  let frames = 0;
  while (lanes.match.texts.length + lanes.talk.texts.length > 0) {
    const text = pack(lanes, match, size);
    expect(Buffer.byteLength(text)).toBe(size);
    const beat = JSON.parse(text) as Extract<Reply, { type: 'beat' }>;
    replies.push(...[...gather(beat.parts), ...beat.replies].map((reply) => JSON.stringify(reply)));
    if (++frames === 1) afterFirst();
  }
  return { replies, frames };
}

const filled = (...texts: string[]): Backlog => {
  const lanes = newBacklog();
  for (const text of texts) put(lanes, text, sync);
  return lanes;
};

describe('a beat has its size', () => {
  for (const [title, texts] of [
    ['with nothing in it', []],
    ['with one reply', [news(1)]],
    ['with many', Array.from({ length: 90 }, (_, n) => news(n, n))],
    ['with one that is larger than itself', [news(1, 5000)]],
    ['with two such, and small ones around them', [news(1), news(2, 3000), news(3), news(4, 4000), news(5)]],
  ] as const)
    test(title, () => {
      expect(heardOf(filled(...texts)).replies).toEqual(texts);
      expect(pack(newBacklog(), match, 4096)).toHaveLength(4096);
    });

  test('whatever the sizes of what is in it', () => {
    for (let size = 3800; size < 4200; size++) {
      const texts = [chat('x'.repeat(size)), '{"type":"ok","id":1}', chat('y'.repeat(size))];
      const { replies } = heardOf(filled(...texts));
      expect(replies.toSorted()).toEqual(texts.toSorted());
    }
  });
});

test('talk waits for what concerns the match, and not the other way round', () => {
  const said = JSON.stringify({ type: 'said', lines: Array.from({ length: 50 }, () => 'w'.repeat(1000)) });
  const lanes = filled(said);
  const { replies, frames } = heardOf(lanes, 4096, () => put(lanes, news(1, 1000), sync));
  // Both are in pieces, and come out whole.
  expect(replies).toEqual([news(1, 1000), said]);
  expect(frames).toBeGreaterThan(12);
});

describe('what waits has its bounds', () => {
  const waiting = ({ match, talk }: Backlog) => [...match.texts, ...talk.texts].join('').length;

  test('news give way to the match as it stands; answers stay', () => {
    const lanes = newBacklog();
    for (let n = 0; n < 1000; n++) {
      expect(put(lanes, n % 100 === 0 ? `{"type":"ok","id":${n}}` : news(n, 100), sync)).toBe(true);
      expect(waiting(lanes)).toBeLessThan(270_000);
    }
    const answers = lanes.match.texts.filter((text) => text.includes('"ok"'));
    expect(answers).toHaveLength(10);
    expect(lanes.match.texts).toContain(sync());
    const first = lanes.match.texts.indexOf(sync());
    expect(lanes.match.texts.slice(0, first).some((text) => text.includes('"news"'))).toBe(false);
  });

  test('old words give way to new ones', () => {
    const lanes = newBacklog();
    for (let i = 0; i < 1000; i++) put(lanes, chat(`${i} ${'x'.repeat(1000)}`), sync);
    expect(waiting(lanes)).toBeLessThan(66_000);
    expect(lanes.talk.texts.at(-1)).toContain('"999 ');
  });

  test('who asks faster than it can be answered is told to go', () => {
    const lanes = newBacklog();
    const no = JSON.stringify({ type: 'no', id: 1, text: 'x'.repeat(1000) });
    let taken = 0;
    while (put(lanes, no, sync)) taken++;
    expect(taken).toBeLessThan(70);
  });
});
