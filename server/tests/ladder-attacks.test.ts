import { readFileSync } from 'node:fs';
import { LEVEL_NAMES } from '@duskhall/bots';
import { BadInput } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { openRegistry } from '../index.ts';
import { hashOf } from '../ladder/program.ts';
import { LIMITS, NO_LIMITS } from '../operation/limits.ts';
import { dataFolder, type House, openHouse } from './house.ts';
import {
  answerTo,
  listOf,
  openLadderOn,
  playGames,
  programAt,
  request,
  rowOf,
  type TestProgram,
} from './ladder-programs.ts';

/** Plays a duel against a level each; then the two meet, and one is asked while the other waits. */
async function meet(programs: readonly TestProgram[]) {
  await Promise.all(programs.map((program) => playGames(program, 2)));
  const asking = programs.map((program) => program.turn());
  const first = await Promise.race(asking.map((one, place) => one.then((turn) => ({ turn, place }))));
  const { turn, place } = first;
  return { turn, asked: programs[place]!, waits: programs[1 - place]!, held: asking[1 - place]! };
}

const forfeitsOf = async (house: House) =>
  (await listOf(house)).players.flatMap(({ name, forfeits }: { name: string; forfeits: number }) =>
    forfeits > 0 ? [[name, forfeits]] : [],
  );

/** Waits until what has ended is rated. */
const rated = async (house: House, results: number) => {
  while ((await listOf(house)).results.length < results);
};

describe('tokens', () => {
  test('a wrong one, none, and one that was replaced or removed are refused; no token is stored or logged', async () => {
    const log: string[] = [];
    const logs = { logLevel: 'debug', logStream: { write: (line: string) => void log.push(line) } } as const;
    const house = await openHouse(logs);
    const [ada] = await openLadderOn(house, ['Ada']);
    const refused = { status: 401, body: { code: 'no-token' } };
    for (const token of ['', 'x', `${ada!.token}x`, ada!.token.slice(1)])
      expect(await request(house.url, token, {})).toMatchObject(refused);
    await playGames(ada!, 2);
    const folder = await dataFolder();
    const [before, after] = [`${folder}/before.sqlite`, `${folder}/after.sqlite`];
    await house.storage.backup(before);
    const registry = openRegistry(house.storage, () => 1);
    const renewed = programAt(house, await registry.renew('tic-tac-toe', 'Ada'));
    expect(await ada!.turn()).toMatchObject(refused);
    expect((await renewed.turn()).status).toBe(200);
    await house.storage.backup(after);
    await registry.remove('tic-tac-toe', 'Ada');
    expect(await renewed.turn()).toMatchObject(refused);
    expect(rowOf(await listOf(house), 'Ada')).toBeUndefined();
    for (const { token } of [ada!, renewed]) {
      for (const file of [before, after]) expect(readFileSync(file).includes(token)).toBe(false);
      expect(log.join('').includes(token)).toBe(false);
    }
    expect(readFileSync(before).includes(hashOf(ada!.token))).toBe(true);
    expect(log.length).toBeGreaterThan(5);
  });

  test('one that is replaced while its request is held is told nothing more', async () => {
    const house = await openHouse();
    const { asked, turn, waits, held } = await meet(await openLadderOn(house, ['Ada', 'Bob']));
    const { name } = (await house.storage.findLadderPlayer(hashOf(waits.token)))!;
    const renewed = programAt(house, await openRegistry(house.storage, () => 1).renew('tic-tac-toe', name));
    void asked.turn(answerTo(turn));
    expect(await held).toMatchObject({ status: 401, body: { code: 'no-token' } });
    expect((await renewed.turn()).body).toMatchObject({ type: 'turn', match: turn.body.match });
  });

  test('of two requests at once the later one is answered, and of two answers the first counts', async () => {
    const house = await openHouse();
    const { asked, turn, waits, held } = await meet(await openLadderOn(house, ['Ada', 'Bob']));
    const later = waits.turn();
    expect(await held).toMatchObject({ status: 409, body: { code: 'replaced' } });
    // The first answer is held until the other has moved.
    const first = asked.turn(answerTo(turn));
    const { body } = await later;
    expect(await asked.turn(answerTo(turn, { move: turn.body.moves[1] }))).toMatchObject({ status: 409 });
    expect(body.view.board.filter((mark: number) => mark >= 0)).toHaveLength(1);
    void waits.turn(answerTo({ status: 200, body }));
    expect((await first).body.type).toBe('turn');
  });
});

describe('a program that does not keep to its seat', () => {
  test('cannot answer for the other seat, nor name one', async () => {
    const house = await openHouse();
    const { turn, waits, asked, held } = await meet(await openLadderOn(house, ['Ada', 'Bob']));
    const late = { status: 409, body: { code: 'late' } };
    expect(await waits.turn(answerTo(turn))).toMatchObject(late);
    expect(await waits.turn(answerTo(turn, { asked: turn.body.asked + 1 }))).toMatchObject(late);
    expect(await waits.turn(answerTo(turn, { seat: turn.body.seat }))).toMatchObject({ status: 400 });
    for (const change of [{ asked: turn.body.asked + 1 }, { asked: turn.body.asked - 1 }, { match: 'another' }])
      expect(await asked.turn(answerTo(turn, change))).toMatchObject(late);
    // Nothing has happened: the question is still open, to whom it was.
    expect((await asked.turn()).body).toEqual(turn.body);
    const next = asked.turn(answerTo(turn));
    expect((await held).body.type).toBe('turn');
    void next;
  });

  test('loses the duel after five moves that are not legal; before, it may correct them', async () => {
    const house = await openHouse();
    const { turn, waits, asked, held } = await meet(await openLadderOn(house, ['Ada', 'Bob']));
    const bad = answerTo(turn, { move: { cell: 99 } });
    for (let i = 0; i < 4; i++)
      expect(await asked.turn(bad)).toMatchObject({ status: 400, body: { code: 'illegal', text: expect.any(String) } });
    expect((await asked.turn()).body).toEqual(turn.body);
    for (const move of [null, 7, 'x', [], { cell: '0' }].slice(0, 1)) await asked.turn(answerTo(turn, { move }));
    const { seat } = turn.body;
    expect((await asked.turn()).body).toMatchObject({ type: 'over', forfeit: seat, why: expect.stringContaining('5') });
    expect((await held).body).toMatchObject({ type: 'over', forfeit: seat, why: 'the opponent gave the game up' });
    void waits;
    await rated(house, 3);
    const { results } = await listOf(house);
    expect(results[0].forfeit).not.toBe('');
    expect(results[0].share).toBe(results[0].forfeit === results[0].players[0] ? 0 : 1);
    expect(await forfeitsOf(house)).toEqual([[results[0].forfeit, 1]]);
  });
});

describe('a program that is late or gone', () => {
  test('loses the duel when its time is up and not before', async () => {
    const house = await openHouse();
    const { turn, held } = await meet(await openLadderOn(house, ['Ada', 'Bob']));
    house.clock.advance(9_999);
    expect(await forfeitsOf(house)).toEqual([]);
    house.clock.advance(1);
    expect((await held).body).toMatchObject({ type: 'over', scores: null, forfeit: turn.body.seat });
    await rated(house, 3);
    expect(await forfeitsOf(house)).toHaveLength(1);
  });

  test('rests after three in a row, and others play on', async () => {
    const house = await openHouse();
    const [ada, bob] = await openLadderOn(house, ['Ada', 'Bob']);
    for (let i = 0; i < 3; i++) {
      while ((await ada!.turn()).body.type !== 'turn');
      house.clock.advance(10_000);
      await rated(house, i + 1);
    }
    expect((await ada!.turn()).body).toMatchObject({ type: 'over', why: 'Ada did not answer within 10 seconds' });
    const resting = ada!.turn();
    await playGames(bob!, 4);
    house.clock.advance(20_000);
    expect((await resting).body).toEqual({ type: 'wait', restSeconds: 580 });
    const again = ada!.turn();
    while (!rowOf(await listOf(house), 'Ada').isHere);
    house.clock.advance(19_000);
    expect(await forfeitsOf(house)).toContainEqual(['Ada', 3]);
    house.clock.advance(1_000_000);
    expect((await again).body.type).toBe('wait');
    expect((await ada!.turn()).body.type).toBe('turn');
  });

  test('is not paired once its connection is gone', async () => {
    const house = await openHouse();
    const [ada, bob] = await openLadderOn(house, ['Ada', 'Bob']);
    await Promise.all([playGames(ada!, 2), playGames(bob!, 2)]);
    const leaving = new AbortController();
    await rated(house, 2);
    // Ada now waits for Bob, who has made no request yet.
    const gone = ada!.turn(undefined, leaving.signal).catch(() => 'gone');
    while (!rowOf(await listOf(house), 'Ada').isHere);
    leaving.abort();
    expect(await gone).toBe('gone');
    while (rowOf(await listOf(house), 'Ada').isHere);
    await playGames(bob!, 1);
    expect((await listOf(house)).results).toHaveLength(2);
    expect(await forfeitsOf(house)).toEqual([]);
  });
});

describe('bounds', () => {
  test('a flood is refused and costs nobody else anything; what is too large is not read', async () => {
    const few = { burst: 5, perMinute: 60 };
    const house = await openHouse({ limits: { ...NO_LIMITS, workOfPerson: few } });
    const [ada, bob] = await openLadderOn(house, ['Ada', 'Bob']);
    const late = { match: 'x', asked: 1, move: null };
    const told = [];
    for (let i = 0; i < 8; i++) told.push((await ada!.turn(late)).status);
    expect(told).toEqual([409, 409, 409, 409, 409, 429, 429, 429]);
    expect((await bob!.turn()).body.type).toBe('turn');
    const large = { match: 'x', asked: 1, move: 'x'.repeat(5000) };
    expect(await bob!.turn(large)).toMatchObject({ status: 413, body: { code: 'too-large' } });
    for (const body of [
      '{',
      '{"answer":{}}',
      '{"answer":null}',
      '{"answer":{"match":1,"asked":1,"move":1}}',
      '{"x":1}',
    ])
      expect(await request(house.url, bob!.token, body)).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  test('what is malformed or too large counts against its address, whoever sent it', async () => {
    const house = await openHouse({ limits: { ...NO_LIMITS, workOfAddress: { burst: 4, perMinute: 60 } } });
    const told = [];
    for (const body of ['{', '{"x":1}', 'x'.repeat(5000), '7', '{', 'x'.repeat(5000)])
      told.push((await request(house.url, 'x', body)).status);
    expect(told).toEqual([400, 400, 413, 400, 429, 429]);
  });

  test('duels at once, and results kept', async () => {
    const house = await openHouse({ limits: { ...NO_LIMITS, ladder: { ...LIMITS.ladder, duels: 1, results: 2 } } });
    const [ada, bob] = await openLadderOn(house, ['Ada', 'Bob']);
    await ada!.turn();
    const held = bob!.turn();
    while (!rowOf(await listOf(house), 'Bob').isHere);
    expect((await listOf(house)).duels).toBe(1);
    house.clock.advance(10_000);
    expect((await held).body.type).toBe('turn');
    house.clock.advance(10_000);
    await playGames(ada!, 5);
    expect((await listOf(house)).results).toHaveLength(2);
  });

  test('programs of a ladder, names, games and ladders', async () => {
    const house = await openHouse();
    await openLadderOn(house, ['Ada']);
    const registry = openRegistry(house.storage, () => 1);
    const { games } = await import('./test-config.ts').then(({ testConfig }) => testConfig(house));
    const says = async (work: Promise<unknown>) =>
      work.then(
        () => '',
        (error) => (error instanceof BadInput ? 'BadInput: ' : '') + error.message,
      );
    const add = (name: string, game = 'tic-tac-toe') => says(registry.add(game, name));
    expect(await add('Ada')).toMatch(/BadInput: there is a program "Ada"/);
    for (const name of ['', ' ', 'x'.repeat(25), 'a\nb', ...LEVEL_NAMES, 'Master'])
      expect(await add(name)).toMatch(/^BadInput: .*(name)/s);
    expect(await add('Bob', 'chess')).toMatch(/BadInput: there is no ladder of chess/);
    for (const wrong of ['renew', 'remove'] as const) {
      expect(await says(registry[wrong]('tic-tac-toe', 'Eve'))).toMatch(/BadInput: there is no program "Eve"/);
      expect(await says(registry[wrong]('tic-tac-toe', 'master'))).toMatch(/BadInput: there is no program "master"/);
    }
    const ticTacToe = games.find(({ name }) => name === 'tic-tac-toe')!;
    expect(await says(registry.openLadder(ticTacToe, {}, 9))).toMatch(/there is a ladder of tic-tac-toe already/);
    expect(await says(registry.openLadder({ ...ticTacToe, name: 'x', seats: { min: 3, max: 4 } }, {}, 9))).toMatch(
      /two/,
    );
    for (let i = 1; i < LIMITS.ladder.programs; i++) expect(await add(`p${i}`)).toBe('');
    expect(await add('one more')).toMatch(/BadInput: a ladder has at most 64 programs/);
    await registry.closeLadder('tic-tac-toe');
    expect(await says(registry.closeLadder('tic-tac-toe'))).toMatch(/BadInput: there is no ladder/);
    expect((await fetch(`${house.url}/api/ladders/tic-tac-toe`)).status).toBe(404);
  });
});
