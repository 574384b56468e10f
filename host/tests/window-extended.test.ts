import { bloodVendetta } from '@duskhall/blood-vendetta';
import { type Match, openMatch, readOptions, type Types } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { extendWindow } from '../console.ts';
import { enqueue } from '../queue.ts';
import { schedule } from '../schedule.ts';
import { openTest } from './test-match.ts';

const ROLES = ['king', 'queen', 'vampire', 'vampire', 'vampire', 'hunter'];

test('a window that is lengthened at the last moment does not close while that is being written', async () => {
  const options = readOptions(bloodVendetta.options, {}, ROLES.length);
  const match = openMatch(bloodVendetta, { seats: ROLES.length, options, seed: 'last', scenario: { roles: ROLES } });
  const { live, clock } = openTest(match as unknown as Match<Types>);
  const { append } = live.ports.storage;
  let write = () => {};
  const mayWrite = new Promise<void>((resolve) => {
    write = resolve;
  });
  live.ports.storage.append = (...given) => mayWrite.then(() => append(...given));
  schedule(live);
  clock.advance(live.progress.window - 10);
  const lengthened = enqueue(live, () => extendWindow(live, { id: 'm', name: 'M' }, 30));
  await Promise.resolve();
  clock.advance(20);
  write();
  await lengthened;
  await live.queue;
  expect(live.match.record.entries).toEqual([]);
  expect(live.progress.window).toBe(29_990);
  clock.advance(30_000);
  await live.queue;
  expect(live.match.record.entries.length).toBeGreaterThan(0);
});
