import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { fastRng, type GameRecord, replay, verifyDeal } from '@duskhall/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTable, gather, type House, openHouse, playOn, visit } from './house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.server.stop());

for (const seats of [2, 3, 4])
  test(`${seats} people play a whole match and its deal can be checked`, async () => {
    const { url } = house.server;
    const people = await Promise.all(Array.from({ length: seats }, (_, seat) => visit(url, `Player ${seat}`)));
    const table = await createTable(url, people[0]!, { game: 'carta-impera-victoria', seats });
    await gather(table, people);
    await Promise.all(people.map((person, seat) => playOn(person, fastRng(seat))));
    const scores = people.map((person) => person.client.mirror!.scores);
    expect(scores[0]!.reduce((sum, score) => sum + score)).toBeCloseTo(1);
    expect(new Set(scores.map((list) => JSON.stringify(list))).size).toBe(1);
    const { match } = people[0]!.client.mirror!;
    const record = (await (await fetch(`${url}/api/matches/${match}/record`)).json()) as GameRecord;
    expect(verifyDeal(cartaImperaVictoria, record).length).toBeGreaterThan(10);
    expect(replay(cartaImperaVictoria, record).record.entries.length).toBe(record.entries.length);
  });
