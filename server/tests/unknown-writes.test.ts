import { expect, test } from 'vitest';
import { openMemory, type Storage } from '../index.ts';
import { unknownError } from '../storage/connection.ts';
import { act, begin, must, settled } from './gathering.ts';
import { openHouse } from './house.ts';

/** A storage that stores a move, or not, and then cannot say whether it has. */
async function openUnsure() {
  const storage = await openMemory();
  const unsure = { next: '' as '' | 'stored' | 'lost' };
  const matchStorage: Storage['matchStorage'] = (claim) => {
    const match = storage.matchStorage(claim);
    return {
      ...match,
      async append(...given) {
        const { next } = unsure;
        unsure.next = '';
        if (next !== 'lost') await match.append(...given);
        if (next !== '') throw unknownError('The database cannot be reached.');
      },
    };
  };
  return { unsure, storage: { ...storage, matchStorage } };
}

test.each(['stored', 'lost'] as const)('a move of which nobody knows whether it is stored (it is %s)', async (next) => {
  const { unsure, storage } = await openUnsure();
  const house = await openHouse({ storage });
  const { people, match } = await begin(house, { game: 'tic-tac-toe', seats: 2 });
  unsure.next = next;
  const answer = act(people[0]!, { cell: 4 });
  // The client is not told anything but to come again, and repeats it then.
  await people[0]!.until(() => people[0]!.heard().some(({ type }) => type === 'bye'));
  await people[0]!.hangUp();
  await people[0]!.comeBack();
  await must(answer);
  await must(act(people[1]!, { cell: 0 }));
  await settled(people);
  const { entries } = (await storage.findMatch(match))!;
  expect(entries.map((entry) => 'move' in entry && entry.move)).toEqual([{ cell: 4 }, { cell: 0 }]);
});
