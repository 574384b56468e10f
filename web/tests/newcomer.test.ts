import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { openTable, sitDown, testHall } from './hall.ts';
import { chanceOf, playToEnd, takeTurn, untilAsked } from './play.ts';

const hall = testHall();

test('from the address to the first decision it takes one click', async () => {
  const { page } = await hall.firstVisit({ hasHints: true });
  await page.goto('/');
  await page.locator('article').first().getByRole('button', { name: 'Play now against bots' }).click();
  // We promise ten seconds; here nothing is cached.
  await page.locator('.bar.isMine').waitFor({ timeout: 10_000 });
});

interface Running {
  url: string;
  kill(): Promise<void>;
}
async function run(file: string, port: string): Promise<Running> {
  const program = join(import.meta.dirname, 'hall-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, file, hall.folder, port], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const [url] = await once(createInterface({ input: child.stdout! }), 'line');
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      expect((await exited)[1]).toBe('SIGKILL');
    },
  };
}

test('two browsers play to the end though the server is killed in the middle, and nothing is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duskhall-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'hall.db');
  let server = await run(file, '0');
  const { port } = new URL(server.url);
  const host = await hall.firstVisit({}, { baseURL: server.url });
  const guest = await hall.firstVisit({}, { baseURL: server.url });
  const code = await openTable(host, 'tic-tac-toe');
  await sitDown(guest, code);
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  const told = ({ page }: typeof host) => page.locator('aside li .line').allInnerTexts();
  for (let i = 0; i < 3; i++) {
    const { page } = i % 2 === 0 ? host : guest;
    await untilAsked(page);
    await takeTurn(page, chanceOf(i));
  }
  const before = await Promise.all([told(host), told(guest)]);
  await server.kill();
  await host.page.getByText('Reconnecting…').waitFor();
  server = await run(file, port);
  for (const [i, person] of [host, guest].entries()) {
    await person.page.getByText('Reconnecting…').waitFor({ state: 'detached' });
    expect((await told(person)).slice(0, before[i]!.length)).toEqual(before[i]);
  }
  await Promise.all([playToEnd(host.page, chanceOf(7)), playToEnd(guest.page, chanceOf(8))]);
  for (const { page } of [host, guest]) await page.locator('dialog .winners').waitFor();
  // Their pages would complain about the end of their server.
  for (const { context, complaints } of [host, guest]) {
    await context.close();
    complaints.length = 0;
  }
  await server.kill();
});
