import type { Seat } from '@duskhall/kernel';
import type { Ballot, Claim, Trial } from '../events.ts';
import { AGAINST, GROUNDS, type Ground, IN_FAVOUR, type Phrase } from '../frames.ts';
import { ROLES, SPECIAL_VAMPIRE, VAMPIRES } from '../roles/table.ts';
import { type Graves, sideShown } from './shown-side.ts';

/** What everybody can remember: the votes, the words and the dead. */
export interface Memory extends Graves {
  readonly cycle: number;
  readonly trials: readonly Trial[];
  readonly ballots: readonly Ballot[];
  readonly claims: readonly Claim[];
  readonly nominations: readonly Seat[];
}

/** Whether a reason holds for a seat in a speaker's mouth: the other seat it names, -1 if none, null if it is not true. */
type Find = (m: Memory, seat: Seat, speaker: Seat) => Seat | null;

const sideOf = (isEnemy: boolean) => (m: Memory, seat: Seat) => {
  const side = sideShown(m, seat);
  return side >= 0 && (side !== VAMPIRES) === isEnemy;
};
/** VN-4.8.7: how a seat voted is not known after a secret ballot. */
const isOpen = ({ options }: Memory): boolean => options.secretBallot === 'off';

/** Voted for or against the execution of somebody whose side is known now. */
const voted =
  (isAye: boolean, isEnemy: boolean): Find =>
  (m, seat) => {
    if (!isOpen(m)) return null;
    const isSuch = (accused: Seat) => accused >= 0 && accused !== seat && sideOf(isEnemy)(m, accused);
    const trial = m.trials.findLast(({ accused, votes }) => votes[seat] === Number(isAye) && isSuch(accused));
    const ballot = isAye ? m.ballots.findLast(({ votes }) => isSuch(votes[seat] ?? -1)) : undefined;
    return trial?.accused ?? ballot?.votes[seat] ?? null;
  };

/** Whom a claim accuses; -1: nobody. */
export const blamedIn = ({ say, about, other }: Claim): Seat =>
  say === 'accuse' ? about : say === 'recant' ? other : -1;
const trustedIn = ({ say, about }: Claim): Seat => (say === 'defend' ? about : -1);

/** Spoke so of somebody whose side is known now. */
const spoke =
  (of: (claim: Claim) => Seat, isEnemy: boolean): Find =>
  (m, seat) => {
    const claim = m.claims.findLast((one) => one.seat === seat && of(one) >= 0 && sideOf(isEnemy)(m, of(one)));
    return claim === undefined ? null : of(claim);
  };

/** Claimed to have checked somebody whose side is known now, and was right or wrong; only an enemy found is a proof. */
const checked =
  (isRight: boolean): Find =>
  (m, seat) => {
    const isSuch = ({ say, about, value }: Claim): boolean => {
      const isFoe = value > SPECIAL_VAMPIRE;
      return say === 'claimCheck' && sideOf(isFoe === isRight)(m, about) && (isFoe || !isRight);
    };
    return m.claims.findLast((claim) => claim.seat === seat && isSuch(claim))?.about ?? null;
  };

/** Somebody else says to have found or seen this of the seat. */
const told =
  (isSuch: (claim: Claim) => boolean): Find =>
  (m, seat, speaker) =>
    m.claims.findLast((one) => one.about === seat && one.seat !== seat && one.seat !== speaker && isSuch(one))?.seat ??
    null;

const tonight = ({ claims, cycle }: Memory): readonly Claim[] => claims.filter((claim) => claim.cycle === cycle);
const when = (isTrue: boolean): Seat | null => (isTrue ? -1 : null);

/** The role that a seat claims, as last said; -1: none. */
export const roleClaimed = ({ claims }: Pick<Memory, 'claims'>, seat: Seat): number =>
  claims.findLast((claim) => claim.seat === seat && claim.say === 'claimRole')?.value ?? -1;
const claimsAlone = (m: Memory, seat: Seat): number => {
  const role = roleClaimed(m, seat);
  return role >= 0 && ROLES[role]!.copies === 1 ? role : -1;
};

const ANSWERS: { readonly [ask in Phrase]?: readonly Phrase[] } = {
  askRole: ['claimRole'],
  askSuspect: ['accuse', 'recant'],
  askWhy: ['accuse', 'recant'],
};
/** Of so many words spoken after a question, one should have been the answer. */
const PATIENCE = 4;
/** Was asked tonight, and would not say or let others go on. */
function hasEvaded(m: Memory, seat: Seat): boolean {
  const said = tonight(m);
  const at = said.findLastIndex(({ say, about }) => about === seat && ANSWERS[say] !== undefined);
  if (at < 0) return false;
  const later = said.slice(at + 1);
  const own = later.filter((claim) => claim.seat === seat);
  if (own.some(({ say }) => ANSWERS[said[at]!.say]!.includes(say))) return false;
  return later.length >= PATIENCE || own.some(({ say }) => say === 'decline');
}

/** So many others must have spoken before silence is remarkable. */
const MANY = 3;
const isSilent = (m: Memory, seat: Seat): boolean =>
  m.nominations[seat]! < 0 &&
  tonight(m).every((claim) => claim.seat !== seat) &&
  new Set(tonight(m).map((claim) => claim.seat)).size >= MANY;

/** At most a quarter of the voters voted as this seat did. */
const isContrary = ({ votes, voters, ayes }: Trial, seat: Seat): boolean =>
  votes[seat]! >= 0 && 4 * (votes[seat] === 1 ? ayes : voters - ayes) <= voters;

const FINDS: { readonly [ground in Ground]: Find } = {
  checkedEnemy: told(({ say, value }) => say === 'claimCheck' && value > SPECIAL_VAMPIRE),
  seenKilling: told(({ say }) => say === 'claimKiller'),
  misread: checked(false),
  myRole: (m, seat, speaker) => when(claimsAlone(m, seat) >= 0 && claimsAlone(m, seat) === claimsAlone(m, speaker)),
  sameRole: (m, seat, speaker) => {
    const role = claimsAlone(m, seat);
    const other = m.nominations.findIndex((_, one) => one !== seat && one !== speaker && claimsAlone(m, one) === role);
    return role >= 0 && other >= 0 ? other : null;
  },
  sparedEnemy: voted(false, true),
  condemnedVampire: voted(true, false),
  twoRoles: ({ claims }, seat) =>
    when(new Set(claims.flatMap((one) => (one.seat === seat && one.say === 'claimRole' ? one.value : []))).size > 1),
  trustedEnemy: spoke(trustedIn, true),
  blamedVampire: spoke(blamedIn, false),
  blamesMe: (m, seat, speaker) =>
    when(
      m.nominations[seat] === speaker || tonight(m).some((claim) => claim.seat === seat && blamedIn(claim) === speaker),
    ),
  evaded: (m, seat) => when(hasEvaded(m, seat)),
  contrary: (m, seat) =>
    (isOpen(m) ? m.trials.findLast((trial) => trial.accused !== seat && isContrary(trial, seat)) : undefined)
      ?.accused ?? null,
  wavered: (m, seat) =>
    when(
      new Set(
        tonight(m)
          .flatMap((one) => (one.seat === seat ? blamedIn(one) : []))
          .filter((of) => of >= 0),
      ).size > 1,
    ),
  silent: (m, seat) => when(isSilent(m, seat)),
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
export const groundsFor = (m: Memory, say: Phrase, seat: Seat, speaker: Seat): { value: number; other: Seat }[] =>
  (GIVEN[say] ?? []).flatMap((ground) => {
    const other = FINDS[ground](m, seat, speaker);
    return other === null ? [] : [{ value: GROUNDS.indexOf(ground), other }];
  });
