import {
  ALL_ROLES,
  bloodVendetta as game,
  KING,
  LORDS,
  type Move,
  ROLES,
  type Role,
  type RoleName,
  roleName,
  roleOf,
  type State,
} from '@duskhall/blood-vendetta';
import { enter, expire, fastRng, type Match, openMatch, readOptions, type Seat } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { blockersOf, isSungFor, killersOf, type Source, shownType } from './threats.ts';

const VICTIM = 1;
/** A table with two roles, enough others of their sides, and leaders where there are vargs. */
class Trial {
  readonly #match: Match<never>;
  readonly #done = new Set<string>();
  readonly roles: readonly RoleName[];

  constructor(victim: Role, others: readonly RoleName[]) {
    this.roles = [
      'vampire',
      roleName(victim),
      ...others,
      ...Array.from({ length: 7 - others.length }, () => 'vampire' as const),
    ];
    this.#match = openMatch(game as never, {
      seats: this.roles.length,
      options: readOptions(game.options, { callMode: 'sequential' }, this.roles.length) as never,
      seed: 'fast:1',
      scenario: { roles: this.roles, cycle: 1 },
    });
  }
  get s(): State {
    return this.#match.s;
  }
  /** Plays until the debate of a night, letting some answer each question of theirs once. */
  toNight(cycle: number, answers: (seat: Seat, question: string) => readonly Move[]): State {
    for (let i = 0; i < 80 && this.s.ending === '' && !(this.s.phase === 'night' && this.s.cycle === cycle); i++) {
      this.roles.forEach((_, seat) => {
        const key = `${this.s.cycle} ${this.s.phase} ${seat} ${this.s.table.questions[seat]}`;
        if (this.#done.has(key)) return;
        const moves = answers(seat, this.s.table.questions[seat] ?? '');
        if (moves.length > 0 && enter(this.#match, seat, moves as never, 'seat', 0) === null) this.#done.add(key);
      });
      expire(this.#match, fastRng(1), 0);
    }
    return this.s;
  }
}

/** Those who carry out an attack, and what they answer. */
const ATTACKERS: { readonly [source in Source]: readonly RoleName[] } = {
  vargs: ['varg-leader', 'leader'],
  hunters: ['hunter', 'hunter', 'varg-leader'],
  king: ['king', 'hunter'],
  nosferatu: ['nosferatu', 'hunter'],
  vengeful: ['vengeful-varg', 'varg-leader', 'leader', 'hunter'],
  werewolf: ['werewolf', 'hunter'],
  kitsune: ['kitsune'],
};
const kill =
  (roles: readonly RoleName[], source: Source) =>
  (seat: Seat, question: string): readonly Move[] => {
    const isIn = (...names: readonly RoleName[]) => names.includes(roles[seat]!);
    if (source === 'vargs' && question === 'strike' && isIn('varg-leader')) return [{ vote: VICTIM }, { lock: true }];
    if (source === 'hunters' && question === 'hunt' && seat !== VICTIM) return [{ vote: VICTIM }, { lock: true }];
    if (question !== 'target' || seat === VICTIM) return [];
    if (source === 'king' && isIn('king')) return [{ name: VICTIM }, { yes: true }];
    const own = {
      nosferatu: 'nosferatu',
      vengeful: 'vengeful-varg',
      werewolf: 'werewolf',
      kitsune: 'kitsune',
    } as const;
    return source in own && isIn(own[source as keyof typeof own]) ? [{ name: VICTIM }] : [];
  };

const CHECK: { readonly [checker in 'king' | 'scout']: readonly Move[] } = {
  king: [{ name: VICTIM }, { yes: false }],
  scout: [{ name: VICTIM }],
};
const card = (role: Role): string => ROLES[role]!.name;
/** Nobody else may hold the only card of a role, and two lords or shapeshifters are never in one set. */
function together(victim: Role, others: readonly RoleName[]): RoleName[] | null {
  const rest = others.filter((name) => name !== card(victim) || name === 'hunter');
  const names = [card(victim), ...rest];
  const both = (a: RoleName, b: RoleName) => names.includes(a) && names.includes(b);
  return both('king', 'prince') || both('werewolf', 'kitsune') ? null : rest;
}

describe('what the rulebook says a role fears is what the rules do', () => {
  test.each(ALL_ROLES.map((role) => [card(role), role] as const))('%s: who can kill it', (_, victim) => {
    const sources = Object.keys(ATTACKERS) as Source[];
    const deadly = sources.filter((source) => {
      const others = together(victim, ATTACKERS[source]);
      if (others === null || (source !== 'hunters' && ATTACKERS[source][0] === card(victim))) return false;
      const trial = new Trial(victim, others);
      const isGhoul = card(victim) === 'ghoul';
      const s = trial.toNight(2, kill(trial.roles, source));
      return isGhoul ? s.ghoulLives < 2 : !s.isAlive[VICTIM];
    });
    expect(deadly.sort()).toEqual(killersOf(victim).sort());
  });

  test.each(ALL_ROLES.map((role) => [card(role), role] as const))('%s: what a check shows', (_, checked) => {
    // A lord is checked by the Scout.
    const checker = LORDS.includes(checked) ? 'scout' : 'king';
    const trial = new Trial(checked, together(checked, [checker, 'hunter'])!);
    const s = trial.toNight(2, (seat, question) =>
      trial.roles[seat] === checker && question === 'target' ? CHECK[checker] : [],
    );
    const fact = s.facts.find(({ about, target }) => about === 'type' && target === VICTIM)!;
    expect(fact.value).toBe(shownType(checked));
  });

  test('a song for everybody but the singer', () => {
    expect(ALL_ROLES.filter((role) => !isSungFor(role)).map(card)).toEqual(['banshee']);
  });

  test('who acts at dawn can be stopped only by those before', () => {
    const names = (name: RoleName) => blockersOf(roleOf(name)).map(card);
    expect(names('monk')).toEqual([]);
    expect(names('lamia')).toEqual(['monk']);
    expect(names('undine')).toEqual(['monk']);
    expect(names('paralyzing-varg')).toEqual(['monk', 'undine']);
    expect(names('tricky-varg')).toEqual(['monk', 'undine', 'paralyzing-varg']);
    expect(names('queen')).toEqual(['monk', 'undine', 'paralyzing-varg']);
    expect(names('ghoul')).toEqual([]);
    expect(names('newly-turned')).toEqual([]);
    expect(blockersOf(KING).map(card)).toEqual(['monk', 'undine', 'paralyzing-varg']);
  });
});
