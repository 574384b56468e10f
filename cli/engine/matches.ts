import {
  collect,
  type EventOf,
  type Match,
  mayClose,
  openMatch,
  type Refusal,
  type Rng,
  readOptions,
  type Texts,
  type Types,
  waiting,
} from '@duskhall/kernel';
import { withCards } from '../card-sets.ts';
import { findGame, textsOf } from '../games.ts';
import { freshSeed, streamOf } from '../seeds.ts';
import { cliTexts } from '../texts/index.ts';
import { orRefuse, Refused } from './refused.ts';
import { isObject, type Request, readLocale, readNames, readText } from './request.ts';

/** A match with its texts and names. */
export interface Held {
  match: Match<Types>;
  texts: Texts<Types>;
  names: readonly string[];
  /** The random stream for time-outs, separate from the deal. */
  rng: Rng;
  /** The events of the last change. */
  events: EventOf<Types['state']>[];
}

/** The matches of one engine by number, newest last; numbers are never reused. */
export interface Matches {
  open: Map<number, Held>;
  opened: number;
}

export const noMatches = (): Matches => ({ open: new Map(), opened: 0 });

export async function newMatch(request: Request): Promise<Held> {
  const game = orRefuse('unknown-game', () => findGame(readText(request, 'game', '')));
  const { min, max } = game.seats;
  const seats = request.seats ?? min;
  if (!Number.isInteger(seats) || (seats as number) < min || (seats as number) > max)
    throw new Refused('wrong-seats', `${game.name} has from ${min} to ${max} seats, not ${JSON.stringify(seats)}`);
  const given = request.options ?? {};
  if (!isObject(given)) throw new Refused('bad-options', '"options" takes an object');
  const options = orRefuse('bad-options', () => readOptions(game.options, withCards(game, given), seats as number));
  const locale = readLocale(request);
  const { person, several } = cliTexts(locale);
  const names = readNames(
    request,
    Array.from({ length: seats as number }, (_, seat) => several(person, seat + 1)),
  );
  const seed = readText(request, 'seed', freshSeed());
  const start = { seats: seats as number, options, seed, scenario: request.scenario ?? null };
  const match = orRefuse(start.scenario === null ? 'bad-options' : 'bad-scenario', () => openMatch(game, start));
  const rng = streamOf(`${seed}|timeout`);
  return { match, texts: await textsOf(game, locale), names, rng, events: collect(match) };
}

/** The number of the match in the request, or of the newest one. */
export function numberOf({ open }: Matches, request: Request): number {
  const numbers = [...open.keys()];
  const number = request.match ?? numbers.at(-1);
  if (open.has(number as number)) return number as number;
  const known = numbers.length > 0 ? `open: ${numbers.join(', ')}` : 'begin with {"do":"new","game":…}';
  throw new Refused(
    'unknown-match',
    `there is no match ${number === undefined ? 'yet' : JSON.stringify(number)}; ${known}`,
  );
}

/** The seats the table waits for, and whether the match is over. */
export const situation = ({ match: { game, s } }: Held) => ({
  waiting: waiting(s),
  house: mayClose(s),
  over: game.scores(s) !== null,
});

export const refuse = ({ texts }: Held, refusal: Refusal): Refused =>
  new Refused(refusal.code, texts.refusal(refusal), refusal.rule);
