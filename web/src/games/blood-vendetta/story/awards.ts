import { type Claim, type Event, ROLES, type Role, type Trial, VAMPIRES } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';
import { suspicionsOf, trialsOf } from './chapters.ts';

/** What there is to know about an evening when it is over. */
export interface Evening {
  log: readonly Event[];
  /** By seat. */
  roles: readonly Role[];
  isAlive: readonly boolean[];
}

/** How often somebody was right, of how many times. */
export interface Share {
  right: number;
  all: number;
}

const sideOf = (roles: readonly Role[], seat: Seat): number => ROLES[roles[seat]!]!.side;

/** By seat: how often a suspicion was of somebody on another side. */
export function insightOf({ log, roles }: Evening): Share[] {
  const shares = roles.map(() => ({ right: 0, all: 0 }));
  for (const { by, of } of suspicionsOf(log)) count(shares[by]!, sideOf(roles, by) !== sideOf(roles, of));
  return shares;
}

/** By seat: how often a vote in a trial served the voter's own side. */
export function judgementOf({ log, roles }: Evening): Share[] {
  const shares = roles.map(() => ({ right: 0, all: 0 }));
  for (const trial of trialsOf(log))
    trial.votes.forEach((vote, seat) => {
      if (vote >= 0 && seat !== trial.accused) count(shares[seat]!, isRight(roles, trial, seat));
    });
  return shares;
}
/** Against one's own, for the others. */
export const isRight = (roles: readonly Role[], { accused, votes }: Trial, seat: Seat): boolean =>
  (votes[seat] === 1) === (sideOf(roles, seat) !== sideOf(roles, accused));

function count(share: Share, isHit: boolean): void {
  share.all++;
  if (isHit) share.right++;
}

/** A claim about one's own card that is not true. */
const isLie = (roles: readonly Role[], { say, seat, value }: Claim): boolean =>
  say === 'claimRole' && value !== roles[seat];

export const AWARDS = ['eye', 'judge', 'mask', 'scapegoat', 'tongue', 'liar', 'survivor'] as const;
export interface Award {
  award: (typeof AWARDS)[number];
  seats: readonly Seat[];
  value: number;
}

/** The least number of cases for an award. */
const OFTEN = 3;

/** The evening's awards; one that nobody has earned is not given. */
export function awardsOf(evening: Evening): Award[] {
  const { log, roles, isAlive } = evening;
  const claims = log.flatMap((event) => (event.type === 'said' ? [event.claim] : []));
  const suspected = roles.map((_, seat) => suspicionsOf(log).filter(({ of }) => of === seat).length);
  const isVampire = (seat: Seat) => sideOf(roles, seat) === VAMPIRES;
  const percent = (shares: readonly Share[]) =>
    shares.map(({ right, all }) => (all >= OFTEN ? Math.round((100 * right) / all) : -1));
  const values: { [award in Award['award']]: number[] } = {
    eye: percent(insightOf(evening)),
    judge: percent(judgementOf(evening)),
    // The least suspected of those who had something to hide: fewer is better.
    mask: suspected.map((times, seat) => (isVampire(seat) || !isAlive[seat] ? -1 : 1000 - times)),
    scapegoat: suspected.map((times, seat) => (isVampire(seat) ? times : 0)),
    tongue: roles.map((_, seat) => claims.filter((claim) => claim.seat === seat).length),
    liar: roles.map((_, seat) => claims.filter((claim) => claim.seat === seat && isLie(roles, claim)).length),
    survivor: isAlive.map((lives, seat) => (lives ? 1 + suspected[seat]! : 0)),
  };
  return AWARDS.flatMap((award) => {
    const value = Math.max(...values[award]);
    if (value <= 0) return [];
    const seats = roles.flatMap((_, seat) => (values[award][seat] === value ? [seat] : []));
    // An award that half the table would get is not given.
    return seats.length * 2 > roles.length ? [] : [{ award, seats, value: shown(award, value) }];
  });
}
const shown = (award: Award['award'], value: number): number =>
  award === 'mask' ? 1000 - value : award === 'survivor' ? value - 1 : value;
