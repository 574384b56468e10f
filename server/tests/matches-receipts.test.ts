import { describe, expect, test } from 'vitest';
import type { Guest } from '../contract.ts';
import { openMemory, type Storage } from '../index.ts';
import { clientKey } from '../matches/client-key.ts';
import { failureError } from '../storage/connection.ts';
import { atNight, beat, beatSizes } from './beating.ts';
import { playOut, sitWithBots } from './bots-at-table.ts';
import { act, begin, codeOf, must, settled } from './gathering.ts';
import { dataFolder, type House, openHouse, openHouseOn } from './house.ts';
import { answersTo, lastOf, repeat } from './repeating.ts';
import { again, type Visitor, visit } from './visitor.ts';

const TOE = { game: 'tic-tac-toe', seats: 2 };

async function moveTo(house: House, folder: string, people: readonly Visitor[]): Promise<House> {
  await house.stop();
  await Promise.all(people.map((person) => person.hangUp()));
  const next = await openHouseOn(folder, { clock: house.clock });
  await Promise.all(people.map((person) => person.comeBack(next.url)));
  return next;
}

describe('a request that is repeated at the next process', () => {
  test('is answered as it was, whatever has happened since', async () => {
    const folder = await dataFolder();
    const house = await openHouseOn(folder);
    const { people, match } = await begin(house, TOE);
    const [first, second] = people as [Visitor, Visitor];
    const answer = await must(act(first, { cell: 4 }));
    await settled(people);
    await must(act(second, { cell: 0 }));
    await settled(people);
    await must(first.ask({ type: 'pause', match, isPaused: true }));
    await must(second.ask({ type: 'pause', match, isPaused: true }));
    const text = lastOf(first, 'move');
    const next = await moveTo(house, folder, people);
    expect(await repeat(first, text)).toEqual(answer);
    expect((await next.storage.findMatch(match))!.entries).toHaveLength(2);
  });

  test('is answered after the match is over, too', async () => {
    const folder = await dataFolder();
    let house = await openHouseOn(folder);
    const { people, match, table } = await begin(house, TOE);
    const [first] = people as [Visitor];
    for (const [turn, cell] of [0, 3, 1, 4, 2].entries()) {
      await must(act(people[turn % 2]!, { cell }));
      if (turn < 4) await settled(people);
    }
    await first.until(({ table }) => table?.status === 'open');
    const text = lastOf(first, 'move');
    house = await moveTo(house, folder, people);
    // Sent while the table is still being loaded, or by somebody who has not opened it.
    expect(await repeat(first, text)).toMatchObject({ type: 'ok' });
    await must(first.ask({ type: 'shut', table: table.id }));
    house = await moveTo(house, folder, people);
    expect(await repeat(first, text)).toMatchObject({ type: 'ok' });
    expect(await codeOf(first.ask({ type: 'undo', match }))).toBe('over');
    expect((await house.storage.findMatch(match))!.entries).toHaveLength(5);
  });

  test('an undo is not done twice', async () => {
    const folder = await dataFolder();
    const house = await openHouseOn(folder);
    const { people, match } = await begin(house, {
      game: 'carta-impera-victoria',
      seats: 2,
      options: { deal: 'draft' },
    });
    const [first] = people as [Visitor];
    await must(act(first, first.mirror().moves[0]));
    const answer = await must(first.ask({ type: 'undo', match }));
    await settled(people);
    const text = lastOf(first, 'undo');
    const next = await moveTo(house, folder, people);
    await first.until(({ mirror }) => mirror?.moves.length !== 0);
    await settled(people);
    await must(act(first, first.mirror().moves[0]));
    expect(await repeat(first, text)).toEqual(answer);
    expect((await next.storage.findMatch(match))!.entries).toHaveLength(3);
  });

  test('in a secret window is answered on the beat', async () => {
    const folder = await dataFolder();
    const house = await openHouseOn(folder);
    const people = await atNight(house);
    const { match } = people[0]!.mirror();
    await beat(house, people);
    const named = must(act(people[0]!, { name: 1 }));
    await beat(house, people);
    await beat(house, people);
    const answer = await named;
    const frame = people[0]!.traffic.findLast(({ way, text }) => way === 'out' && text.includes('"move"'))!;
    const [request] = (JSON.parse(frame.text) as { requests: object[] }).requests;
    const count = (await house.storage.findMatch(match))!.entries.length;
    const next = await moveTo(house, folder, people);
    for (const person of people) person.frames.length = 0;
    await beat(next, people);
    people[0]!.say(JSON.stringify(request));
    await beat(next, people);
    const replies = people[0]!.heard().flatMap((reply) => (reply.type === 'beat' ? reply.replies : []));
    expect(replies).toContainEqual(answer);
    expect(answersTo(people[0]!, JSON.stringify(request))).toEqual([]);
    expect(new Set(people.map((person) => JSON.stringify(beatSizes(person)))).size).toBe(1);
    expect((await next.storage.findMatch(match))!.entries).toHaveLength(count);
  });
});

describe('receipts are kept', () => {
  const receiptsIn = async ({ storage }: House, match: string) => (await storage.findMatch(match))!.receipts!;

  test('not of refusals, nor of what makes no entry', async () => {
    const house = await openHouse();
    const { people, match } = await begin(house, TOE);
    const [first, second] = people as [Visitor, Visitor];
    await must(act(first, { cell: 4 }));
    await settled(people);
    const refused = act(second, { cell: 4 });
    expect((await refused).type).toBe('no');
    await must(second.ask({ type: 'pause', match, isPaused: true }));
    await must(second.ask({ type: 'pause', match, isPaused: false }));
    expect(await receiptsIn(house, match)).toHaveLength(1);
    await must(act(second, { cell: 0 }));
    const receipts = await receiptsIn(house, match);
    expect(receipts.map(({ id }) => id)).toEqual(
      [first, second].map((person) => JSON.parse(lastOf(person, 'move')).id),
    );
    expect(new Set(receipts.map(({ client }) => client)).size).toBe(2);
  });

  test('not with an entry of the clock that follows on a refusal', async () => {
    const house = await openHouse();
    const { people, match } = await begin(house, { ...TOE, clock: { kind: 'live', base: 60, increment: 0 } });
    expect((await act(people[1]!, { cell: 4 })).type).toBe('no');
    house.clock.advance(60_000);
    await settled(people);
    const { entries, receipts } = (await house.storage.findMatch(match))!;
    expect([entries.length, receipts]).toEqual([1, []]);
  });

  test('not of bots', async () => {
    const house = await openHouse();
    const { person, table } = await sitWithBots(house, 'carta-impera-victoria', 3, true);
    await must(person.ask({ type: 'start', table: table.id }));
    await person.until(({ mirror }) => mirror !== null);
    const { match } = person.mirror();
    await playOut(house, person);
    const { entries, receipts } = (await house.storage.findMatch(match))!;
    const own = entries.filter((entry) => 'seat' in entry && entry.seat === 0);
    expect(receipts).toHaveLength(own.length);
    expect(entries.length).toBeGreaterThan(own.length);
  });

  test('without a person’s id or a client’s name', async () => {
    const house = await openHouse();
    const { people, match } = await begin(house, TOE);
    await must(act(people[0]!, { cell: 4 }));
    const { client } = (await receiptsIn(house, match))[0]!;
    expect(client).toMatch(/^[\w-]{16}$/);
    expect(lastOf(people[0]!, 'hello')).not.toContain(client);
    expect(people[0]!.id).not.toContain(client);
  });

  test('for an account and a client together', () => {
    const guest = (id: string, client: string) => ({ account: { id }, client }) as Guest;
    const keys = [guest('ann', 'one'), guest('bob', 'one'), guest('ann', 'two'), guest('bob', 'two')].map(clientKey);
    expect(new Set(keys).size).toBe(4);
    expect(clientKey(guest('ann', 'one'))).toBe(keys[0]);
  });

  test('and say nothing to another person, or another client of the same', async () => {
    const folder = await dataFolder();
    const house = await openHouseOn(folder);
    const { people } = await begin(house, TOE);
    await must(act(people[0]!, { cell: 4 }));
    const text = lastOf(people[0]!, 'move');
    const next = await moveTo(house, folder, people);
    expect(await repeat(await again(next.url, people[0]!), text)).toMatchObject({ type: 'no', code: 'not-your-turn' });
    expect(await repeat(await again(next.url, people[1]!), text)).toMatchObject({ type: 'no', code: 'taken' });
    expect(await repeat(await visit(next.url, 'Stranger'), text)).toMatchObject({ type: 'no', code: 'not-seated' });
  });
});

describe('a write that is reported as failed', () => {
  /** Fails the next append, before or after it has reached the disk. */
  async function openFailing() {
    const storage = await openMemory();
    const state: { fails: '' | 'before' | 'after' } = { fails: '' };
    const matchStorage: Storage['matchStorage'] = (claim) => {
      const match = storage.matchStorage(claim);
      return {
        ...match,
        async append(...given) {
          const { fails } = state;
          state.fails = '';
          if (fails === 'before') throw failureError('the disk is full');
          await match.append(...given);
          if (fails === 'after') throw failureError('the answer got lost');
        },
      };
    };
    return { state, house: await openHouse({ storage: { ...storage, matchStorage } }) };
  }

  for (const fails of ['before', 'after'] as const)
    for (const isLater of [false, true])
      test(`${fails} it was done: repeated ${isLater ? 'later' : 'at once'}, the move is acknowledged, and made once`, async () => {
        const { state, house } = await openFailing();
        const { people, match } = await begin(house, TOE);
        const [first, second] = people as [Visitor, Visitor];
        state.fails = fails;
        expect(await codeOf(act(first, { cell: 4 }))).toBe('storage');
        if (isLater) {
          house.clock.advance(1000);
          await settled(people);
        }
        expect(await repeat(first, lastOf(first, 'move'))).toMatchObject({ type: 'ok', asked: expect.any(Number) });
        await settled(people);
        const { entries, receipts } = (await house.storage.findMatch(match))!;
        expect([entries.length, receipts!.length]).toEqual([1, 1]);
        await must(act(second, { cell: 0 }));
        await settled(people);
        expect(first.mirror().log).toHaveLength(2);
      });
});
