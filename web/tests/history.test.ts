import { openMemory, type Storage } from '@duskhall/server';
import { expect, test } from 'vitest';
import { layTable, testHall } from './hall.ts';

const storage = await openMemory();
const hall = testHall({ storage });

/** Creates this many finished matches of one person. */
async function havePlayed(account: string, count: number): Promise<void> {
  const { id } = (await storage.tablesOf(account))[0]!;
  const table = (await storage.findTable(id))!;
  const claim = { table: id, epoch: (await storage.ownerOf(id))!.epoch };
  for (let i = 0; i < count; i++) {
    const match = {
      ...{ id: String(i).padStart(22, 'm'), table: id, settings: table.settings, startedAt: i },
      record: { game: 'tic-tac-toe' },
      seats: [{ account, bot: '', name: 'Ann' }],
    };
    await storage.startMatch(claim, match as unknown as Parameters<Storage['startMatch']>[1], table, {} as never);
    await storage.finishMatch(claim, match.id, [1], table, 1 + i);
  }
}

test('older matches are shown on request, down to the first', async () => {
  const visitor = await hall.visit();
  const { page } = visitor;
  await layTable(visitor, 'Ann', { game: 'tic-tac-toe', seats: 2 });
  const { account } = await (await visitor.context.request.get('/api/me')).json();
  await havePlayed(account.id, 44);
  await page.goto('/');
  const links = page.locator('a[href^="/r/"]');
  const more = page.getByRole('button', { name: 'Older matches' });
  for (const count of [8, 16, 24, 32, 40]) {
    await expect.poll(() => links.count()).toBe(count);
    await more.click();
  }
  await expect.poll(() => links.count()).toBe(44);
  expect(await more.count()).toBe(0);
  expect(await links.last().getAttribute('href')).toBe(`/r/${'0'.padStart(22, 'm')}`);
});
