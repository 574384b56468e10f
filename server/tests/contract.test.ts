import { bloodVendetta } from '@duskhall/blood-vendetta';
import { texts } from '@duskhall/blood-vendetta/texts/en.ts';
import { random } from '@duskhall/bots';
import type { AnyGame } from '@duskhall/kernel';
import { contract, DEBATE, type HostedDebate, PHRASE, SEATS } from '../../host/tests/contract.ts';
import { mindsHere, openMemory } from '../index.ts';
import { act, createTable, crowd, must, seat, settled } from './gathering.ts';
import { openHouse } from './house.ts';

const games = [bloodVendetta as AnyGame];

/** A debate on a server, over a socket. */
async function open(others: 'people' | 'bots'): Promise<HostedDebate> {
  const storage = await openMemory();
  const house = await openHouse({ games, storage, minds: mindsHere(games, () => random) });
  const people = await crowd(house.url, others === 'bots' ? 1 : SEATS);
  const person = people[0]!;
  const table = await createTable(house.url, person, { game: 'blood-vendetta', seats: SEATS });
  await seat(table, people);
  for (let bot = people.length; bot < SEATS; bot++)
    await must(person.ask({ type: 'seatBot', table: table.id, seat: bot, level: 'random' }));
  await house.server.hall.startScenario(table.id, DEBATE, 'seed');
  await person.until(({ mirror }) => mirror !== null);
  const { match } = person.mirror();
  const names = Array.from({ length: SEATS }, (_, one) => `Player ${one}`);
  return {
    names,
    async secondsLeft() {
      const { window, at } = person.mirror().clocks;
      return (window - (house.clock.now() - at)) / 1000;
    },
    async pass(seconds) {
      for (let second = 0; second < seconds; second++) {
        house.clock.advance(1000);
        await settled([person]);
      }
    },
    async say() {
      await must(act(person, PHRASE));
    },
    async reload() {
      await person.hangUp();
      await person.comeBack();
      await must(person.ask({ type: 'open', table: table.id }));
      await settled([person]);
    },
    async story() {
      await settled([person]);
      return person
        .mirror()
        .log.map((event) => texts.event(event as never, names))
        .filter((line) => line !== '');
    },
    async record() {
      const { record, entries, digests } = (await storage.findMatch(match))!;
      return { ...record, entries, digests };
    },
  };
}

contract('a server', open);
