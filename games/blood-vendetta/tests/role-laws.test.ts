import type { Game } from '@duskhall/kernel';
import { checkCoverage, checkLaws, coverage, type LawCase } from '@duskhall/testing';
import { test } from 'vitest';
import { ABOUTS } from '../events.ts';
import type { BloodVendetta } from '../index.ts';
import {
  ALL_ROLES,
  DAWN_CALLS,
  DAY_CALLS,
  INTRODUCTIONS,
  LORDS,
  ROLE_NAMES,
  ROLES,
  type RoleName,
  roleName,
  roleOf,
  SUNSET_CALLS,
  VARGS,
} from '../roles/table.ts';
import { imagineWithin } from '../view/imagine.ts';
import { lawCase, quiet } from './law-cases.ts';

/*
 * Runs the laws around each role: one or two cycles at a small table that includes it. What is learned through each role
 * is checked more closely in knowledge.test.ts.
 */

const ACTING = ALL_ROLES.filter((role) => ROLES[role]!.hasTarget);
const watched = coverage<BloodVendetta>(
  [
    ...ROLE_NAMES.map((name) => `role ${name}`),
    ...ACTING.map((role) => `power of ${roleName(role)}`),
    ...[...INTRODUCTIONS, ...DAWN_CALLS, ...DAY_CALLS, ...SUNSET_CALLS].map((call) => `call ${call}`),
    ...ABOUTS.map((about) => `card ${about}`),
  ],
  (s, events) => [
    ...s.roles.flatMap((role) => (role < 0 ? [] : [`role ${roleName(role)}`])),
    ...ACTING.flatMap((role) => (s.used[role]! >= 0 ? [`power of ${roleName(role)}`] : [])),
    ...events.flatMap((event) => {
      if (event.type === 'called') return [`call ${event.call}`];
      return event.type === 'learned' ? [`card ${event.fact.about}`] : [];
    }),
  ],
);

/** Few attempts, so that knowledge that is not built into the samples makes the laws fail instead of a retry. */
const within = (attempts: number): Game<BloodVendetta> => ({
  ...quiet,
  imagine: (view, rng) => imagineWithin(view, rng, attempts),
});

/** Roles that interact with the tested one: a blocker, a shield, an attacker, a checker and a trickster. */
function rolesAround(name: RoleName): RoleName[] {
  const role = roleOf(name);
  const { side, copies } = ROLES[role]!;
  const lord: RoleName[] = LORDS.includes(role) && name !== 'count' ? [] : ['king'];
  const clan: RoleName[] = side === VARGS ? ['varg-leader', 'leader', 'monk'] : ['monk', 'hunter'];
  const others: RoleName[] = ['queen', 'dhampir', 'vampire', 'vampire', 'vampire'];
  const isOther = (one: RoleName) => one !== name || copies > 1;
  return [name, ...lord, ...clan, ...others].filter((one, place) => place === 0 || isOther(one));
}
const caseAt = (scenario: { roles: readonly string[]; [part: string]: unknown }): LawCase<BloodVendetta> => ({
  ...lawCase(scenario.roles.length, {}, 1),
  most: 260,
  oneIn: 8,
  scenario,
  coverage: watched,
});
function caseAround(name: RoleName): LawCase<BloodVendetta> {
  const roles = rolesAround(name);
  const hunters = roles.flatMap((one, seat) => (one === 'monk' || one === 'hunter' ? [`S${seat + 1}`] : []));
  // The Kitsune hunts once no hunter lives.
  return caseAt({ roles, dead: name === 'kitsune' ? hunters : [], cycle: 1 });
}

test.each(ROLE_NAMES)('the laws hold around the %s', (name) => {
  checkLaws(within(4), caseAround(name));
});
/** Where only heads are counted, everything that is known of the cards was learned; who has a power is a guess. */
test.each(ROLE_NAMES)('the laws hold around the %s at a closed table', (name) => {
  const given = caseAround(name);
  const { options } = lawCase(given.seats, { composition: 'closed' }, 1);
  checkLaws(within(60), { ...given, options, most: 170, oneIn: 10 });
});

const WOOED = 'king bride vampire hunter hunter hunter'.split(' ');
const LAST_TWO = 'king paralyzing-varg vampire vampire vampire vampire'.split(' ');
const MET = 'king newly-turned vampire vampire leader hunter varg-leader sly-varg'.split(' ');
/** Tables for what the ones above do not reach. */
function caseFor(name: string): LawCase<BloodVendetta> {
  const [kind, what = ''] = name.split(/ (?:of )?/);
  // The Count acts once the King is dead.
  if (name === 'power of count') return caseAt({ roles: rolesAround('count'), dead: ['S2'], cycle: 1 });
  if (kind === 'role' || kind === 'power') return { ...caseAround(what as RoleName), games: 4 };
  if (what.startsWith('meet-')) return caseAt({ roles: MET, step: 'intro' });
  if (what === 'noTarget')
    return caseAt({ roles: LAST_TWO, dead: ['S3', 'S4', 'S5', 'S6'], cycle: 1, paralysed: 'S1' });
  return { ...caseAt({ roles: WOOED, dead: ['S3'], cycle: 1 }), games: 16, oneIn: 15 };
}
test('every role acts, every call is made, every card is read', () => {
  checkCoverage(quiet, watched, caseFor);
});
