import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@duskhall/server';
import { expect, test } from 'vitest';
import { beginMatch, openTable, sitDown, testHall } from './hall.ts';
import { chanceOf, playToEnd, takeTurn, untilAsked } from './play.ts';
import { openHall } from './server.ts';

const hall = testHall();

test('a lost connection is found again in the middle of a decision, and nothing is lost', async () => {
  const { host, guest } = await beginMatch(hall, 'tic-tac-toe');
  await untilAsked(host.page);
  await host.context.setOffline(true);
  await host.page.getByText('Reconnecting…').waitFor();
  // A move chosen while offline is sent again on the next socket.
  await host.page.locator('.bar .moves button:not(.hint)').first().click();
  await host.page.locator('dialog[open] ul button').first().click();
  await host.context.setOffline(false);
  await untilAsked(guest.page);
  expect(await host.page.getByText('Reconnecting…').count()).toBe(0);
  await takeTurn(guest.page, chanceOf(1));
  await untilAsked(host.page);
  await host.page.reload();
  await untilAsked(host.page);
  await Promise.all([playToEnd(host.page, chanceOf(2)), playToEnd(guest.page, chanceOf(3))]);
  host.complaints.splice(0);
});

test('a watcher sees the match and cannot play', async () => {
  const { host, guest, code } = await beginMatch(hall, 'carta-impera-victoria');
  const watcher = await hall.visit();
  await watcher.page.goto(`/t/${code}`);
  await watcher.page.getByRole('button', { name: 'Watch' }).click();
  await watcher.page.getByText('You are watching.').waitFor();
  await host.page.getByText('1 watcher').waitFor({ state: 'attached' });
  const asked = (await host.page.locator('.bar.isMine').count()) > 0 ? host : guest;
  const before = await watcher.page.locator('aside li').count();
  await untilAsked(asked.page);
  await takeTurn(asked.page, chanceOf(5));
  await expect.poll(() => watcher.page.locator('aside li').count()).toBeGreaterThan(before);
  expect(await watcher.page.locator('.bar .moves button').count()).toBe(0);
});

test('a match goes on after the server was restarted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duskhall-data-'));
  const file = join(folder, 'hall.db');
  const open = async (port: number) => openHall({ webFolder: hall.folder, port, storage: await openSqlite(file) });
  let server = await open(0);
  const visitor = await hall.firstVisit({}, { baseURL: server.url });
  const other = await hall.firstVisit({}, { baseURL: server.url });
  const code = await openTable(visitor, 'tic-tac-toe');
  await sitDown(other, code);
  await visitor.page.getByRole('button', { name: 'Start the match' }).click();
  await untilAsked(visitor.page);
  await takeTurn(visitor.page, chanceOf(1));
  await server.stop();
  await visitor.page.getByText('Reconnecting…').waitFor();
  server = await open(Number(new URL(server.url).port));
  await Promise.all([playToEnd(visitor.page, chanceOf(2)), playToEnd(other.page, chanceOf(3))]);
  // Their pages would complain about the end of their server.
  for (const { context, complaints } of [visitor, other]) {
    await context.close();
    complaints.splice(0);
  }
  await server.stop();
  rmSync(folder, { recursive: true });
});
