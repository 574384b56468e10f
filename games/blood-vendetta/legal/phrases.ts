import type { Seat } from '@duskhall/kernel';
import { PHRASES, type Phrase, type SayMove } from '../frames.ts';
import { ALL_ROLES, HUNTER_TYPE, NEWLY_TURNED, SPECIAL_HUNTER, TYPES, type Type } from '../roles/table.ts';
import { introBit } from '../rules/intro.ts';
import { isClan, othersOf } from '../rules/people.ts';
import type { State } from '../state/index.ts';

const NO_VALUE: readonly number[] = [-1];
/** VN-4.9.5: the arguments of each phrase. */
const PARTS: Record<Phrase, { about?: true; other?: true; values?: readonly number[] }> = {
  accuse: { about: true },
  defend: { about: true },
  claimRole: { values: ALL_ROLES },
  claimCheck: { about: true, values: TYPES.map((_, type) => type) },
  claimSame: { about: true, other: true, values: [0, 1] },
  claimKiller: { about: true, other: true },
  claimDoomed: {},
  claimBlocked: {},
  askRole: { about: true },
  agree: {},
  disagree: {},
};

/** VN-4.9.3, VN-5.5.5: what the Newly-Turned may not say. */
function isTreason(s: State, seat: Seat, { say, about, value }: SayMove): boolean {
  if (s.roles[seat] !== NEWLY_TURNED) return false;
  if (say === 'claimRole') return value === NEWLY_TURNED;
  const isHunterType = (type: Type) => type === HUNTER_TYPE || type === SPECIAL_HUNTER;
  return (
    say === 'claimCheck' && isHunterType(value) && (s.introduced & introBit('meet-hunters')) > 0 && isClan(s, about)
  );
}

/** Every phrase a seat may say tonight. */
export function phrasesOf(s: State, seat: Seat): SayMove[] {
  const moves: SayMove[] = [];
  const others = othersOf(s, seat);
  const everyone = s.roles.map((_, other) => other);
  for (const say of PHRASES) {
    const { about, other, values = NO_VALUE } = PARTS[say];
    // Phrases may mention the dead, but only the living can be accused, defended or asked.
    const isOfAll = say.startsWith('claim');
    for (const one of about ? (isOfAll ? everyone : others) : [-1])
      for (const two of other ? everyone : [-1]) {
        if (two >= 0 && (say === 'claimSame' ? two <= one : two === one)) continue;
        for (const value of values) moves.push({ say, about: one, other: two, value });
      }
  }
  return moves.filter((move) => !isTreason(s, seat, move));
}

/** Checks a single move without building the list; null if it is not a phrase. */
export function judgePhrase(s: State, seat: Seat, move: SayMove): 'fine' | 'treason' | 'malformed' {
  const parts = PARTS[move.say];
  if (parts === undefined) return 'malformed';
  const isSeat = (n: number) => Number.isInteger(n) && n >= 0 && n < s.seats;
  const fits = (n: number, isWanted: true | undefined) => (isWanted ? isSeat(n) : n === -1);
  if (!fits(move.about, parts.about) || !fits(move.other, parts.other)) return 'malformed';
  const { values = NO_VALUE } = parts;
  if (
    !values.includes(move.value) ||
    (parts.other && (move.say === 'claimSame' ? move.other <= move.about : move.other === move.about))
  )
    return 'malformed';
  if (parts.about && !move.say.startsWith('claim') && (move.about === seat || !s.isAlive[move.about]))
    return 'malformed';
  return isTreason(s, seat, move) ? 'treason' : 'fine';
}
