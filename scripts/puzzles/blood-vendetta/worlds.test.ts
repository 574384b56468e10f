import {
  type Claim,
  DHAMPIR,
  type Event,
  bloodVendetta as game,
  HUNTER,
  HUNTER_TYPE,
  QUEEN,
  ROLES,
  type Role,
  roleOf,
  SCOUT,
  VAMPIRE,
  VAMPIRE_TYPE,
  VAMPIRES,
} from '@duskhall/blood-vendetta';
import { fastRng, readOptions, type Seat } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { playEvening } from './evening.ts';
import { type Case, evidenceIn, HUNTER_MASK, isClaim, knownIn } from './evidence.ts';
import { clear, convict } from './prove.ts';
import { SETS, tableWith } from './sets.ts';
import { dealsOf, fits, isEnemy, isGivenAway, liarIn, worldsOf } from './worlds.ts';

/** Six at a table: two hunters, and vampires of whom two are special. Seat 0, a vampire, is asked in the first Night. */
const SIX = 'queen dhampir vampire*2 scout hunter';
type Dead = readonly [seat: Seat, role: Role, cause: 'nightfall' | 'execution'];
interface Table {
  claims?: readonly Partial<Claim>[];
  /** By trial: the accused, and who voted for the death. */
  trials?: readonly (readonly [accused: Seat, ayes: readonly Seat[]])[];
  dead?: readonly Dead[];
  set?: string;
}
function caseOf({ claims = [], trials = [], dead = [], set = SIX }: Table): Case {
  const { seats, options } = tableWith(set);
  const view = game.view(game.setup(readOptions(game.options, options, seats), seats, fastRng(1)), 0);
  const said = claims.map(
    (claim) => ({ cycle: 1, seat: -1, say: 'accuse', about: -1, other: -1, value: -1, ...claim }) as Claim,
  );
  const deaths = dead.map(([seat, shown, cause]) => ({
    ...{ seat, shown, cause, cycle: 1, shows: 'role' as const, isKitsunes: false },
  }));
  const isAlive = view.isAlive.map((_, seat) => !dead.some(([one]) => one === seat));
  const log: Event[] = [
    ...trials.map(([accused, ayes]): Event => {
      const votes = view.isAlive.map((_, seat) => Number(ayes.includes(seat)));
      return {
        type: 'tried',
        trial: { cycle: 1, accused, votes, ayes: ayes.length, voters: seats, isCondemned: true },
      };
    }),
    ...said.map((claim): Event => ({ type: 'said', claim })),
  ];
  return { view: { ...view, viewer: 0, role: VAMPIRE, cycle: 1, phase: 'night', claims: said, deaths, isAlive }, log };
}
const role = (seat: Seat, value: Role): Partial<Claim> => ({ seat, say: 'claimRole', value });
const check = (seat: Seat, about: Seat, value: number): Partial<Claim> => ({ seat, say: 'claimCheck', about, value });
const killer = (seat: Seat, about: Seat, other: Seat): Partial<Claim> => ({ seat, say: 'claimKiller', about, other });

test('every deal of the cards is counted once', () => {
  const { view } = caseOf({});
  const isKnown = knownIn(caseOf({}));
  expect(dealsOf(view.composition.counts, isKnown)).toHaveLength(120);
  expect(new Set(dealsOf(view.composition.counts, isKnown).map(String)).size).toBe(120);
});

/* Seat 5 is a hunter, executed with the votes of 1, 2 and 3, so the other hunter is among 4 and those who kept silent. */
const EXECUTED = { dead: [[5, HUNTER, 'execution']], trials: [[5, [0, 1, 2]]] } satisfies Table;
const CASES: readonly (readonly [what: string, table: Table, liar: Seat])[] = [
  ['two say they are the Queen', { claims: [role(1, QUEEN), role(2, QUEEN), role(3, VAMPIRE)] }, -1],
  [
    'one of the two has voted against a hunter',
    { ...EXECUTED, claims: [role(1, QUEEN), role(3, QUEEN), role(2, VAMPIRE)] },
    3,
  ],
  ['both have voted against a hunter, which cannot be', { ...EXECUTED, claims: [role(1, QUEEN), role(2, QUEEN)] }, -1],
  ['an honest Dhampir names a killer', { ...EXECUTED, claims: [killer(1, 3, 5), role(3, VAMPIRE), role(4, QUEEN)] }, 3],
  ['of a Dhampir and a Vampire one lies', { claims: [killer(1, 3, 2), role(3, VAMPIRE), role(2, QUEEN)] }, -1],
];
describe('the liar', () => {
  for (const [what, table, liar] of CASES) test(what, () => expect(liarIn(worldsOf(caseOf(table)))).toBe(liar));

  test('nobody is proved to lie or to be honest where two may be the liar', () => {
    const given = caseOf({ claims: [role(1, QUEEN), role(2, QUEEN), role(3, VAMPIRE)] });
    expect(liarIn(worldsOf(given))).toBe(-1);
    for (const seat of [1, 2]) expect([convict(given, seat), clear(given, seat, -1)]).toEqual([null, null]);
  });
  test('one fact that tells all is no puzzle', () => {
    expect(isGivenAway(caseOf({ claims: [role(1, DHAMPIR), role(2, roleOf('king')), role(3, VAMPIRE)] }))).toBe(true);
    expect(isGivenAway(caseOf({ ...EXECUTED, claims: [role(1, QUEEN), role(3, QUEEN), role(4, VAMPIRE)] }))).toBe(
      false,
    );
  });
});

/* What a vampire may truly claim in the first Night: of seat 1, whether some deal makes it true. */
const PRINCE_SET = 'prince queen vampire*4 scout hunter werewolf';
const CLAIMS: readonly (readonly [what: string, table: Table, isPossible: boolean])[] = [
  ['a check', { claims: [check(1, 2, VAMPIRE_TYPE)] }, true],
  ['a check of oneself', { claims: [check(1, 1, VAMPIRE_TYPE)] }, false],
  ['two checks after one Sunset', { claims: [check(1, 3, VAMPIRE_TYPE), check(1, 2, VAMPIRE_TYPE)] }, false],
  ['the same check twice', { claims: [check(1, 2, VAMPIRE_TYPE), check(1, 2, VAMPIRE_TYPE)] }, true],
  [
    'a vampire checked by the Prince who fell',
    { claims: [check(1, 2, VAMPIRE_TYPE)], dead: [[2, VAMPIRE, 'nightfall']] },
    false,
  ],
  [
    'a vampire checked by the Prince and executed',
    { claims: [check(1, 2, VAMPIRE_TYPE)], dead: [[2, VAMPIRE, 'execution']] },
    true,
  ],
  [
    'a hunter checked by the Prince who fell',
    { claims: [check(1, 2, HUNTER_TYPE)], dead: [[2, HUNTER, 'nightfall']] },
    true,
  ],
  ['a check before the first Sunset', { claims: [{ ...check(1, 2, VAMPIRE_TYPE), cycle: 0 }] }, false],
];
describe('a vampire may claim', () => {
  for (const [what, table, isPossible] of CLAIMS)
    test(`${what}: ${isPossible}`, () => {
      const { deals } = worldsOf(caseOf({ set: PRINCE_SET, ...table }));
      expect(deals.some((deal) => !isEnemy(deal, 1))).toBe(isPossible);
      expect(deals.some((deal) => deal[1] === SCOUT)).toBe(true);
    });
  test('an attack that was survived only if something saves', () => {
    const mayBe = (set: string) => {
      const { deals } = worldsOf(caseOf({ set, claims: [killer(1, 3, 2)] }));
      return deals.some((deal) => deal[1] === DHAMPIR);
    };
    expect(mayBe('count dhampir vampire*3 hunter*2')).toBe(false);
    expect(mayBe('count queen dhampir vampire*2 hunter*2')).toBe(true);
  });
});

/* The judge must never rule out what is true, and the prover must never prove what the judge does not see. */
describe('real evenings', () => {
  const seen = { claims: 0, facts: 0, trials: 0, treasons: 0, convicted: 0, cleared: 0 };
  for (const [number, set] of SETS.entries())
    test(`with ${set}`, () => {
      const { seats, options } = tableWith(set);
      playEvening(seats, options, number, ({ match, logs }) => {
        const { roles, isAlive } = match.s;
        const seat = roles.findIndex((one, at) => isAlive[at] && ROLES[one]!.side === VAMPIRES);
        const given: Case = { view: game.view(match.s, seat), log: logs[seat]! };
        for (const one of evidenceIn(given)) {
          const event = given.log[one.event]!;
          const isTreason =
            event.type === 'tried' &&
            event.trial.votes.some(
              (vote, voter) => vote === 1 && [voter, one.seat].every((at) => ((HUNTER_MASK >> roles[at]!) & 1) === 1),
            );
          expect(fits(roles, one), JSON.stringify(event)).toBe(!isTreason);
          if (isTreason) seen.treasons++;
          else seen[isClaim(one) ? 'claims' : one.kind === 'fact' ? 'facts' : 'trials']++;
        }
        const { suspects, deals } = worldsOf(given);
        for (const suspect of suspects) {
          if (convict(given, suspect) !== null) {
            seen.convicted++;
            expect(deals.every((deal) => isEnemy(deal, suspect))).toBe(true);
          }
          if (clear(given, suspect, -1) !== null) {
            seen.cleared++;
            expect(deals.some((deal) => isEnemy(deal, suspect))).toBe(false);
          }
        }
      });
    });
  test('have enough in them to tell', () => {
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
  });
});
