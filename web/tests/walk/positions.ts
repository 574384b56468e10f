import { random } from '@duskhall/bots';
import {
  type AnyGame,
  below,
  closeWindow,
  collect,
  enter,
  fastRng,
  freeToTell,
  type Match,
  mayClose,
  openMatch,
  readOptions,
  type Seat,
  type Texts,
  type Types,
  waiting,
} from '@duskhall/kernel';

/** A table to play at for the sake of its questions. */
export interface Played {
  seats: number;
  options?: object;
  scenario?: object | null;
  seeds: readonly number[];
}

/** What one seat is asked at one moment: all that a host would send its page. */
export interface Position {
  question: string;
  seat: Seat;
  view: object;
  moves: readonly unknown[];
  /** By move: what it is called. */
  labels: readonly string[];
  names: readonly string[];
  free: readonly unknown[];
  log: readonly object[];
  /** The last event that there is something to say about; empty: nothing has happened yet. */
  last: string;
  /** What comes first when positions are chosen: how much there is to choose from. */
  size: number;
}

/** A game of random players need not end for our purpose. */
const LONGEST = 1500;

const NAMES = ['Anna', 'Boris', 'Chloé', 'Дарья', 'Émile', 'Felix', 'Greta', 'Hugo', 'Inès', 'Jan', 'Kolya', 'Lena'];

const lastOf = (log: readonly object[], say: (event: object) => string): string => {
  const event = log.findLast((other) => say(other) !== '');
  return event === undefined ? '' : say(event);
};

function positionOf(
  match: Match<Types>,
  game: AnyGame,
  texts: Texts<Types>,
  seat: Seat,
  log: readonly object[],
): Position {
  const { s } = match;
  const names = NAMES.slice(0, s.table.questions.length);
  const view = game.view(s, seat) as { hand?: readonly unknown[] };
  const moves = game.legal(s, seat);
  return {
    question: s.table.questions[seat] ?? '',
    seat,
    view,
    moves,
    labels: moves.map((move) => texts.move(view, move, names)),
    names,
    free: freeToTell(game, s, seat),
    log,
    last: lastOf(log, (event) => texts.event(event, names, seat)),
    size: moves.length + (view.hand?.length ?? 0),
  };
}

/** A game of random players, one step at a time; `logs` are what each seat has been told. */
function* played(game: AnyGame, { seats, options = {}, scenario = null }: Played, seed: number) {
  const given = readOptions(game.options, options, seats);
  const match = openMatch(game, { seats, options: given, seed: `fast:${seed}`, scenario });
  const rng = fastRng(seed);
  const logs: object[][] = Array.from({ length: seats }, () => []);
  for (let i = 0; i < LONGEST; i++) {
    for (const event of collect(match))
      for (const [seat, log] of logs.entries()) {
        const seen = game.redact(match.s, event, seat);
        if (seen !== null) log.push(seen);
      }
    const asked = waiting(match.s);
    yield { match, logs, asked };
    if (game.scores(match.s) !== null) return;
    if (asked.length === 0) {
      if (!mayClose(match.s)) return;
      closeWindow(match, 'clock', i);
    } else {
      const seat = asked[below(rng, asked.length, 'seat')]!;
      enter(match, seat, [random(game, game.view(match.s, seat), game.legal(match.s, seat), rng)], 'seat', i);
    }
  }
}

/** By question: the positions to walk, out of random games. */
export function positionsOf(game: AnyGame, texts: Texts<Types>, tables: readonly Played[]): Map<string, Position[]> {
  const found = new Map<string, { largest: Position; other: Position; count: number }>();
  for (const table of tables)
    for (const seed of table.seeds)
      for (const { match, logs, asked } of played(game, table, seed))
        for (const seat of asked) {
          const question = match.s.table.questions[seat]!;
          const before = found.get(question);
          const count = (before?.count ?? 0) + 1;
          if (before !== undefined) before.count = count;
          // Views are large: only what may be kept is looked at more closely.
          const isRare = Number.isInteger(Math.log2(count));
          const isLarge = game.legal(match.s, seat).length >= (before?.largest.moves.length ?? 0);
          if (!isRare && !isLarge) continue;
          const now = positionOf(match, game, texts, seat, logs[seat]!.slice());
          const largest = before === undefined || now.size > before.largest.size ? now : before.largest;
          found.set(question, { largest, other: isRare ? now : before!.other, count });
        }
  return new Map([...found].map(([question, { largest, other }]) => [question, [...new Set([largest, other])]]));
}

/** The beginning and the end of a random game, as its first seat sees them. */
export function endOf(
  game: AnyGame,
  texts: Texts<Types>,
  table: Played,
): { begun: Position; ended: Position; scores: readonly number[] } {
  let begun: Position | undefined;
  for (const { match, logs } of played(game, table, table.seeds[0]!)) {
    const scores = game.scores(match.s);
    if (begun !== undefined && scores === null) continue;
    const now = positionOf(match, game, texts, 0, logs[0]!.slice());
    begun ??= now;
    if (scores !== null) return { begun, ended: now, scores };
  }
  throw new Error('the game does not end');
}
