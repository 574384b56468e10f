import {
  BANSHEE,
  BRIDE,
  type Call,
  COUNT,
  DHAMPIR,
  type Fact,
  GHOUL,
  HUNTER_TYPE,
  HUNTERS,
  KITSUNE,
  LEADER,
  LORDS,
  NEWLY_TURNED,
  PLAIN_VARG,
  REVENANT,
  ROLES,
  type Role,
  type RoleName,
  roleName,
  SCOUT,
  SPECIAL_VAMPIRE,
  type TargetingRole,
  VARG_LEADER,
  VARGS,
  VENGEFUL_VARG,
  WEREWOLF,
} from '@duskhall/blood-vendetta';
import type { CallText, Words } from '@duskhall/blood-vendetta/texts/catalogue.ts';
import type { RulebookWords } from '@duskhall/blood-vendetta/texts/en/rulebook.ts';

const isHunting = (role: Role): boolean => ROLES[role]!.side === HUNTERS || role === NEWLY_TURNED;
const isVarg = (role: Role): boolean => ROLES[role]!.side === VARGS;

/** The call of a role's own; null: it has none. */
function ownCall(words: Words, role: Role): CallText | null {
  const { call } = ROLES[role]!;
  if (call === '') return null;
  if (call === 'lord') return words.calls.lord;
  if (call === 'shifter') return words.shifterCalls[role === KITSUNE ? 'kitsune' : 'werewolf'];
  const name = roleName(role) as Extract<RoleName, Call>;
  return { ...words.roles[name], name: words.roles[name].name };
}

/** What the narrator says when the role is called, by phase; nothing for those who never are. */
export function callLines(words: Words, { said }: RulebookWords, role: Role): string[] {
  const at = (phase: keyof Words['phases'], { open }: CallText) =>
    `${words.phases[phase].name}${words.colon}${said(open)}`;
  const { phase } = ROLES[role]!;
  const own = ownCall(words, role);
  const { calls } = words;
  return [
    ...(isVarg(role) ? [at('intro', calls['meet-vargs'])] : []),
    ...(role === VARG_LEADER ? [at('intro', calls['meet-varg-leader'])] : []),
    ...(role === NEWLY_TURNED ? [at('intro', calls['meet-newly-turned'])] : []),
    ...(isHunting(role) ? [at('intro', calls['meet-hunters'])] : []),
    ...(role === LEADER ? [at('intro', calls['meet-leader'])] : []),
    ...(own !== null && phase === 'dawn' ? [at('dawn', own)] : []),
    ...(isVarg(role) ? [at('day', calls.vargs)] : []),
    ...(isHunting(role) ? [at('day', calls.hunters)] : []),
    ...(own !== null && phase === 'sunset' ? [at('sunset', own)] : []),
  ];
}

/** What the card of a role's own call tells, say of seat 0 and seat 1. */
function answersOf(role: Role): Partial<Fact>[] {
  if (role === BRIDE || role === VENGEFUL_VARG) return [{ about: 'lord', value: 1 }];
  if (role === SCOUT) return [{ about: 'type', value: SPECIAL_VAMPIRE, other: 1 }];
  if (role === COUNT)
    return [
      { about: 'type', value: HUNTER_TYPE },
      { about: 'watch', target: 1, other: 0, value: HUNTER_TYPE },
    ];
  if (LORDS.includes(role)) return [{ about: 'type', value: HUNTER_TYPE }];
  if (role === DHAMPIR) return [{ about: 'attacker', other: 1 }];
  if (role === REVENANT) return [{ about: 'same', other: 1, value: 1 }];
  if (role === GHOUL) return [{ about: 'lives', value: 2 }];
  return [{ about: 'done', value: role === BANSHEE || role === WEREWOLF ? 0 : 1 }];
}

/** The questions of a role's own call, and its card. */
function ownLines(words: Words, { said, card, others }: RulebookWords, role: Role): string[] {
  const { call, hasTarget, hasSecond, either, after } = ROLES[role]!;
  if (call === '') return [];
  const fact = { seat: 0, cycle: 1, call, target: 0, other: -1, value: 0 } as const;
  const told = answersOf(role).map((answer) => card(words.card({ ...fact, ...answer } as Fact, others)));
  const choice = (question: 'place' | 'kill' | 'sacrifice') => {
    const { yes, no } = words.eithers[question];
    return `${said(words.asks[question])} ${no} / ${yes}`;
  };
  return [
    ...(hasTarget ? [said(words.roles[roleName(role) as TargetingRole].ask)] : []),
    ...(hasSecond ? [said(words.asks.second)] : []),
    ...(either === '' ? [] : [choice(either)]),
    ...told,
    ...(after === 'bride' ? [choice('sacrifice')] : []),
  ];
}

/** The list of the clan, as the Introduction Day shows it. */
function listLines(words: Words, { card, others }: RulebookWords, role: Role): string[] {
  const list = words.list(others);
  if (isVarg(role)) return [card(words.lists['meet-vargs'](list))];
  if (!isHunting(role)) return [];
  return [...(role === NEWLY_TURNED ? [card(words.mask)] : []), card(words.lists['meet-hunters'](list))];
}
/** The board of the clan by day. */
function dayLines({ asks, struck }: Words, { said, card, others }: RulebookWords, role: Role): string[] {
  if (isVarg(role)) return [said(asks[role === VARG_LEADER ? 'strike' : 'point']), card(struck('vargs', others[0]!))];
  if (!isHunting(role)) return [];
  return [said(asks.hunt), ...(role === LEADER ? [said(asks.tie)] : []), card(struck('hunters', others[0]!))];
}

/** VN-4.13.4: what those see who are not called. */
const harmlessLines = ({ asks, neutral }: Words, { said, card, harmless }: RulebookWords): string[] => [
  `${harmless} ${[asks.suspect, asks.trust, asks.danger, asks.guess].map(said).join(' ')}`,
  card(neutral),
];

/** What a phone asks and shows whoever has the role. */
export function phoneLines(words: Words, t: RulebookWords, role: Role): string[] {
  const own = role === PLAIN_VARG ? [] : ownLines(words, t, role);
  const isAtDawn = ROLES[role]!.phase === 'dawn';
  const all = [
    ...listLines(words, t, role),
    ...(isAtDawn ? own : []),
    ...dayLines(words, t, role),
    ...(isAtDawn ? [] : own),
  ];
  return all.length > 0 ? all : harmlessLines(words, t);
}
