import {
  bit,
  has,
  MODAL_VARGS,
  PARALYZING_VARG,
  ROLES,
  type Role,
  type RoleMask,
  type RoleName,
  roleName,
  roleOf,
  SLY_VARG,
  TRICKY_VARG,
  VENGEFUL_VARG,
} from './table.ts';

/** The number of cards of each role, and which vargs have their power. */
export interface RoleSet {
  readonly counts: readonly number[];
  readonly powers: RoleMask;
}
/** By role; 0 for entries that are not cards, and for roles added after the table was opened. */
export const countsOf = (countOf: (name: RoleName) => number | undefined): number[] =>
  ROLES.map(({ copies }, role) => (copies > 0 ? (countOf(roleName(role)) ?? 0) : 0));

const VARG_WORDS: { [word: string]: Role } = {
  sly: SLY_VARG,
  vengeful: VENGEFUL_VARG,
  paralyzing: PARALYZING_VARG,
  tricky: TRICKY_VARG,
};

/** Parses a set written as in VN-2.7: `king vampire*3 leader hunter varg-leader sly plain: tricky`. */
export function readSet(text: string): RoleSet {
  const counts = countsOf(() => 0);
  let powers = 0;
  let isPlain = false;
  for (const word of text.split(/[ ,]+/)) {
    const [name = '', times = '1'] = word.split('*');
    if (name === 'plain:') isPlain = true;
    else {
      const role = VARG_WORDS[name] ?? roleOf(name as RoleName);
      counts[role]! += Number(times);
      if (!isPlain && MODAL_VARGS.includes(role)) powers |= bit(role);
    }
  }
  return { counts, powers };
}

const PACK = 'varg-leader plain: sly vengeful tricky';
/** VN-2.7: by number of players. */
const STANDARD: { readonly [players: number]: string } = {
  6: 'vampire*5 hunter',
  7: 'count queen vampire*3 hunter*2',
  8: 'count vampire*5 hunter*2',
  9: 'prince queen vampire*4 scout hunter werewolf',
  10: 'prince queen vampire*5 leader scout hunter',
  11: 'prince dhampir vampire*6 leader scout hunter',
  12: 'king queen vampire*6 leader monk hunter werewolf',
  13: 'king queen dhampir vampire*6 leader scout monk hunter',
  14: 'prince queen dhampir vampire*6 leader scout hunter*2 werewolf',
  15: 'king queen ghoul bride vampire*6 leader scout monk hunter werewolf',
  16: 'king count queen dhampir vampire*7 leader scout monk beauty werewolf',
  17: 'prince queen dhampir ghoul vampire*7 leader scout monk hunter*2 werewolf',
  18: 'king count queen bride vampire*8 leader scout monk hunter*2 werewolf',
  19: 'king count queen bride vampire*9 leader scout monk beauty hunter werewolf',
  20: `king count queen bride dhampir ghoul vampire*6 leader scout hunter*2 ${PACK}`,
  21: `king count queen bride dhampir ghoul vampire*7 leader scout hunter*2 ${PACK}`,
  22: `king count queen bride dhampir ghoul vampire*8 leader scout monk hunter ${PACK}`,
  23: `king count queen bride dhampir ghoul lamia vampire*8 leader scout monk beauty ${PACK}`,
  24: 'king count queen bride dhampir ghoul nosferatu vampire*7 leader scout monk hunter*2 varg-leader plain: sly vengeful paralyzing tricky',
};
const ADVANCED: typeof STANDARD = {
  8: 'prince lamia vampire*4 scout hunter',
  9: 'king ghoul vampire*4 monk hunter kitsune',
  10: 'prince lamia dhampir vampire*4 leader scout monk',
  11: 'prince newly-turned queen vampire*4 leader scout hunter kitsune',
  12: 'prince queen banshee vampire*5 leader scout beauty werewolf',
  13: 'king bride nosferatu vampire*6 leader scout beauty kitsune',
  14: 'prince newly-turned queen revenant vampire*5 leader scout monk hunter werewolf',
  15: 'king count bride undine vampire*6 leader scout monk beauty kitsune',
  16: 'prince queen banshee revenant vampire*7 leader scout monk beauty kitsune',
  17: 'prince newly-turned lamia revenant vampire*7 leader scout monk hunter*2 werewolf',
  18: 'king count queen nosferatu lamia vampire*7 leader scout monk beauty hunter kitsune',
  19: 'prince queen banshee lamia revenant undine vampire*7 leader scout monk beauty hunter werewolf',
  20: 'king count queen undine dhampir ghoul nosferatu vampire*5 leader scout monk hunter varg-leader sly vengeful plain: tricky',
  21: 'king count queen undine bride dhampir ghoul vampire*6 leader scout monk hunter varg-leader sly vengeful tricky',
  22: 'king count queen undine bride dhampir ghoul nosferatu vampire*6 leader scout monk beauty varg-leader sly vengeful paralyzing',
  23: 'prince count queen banshee undine bride dhampir ghoul revenant vampire*6 leader scout monk beauty varg-leader sly paralyzing tricky',
  24: 'king count queen banshee undine bride dhampir ghoul nosferatu vampire*5 leader scout monk beauty hunter varg-leader sly vengeful paralyzing tricky',
};

const readAll = (sets: typeof STANDARD): { readonly [players: string]: RoleSet } =>
  Object.fromEntries(Object.entries(sets).map(([players, text]) => [players, readSet(text)]));
/** VN-2.7, VN-2.7.1: the recommended sets by name and number of players. */
export const PRESETS = {
  standard: readAll(STANDARD),
  advanced: readAll({ 6: STANDARD[6]!, 7: STANDARD[7]!, ...ADVANCED }),
} as const;

/** Those that were others in versions 1 and 2 of the rules: the vampires won too often with 18 and 19, too seldom with 11. */
const PRESETS_BEFORE_3 = {
  standard: readAll({
    18: 'king count queen bride dhampir vampire*7 leader scout monk hunter*2 werewolf',
    19: 'king count queen bride dhampir vampire*8 leader scout monk beauty hunter werewolf',
  }),
  advanced: readAll({
    11: 'prince newly-turned vampire*5 leader scout hunter kitsune',
    18: 'king count queen nosferatu dhampir lamia vampire*6 leader scout monk beauty hunter kitsune',
  }),
};
/** The recommended set of this version of the rules; undefined: there is none for this number of players. */
export const presetIn = (rules: number, set: keyof typeof PRESETS, players: number): RoleSet | undefined =>
  (rules < 3 ? PRESETS_BEFORE_3[set][players] : undefined) ?? PRESETS[set][players];

/** The cards of a set one by one. */
export const cardsOf = ({ counts }: RoleSet): Role[] =>
  counts.flatMap((count, role) => Array.from({ length: count }, () => role));
export const sizeOf = ({ counts }: RoleSet): number => counts.reduce((sum, count) => sum + count, 0);
/** VN-2.3.1: whether a varg is in the set without its power. */
export const isPlain = ({ counts, powers }: RoleSet, role: Role): boolean =>
  MODAL_VARGS.includes(role) && counts[role]! > 0 && !has(powers, role);
