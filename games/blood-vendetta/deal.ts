import { BadInput, below, next, proceed, type Rng, shuffle } from '@duskhall/kernel';
import type { Options } from './options.ts';
import { errorsIn } from './roles/check-set.ts';
import { cardsOf, countsOf, presetIn, type RoleSet } from './roles/sets.ts';
import {
  bit,
  COUNT,
  KING,
  KITSUNE,
  LORDS,
  MODAL_VARGS,
  PARALYZING_VARG,
  PRINCE,
  ROLES,
  type Role,
  SHIFTERS,
  SIDES,
  SLY_VARG,
  TRICKY_VARG,
  VENGEFUL_VARG,
  WEREWOLF,
} from './roles/table.ts';
import { steps } from './rules/index.ts';
import { type Composition, RULES_VERSION, type State } from './state/index.ts';
import { emptyTable } from './state/table.ts';

/** VN-3.3: the set the options ask for, whether playable or not. */
export function wantedSet(options: Options, seats: number, rules: number = RULES_VERSION): RoleSet {
  const preset = options.set === 'custom' ? undefined : presetIn(rules, options.set, seats);
  const counts = options.set === 'custom' ? countsOf((name) => options[name]) : preset?.counts;
  return withModes({ counts: counts ?? countsOf(() => 0), powers: preset?.powers ?? 0 }, options);
}

/** The same set, or an error if it is not playable. */
export function setOf(options: Options, seats: number, rules: number = RULES_VERSION): RoleSet {
  const set = wantedSet(options, seats, rules);
  const [error] = errorsIn(set, seats);
  if (error === undefined) return set;
  const { code, rule } = error;
  throw new BadInput(`this role set cannot be played: ${code} (${rule})`, { code: 'bad-set', rule });
}

/** VN-2.3.1: the modes of the vargs; a card the preset does not mention has its power. */
function withModes({ counts, powers }: RoleSet, options: Options): RoleSet {
  const wanted: [Role, Options['slyVarg']][] = [
    [SLY_VARG, options.slyVarg],
    [VENGEFUL_VARG, options.vengefulVarg],
    [PARALYZING_VARG, options.paralyzingVarg],
    [TRICKY_VARG, options.trickyVarg],
  ];
  const isOn = (role: Role, mode: Options['slyVarg']): boolean =>
    mode === 'preset' ? options.set === 'custom' || (powers & bit(role)) > 0 : mode === 'special';
  const on = wanted.reduce((mask, [role, mode]) => (isOn(role, mode) ? mask | bit(role) : mask), 0);
  return { counts, powers: on & MODAL_VARGS.reduce((mask, role) => (counts[role]! > 0 ? mask | bit(role) : mask), 0) };
}

/** VN-2.7.2, VN-2.7.3: draws the hidden kinds. */
function hideKinds(cards: Role[], options: Options, rng: Rng): Role[] {
  const isHeir = cards.includes(COUNT) && (cards.includes(KING) || cards.includes(PRINCE));
  const draw = (kinds: readonly Role[], label: string) => kinds[below(rng, kinds.length, label)]!;
  const lord = options.hideLordKind === 'on' ? draw(isHeir ? [KING, PRINCE] : LORDS, 'lord') : -1;
  const shifter = options.hideShifterKind === 'on' ? draw(SHIFTERS, 'shifter') : -1;
  return cards.map((role) => {
    if (lord >= 0 && LORDS.includes(role) && !(isHeir && role === COUNT)) return lord;
    return shifter >= 0 && SHIFTERS.includes(role) ? shifter : role;
  });
}

/** VN-3.6: what the table is told about these cards. */
export function compositionOf(cards: readonly Role[], powers: number, options: Options): Composition {
  const count = (role: Role) => cards.filter((card) => card === role).length;
  const sides = SIDES.map((_, side) => cards.filter((role) => ROLES[role]!.side === side).length);
  const isClosed = options.composition === 'closed';
  const isHeir = count(COUNT) > 0 && count(KING) + count(PRINCE) > 0;
  const isHidden = (role: Role): boolean => {
    if (options.hideLordKind === 'on' && LORDS.includes(role)) return !(isHeir && role === COUNT);
    return options.hideShifterKind === 'on' && SHIFTERS.includes(role);
  };
  const hidden = (kinds: readonly Role[]) =>
    isClosed ? 0 : cards.filter((role) => kinds.includes(role) && isHidden(role)).length;
  const counts = ROLES.map((_, role) => (isClosed || isHidden(role) ? 0 : count(role)));
  return { counts, lords: hidden(LORDS), shifters: hidden([WEREWOLF, KITSUNE]), sides, powers };
}

/** Options that cannot be combined. */
export function checkOptions(options: Options): void {
  if (options.leakGuard === 'off' && options.moderator === 'software')
    throw new BadInput('leakGuard=off needs a human moderator (VN-4.13.9)', { code: 'bad-options', rule: 'VN-4.13.9' });
  if (options.cards === 'printed' && options.moderator !== 'human')
    throw new BadInput('cards=printed needs moderator=human (VN-4.11.7)', { code: 'bad-options', rule: 'VN-4.11.7' });
  if (options.cards === 'printed' && (options.composition === 'closed' || hidesKinds(options)))
    throw new BadInput('cards=printed needs an open composition: the moderator records every card (VN-4.11.7)', {
      code: 'bad-options',
      rule: 'VN-4.11.7',
    });
}
const hidesKinds = (options: Options): boolean => options.hideLordKind === 'on' || options.hideShifterKind === 'on';

/** VN-4.1.11: with phones all choose at once; where somebody calls the roles aloud, one after the other. */
const usualMode = ({ moderator }: Options): Options['callMode'] =>
  moderator === 'software' ? 'simultaneous' : 'sequential';

/** The options of a table. Older rules lacked some of them, so their digests must not contain those. */
function optionsIn(rules: number, { brisk, absentAfter, ...options }: Options): Options {
  const callMode = options.callMode === 'usual' ? usualMode(options as Options) : options.callMode;
  return { ...options, callMode, ...(rules > 1 && { brisk }), ...(rules > 2 && { absentAfter }) } as Options;
}

/** VN-3.7: the table before the first question. */
export function lay(options: Options, cards: readonly Role[], powers: number, rng: Rng, rules: number): State {
  checkOptions(options);
  const isPrinted = options.cards === 'printed';
  const composition = compositionOf(cards, powers, options);
  const s = emptyTable(optionsIn(rules, options), composition, isPrinted ? cards.map(() => -1) : cards, rng, rules);
  s.table.log?.push({ type: 'began', seats: s.seats });
  return s;
}

/** VN-3.4: deals all cards at random. */
export function setup(options: Options, seats: number, rng: Rng, rules: number = RULES_VERSION): State {
  const set = setOf(options, seats, rules);
  const cards = shuffle(rng, hideKinds(cardsOf(set), options, rng), 'roles');
  const s = lay(options, cards, set.powers, rng, rules);
  next(s, options.cards === 'printed' ? { do: 'intro.begin' } : { do: 'roles.ask' });
  proceed(steps, s);
  return s;
}
