import type { Seat } from '@duskhall/kernel';
import type { Ballot, Claim, Trial } from '../events.ts';
import { AGAINST, GROUNDS, type Ground, IN_FAVOUR, type Phrase } from '../frames.ts';
import type { Options } from '../options.ts';
import { ROLES, type Role, SPECIAL_VAMPIRE, VAMPIRES } from '../roles/table.ts';
import { blamedIn, hasEvaded, tonightIn } from './replies.ts';
import { type Graves, sideShown } from './shown-side.ts';

/** What everybody can remember: the votes, the words and the dead. */
export interface Memory extends Graves {
  readonly options: Options;
  readonly cycle: number;
  readonly trials: readonly Trial[];
  readonly ballots: readonly Ballot[];
  readonly claims: readonly Claim[];
  readonly nominations: readonly Seat[];
}

/** The same, laid out by seat. */
export interface Ledger extends Memory {
  readonly tonight: readonly Claim[];
  /** How many have spoken tonight. */
  readonly speakers: number;
  /** By seat: whether the dead was an enemy of the vampires, as shown; null: alive, or not known. */
  readonly isEnemy: readonly (boolean | null)[];
  /** By seat: what it has said, and the checks and killings that others claim of it. */
  readonly said: readonly (readonly Claim[])[];
  readonly told: readonly (readonly Claim[])[];
  /** By seat: the role it claims, as last said, if there is only one such card; -1: none. */
  readonly single: readonly Role[];
}
export function openLedger(m: Memory): Ledger {
  const seats = m.nominations.map((_, seat) => seat);
  const said: Claim[][] = seats.map(() => []);
  const told: Claim[][] = seats.map(() => []);
  for (const claim of m.claims) {
    said[claim.seat]!.push(claim);
    if ((claim.say === 'claimCheck' || claim.say === 'claimKiller') && claim.seat !== claim.about)
      told[claim.about]!.push(claim);
  }
  const isEnemy: (boolean | null)[] = seats.map(() => null);
  for (const death of m.deaths) {
    const side = sideShown(m, death);
    if (side >= 0) isEnemy[death.seat] = side !== VAMPIRES;
  }
  const single = seats.map((seat) => {
    const role = roleClaimed({ claims: said[seat]! }, seat);
    return role >= 0 && ROLES[role]!.copies === 1 ? role : -1;
  });
  const { cycle, options, composition, deaths, trials, ballots, claims, nominations } = m;
  return {
    ...{ cycle, options, composition, deaths, trials, ballots, claims, nominations },
    tonight: tonightIn(m),
    speakers: said.filter((own) => own.at(-1)?.cycle === cycle).length,
    ...{ isEnemy, said, told, single },
  };
}

/** The role that a seat claims, as last said; -1: none. */
export const roleClaimed = ({ claims }: Pick<Memory, 'claims'>, seat: Seat): Role =>
  claims.findLast((claim) => claim.seat === seat && claim.say === 'claimRole')?.value ?? -1;
const trustedIn = ({ say, about }: Claim): Seat => (say === 'defend' ? about : -1);

/** Whether a reason holds for a seat in a speaker's mouth: the other seat it names, -1 if none, null if it is not true. */
type Find = (l: Ledger, seat: Seat, speaker: Seat) => Seat | null;
const when = (isTrue: boolean): Seat | null => (isTrue ? -1 : null);

/** VN-4.8.7: how a seat voted is not known after a secret ballot. */
const isOpen = ({ options }: Ledger): boolean => options.secretBallot === 'off';

/** Voted for or against the execution of somebody whose side is known now. */
const voted =
  (isAye: boolean, isEnemy: boolean): Find =>
  (l, seat) => {
    if (!isOpen(l)) return null;
    const isSuch = (accused: Seat) => accused !== seat && l.isEnemy[accused] === isEnemy;
    const trial = l.trials.findLast(({ accused, votes }) => votes[seat] === Number(isAye) && isSuch(accused));
    const ballot = isAye ? l.ballots.findLast(({ votes }) => isSuch(votes[seat]!)) : undefined;
    return trial?.accused ?? ballot?.votes[seat] ?? null;
  };

/** Spoke so of somebody whose side is known now. */
const spoke =
  (of: (claim: Claim) => Seat, isEnemy: boolean): Find =>
  (l, seat) => {
    const claim = l.said[seat]!.findLast((one) => l.isEnemy[of(one)] === isEnemy);
    return claim === undefined ? null : of(claim);
  };

/** Claimed to have checked somebody whose side is known now, and was right or wrong; only an enemy found is a proof. */
const checked =
  (isRight: boolean): Find =>
  (l, seat) => {
    const isSuch = ({ say, about, value }: Claim): boolean => {
      const isFoe = value > SPECIAL_VAMPIRE;
      return say === 'claimCheck' && l.isEnemy[about] === (isFoe === isRight) && (isFoe || !isRight);
    };
    return l.said[seat]!.findLast(isSuch)?.about ?? null;
  };

/** Somebody else says to have found or seen this of the seat. */
const told =
  (isSuch: (claim: Claim) => boolean): Find =>
  (l, seat, speaker) =>
    l.told[seat]!.findLast((claim) => claim.seat !== speaker && isSuch(claim))?.seat ?? null;

/** So many others must have spoken before silence is remarkable. */
const MANY = 3;
/** Only of those who have used phrases before: others speak aloud. */
const isSilent = ({ nominations, said, speakers, cycle }: Ledger, seat: Seat): boolean =>
  nominations[seat]! < 0 && said[seat]!.length > 0 && said[seat]!.at(-1)!.cycle !== cycle && speakers >= MANY;

/** At most a quarter of the voters voted as this seat did. */
const isContrary = ({ votes, voters, ayes }: Trial, seat: Seat): boolean =>
  votes[seat]! >= 0 && 4 * (votes[seat] === 1 ? ayes : voters - ayes) <= voters;

/** Whom a seat has accused in words tonight. */
const blamedTonight = ({ said, cycle }: Ledger, seat: Seat): Seat[] =>
  said[seat]!.flatMap((claim) => (claim.cycle === cycle && blamedIn(claim) >= 0 ? blamedIn(claim) : []));

const FINDS: { readonly [ground in Ground]: Find } = {
  checkedEnemy: told(({ say, value }) => say === 'claimCheck' && value > SPECIAL_VAMPIRE),
  seenKilling: told(({ say }) => say === 'claimKiller'),
  misread: checked(false),
  myRole: ({ single }, seat, speaker) => when(single[seat]! >= 0 && single[seat] === single[speaker]),
  sameRole: ({ single }, seat, speaker) => {
    const other = single.findIndex((role, one) => one !== seat && one !== speaker && role === single[seat]);
    return single[seat]! >= 0 && other >= 0 ? other : null;
  },
  sparedEnemy: voted(false, true),
  condemnedVampire: voted(true, false),
  twoRoles: ({ said }, seat) =>
    when(new Set(said[seat]!.flatMap(({ say, value }) => (say === 'claimRole' ? value : []))).size > 1),
  trustedEnemy: spoke(trustedIn, true),
  blamedVampire: spoke(blamedIn, false),
  blamesMe: (l, seat, speaker) => when(l.nominations[seat] === speaker || blamedTonight(l, seat).includes(speaker)),
  evaded: (l, seat) => when(hasEvaded(l.tonight, seat)),
  contrary: (l, seat) => {
    const trial = l.trials.findLast((one) => one.accused !== seat && isContrary(one, seat));
    return isOpen(l) && trial !== undefined ? trial.accused : null;
  },
  wavered: (l, seat) => when(new Set(blamedTonight(l, seat)).size > 1),
  silent: (l, seat) => when(isSilent(l, seat)),
  readRight: checked(true),
  checkedVampire: told(({ say, value }) => say === 'claimCheck' && value <= SPECIAL_VAMPIRE),
  condemnedEnemy: voted(true, true),
  blamedEnemy: spoke(blamedIn, true),
  sparedVampire: voted(false, false),
  trustedVampire: spoke(trustedIn, false),
  feeling: () => -1,
};

/** The reasons that go with a phrase. */
const GIVEN: { readonly [phrase in Phrase]?: readonly Ground[] } = {
  accuse: [...AGAINST, 'feeling'],
  defend: [...IN_FAVOUR, 'feeling'],
  deny: IN_FAVOUR,
};

/** VN-4.9.6: every reason that the speaker may give for a phrase about a seat: what is true on the public record. */
export const groundsFor = (l: Ledger, say: Phrase, seat: Seat, speaker: Seat): { value: number; other: Seat }[] =>
  (GIVEN[say] ?? []).flatMap((ground) => {
    const other = FINDS[ground](l, seat, speaker);
    return other === null ? [] : [{ value: GROUNDS.indexOf(ground), other }];
  });
