import { type Seat, same } from '@duskhall/kernel';
import { PHRASES, type Phrase, type SayMove } from '../frames.ts';
import { ALL_ROLES, HUNTER_TYPE, NEWLY_TURNED, SPECIAL_HUNTER, TYPES, type Type } from '../roles/table.ts';
import { groundsFor, type Ledger, openLedger } from '../rules/grounds.ts';
import { blamedIn } from '../rules/replies.ts';
import { MOST_IN_ALL, MOST_IN_PHASE } from '../rules/talk.ts';
import type { View } from '../view/index.ts';

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
function isTreason({ role, shown }: View, { say, about, value }: SayMove): boolean {
  if (role !== NEWLY_TURNED) return false;
  if (say === 'claimRole') return value === NEWLY_TURNED;
  const isHunterType = (type: Type) => type === HUNTER_TYPE || type === SPECIAL_HUNTER;
  return say === 'claimCheck' && isHunterType(value) && shown['meet-hunters'].includes(about);
}

const everybodyIn = ({ isAlive }: View): Seat[] => isAlive.map((_, seat) => seat);
const othersIn = ({ isAlive, viewer }: View): Seat[] =>
  isAlive.flatMap((is, seat) => (is && seat !== viewer ? [seat] : []));

/** Whom a phrase may name first: the dead too in a claim, but only the living can be accused, defended or asked. */
function namedIn(v: View, say: Phrase): readonly Seat[] {
  const { about } = PARTS[say];
  if (about === undefined) return [-1];
  const named = say.startsWith('claim') ? everybodyIn(v) : othersIn(v);
  return about === 'maybe' ? [-1, ...named] : named;
}

/** VN-4.9.5: "I was wrong about X", whom the seat has accused in any night; and perhaps whom it suspects instead. */
function recantations(v: View): SayMove[] {
  const blamed = new Set(v.claims.flatMap((claim) => (claim.seat === v.viewer ? blamedIn(claim) : [])));
  return [...blamed].flatMap((about) => {
    if (about < 0) return [];
    const others = [-1, ...othersIn(v)].filter((other) => other !== about);
    return others.map((other): SayMove => ({ say: 'recant', about, other, value: -1 }));
  });
}

/** A phrase with each reason that may be given for it. */
const reasoned = (ledger: Ledger, seat: Seat, say: Phrase, about: Seat): SayMove[] =>
  groundsFor(ledger, say, about < 0 ? seat : about, seat).map(({ value, other }) => ({ say, about, other, value }));

/** Whether the viewer may say anything now. */
const maySpeak = ({ viewer, ending, phase, isAlive, isLeaving, spent: [inPhase, inAll] }: View): boolean =>
  viewer >= 0 &&
  ending === '' &&
  phase === 'night' &&
  isAlive[viewer]! &&
  !isLeaving[viewer] &&
  inPhase < MOST_IN_PHASE &&
  inAll < MOST_IN_ALL;

/** Every phrase the viewer may say now. */
export function phrasesIn(v: View): SayMove[] {
  if (!maySpeak(v)) return [];
  const moves: SayMove[] = [];
  const everyone = everybodyIn(v);
  const ledger = openLedger(v);
  for (const say of PHRASES) {
    if (say === 'recant') moves.push(...recantations(v));
    else
      for (const about of namedIn(v, say)) {
        const { other: wantsOther, values = NO_VALUE } = PARTS[say];
        for (const other of wantsOther ? everyone : [-1]) {
          if (other >= 0 && (say === 'claimSame' ? other <= about : other === about)) continue;
          for (const value of values) moves.push({ say, about, other, value });
        }
        moves.push(...reasoned(ledger, v.viewer, say, about));
      }
  }
  return moves.filter((move) => !isTreason(v, move));
}

/** Checks a single move without building the list. */
export function judgePhrase(v: View, move: SayMove): 'fine' | 'treason' | 'untrue' | 'malformed' {
  const { say, about, other, value } = move;
  if (!PHRASES.includes(say)) return 'malformed';
  const parts = PARTS[say];
  const isListed = (moves: readonly SayMove[]) => moves.some((one) => same(one, move));
  const isSeat = (given: number) => Number.isInteger(given) && given >= 0 && given < v.seats;
  if (say === 'recant') {
    if (!isSeat(about) || !(other === -1 || isSeat(other)) || value !== -1) return 'malformed';
    return isListed(recantations(v)) ? 'fine' : 'untrue';
  }
  if (!namedIn(v, say).includes(about)) return 'malformed';
  if (value >= 0 && parts.values === undefined)
    return isListed(reasoned(openLedger(v), v.viewer, say, about)) ? 'fine' : 'untrue';
  const isPair = isSeat(other) && (say === 'claimSame' ? other > about : other !== about);
  if (!(parts.values ?? NO_VALUE).includes(value) || !(parts.other ? isPair : other === -1)) return 'malformed';
  return isTreason(v, move) ? 'treason' : 'fine';
}
