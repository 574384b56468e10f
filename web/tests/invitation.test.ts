import { expect, onTestFinished, test } from 'vitest';
import { SIZES, type Visitor } from './browser.ts';
import { layTable, testHall } from './hall.ts';
import { startScenario } from './seating.ts';
import { openHall } from './server.ts';

const hall = testHall();

/** The fonts in which a node is really drawn, and whether each is one of the page's own. */
async function fontsOf({ page, context }: Visitor, selector: string): Promise<string[]> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return [...new Set(fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' (fallback)'}`))];
}

test('names in any alphabet are drawn in the page’s own fonts', async () => {
  for (const name of ['Борис', 'Łukasz Őry']) {
    const person = await hall.firstVisit({ locale: 'en' });
    const { code } = await layTable(person, name, { game: 'tic-tac-toe', seats: 2 });
    await person.page.goto(`/t/${code}`);
    await person.page.getByRole('button', { name: 'Take a seat' }).click();
    await person.page.locator('.seats').getByText(name).waitFor();
    await expect.poll(() => fontsOf(person, '.seats .who bdi'), { message: name }).toEqual(['Lora']);
  }
});

const EMPIRE = { game: 'vampire-empire', seats: 2, options: { sides: 'host-chooses', memoryAid: 'off' } };

test('whoever comes by a link sees what is played, with whom, how long, and whether they will play', async () => {
  const host = await hall.visit();
  const { code } = await layTable(host, 'Борис', EMPIRE);
  await host.page.goto(`/t/${code}`);
  await host.page.getByRole('button', { name: 'Take a seat' }).click();
  await host.page.locator('.seats').getByText('Борис').waitFor();
  const { page } = await hall.visit({}, { viewport: SIZES.phone, isMobile: true, hasTouch: true });
  await page.goto(`/t/${code}`);
  const card = page.locator('.about-table');
  await card.locator('svg.poster').waitFor();
  await card.getByRole('link', { name: 'How to play' }).waitFor();
  const text = await card.innerText();
  for (const told of ['Vampire Empire', 'Борис', '30–45 min', 'whoever sits first']) expect(text, told).toContain(told);
  // What is as usual goes without saying.
  expect(text).not.toContain('Regeneration');
  await page.getByText('A seat is free for you').waitFor();
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
});

test('whoever comes to a match that has begun is told that they will watch', async () => {
  const [one, other] = [await hall.visit(), await hall.visit()];
  const people = [['Ada', one] as const, ['Ben', other] as const];
  const table = await startScenario(hall.server, people, { game: 'tic-tac-toe', seats: 2 }, null);
  const { page } = await hall.visit();
  await page.goto(`/t/${table}`);
  await page.getByText('you will watch').waitFor();
  await page.getByRole('button', { name: 'Watch' }).click();
  await page.locator('.stage').waitFor();
});

test('opened as localhost, the page says that no phone can come', async () => {
  const host = await hall.visit();
  const { code } = await layTable(host, 'Ada', { game: 'blood-vendetta', seats: 6 });
  for (const screen of [`/t/${code}`, `/screen/${code}`]) {
    await host.page.goto(screen);
    await host.page.getByText('Only this computer can open this page').waitFor();
    expect(await host.page.locator('img[src$="qr.svg"]').count(), screen).toBe(0);
  }
});

test('a server that does not know its address says so', async () => {
  const host = await hall.visit();
  const { code } = await layTable(host, 'Ada', { game: 'tic-tac-toe', seats: 2 });
  await host.page.route('**/api/address', (route) => route.fulfill({ json: { urls: null } }));
  await host.page.goto(`/t/${code}`);
  await host.page.getByText('--public-url').waitFor();
  expect(await host.page.locator('img[src$="qr.svg"]').count()).toBe(0);
});

test('opened as localhost where others can reach it, link and QR code have the address in the network', async () => {
  const server = await openHall({ webFolder: hall.folder, host: '0.0.0.0' });
  onTestFinished(() => server.stop());
  const { port } = new URL(server.url);
  const { urls } = await (await fetch(`http://localhost:${port}/api/address`)).json();
  if (urls.length === 0) return;
  expect(urls[0]).toMatch(/^http:\/\/[\d.]+:\d+$/);
  const host = await hall.firstVisit({}, { baseURL: `http://localhost:${port}` });
  const { code } = await layTable(host, 'Ada', { game: 'tic-tac-toe', seats: 2 });
  await host.page.goto(`/t/${code}`);
  await host.page.locator('img[src$="qr.svg"]').waitFor();
  await host.page.getByText(`${urls[0].replace('http://', '')}/t/${code}`).waitFor();
});
