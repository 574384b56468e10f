import type { Entry } from '@duskhall/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyUpload } from '../copy-upload.ts';
import { find, forget, type KeptMatch, keep } from '../kept-matches.ts';
import { latest, sendFinished } from '../server-copy.ts';
import { server } from './copies-in-memory.ts';

vi.mock('../../api.ts', () => import('./copies-in-memory.ts'));
vi.mock('../../me.svelte.ts', () => ({ me: { account: { id: 'ada' } } }));

const ID = 'local-copied';
let page: EventTarget;
let taken = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  server.copies.clear();
  Object.assign(server, { refusal: () => '', delay: 10, sent: [] });
  taken = 0;
});
afterEach(() => {
  for (const id of [ID, 'local-other']) forget(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const entriesOf = (moves: string): Entry[] => [...moves].map((move, at) => ({ seat: 0, move, by: 'seat', at }));
const REASON = { share: 1, value: 1, second: null, because: null };
const reasonsOf = (moves: string) => [...moves].map((_, entry) => ({ entry, seat: 1, reason: REASON }));

/** A match in which every letter is a move, with the bots' reasons for them. */
function matchOf(moves: string, changes: Partial<KeptMatch> = {}): KeptMatch {
  const record = { game: 'toy', seats: 2, entries: entriesOf(moves) };
  const common = { id: ID, players: [], seat: 0, startedAt: 1, finishedAt: 0, scores: [] };
  return { ...common, record, reasons: reasonsOf(moves), ...changes } as unknown as KeptMatch;
}
const movesOf = ({ record }: KeptMatch) => record.entries.map((entry) => (entry as { move?: unknown }).move).join('');

function open(kept: KeptMatch): CopyUpload {
  keep(kept);
  return new CopyUpload(kept, () => taken++);
}
function play(kept: KeptMatch, upload: CopyUpload, moves: string): void {
  kept.record = { ...kept.record, entries: entriesOf(movesOf(kept) + moves) };
  kept.reasons = reasonsOf(movesOf(kept));
  keep(kept);
  upload.follow();
}
function end(kept: KeptMatch, upload: CopyUpload): void {
  kept.finishedAt = 5;
  keep(kept);
  upload.follow();
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
/** The seconds between the copies that were sent. */
const pauses = () => server.sent.map((at, i) => Math.round(at - (server.sent[i - 1] ?? 0)));

for (const refusal of ['unreachable', 'budget', 'internal']) {
  test(`${refusal}: the end is sent at once, then ever more rarely`, async () => {
    server.refusal = () => refusal;
    const kept = matchOf('a');
    const upload = open(kept);
    end(kept, upload);
    await pass(1500);
    expect(pauses()).toEqual([0, 10, 20, 40, 80, 160, 300, 300, 300]);
    upload.stop();
  });

  test(`${refusal}: what was played is sent soon, then ever more rarely, and at once when there is a network`, async () => {
    server.refusal = () => refusal;
    const kept = matchOf('');
    const upload = open(kept);
    play(kept, upload, 'a');
    await pass(40);
    play(kept, upload, 'b');
    await pass(40);
    expect(pauses()).toEqual([2, 10, 20, 40]);
    server.refusal = () => '';
    page.dispatchEvent(new Event('online'));
    await pass(1);
    expect(movesOf(server.read(ID))).toBe('ab');
    await pass(1000);
    expect(pauses()).toEqual([2, 10, 20, 40, 8]);
    upload.stop();
  });
}

test('the end does not wait for the next attempt', async () => {
  server.refusal = () => 'unreachable';
  const kept = matchOf('');
  const upload = open(kept);
  play(kept, upload, 'a');
  await pass(40);
  end(kept, upload);
  await pass(1);
  expect(pauses()).toEqual([2, 10, 20, 8]);
  upload.stop();
});

for (const refusal of ['malformed', 'no-game', 'devices-full', 'no-session'])
  test(`${refusal}: is not asked again until something is played`, async () => {
    server.refusal = () => refusal;
    const kept = matchOf('');
    const upload = open(kept);
    play(kept, upload, 'a');
    await pass(600);
    page.dispatchEvent(new Event('online'));
    await pass(600);
    expect(pauses()).toEqual([2]);
    play(kept, upload, 'b');
    await pass(600);
    expect(server.sent).toHaveLength(2);
    end(kept, upload);
    await pass(600);
    expect(server.sent).toHaveLength(3);
    upload.stop();
  });

test('a match that is too large goes on here alone', async () => {
  server.refusal = () => 'too-large';
  const kept = matchOf('');
  const upload = open(kept);
  for (const move of 'abc') {
    play(kept, upload, move);
    await pass(600);
  }
  end(kept, upload);
  upload.stop();
  await pass(600);
  expect([server.sent.length, taken, movesOf(find(ID)!)]).toEqual([1, 0, 'abc']);
});

test('the clocks alone are not sent', async () => {
  const kept = matchOf('');
  const upload = open(kept);
  play(kept, upload, 'a');
  await pass(60);
  upload.follow();
  upload.flush();
  await pass(60);
  upload.stop();
  await pass(60);
  expect(server.sent).toHaveLength(1);
});

test('a match that is left knows the version of its copy, and is opened again as it was', async () => {
  const kept = matchOf('');
  const upload = open(kept);
  play(kept, upload, 'abc');
  upload.stop();
  await pass(1);
  const here = find(ID)!;
  expect(here.copy).toBe(1);
  const opened = latest(ID, here);
  await pass(1);
  expect(await opened).toEqual(here);
  expect(server.sent).toHaveLength(1);
});

test('what was played since the copy that is under way is sent when a match is left', async () => {
  server.delay = 1000;
  const kept = matchOf('');
  const upload = open(kept);
  play(kept, upload, 'a');
  await pass(2.5);
  play(kept, upload, 'b');
  upload.stop();
  await pass(60);
  expect([movesOf(server.read(ID)), find(ID)!.copy, server.sent.length]).toEqual(['ab', 2, 2]);
});

test('the answer to the last copy neither brings back a match that was forgotten nor what was played before', async () => {
  const kept = matchOf('');
  const upload = open(kept);
  play(kept, upload, 'a');
  upload.stop();
  forget(ID);
  await pass(1);
  expect(find(ID)).toBeNull();

  const again = open(matchOf('ab', { copy: 1, copied: 1 }));
  again.stop();
  keep(matchOf('abc', { copy: 1, copied: 1 }));
  await pass(1);
  expect([movesOf(find(ID)!), find(ID)!.copy]).toEqual(['abc', 2]);
});

test('a tab that handed a match over stores nothing any more', async () => {
  const kept = matchOf('');
  const upload = open(kept);
  play(kept, upload, 'a');
  await pass(2);
  upload.drop();
  keep(matchOf('ab'));
  await pass(60);
  expect([movesOf(find(ID)!), find(ID)!.copy]).toEqual(['ab', undefined]);
});

/** What is there, what is here, whether it is played elsewhere. */
const CONFLICTS: [string, string, boolean][] = [
  ['', 'ab', false],
  ['a', 'ab', false],
  ['ab', 'ab', false],
  ['ac', 'ab', true],
  ['abc', 'ab', true],
];
for (const [there, here, isElsewhere] of CONFLICTS)
  test(`a copy with '${there}' of a match with '${here}' is ${isElsewhere ? 'of another device' : 'our own'}`, async () => {
    server.store(matchOf(there));
    const kept = matchOf('');
    const upload = open(kept);
    play(kept, upload, here);
    await pass(60);
    expect([taken, movesOf(server.read(ID))]).toEqual(isElsewhere ? [1, there] : [0, here]);
    expect(find(ID)!.copy).toBe(isElsewhere ? undefined : 2);
    upload.stop();
  });

test('a match that was given up on another device has ended', async () => {
  server.store(matchOf('a', { finishedAt: 5 }));
  const kept = matchOf('');
  const upload = open(kept);
  play(kept, upload, 'ab');
  await pass(60);
  expect(taken).toBe(1);
  upload.drop();
});

/** What is there, what is here, what is opened, for how many moves there are reasons, whether it is sent. */
const OPENED: [string, string, string, number, boolean][] = [
  ['ab', 'ab', 'ab', 2, false],
  ['abcd', 'ab', 'abcd', 2, false],
  ['acd', 'ab', 'acd', 1, false],
  ['a', 'ab', 'ab', 2, true],
];
for (const [there, here, result, reasons, isSent] of OPENED)
  test(`with '${there}' on the server, '${here}' is opened as '${result}' with ${reasons} reasons`, async () => {
    server.store(matchOf(there, { reasons: undefined! }));
    const opening = latest(ID, matchOf(here, { copy: 7 }));
    await pass(1);
    const opened = (await opening)!;
    expect([movesOf(opened), opened.copy, opened.reasons?.length]).toEqual([result, 1, reasons]);
    const upload = open(opened);
    await pass(60);
    expect(server.sent).toHaveLength(isSent ? 1 : 0);
    expect(movesOf(server.read(ID))).toBe(result);
    upload.stop();
  });

test('after the profile was deleted, the match goes to the next one', async () => {
  const kept = matchOf('');
  const upload = open(kept);
  play(kept, upload, 'a');
  await pass(60);
  server.copies.clear();
  server.refusal = () => 'no-session';
  play(kept, upload, 'b');
  await pass(60);
  server.refusal = () => '';
  play(kept, upload, 'c');
  await pass(60);
  expect([taken, movesOf(server.read(ID)), find(ID)!.copy]).toEqual([0, 'abc', 1]);
  upload.stop();
});

test('one finished match that is refused does not hold up the others, and is offered once', async () => {
  keep(matchOf('a', { finishedAt: 6, id: 'local-other' }));
  keep(matchOf('a', { finishedAt: 5 }));
  server.refusal = (id) => (id === 'local-other' ? 'too-large' : '');
  for (let i = 0; i < 2; i++) {
    const sending = sendFinished();
    await pass(1);
    await sending;
  }
  expect(movesOf(server.read(ID))).toBe('a');
  expect(server.sent).toHaveLength(2);
});
