import { digest, HOUSE, hashText, owes, type Rng, rngOf, type Seat, shuffle, type Types } from '@duskhall/kernel';
import { type Deeds, ensureAlike, goOn, type Pair, staysAlike, tell } from './pair.ts';
import {
  ensure,
  freeze,
  isOneIn,
  type LawCase,
  nameOf,
  offersOf,
  type Position,
  pick,
  playOn,
  seatsOf,
  text,
  viewersOf,
} from './position.ts';

/** No broken invariant, either of the game or of the table. */
export function flawLaw<T extends Types>({ game, s }: Position<T>): void {
  ensureSound(game, s, 'the state');
}

function ensureSound<T extends Types>(game: Position<T>['game'], s: T['state'], what: string): void {
  const flaw = game.flaw(s) ?? tableFlaw(s);
  ensure('flaw', flaw === null, () => `${what} has a flaw: ${flaw}`);
}

function tableFlaw<T extends Types>(s: T['state']): string | null {
  const seats = seatsOf(s.table.questions.length);
  const isBusy = (seat: Seat) => s.table.lanes[seat]!.length > 0;
  const owing = seats.filter((seat) => isBusy(seat) || owes(s, seat));
  if (owing.length !== s.table.owing) return `${s.table.owing} seats are said to owe, not ${text(owing)}`;
  if (s.table.lane !== -1) return `lane ${s.table.lane} is still running`;
  if (seats.some((seat) => s.table.questions[seat] === null && (isBusy(seat) || s.table.answers[seat] !== null)))
    return `an answer or a lane without a question: ${text([s.table.questions, s.table.answers, s.table.lanes])}`;
  return null;
}

/** A view is plain data without null, a copy, and holds no seed; viewing changes nothing. */
export function viewLaw<T extends Types>({ game, match, s, rng }: Position<T>): void {
  const before = digest(s);
  for (const viewer of viewersOf(s.table.questions.length)) {
    const view = game.view(s, viewer);
    const fault = faultIn(view, 'view');
    ensure('view', fault === null, () => `for ${nameOf(viewer)} ${fault}`);
    ensure('view', !text(view).includes(match.record.seed), () => `${nameOf(viewer)} sees the seed`);
  }
  ensure('view', digest(s) === before, () => 'looking changed the state');
  const copy = structuredClone(s);
  for (const viewer of viewersOf(s.table.questions.length)) freeze(game.view(copy, viewer));
  playOn(game, copy, rng, 15);
}

function faultIn(value: unknown, path: string): string | null {
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return null;
  if (typeof value !== 'object' || value === null) return `${path} is ${value}`;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return `${path} is no plain object`;
  for (const [key, item] of Object.entries(value)) {
    const fault = faultIn(item, `${path}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
}

/** Changing what a viewer does not know changes nothing that reaches it. */
export function swapLaw<T extends Types>(position: Position<T>): void {
  const { given, rng } = position;
  const observers = someOf(viewersOf(given.seats), HOUSE, rng);
  for (const viewer of viewersOf(given.seats)) {
    const pair = imaginePair(position, viewer);
    ensureAlike(pair, 'swap', rng);
    if (observers.includes(viewer)) goOn(pair, 'swap', rng);
  }
}

/** A move that can be undone has taught its mover nothing. */
export function sealLaw<T extends Types>(position: Position<T>): void {
  const { game, s, rng } = position;
  for (const seat of [...seatsOf(s.table.questions.length), HOUSE]) {
    const moves = offersOf(game, s, seat);
    if (moves.length === 0) continue;
    const deed = { seat, move: pick(rng, moves) };
    const pair = imaginePair(position, seat);
    const sealed = [pair.a.table.sealed, pair.b.table.sealed];
    const [left, right] = tell(pair, [deed, deed]).map(text);
    const [inA, inB] = [pair.a.table.sealed !== sealed[0], pair.b.table.sealed !== sealed[1]];
    ensure('seal', inA === inB, () => `whether ${text(deed.move)} of ${nameOf(seat)} can be taken back is a secret`);
    if (inA) continue;
    const what = () => `${text(deed.move)} of ${nameOf(seat)} can be taken back, and taught it something`;
    ensure('seal', left === right, () => `${what()}: ${left} or ${right}`);
    const [viewA, viewB] = [text(game.view(pair.a, seat)), text(game.view(pair.b, seat))];
    ensure('seal', viewA === viewB, () => `${what()}:\n${viewA}\n${viewB}`);
  }
}

/** The state and another one the viewer cannot tell apart from it. */
function imaginePair<T extends Types>({ game, given, s, rng }: Position<T>, viewer: Seat): Pair<T> {
  const view = freeze(game.view(game.clone(s), viewer));
  const b = game.imagine(view, rng);
  ensureSound(game, b, `what ${nameOf(viewer)} imagines`);
  return { game, given, viewer, a: game.clone(s), b };
}

/** As long as a viewer is told the same, it sees the same, whatever another seat chose in secret. */
export function silenceLaw<T extends Types>({ game, given, s, rng }: Position<T>): void {
  const isFree = isOneIn(rng, 6);
  const movesOf = (seat: Seat) => (isFree ? offersOf(game, s, seat) : game.legal(s, seat));
  const movers = seatsOf(given.seats).filter((seat) => movesOf(seat).length > 1);
  if (movers.length === 0) return;
  const seat = pick(rng, movers);
  const [one, other] = [pick(rng, movesOf(seat)), pick(rng, movesOf(seat))];
  for (const viewer of someOf(viewersOf(given.seats), seat, rng)) {
    const pair = { game, given, viewer, a: game.clone(s), b: game.clone(s) };
    const deeds: Deeds = [
      { seat, move: one },
      { seat, move: other },
    ];
    if (staysAlike(pair, 'silence', deeds, rng)) goOn(pair, 'silence', rng);
  }
}

/** Some viewers who learn only what they are told; the house may see everything anyway. */
const someOf = (viewers: readonly Seat[], mover: Seat, rng: Rng): Seat[] =>
  shuffle(
    rng,
    viewers.filter((viewer) => viewer !== mover && viewer !== HOUSE),
    'viewers',
  ).slice(0, 3);

const DEALS = 200;

/** Deals that gave a viewer the same look the same to it. */
export function dealLaw<T extends Types>(game: Position<T>['game'], { seats, options, dealt }: LawCase<T>): void {
  if (dealt === undefined) return;
  const views = new Map<string, string>();
  for (let deal = 0; deal < DEALS; deal++) {
    const s = game.setup(options, seats, rngOf(hashText(`deal ${deal}`)));
    for (const viewer of viewersOf(seats)) {
      if (viewer === HOUSE) continue;
      const key = text([viewer, dealt(s, viewer)]);
      const view = text(game.view(s, viewer));
      const other = views.get(key) ?? view;
      ensure(
        'deal',
        other === view,
        () => `${nameOf(viewer)} sees more of the deal than it was dealt:\n${other}\n${view}`,
      );
      views.set(key, view);
    }
  }
}
