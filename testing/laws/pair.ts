import {
  CLOSE,
  type EventOf,
  fastRng,
  type Game,
  HOUSE,
  mayClose,
  owes,
  type Rng,
  type Seat,
  same,
  shuffle,
  type Types,
  WATCHER,
  waiting,
} from '@duskhall/kernel';
import { attempts } from './attempts.ts';
import {
  type Deed,
  doDeed,
  ensure,
  isOneIn,
  type LawCase,
  type LawName,
  nameOf,
  offersOf,
  pick,
  seatsOf,
  text,
} from './position.ts';

/** Two states the viewer cannot tell apart. */
export interface Pair<T extends Types> {
  game: Game<T>;
  given: LawCase<T>;
  viewer: Seat;
  a: T['state'];
  b: T['state'];
}

/** The actions in the two states; null: none there. */
export type Deeds = [Deed | null, Deed | null];

/** Performs both actions; returns what the viewer is told of each. */
export function tell<T extends Types>({ game, viewer, a, b }: Pair<T>, [inA, inB]: Deeds): EventOf<T['state']>[][] {
  return [tellOne(game, a, inA, viewer), tellOne(game, b, inB, viewer)];
}

function tellOne<T extends Types>(
  game: Game<T>,
  s: T['state'],
  deed: Deed | null,
  viewer: Seat,
): EventOf<T['state']>[] {
  s.table.log = [];
  if (deed !== null) doDeed(game, s, deed);
  return (s.table.log as EventOf<T['state']>[]).flatMap((event) => game.redact(s, event, viewer) ?? []);
}

/**
 * Performs both actions. If the viewer is told the same, it must see the same; if told something different, it must
 * see something different, or else its view lacks what it was told. Returns whether it was told the same.
 */
export function staysAlike<T extends Types>(pair: Pair<T>, law: LawName, deeds: Deeds, rng: Rng): boolean {
  const { game, given, viewer, a, b } = pair;
  const before = unlikeReady(pair);
  const [left, right] = tell(pair, deeds);
  // Once the game is over everything may be public.
  if (game.scores(a) !== null && game.scores(b) !== null) return false;
  if (text(left) === text(right)) {
    if (isReadinessSeen(pair, deeds, before)) return false;
    ensureAlike(pair, law, rng, `after ${text(deeds)} `);
    return true;
  }
  const lasting = (events: typeof left) =>
    events!
      .filter((event) => !given.forgets?.includes(event.type))
      .map(text)
      .sort();
  if (!same(lasting(left), lasting(right))) {
    const isSeen = text(game.view(a, viewer)) !== text(game.view(b, viewer));
    const what = () => `${text(left)} or ${text(right)}`;
    ensure('told', isSeen, () => `${nameOf(viewer)} is told what its view does not show: ${what()}`);
  }
  return false;
}

/**
 * Different actions may leave a seat ready in only one state; where views show readiness, that is no secret. Views
 * that show only how many are ready hide who is, so others may have differed before; these actions must not change it.
 */
function isReadinessSeen<T extends Types>(pair: Pair<T>, [inA, inB]: Deeds, before: readonly Seat[]): boolean {
  if (same(inA, inB) || !same(pair.a.table.stack, pair.b.table.stack)) return false;
  const differ = unlikeReady(pair);
  const isMover = (seat: Seat) => seat === inA?.seat || seat === inB?.seat;
  return differ.some(isMover) && differ.every((seat) => isMover(seat) || before.includes(seat));
}

/** The seats that owe an answer in only one of the states. */
const unlikeReady = <T extends Types>({ a, b }: Pair<T>): Seat[] =>
  seatsOf(a.table.questions.length).filter((seat) => owes(a, seat) !== owes(b, seat));

/** Everything the viewer sees, is offered, and gets as a response is the same in both. */
export function ensureAlike<T extends Types>(pair: Pair<T>, law: LawName, rng: Rng, when = ''): void {
  const { game, viewer, a, b } = pair;
  const seed = rng.words[0]!;
  const shown: [string, (s: T['state']) => unknown][] = [
    ['view', (s) => game.view(s, viewer)],
    ['legal moves', (s) => game.legal(s, viewer)],
    ['free moves', (s) => game.free(s, viewer)],
    ['pace', (s) => game.pace(s)],
    ['scores', (s) => game.scores(s)],
  ];
  if (viewer >= 0 && owes(a, viewer)) shown.push(['time-out', (s) => game.timeout(s, viewer, fastRng(seed))]);
  for (const [what, of] of shown) {
    const [left, right] = [text(of(a)), text(of(b))];
    ensure(law, left === right, () => `${when}${nameOf(viewer)} can tell by its ${what}:\n${left}\n${right}`);
  }
  if (viewer === WATCHER || !isOneIn(rng, 4)) return;
  for (const move of attempts(game, pick(rng, [a, b]), rng)) {
    const [left, right] = [text(game.refusal(a, viewer, move)), text(game.refusal(b, viewer, move))];
    const what = () => `the refusal of ${text(move)}: ${left} or ${right}`;
    ensure(law, left === right, () => `${when}${nameOf(viewer)} can tell by ${what()}`);
  }
}

/** Plays both on for as long as the viewer observes the same. */
export function goOn<T extends Types>(pair: Pair<T>, law: LawName, rng: Rng): void {
  for (let i = 0; i < 10; i++) {
    const deeds = sameDeed(pair, rng) ?? otherDeeds(pair, rng);
    if (deeds === null || !staysAlike(pair, law, deeds, rng)) return;
  }
}

function sameDeed<T extends Types>({ game, a, b }: Pair<T>, rng: Rng): Deeds | null {
  if (mayClose(a) && mayClose(b))
    return [
      { seat: HOUSE, move: CLOSE },
      { seat: HOUSE, move: CLOSE },
    ];
  const isFree = isOneIn(rng, 8);
  for (const seat of shuffle(rng, isFree ? [...seatsOf(a.table.questions.length), HOUSE] : waiting(a), 'seats')) {
    const inB = offersOf(game, b, seat);
    const inBoth = (isFree ? game.free(a, seat) : game.legal(a, seat)).filter((move) => inB.some((m) => same(m, move)));
    if (inBoth.length === 0) continue;
    const deed = { seat, move: pick(rng, inBoth) };
    return [deed, deed];
  }
  return null;
}

/** Others' actions in lanes or in a held window are hidden from the viewer, so they need not be the same. */
function otherDeeds<T extends Types>({ game, viewer, a, b }: Pair<T>, rng: Rng): Deeds | null {
  const others = (s: T['state']) => waiting(s).filter((seat) => seat !== viewer);
  const both = others(a).filter((seat) => others(b).includes(seat));
  const deed = (s: T['state'], seats: readonly Seat[]): Deed | null => {
    if (seats.length === 0) return null;
    const seat = seats[0]!;
    const moves = game.legal(s, seat);
    return moves.length === 0 ? null : { seat, move: pick(rng, moves) };
  };
  if (both.length > 0) return [deed(a, both), deed(b, both)];
  if (!a.table.isHeld || !b.table.isHeld) return null;
  const deeds: Deeds = [deed(a, others(a)), deed(b, others(b))];
  return deeds[0] === null && deeds[1] === null ? null : deeds;
}
