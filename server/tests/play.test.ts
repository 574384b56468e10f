import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { fastRng, type GameRecord, replay, verifyDeal } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { begin, playOn } from './gathering.ts';
import { openHouse } from './house.ts';

for (const seats of [2, 3, 4])
  test(`${seats} people play a whole match and its deal can be checked`, async () => {
    const house = await openHouse();
    const { people, match } = await begin(house, { game: 'carta-impera-victoria', seats });
    await Promise.all(people.map((person, seat) => playOn(person, fastRng(seat))));
    const scores = people.map((person) => person.mirror().scores);
    expect(scores[0]!.reduce((sum, score) => sum + score)).toBeCloseTo(1);
    expect(new Set(scores.map((list) => JSON.stringify(list))).size).toBe(1);
    const record = (await (await fetch(`${house.url}/api/matches/${match}/record`)).json()) as GameRecord;
    expect(verifyDeal(cartaImperaVictoria, record).length).toBeGreaterThan(10);
    expect(replay(cartaImperaVictoria, record).record.entries.length).toBe(record.entries.length);
  });
