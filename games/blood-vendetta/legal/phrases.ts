import { type Seat, same } from '@duskhall/kernel';
import { PHRASES, type Phrase, type SayMove } from '../frames.ts';
import { ALL_ROLES, HUNTER_TYPE, NEWLY_TURNED, SPECIAL_HUNTER, TYPES, type Type } from '../roles/table.ts';
import { groundsFor, type Ledger, openLedger } from '../rules/grounds.ts';
import { introBit } from '../rules/intro.ts';
import { isClan, othersOf } from '../rules/people.ts';
import { blamedIn } from '../rules/replies.ts';
import type { State } from '../state/index.ts';

/** Whether a phrase names a seat; `maybe`: with or without. */
type Named = true | 'maybe';
interface Parts {
  about?: Named;
  other?: true;
  values?: readonly number[];
}
const NO_VALUE: readonly number[] = [-1];
/** VN-4.9.5: the arguments of each phrase, apart from reasons. */
const PARTS: Record<Phrase, Parts> = {
  accuse: { about: true },
  defend: { about: true },
  claimRole: { values: ALL_ROLES },
  claimCheck: { about: true, values: TYPES.map((_, type) => type) },
  claimSame: { about: true, other: true, values: [0, 1] },
  claimKiller: { about: true, other: true },
  claimDoomed: {},
  claimBlocked: {},
  askRole: { about: true },
  agree: { about: 'maybe' },
  disagree: { about: 'maybe' },
  deny: {},
  recant: {},
  askSuspect: { about: true },
  askWhy: { about: true },
  decline: {},
  quip: {},
  farewell: {},
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

/** Whom a phrase may name first: the dead too in a claim, but only the living can be accused, defended or asked. */
function namedIn(s: State, seat: Seat, say: Phrase): readonly Seat[] {
  const { about } = PARTS[say];
  if (about === undefined) return [-1];
  const named = say.startsWith('claim') ? s.roles.map((_, other) => other) : othersOf(s, seat);
  return about === 'maybe' ? [-1, ...named] : named;
}

/** VN-4.9.6: "I was wrong about X", whom the seat has accused in any night; and perhaps whom it suspects instead. */
function recantations(s: State, seat: Seat): SayMove[] {
  const blamed = new Set(s.claims.flatMap((claim) => (claim.seat === seat ? blamedIn(claim) : [])));
  return [...blamed].flatMap((about) => {
    if (about < 0) return [];
    const others = [-1, ...othersOf(s, seat)].filter((other) => other !== about);
    return others.map((other): SayMove => ({ say: 'recant', about, other, value: -1 }));
  });
}

/** A phrase with each reason that may be given for it. */
const reasoned = (ledger: Ledger, seat: Seat, say: Phrase, about: Seat): SayMove[] =>
  groundsFor(ledger, say, about < 0 ? seat : about, seat).map(({ value, other }) => ({ say, about, other, value }));

/** Every phrase a seat may say tonight. */
export function phrasesOf(s: State, seat: Seat): SayMove[] {
  const moves: SayMove[] = [];
  const everyone = s.roles.map((_, other) => other);
  const ledger = openLedger(s);
  for (const say of PHRASES) {
    if (say === 'recant') moves.push(...recantations(s, seat));
    else
      for (const about of namedIn(s, seat, say)) {
        const { other: wantsOther, values = NO_VALUE } = PARTS[say];
        for (const other of wantsOther ? everyone : [-1]) {
          if (other >= 0 && (say === 'claimSame' ? other <= about : other === about)) continue;
          for (const value of values) moves.push({ say, about, other, value });
        }
        moves.push(...reasoned(ledger, seat, say, about));
      }
  }
  return moves.filter((move) => !isTreason(s, seat, move));
}

/** Checks a single move without building the list. */
export function judgePhrase(s: State, seat: Seat, move: SayMove): 'fine' | 'treason' | 'untrue' | 'malformed' {
  const { say, about, other, value } = move;
  if (!PHRASES.includes(say)) return 'malformed';
  const parts = PARTS[say];
  const isListed = (moves: readonly SayMove[]) => moves.some((one) => same(one, move));
  if (say === 'recant') return isListed(recantations(s, seat)) ? 'fine' : 'untrue';
  if (!namedIn(s, seat, say).includes(about)) return 'malformed';
  if (value >= 0 && parts.values === undefined)
    return isListed(reasoned(openLedger(s), seat, say, about)) ? 'fine' : 'untrue';
  const isSeat = Number.isInteger(other) && other >= 0 && other < s.seats;
  const isPair = isSeat && (say === 'claimSame' ? other > about : other !== about);
  if (!(parts.values ?? NO_VALUE).includes(value) || !(parts.other ? isPair : other === -1)) return 'malformed';
  return isTreason(s, seat, move) ? 'treason' : 'fine';
}
