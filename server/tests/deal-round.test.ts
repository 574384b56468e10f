import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { dealFlaw, type GameRecord, proofOf } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { isPlaying, TOE, waiting } from './dealing.ts';
import { codeOf, createTable, crowd, gather, must, ready } from './gathering.ts';
import { openHouse } from './house.ts';
import { again, type Visitor, visit, type Wish } from './visitor.ts';

describe('a round', () => {
  test('goes on where it was for somebody who comes back', async () => {
    for (const stage of ['commit', 'reveal'] as const) {
      const { late, host } = await waiting(stage);
      expect(host.client.table!.round!.isDone).toEqual([true, false]);
      await late.hangUp();
      late.onSend = (text) => text;
      await late.comeBack();
      await Promise.all([host, late].map((person) => person.until(() => isPlaying(person))));
      expect(late.deals.find(host.client.table!.match)!.commitments).toHaveLength(2);
    }
  });

  test('goes on with a page that was loaded again and has lost its number, until all have committed', async () => {
    const { url, late, host } = await waiting('reveal');
    const fresh = await again(url, late);
    await must(fresh.ask({ type: 'open', table: host.client.table!.id }));
    expect([fresh.client.table!.round!.stage, fresh.doubts]).toEqual(['open', []]);
    const other = await waiting('commit');
    const reloaded = await again(other.url, other.late);
    await must(reloaded.ask({ type: 'open', table: other.table.id }));
    await other.host.until(() => isPlaying(other.host));
    expect(reloaded.deals.find(other.host.client.table!.match)!.commitments).toHaveLength(2);
  });

  test('is played by one of two pages of one person, and the other keeps its number shut', async () => {
    const { url } = await openHouse();
    const [ann, bob] = (await crowd(url, 2)) as [Visitor, Visitor];
    const table = await createTable(url, ann, TOE);
    const second = await again(url, ann);
    await must(second.ask({ type: 'open', table: table.id }));
    await gather(table, [ann, bob]);
    const match = ann.mirror().match;
    const kept = [ann, second].map((page) => page.deals.find(match)?.commitments.length ?? 0);
    expect(kept.filter((count) => count > 0)).toHaveLength(1);
  });

  test('takes only what fits it', async () => {
    const { table, host, late } = await waiting('commit');
    const deal = host.client.table!.round!.terms.match;
    const hash = 'a'.repeat(64);
    const ask = (person: Visitor, wish: object) => codeOf(person.ask({ table: table.id, ...wish } as Wish));
    expect(await ask(late, { type: 'commit', deal: table.id, commitment: hash })).toBe('no-deal');
    expect(await ask(late, { type: 'reveal', deal, nonce: hash })).toBe('not-committed');
    expect(await ask(late, { type: 'commit', deal, commitment: 'short' })).toBe('malformed');
    expect(await ask(host, { type: 'start' })).toBe('dealing');
    expect(host.client.table!.round!.commitments).toEqual([]);
  });

  test('is for those who sit there', async () => {
    const { url, table, host } = await waiting('commit');
    const deal = host.client.table!.round!.terms.match;
    const watcher = await visit(url, 'Watcher');
    await must(watcher.ask({ type: 'open', table: table.id }));
    const wish = { table: table.id, deal } as const;
    expect(await codeOf(watcher.ask({ type: 'commit', ...wish, commitment: 'a'.repeat(64) }))).toBe('not-seated');
    expect(await codeOf(watcher.ask({ type: 'reveal', ...wish, nonce: 'a'.repeat(64) }))).toBe('not-seated');
  });
});

test('one person among bots deals with the house, and bots and guests without a device add nothing', async () => {
  const house = await openHouse();
  const person = await visit(house.url, 'Ann');
  const table = await createTable(house.url, person, { game: 'carta-impera-victoria', seats: 3 });
  await must(person.ask({ type: 'open', table: table.id }));
  await must(person.ask({ type: 'sit', table: table.id, seat: 1 }));
  await must(person.ask({ type: 'seatBot', table: table.id, seat: 0, level: 'random' }));
  await must(person.ask({ type: 'seatGuest', table: table.id, seat: 2, name: 'Grandmother' }));
  await ready(table, person);
  await must(person.ask({ type: 'start', table: table.id }));
  await person.until(({ mirror }) => mirror !== null);
  const { match } = person.mirror();
  await must(person.ask({ type: 'concede', match }));
  const record = (await (await fetch(`${house.url}/api/matches/${match}/record`)).json()) as GameRecord;
  expect(record.deal!.nonces).toEqual(['', person.deals.find(match)!.nonce, '']);
  expect([dealFlaw(cartaImperaVictoria, record), proofOf(record, person.deals.find(match))]).toEqual([null, 'own']);
});
