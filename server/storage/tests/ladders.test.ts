import { describe, expect, test } from 'vitest';
import { isConflict } from '../connection.ts';
import type { LadderPlayer, LadderResult } from '../storage.ts';
import { openings } from './openings.ts';

const rating = { points: 1500.25, deviation: 350, volatility: 0.06 };
const player = (name: string, changes: Partial<LadderPlayer> = {}): LadderPlayer => ({
  ...{ name, isLevel: false, rating, duels: 0, forfeits: 0 },
  ...changes,
});
const ladder = { game: 'skirmish', options: { town: 'small "\u0000', rounds: 3 }, seconds: 5, openedAt: 2 ** 40 };
const master = player('master', { isLevel: true });
const result = (at: number): LadderResult => ({
  ...{ at, players: ['Ann', 'master'], share: 0.5, luck: -0.25, score: 0.625, forfeit: '' },
});

describe.each(openings)('ladders in %s', (_, open) => {
  const withAnn = async () => {
    const storage = await open();
    await storage.openLadder(ladder, [master]);
    await storage.addLadderPlayer('skirmish', player('Ann'), 'hash of Ann', 1);
    return storage;
  };
  const conflicts = async (work: Promise<unknown>) => expect(await work.catch(isConflict)).toBe(true);

  test('a ladder is found as it was opened, once for each game', async () => {
    const storage = await withAnn();
    expect(await storage.ladders()).toEqual([ladder]);
    expect(await storage.findLadder('skirmish')).toEqual(ladder);
    expect(await storage.findLadder('village')).toBeNull();
    await conflicts(storage.openLadder({ ...ladder, seconds: 9 }, []));
    expect(await storage.ladderPlayers('skirmish')).toEqual([player('Ann'), master]);
  });

  test('a program is known by its latest token; a level has none', async () => {
    const storage = await withAnn();
    expect(await storage.findLadderPlayer('hash of Ann')).toEqual({ game: 'skirmish', name: 'Ann' });
    await conflicts(storage.addLadderPlayer('skirmish', player('Ann'), 'another', 2));
    await conflicts(storage.addLadderPlayer('skirmish', player('master'), 'another', 2));
    await storage.changeLadderToken('skirmish', 'Ann', 'new');
    for (const hash of ['hash of Ann', 'another', '']) expect(await storage.findLadderPlayer(hash)).toBeNull();
    expect(await storage.findLadderPlayer('new')).toEqual({ game: 'skirmish', name: 'Ann' });
    for (const name of ['master', 'Bob']) {
      await conflicts(storage.changeLadderToken('skirmish', name, 'x'));
      await conflicts(storage.removeLadderPlayer('skirmish', name));
    }
    await storage.removeLadderPlayer('skirmish', 'Ann');
    expect(await storage.findLadderPlayer('new')).toBeNull();
  });

  test('a result and its ratings are written together, or not at all; only the latest stay', async () => {
    const storage = await withAnn();
    const after = [player('Ann', { duels: 1, rating: { ...rating, points: 1510 } }), { ...master, duels: 1 }];
    for (const at of [1, 2, 3]) await storage.saveLadderResult('skirmish', result(at), after, 2);
    expect(await storage.ladderResults('skirmish', 9)).toEqual([result(3), result(2)]);
    expect(await storage.ladderResults('skirmish', 1)).toEqual([result(3)]);
    expect(await storage.ladderPlayers('skirmish')).toEqual(after);
    await conflicts(storage.saveLadderResult('skirmish', result(4), [{ ...master, duels: 7 }, player('Bob')], 2));
    expect(await storage.ladderPlayers('skirmish')).toEqual(after);
    expect((await storage.ladderResults('skirmish', 1))[0]!.at).toBe(3);
  });

  test('a ladder that is closed leaves nothing', async () => {
    const storage = await withAnn();
    await storage.saveLadderResult('skirmish', result(1), [player('Ann'), master], 2);
    await storage.closeLadder('skirmish');
    await conflicts(storage.closeLadder('skirmish'));
    await storage.openLadder(ladder, []);
    expect(await storage.ladderPlayers('skirmish')).toEqual([]);
    expect(await storage.ladderResults('skirmish', 9)).toEqual([]);
    expect(await storage.findLadderPlayer('hash of Ann')).toBeNull();
  });
});
