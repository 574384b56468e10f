import type { Option, OptionTable } from '@duskhall/kernel';
import { ALL_ROLES, ROLES, type RoleName, roleName } from './roles/table.ts';

type Mode = 'preset' | 'plain' | 'special';
/** VN-4.12; 0 means no limit. */
const TIMERS = {
  roleReadSeconds: 60,
  introSeconds: 15,
  callSeconds: 12,
  cardSeconds: 5,
  brideSeconds: 10,
  phaseSeconds: 40,
  clanSeconds: 40,
  leaderTieSeconds: 10,
  debateSeconds: 45,
  debateSecondsEach: 12,
  speechSeconds: 40,
  defenceSeconds: 20,
  voteSeconds: 15,
  lastWordsSeconds: 15,
} as const;
export type Timer = keyof typeof TIMERS;

/** VN-11, VN-2.6: the table's options. Card counts apply with `set: custom`. */
export type Options = {
  readonly set: 'standard' | 'advanced' | 'custom';
  readonly moderator: 'software' | 'human' | 'temporary';
  readonly cards: 'dealt' | 'printed';
  /** `usual`: as VN-4.1.11 says; the state of a table has one of the other two. */
  readonly callMode: 'usual' | 'sequential' | 'simultaneous';
  readonly composition: 'open' | 'closed';
  readonly hideLordKind: 'off' | 'on';
  readonly hideShifterKind: 'off' | 'on';
  readonly slyVarg: Mode;
  readonly vengefulVarg: Mode;
  readonly paralyzingVarg: Mode;
  readonly trickyVarg: Mode;
  readonly revealOnDeath: 'role' | 'type' | 'side' | 'none';
  readonly nightVote: 'trial' | 'plurality';
  readonly nightZero: 'vote' | 'debate-only';
  readonly maxTrials: number;
  readonly secretBallot: 'off' | 'on';
  readonly debateStyle: 'free' | 'rounds';
  readonly lastWords: 'executed' | 'all' | 'none';
  readonly endRule: 'last-standing' | 'parity';
  readonly stalemateCycles: number;
  readonly newlyTurnedShowsAs: 'vampire' | 'special-vampire';
  readonly bansheeMayPass: 'off' | 'on';
  readonly clanChat: 'off' | 'on';
  readonly ghostView: 'full' | 'public';
  readonly leakGuard: 'on' | 'off';
  readonly brisk: 'on' | 'off';
  readonly absentAfter: number;
} & { readonly [id in RoleName]: number } & { readonly [timer in Timer]: number };

/** The first value is the default. */
const choice = <V extends string>(...values: [V, ...V[]]): Option<V> =>
  ({ kind: 'choice', values, fallback: values[0] }) as Option<V>;
const number = (min: number, max: number, fallback: number): Option<number> => ({ kind: 'number', min, max, fallback });
const MODES = ['preset', 'plain', 'special'] as [Mode, ...Mode[]];
const LONGEST = 3600;

const counts = Object.fromEntries(ALL_ROLES.map((role) => [roleName(role), number(0, ROLES[role]!.copies, 0)]));
const timers = Object.fromEntries(
  Object.entries(TIMERS).map(([timer, seconds]) => [timer, number(0, LONGEST, seconds)]),
);

export const OPTIONS: OptionTable<Options> = {
  set: choice('standard', 'advanced', 'custom'),
  moderator: choice('software', 'human', 'temporary'),
  cards: choice('dealt', 'printed'),
  callMode: choice('usual', 'sequential', 'simultaneous'),
  composition: choice('open', 'closed'),
  hideLordKind: choice('off', 'on'),
  hideShifterKind: choice('off', 'on'),
  slyVarg: choice(...MODES),
  vengefulVarg: choice(...MODES),
  paralyzingVarg: choice(...MODES),
  trickyVarg: choice(...MODES),
  revealOnDeath: choice('role', 'type', 'side', 'none'),
  nightVote: choice('trial', 'plurality'),
  nightZero: choice('vote', 'debate-only'),
  maxTrials: number(1, 10, 3),
  secretBallot: choice('off', 'on'),
  debateStyle: choice('free', 'rounds'),
  lastWords: choice('executed', 'all', 'none'),
  endRule: choice('last-standing', 'parity'),
  stalemateCycles: number(0, 10, 3),
  newlyTurnedShowsAs: choice('vampire', 'special-vampire'),
  bansheeMayPass: choice('off', 'on'),
  clanChat: choice('off', 'on'),
  ghostView: choice('full', 'public'),
  leakGuard: choice('on', 'off'),
  brisk: choice('on', 'off'),
  absentAfter: number(1, 20, 4),
  ...(counts as OptionTable<{ [id in RoleName]: number }>),
  ...(timers as OptionTable<{ [timer in Timer]: number }>),
};
