import { bloodVendetta } from '@duskhall/blood-vendetta';
import { type AnyGame, type GameRecord, openMatch, readOptions } from '@duskhall/kernel';
import { contract, DEBATE, type HostedDebate, SEATS } from '../../host/tests/contract.ts';
import { botName } from '../src/names.ts';
import { testHall } from './hall.ts';

const game = bloodVendetta as AnyGame;
const hall = testHall({ games: [game] });
let count = 0;

/** A debate hosted by the page itself; its stored match is put in place beforehand. */
async function open(others: 'people' | 'bots'): Promise<HostedDebate> {
  const id = `local-contract-${++count}`;
  const players = Array.from({ length: SEATS }, (_, seat) =>
    seat === 0 || others === 'people' ? { name: `Player ${seat}`, bot: '' } : { name: '', bot: 'novice' },
  );
  const start = { seats: SEATS, options: readOptions(game.options, {}, SEATS), seed: 'x', scenario: DEBATE };
  const { record } = openMatch(game, start);
  const kept = { id, record, players, seat: 0, startedAt: 0, finishedAt: 0, scores: [] };
  const { page, context } = await hall.firstVisit();
  await context.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [`duskhall.match.${id}`, JSON.stringify(kept)] as const,
  );
  await page.clock.install();
  await page.goto(`/local/${id}`);
  const timer = page.getByText(/^\d+:\d\d$/).first();
  const recordNow = async (): Promise<GameRecord> =>
    JSON.parse((await page.evaluate((key) => localStorage.getItem(key), `duskhall.match.${id}`))!).record;
  return {
    names: players.map(({ name, bot }, seat) => (bot === '' ? name : botName('en', seat))),
    reader: 0,
    async secondsLeft() {
      await timer.waitFor();
      const [minutes, seconds] = (await timer.innerText()).split(':').map(Number);
      return 60 * minutes! + seconds!;
    },
    pass: (seconds) => page.clock.runFor(seconds * 1000),
    async say() {
      const { entries } = await recordNow();
      await page.getByRole('button', { name: 'Say …' }).click();
      await page.getByRole('button', { name: 'I suspect …' }).click();
      await page.getByRole('dialog').getByRole('button').filter({ hasText: /^4/ }).click();
      await page.locator('dialog .whole').first().click();
      while ((await recordNow()).entries.length === entries.length) await page.clock.runFor(50);
    },
    reload: async () => void (await page.reload()),
    async story() {
      const lines = page.locator('.log li .line');
      await lines.first().waitFor();
      return lines.allInnerTexts();
    },
    record: recordNow,
  };
}

contract('a page', open);
