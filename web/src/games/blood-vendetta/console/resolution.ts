import {
  BANSHEE,
  BRIDE,
  dueDoom,
  GHOUL,
  LAMIA,
  LEADER,
  lord,
  QUEEN,
  resolve,
  type State,
} from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';

/** VN-4.6: the pending effects of Nightfall so far. */
export interface Resolution {
  attacks: State['attacks'];
  /** Who is at whose home; -1: nobody visits. */
  lamia: Seat;
  partner: Seat;
  isHost: boolean;
  queenWard: Seat;
  princeWard: Seat;
  /** Who dies of a song today, and for whom it was sung today. */
  doomed: Seat;
  sung: Seat;
  /** The bride who dies for the lord. */
  bride: Seat;
  /** -1: there is no Ghoul. */
  ghoulLives: number;
  lord: Seat;
  leader: Seat;
  /** Who would die now. */
  dying: readonly Seat[];
}

const holder = (s: State, role: number): Seat => s.roles.findIndex((own, seat) => own === role && s.isAlive[seat]);

export function resolutionOf(s: State): Resolution {
  const { dead, ghoulLives } = resolve(s);
  return {
    attacks: s.attacks,
    lamia: s.used[LAMIA]! < 0 ? -1 : holder(s, LAMIA),
    partner: s.used[LAMIA]!,
    isHost: s.isHost,
    queenWard: s.used[QUEEN]!,
    princeWard: s.princeWard,
    doomed: dueDoom(s),
    sung: s.used[BANSHEE]!,
    bride: s.isSacrificed ? holder(s, BRIDE) : -1,
    ghoulLives: holder(s, GHOUL) < 0 ? -1 : ghoulLives,
    lord: lord(s),
    leader: holder(s, LEADER),
    dying: dead,
  };
}
