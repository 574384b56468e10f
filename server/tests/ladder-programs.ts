import type { AnyGame } from '@duskhall/kernel';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { openRegistry } from '../index.ts';
import type { House } from './house.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever the server says
export type Told = { status: number; body: any };

/** A program on the ladder, one request at a time. */
export interface TestProgram {
  token: string;
  turn(answer?: object, signal?: AbortSignal): Promise<Told>;
}

export async function request(url: string, token: string, body: unknown, signal?: AbortSignal): Promise<Told> {
  const response = await fetch(`${url}/api/ladders/turn`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal && { signal }),
  });
  return { status: response.status, body: await response.json() };
}

export const programAt = ({ url }: Pick<House, 'url'>, token: string): TestProgram => ({
  token,
  turn: (answer, signal) => request(url, token, answer === undefined ? {} : { answer }, signal),
});

/** Opens a ladder with these programs on it. */
export async function openLadderOn(
  house: Pick<House, 'url' | 'storage'>,
  names: readonly string[],
  { game = ticTacToe as AnyGame, options = {}, seconds = 10 } = {},
): Promise<TestProgram[]> {
  const registry = openRegistry(house.storage, () => 1);
  await registry.openLadder(game, options, seconds);
  const programs: TestProgram[] = [];
  for (const name of names) programs.push(programAt(house, await registry.add(game.name, name)));
  return programs;
}

/** Answers with the first move until so many games are over; returns everything that it was told. */
export async function playGames(program: TestProgram, games: number): Promise<Told['body'][]> {
  const heard: Told['body'][] = [];
  let answer: object | undefined;
  for (let over = 0; over < games; ) {
    const { status, body } = await program.turn(answer);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    heard.push(body);
    answer = body.type === 'turn' ? { match: body.match, asked: body.asked, move: body.moves[0] } : undefined;
    if (body.type === 'over') over++;
  }
  return heard;
}

export const listOf = async ({ url }: Pick<House, 'url'>, game = 'tic-tac-toe'): Promise<Told['body']> =>
  (await fetch(`${url}/api/ladders/${game}`)).json();

/** A player's row in a list. */
export const rowOf = (list: Told['body'], name: string): Told['body'] =>
  list.players.find((player: { name: string }) => player.name === name);

export const answerTo = ({ body }: Told, change: object = {}) => ({
  match: body.match,
  asked: body.asked,
  move: body.moves[0],
  ...change,
});
