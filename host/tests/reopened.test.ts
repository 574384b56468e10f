import { bloodVendetta } from '@duskhall/blood-vendetta';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import {
  type AnyGame,
  enter,
  expire,
  fastRng,
  mayUndo,
  openMatch,
  readOptions,
  WATCHER,
  waiting,
} from '@duskhall/kernel';
import { pick } from '@duskhall/testing';
import { expect, test } from 'vitest';
import { undoMove } from '../actions.ts';
import { decide } from '../bot-inquiry.ts';
import { reopenMatch } from '../open.ts';
import { admit } from '../publish.ts';
import { markOf, restore, rollBack, saveSnapshot } from '../save.ts';
import { resumeMatch } from '../snapshot.ts';
import type { LoadedMatch } from '../stored-match.ts';
import { openTest } from './test-match.ts';

/** What everybody is told in a match that has been loaded, from its snapshot or by replaying everything. */
async function told(game: AnyGame, seats: number, hasSnapshot: boolean): Promise<unknown[]> {
  const options = readOptions(game.options, {}, seats);
  const match = openMatch(game, { seats, options, seed: 'reopened' });
  const { live, inquiries } = openTest(match);
  const rng = fastRng(3);
  for (let i = 0; i < 150; i++) {
    const owing = waiting(match.s);
    if (owing.length === 0) expire(match, rng, 0);
    else enter(match, owing[0]!, [pick(rng, game.legal(match.s, owing[0]!))], 'seat', 0);
  }
  while (!live.seats.some((_, seat) => mayUndo(match, seat)))
    enter(match, waiting(match.s)[0]!, [pick(rng, game.legal(match.s, waiting(match.s)[0]!))], 'seat', 0);
  await saveSnapshot(live);
  const { entries, digests } = match.record;
  const { snapshot, ...rest } = (await live.ports.storage.findMatch('test'))!;
  const loaded: LoadedMatch = { ...rest, entries, digests, snapshot: hasSnapshot ? snapshot : null };
  const stored = (): LoadedMatch => JSON.parse(JSON.stringify(loaded));
  const ports = {
    ...live.ports,
    storage: { ...live.ports.storage, append: async () => {}, findMatch: async () => stored() },
  };
  const again = reopenMatch({ ...ports }, stored(), resumeMatch(game, stored(), 'test'), fastRng(9));
  // A match that was replayed from its first entry has passed its hundredth on the way.
  expect(again.match.checkpoints.places.has(100)).toBe(!hasSnapshot);
  again.perform = () => {};
  const texts: unknown[] = [];
  const ask = async () => {
    for (const seat of waiting(again.match.s)) await decide(again, seat, 'master', () => true);
    texts.push(...inquiries.splice(0));
  };
  for (const viewer of [...again.seats.keys(), WATCHER])
    admit(
      again,
      { account: { id: `p${viewer}`, name: '' }, send: (text) => texts.push([viewer, text]), dismiss() {} },
      viewer,
      -1,
    );
  await ask();
  await undoMove(
    again,
    again.seats.findIndex((_, seat) => mayUndo(again.match, seat)),
  );
  await ask();
  rollBack(again, { ...markOf(again), entries: entries.length, digests: digests.length });
  texts.push(again.match.s, again.match.record);
  await restore(again);
  texts.push(again.match.s, again.match.record);
  return texts;
}

for (const [game, seats] of [
  [cartaImperaVictoria, 3],
  [bloodVendetta, 12],
] as [AnyGame, number][])
  test(`${game.name}: loaded from a snapshot, a match tells stories, undoes and asks bots as if replayed`, async () => {
    const [quick, whole] = [await told(game, seats, true), await told(game, seats, false)];
    expect(quick.length).toBeGreaterThan(seats + 5);
    expect(quick).toEqual(whole);
  });
