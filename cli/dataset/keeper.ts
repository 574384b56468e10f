import type { Finding } from '@duskhall/bots';
import { type Features, type Game, type Seat, same, sidesOf, type Types } from '@duskhall/kernel';
import { type ArrayPlan, bytesOf, type Group } from './arrays.ts';

/** What one game adds to the data set. */
export interface PlayedGame {
  /** By array: its rows. */
  rows: { [name: string]: Uint8Array };
  /** By group: how many rows the game, or each of its decisions, adds to its arrays. */
  lengths: { [group: string]: number[] };
}

interface Decision {
  game: number;
  ply: number;
  seat: Seat;
  view: object;
  moves: readonly unknown[];
  move: unknown;
  findings: readonly Finding<unknown>[];
}

/** Collects the rows of one game. */
export function openKeeper(game: Game<Types>, arrays: readonly ArrayPlan[]) {
  const types = new Map(arrays.map(({ name, type }) => [name, type]));
  const chunks: { [name: string]: Buffer[] } = Object.fromEntries(arrays.map(({ name }) => [name, []]));
  const lengths: PlayedGame['lengths'] = {};
  const put = (name: string, values: ArrayLike<number>) => void chunks[name]!.push(bytesOf(types.get(name)!, values));
  const count = (group: Group, rows: number) => {
    lengths[group] ??= [];
    lengths[group].push(rows);
  };
  const text = (name: Group, data: unknown) => {
    const bytes = Buffer.from(JSON.stringify(data));
    chunks[name]!.push(bytes);
    count(name, bytes.length);
  };
  const learning = game.hints?.learning;
  const features = (s: Types['state'], told: Features<Types>) => {
    const into = new Float64Array(told.features);
    const seats = sidesOf(told, s).filter((seat) => {
      const isTold = told.fill(s, seat, into);
      if (isTold) put('features', into);
      return isTold;
    });
    put('features_seat', seats);
    count('features', seats.length);
  };
  return {
    put,
    text,
    decision(s: Types['state'], { game: number, ply, seat, view, moves, move, findings }: Decision) {
      for (const [name, value] of Object.entries({ game: number, ply, seat, legal: moves.length })) put(name, [value]);
      put('chosen', [placeIn(moves, move)]);
      put(
        'searched_move',
        findings.map((finding) => placeIn(moves, finding.move)),
      );
      put(
        'searched_visits',
        findings.map(({ visits }) => visits),
      );
      put(
        'searched_value',
        findings.map(({ value }) => value),
      );
      count('searched', findings.length);
      text('view', view);
      text('moves', moves);
      if (learning !== undefined) features(s, learning);
    },
    played: (): PlayedGame => ({
      rows: Object.fromEntries(Object.entries(chunks).map(([name, parts]) => [name, Buffer.concat(parts)])),
      lengths,
    }),
  };
}

/** A search that goes on in an earlier tree has move objects of its own, equal to those that are legal now. */
function placeIn(moves: readonly unknown[], move: unknown): number {
  const place = moves.indexOf(move);
  if (place >= 0) return place;
  const equal = moves.findIndex((other) => same(other, move));
  if (equal < 0) throw new Error(`${JSON.stringify(move)} is not among the legal moves`);
  return equal;
}
