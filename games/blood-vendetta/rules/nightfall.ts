import type { Seat } from '@duskhall/kernel';
import type { Attack } from '../events.ts';
import { BANSHEE, BRIDE, GHOUL, HUNTERS, LAMIA, LEADER, NEWLY_TURNED, QUEEN, VARG_LEADER } from '../roles/table.ts';
import type { State } from '../state/index.ts';
import { holder, isVargGame, livesOfSide, living, lord, presentAt } from './people.ts';

export interface Hit {
  readonly source: Attack['source'] | 'sacrifice' | 'doom';
  readonly victim: Seat;
}
/** VN-4.6.8: the results of a Nightfall. */
export interface Nightfall {
  readonly dead: readonly Seat[];
  readonly kitsunes: readonly Seat[];
  readonly ghoulLives: number;
  readonly isTurnedStruck: boolean;
}

/** VN-5.2.2, VN-5.6.1, VN-5.6.2: protects against everything except the Vengeful Varg and executions. */
export const isWarded = (s: State, seat: Seat): boolean => seat === s.used[QUEEN] || seat === s.princeWard;
/** VN-5.13.1, VN-5.13.4: the seat whose doom falls due in this cycle. */
export const dueDoom = (s: State): Seat => s.before[BANSHEE]!;

/**
 * VN-4.6.2, VN-4.6.3: the lethal hits before anyone intervenes. The Lamia decides who is found (VN-5.4.2), each ward
 * covers one person (VN-5.4.5), and clan leaders are immune (VN-4.4.9, VN-5.15.2).
 */
export function attackHits(s: State): Hit[] {
  const hits: Hit[] = [];
  for (const { source, target, attackers } of s.attacks) {
    if (source === 'vengeful') {
      hits.push({ source, victim: target });
      continue;
    }
    for (const victim of presentAt(s, target)) {
      if (attackers.length === 1 && attackers[0] === victim) continue;
      if (isVargGame(s) && source === 'hunters' && s.roles[victim] === VARG_LEADER) continue;
      if (isVargGame(s) && source === 'vargs' && s.roles[victim] === LEADER) continue;
      if (isWarded(s, victim)) continue;
      hits.push({ source, victim });
    }
  }
  return hits;
}

/** VN-4.6.4, VN-4.6.5, VN-5.7.5, VN-5.13.2: all lethal hits of the day. */
export function allHits(s: State): Hit[] {
  let hits = attackHits(s);
  if (s.isSacrificed) {
    const [bride, ruler] = [holder(s, BRIDE), lord(s)];
    hits = hits.filter(({ victim }) => victim !== ruler);
    const isHidden = s.used[LAMIA] === bride && s.isHost;
    if (!isWarded(s, bride) && !isHidden) hits.push({ source: 'sacrifice', victim: bride });
  }
  const doomed = dueDoom(s);
  if (doomed >= 0 && s.isAlive[doomed] && !isWarded(s, doomed)) hits.push({ source: 'doom', victim: doomed });
  return hits;
}

/** VN-5.7.4, VN-5.7.6, VN-R41: the lord would die by an attack, and no doom would make her sacrifice useless. */
export function isLordDying(s: State): boolean {
  const ruler = lord(s);
  if (ruler < 0 || (dueDoom(s) === ruler && !isWarded(s, ruler))) return false;
  return attackHits(s).some(({ victim }) => victim === ruler);
}

/** VN-5.10.2: the lives the Ghoul will have left. */
export function livesLeft(s: State): number {
  const ghoul = holder(s, GHOUL);
  return Math.max(0, s.ghoulLives - allHits(s).filter(({ victim }) => victim === ghoul).length);
}

/** VN-4.6.6, VN-4.6.7, VN-4.6.9: who dies, after blocks, the Lamia and the wards. */
export function resolve(s: State): Nightfall {
  const hits = allHits(s);
  const ghoulLives = livesLeft(s);
  const avenger = s.attacks.find(({ source }) => source === 'vengeful')?.attackers[0];
  const isDead = (seat: Seat): boolean => {
    if (s.isLeaving[seat] || seat === avenger) return true;
    return s.roles[seat] === GHOUL ? ghoulLives === 0 : hits.some(({ victim }) => victim === seat);
  };
  const dead = living(s).filter(isDead);
  const by = (source: Hit['source'], seat: Seat) => hits.some((hit) => hit.source === source && hit.victim === seat);
  return {
    dead,
    kitsunes: dead.filter((seat) => by('kitsune', seat)),
    ghoulLives,
    isTurnedStruck: dead.some((seat) => s.roles[seat] === NEWLY_TURNED && by('hunters', seat)),
  };
}
/** VN-4.6.8, VN-R43: a double strike needs someone left to strike. */
export const mayStrikeTwice = (s: State): boolean => livesOfSide(s, HUNTERS);
