import { below, CLOSE, type Game, type Rng, shuffle, type Types } from '@duskhall/kernel';
import { offersOf, pick, viewersOf } from './position.ts';

const JUNK: readonly unknown[] = [
  ...[undefined, null, true, 0, -1, 1.5, Number.NaN, '', 'pass', CLOSE, {}, [], [null], [[]]],
  ...[
    { junk: true },
    { type: 'junk' },
    { seat: 0 },
    { toString: 'junk' },
    { length: -1 },
    JSON.parse('{"__proto__":{}}'),
  ],
];

/** Anything someone might send: junk, other seats' moves, slightly corrupted legal moves. */
export function attempts<T extends Types>(game: Game<T>, s: T['state'], rng: Rng): unknown[] {
  const others = viewersOf(s.table.questions.length).flatMap((other) => offersOf(game, s, other) as unknown[]);
  const known = shuffle(rng, others, 'others').slice(0, 12);
  const spoilt = known.slice(0, 4).flatMap((move) => spoil(move, rng));
  return [...JUNK, ...known, ...spoilt];
}

function spoil(move: unknown, rng: Rng): unknown[] {
  if (typeof move === 'number') return [move + 1, -move - 1, move + 0.5, 1e9, String(move)];
  if (typeof move === 'string') return [`${move}x`, move.toUpperCase(), ''];
  if (Array.isArray(move)) return [[...move, 0], move.slice(1), move.toReversed(), { ...move }];
  if (typeof move !== 'object' || move === null) return [!move];
  const fields = Object.entries(move);
  if (fields.length === 0) return [];
  const [key, value] = pick(rng, fields);
  const without = Object.fromEntries(fields.filter(([other]) => other !== key));
  const deeper = spoil(value, rng);
  const changed = { ...move, [key]: deeper[below(rng, deeper.length + 1, 'spoil')] ?? null };
  return [without, changed, { ...move, extra: 1 }, { ...move, [key]: { [key]: value } }, [move]];
}
