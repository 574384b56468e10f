import { describe, expect, test } from 'vitest';
import { begin, handOver, lead, leads, untilNight, words } from './console.ts';
import { act, codeOf, must, settled } from './gathering.ts';
import { dataFolder, openHouse, openHouseOn } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

describe('VN-4.11.8: the console', () => {
  test('goes from the software to a watcher at once where no window is open, and everybody is told', async () => {
    const house = await openHouse();
    const evening = await begin(house);
    const { screen, watcher, people, all, ask } = evening;
    expect(leads(screen)).toEqual(['', undefined]);
    expect(screen.client.table!.spectators).toContainEqual({ id: watcher.id, name: 'Wanda' });
    await handOver(evening, screen, watcher);
    await settled(all);
    for (const person of all) expect(leads(person)).toEqual([watcher.id, undefined]);
    expect([words(people[0]!), words(watcher)]).toEqual([
      [
        'Wanda is to lead the game and would see everything. All who still play are asked whether they agree.',
        'From now on Wanda leads the game.',
      ],
      [
        'On propose que Wanda mène la partie et voie donc tout. Chaque personne encore en jeu doit donner son accord.',
        'C’est désormais Wanda qui mène la partie.',
      ],
    ]);
    expect(watcher.mirror()).toMatchObject({ seat: -1, back: [] });
    expect(watcher.view().sides).toEqual(['raven', 'folk', 'folk', 'folk', 'folk']);
    await must(ask(watcher, lead(null)));
    await settled(all);
    expect(watcher.mirror().seat).toBe(-2);
    expect(watcher.view().sides).toEqual(['', '', '', '', '']);
    expect(await codeOf(ask(watcher, { type: 'extend', seconds: 5 }))).toBe('not-moderator');
  });

  test('VN-4.11.3: the moderator marks somebody as absent; a sitter plays until the person is back', async () => {
    const house = await openHouse();
    const evening = await begin(house);
    const { screen, watcher, people, all, ask } = evening;
    const absent = (seat: number) => ({ type: 'absent', seat }) as const;
    expect(await codeOf(ask(screen, absent(1)))).toBe('not-moderator');
    await handOver(evening, screen, watcher);
    await settled(all);
    await must(ask(watcher, absent(1)));
    await settled(all);
    expect(screen.client.table!.seats.map(({ hasSitter }) => hasSitter)).toEqual([false, true, false, false, false]);
    expect(await codeOf(ask(watcher, absent(1)))).toBe('no-seat');
    await must(ask(people[1]!, { type: 'return' }));
    await settled(all);
    expect(screen.client.table!.seats[1]!.hasSitter).toBe(false);
  });

  test('waits for the open window, and can be called back meanwhile', async () => {
    const house = await openHouse();
    const evening = await begin(house);
    const { screen, watcher, all, ask } = evening;
    await untilNight(evening);
    await handOver(evening, screen, watcher);
    await settled(all);
    expect([leads(watcher), watcher.mirror().seat]).toEqual([['', watcher.id], -2]);
    await must(ask(screen, lead(null)));
    await settled(all);
    expect(leads(watcher)).toEqual(['', undefined]);
    await handOver(evening, screen, watcher);
    house.clock.advance(30_000);
    await settled(all);
    expect([leads(watcher), watcher.mirror().seat]).toEqual([[watcher.id, undefined], -1]);
  });

  test('is for the host and the moderator to pass on, to people here who do not play', async () => {
    const house = await openHouse();
    const evening = await begin(house);
    const { screen, watcher, people, all, ask } = evening;
    const [first, second] = people as [Visitor, Visitor];
    const stranger = await visit(house.url, 'Stranger');
    expect(await codeOf(ask(first, lead(watcher)))).toBe('not-moderator');
    expect(await codeOf(ask(watcher, lead(watcher)))).toBe('not-moderator');
    expect(await codeOf(ask(screen, lead(first)))).toBe('plays');
    expect(await codeOf(ask(screen, lead(stranger)))).toBe('not-there');
    await must(act(second, { resign: true }));
    await handOver(evening, screen, second);
    await settled(all);
    expect(second.mirror().seat).toBe(-1);
    expect(await codeOf(act(second, { accuse: 0 }))).toBe('moderates');
    await handOver(evening, second, watcher);
    await settled(all);
    expect([second.mirror().seat, watcher.mirror().seat]).toEqual([1, -1]);
    expect(second.view().sides).toEqual(['', 'folk', '', '', '']);
  });

  test('is with the same person after a restart, and what waits for the window still waits', async () => {
    const folder = await dataFolder();
    const house = await openHouseOn(folder);
    const evening = await begin(house);
    const { screen, watcher, people, all, ask } = evening;
    await handOver(evening, screen, watcher);
    await untilNight(evening);
    await handOver(evening, watcher, screen);
    await house.stop();
    await Promise.all(all.map((person) => person.hangUp()));
    const next = await openHouseOn(folder, { clock: house.clock });
    for (const person of all) await person.comeBack(next.url);
    await settled(all);
    expect(leads(people[0]!)).toEqual([watcher.id, screen.id]);
    expect(watcher.view().sides[0]).toBe('raven');
    await must(ask(watcher, { type: 'close' }));
    await settled(all);
    expect([screen.mirror().seat, watcher.mirror().seat]).toEqual([-1, -2]);
  });
});
