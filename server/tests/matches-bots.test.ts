import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { fastRng, type GameRecord, verifyDeal } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { act, codeOf, createTable, isOver, must, pick, ready, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

async function beginWithBots(house: House, settings: { game: string; seats: number; [more: string]: unknown }) {
  const person = await visit(house.url, 'Person');
  const table = await createTable(house.url, person, settings);
  await must(person.ask({ type: 'open', table: table.id }));
  await must(person.ask({ type: 'sit', table: table.id, seat: 0 }));
  expect(await codeOf(person.ask({ type: 'seatBot', table: table.id, seat: 1, level: 'genius' }))).toBe('no-bot');
  expect(await codeOf(person.ask({ type: 'seatBot', table: table.id, seat: 0, level: 'random' }))).toBe('taken');
  for (let seat = 1; seat < settings.seats; seat++)
    await must(person.ask({ type: 'seatBot', table: table.id, seat, level: 'random' }));
  await ready(table, person);
  await must(person.ask({ type: 'start', table: table.id }));
  await person.until(({ mirror }) => mirror !== null);
  return person;
}

/** Plays random moves, giving the bots time to think, until the match is over. */
async function playOut(house: House, person: Visitor, most = 3000): Promise<void> {
  const rng = fastRng(4);
  for (let step = 0; step < most && !isOver(person); step++) {
    const isAsked = person.mirror().moves.length > 0 && person.view().answer.length === 0;
    if (isAsked) await must(act(person, pick(person.mirror().moves, rng)));
    else house.clock.advance(100);
    await settled([person]);
  }
  expect(isOver(person)).toBe(true);
}

test('a whole match against bots', async () => {
  const house = await openHouse();
  const person = await beginWithBots(house, { game: 'carta-impera-victoria', seats: 3, options: { deal: 'draft' } });
  expect(person.client.table!.seats.map(({ isBot }) => isBot)).toEqual([false, true, true]);
  await playOut(house, person);
  const { match } = person.mirror();
  const record = (await (await fetch(`${house.url}/api/matches/${match}/record`)).json()) as GameRecord;
  verifyDeal(cartaImperaVictoria, record);
  expect(record.deal!.nonces).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), '', '']);
});

test('bots play the test game too, and its windows still last as long as they must', async () => {
  const house = await openHouse();
  const person = await beginWithBots(house, { game: 'assembly', seats: 5 });
  await playOut(house, person);
  expect(person.mirror().scores).toHaveLength(5);
});

test('bots answer one person among them after a moment, and no sooner', async () => {
  const house = await openHouse({ botDelay: [300, 500] });
  const person = await beginWithBots(house, { game: 'tic-tac-toe', seats: 2 });
  for (const seen of [1, 3]) {
    await must(act(person, person.mirror().moves[0]));
    house.clock.advance(249);
    await settled([person]);
    expect(person.mirror().log).toHaveLength(seen);
    house.clock.advance(1);
    await settled([person]);
    expect(person.mirror().log).toHaveLength(seen + 1);
  }
});
