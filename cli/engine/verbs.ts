import {
  closeWindow,
  collect,
  digestOf,
  enter,
  expire,
  type MoveOf,
  mayUndo,
  owes,
  type Seat,
  type Types,
  timeOut,
  undo,
  WATCHER,
} from '@duskhall/kernel';
import { type Held, type Matches, newMatch, numberOf, refuse, situation } from './matches.ts';
import { orRefuse, Refused } from './refused.ts';
import { MOVERS, PLAYERS, type Request, readBy, readCount, readMover, readSeat, VIEWERS } from './request.ts';

interface Verb {
  fields: readonly string[];
  run(held: Held, request: Request): object;
}

/** The commands that apply to one match. */
export const VERBS: { readonly [name: string]: Verb } = {
  legal: { fields: ['seat'], run: (held, request) => offer(held, readMover(request, held.match, PLAYERS), 'legal') },
  free: { fields: ['seat'], run: (held, request) => offer(held, readMover(request, held.match, MOVERS), 'free') },
  move: { fields: ['seat', 'move', 'moves', 'asked', 'by', 'at', 'viewer'], run: makeMoves },
  view: {
    fields: ['seat'],
    run: ({ match: { game, s, record } }, request) => ({
      view: game.view(s, readSeat(request, record.seats, VIEWERS)),
    }),
  },
  waiting: { fields: [], run: situation },
  close: {
    fields: ['by', 'at', 'viewer'],
    run(held, request) {
      const [viewer, by, at] = [
        readViewer(held, request, WATCHER),
        readBy(request, 'clock'),
        readCount(request, 'at', 0),
      ];
      orRefuse('no-window', () => closeWindow(held.match, by, at));
      return { events: happened(held, viewer), ...situation(held) };
    },
  },
  timeout: { fields: ['seat', 'at', 'viewer'], run: takeTime },
  events: {
    fields: ['seat'],
    run: (held, request) => ({ events: toldTo(held, readSeat(request, held.match.record.seats, VIEWERS)) }),
  },
  scores: { fields: [], run: ({ match: { game, s } }) => ({ scores: game.scores(s) }) },
  undo: {
    fields: ['seat', 'at'],
    run(held, request) {
      const { match } = held;
      const seat = readMover(request, match, PLAYERS);
      if (!mayUndo(match, seat)) throw new Refused('nothing-to-undo', `seat ${seat} has nothing to take back`);
      undo(match, seat, readCount(request, 'at', 0));
      held.events = collect(match);
      return { ...situation(held), asked: match.s.table.asked[seat] };
    },
  },
  record: { fields: [], run: ({ match }) => ({ record: match.record }) },
  digest: { fields: [], run: ({ match }) => ({ digest: digestOf(match.game, match.s) }) },
};

/** The commands that need the list of matches: opening and forgetting one. */
export const TABLE_VERBS: {
  readonly [name: string]: { fields: readonly string[]; run(matches: Matches, request: Request): Promise<object> };
} = {
  new: {
    fields: ['game', 'seats', 'seed', 'options', 'scenario', 'locale', 'names'],
    async run(matches, request) {
      const held = await newMatch(request);
      const number = ++matches.opened;
      matches.open.set(number, held);
      const { game, seats, options } = held.match.record;
      return { match: number, game, seats, options, ...situation(held) };
    },
  },
  forget: {
    fields: ['match'],
    async run(matches, request) {
      matches.open.delete(numberOf(matches, request));
      return { open: [...matches.open.keys()] };
    },
  },
};

function offer({ match: { game, s }, texts, names }: Held, seat: Seat, kind: 'legal' | 'free') {
  const moves: MoveOf<Types['state']>[] = game[kind](s, seat);
  const view = game.view(s, seat);
  return { asked: s.table.asked[seat] ?? 0, moves, labels: moves.map((move) => texts.move(view, move, names)) };
}

function makeMoves(held: Held, request: Request) {
  const { match } = held;
  const seat = readMover(request, match, MOVERS);
  const moves = 'moves' in request ? request.moves : [request.move];
  if ('move' in request === 'moves' in request || !Array.isArray(moves) || moves.length === 0)
    throw new Refused('malformed', '"move" takes one move, or "moves" a list of at least one');
  const asked = match.s.table.asked[seat] ?? 0;
  if (request.asked !== undefined && request.asked !== asked)
    throw new Refused('late', `seat ${seat} is at question ${asked}, not ${JSON.stringify(request.asked)}`);
  const viewer = readViewer(held, request, seat);
  const refusal = enter(match, seat, moves, readBy(request, 'seat'), readCount(request, 'at', 0), true);
  if (refusal !== null) throw refuse(held, refusal);
  return { events: happened(held, viewer), asked: match.s.table.asked[seat] ?? 0, ...situation(held) };
}

/** Time-outs for one seat or, without a seat, for all: each completes its decision. */
function takeTime(held: Held, request: Request) {
  const { match, rng } = held;
  const at = readCount(request, 'at', 0);
  if (request.seat === undefined) {
    const viewer = readViewer(held, request, WATCHER);
    expire(match, rng, at);
    return { events: happened(held, viewer), ...situation(held) };
  }
  const seat = readSeat(request, match.record.seats, PLAYERS);
  const viewer = readViewer(held, request, seat);
  if (!owes(match.s, seat)) throw new Refused('not-asked', `seat ${seat} has no answer to give`);
  timeOut(match, seat, rng, at);
  return { events: happened(held, viewer), asked: match.s.table.asked[seat] ?? 0, ...situation(held) };
}

const readViewer = ({ match }: Held, request: Request, fallback: Seat): Seat =>
  request.viewer === undefined ? fallback : readSeat(request, match.record.seats, VIEWERS, 'viewer');

/** The events of the request as the viewer may see them. */
function happened(held: Held, viewer: Seat) {
  held.events = collect(held.match);
  return toldTo(held, viewer);
}

const toldTo = ({ match: { game, s }, events }: Held, viewer: Seat) =>
  events.flatMap((event) => game.redact(s, event, viewer) ?? []);
