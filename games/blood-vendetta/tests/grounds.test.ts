import { fastRng, mayClose, readOptions, type Seat, waiting } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Claim, Event } from '../events.ts';
import { GROUNDS, type Ground, type Move, type Phrase } from '../frames.ts';
import { HUNTER_TYPE, KING, QUEEN, ROLES, SHAPESHIFTER, VAMPIRE, VAMPIRE_TYPE, VAMPIRES } from '../roles/table.ts';
import type { State } from '../state/index.ts';
import { at, game, night, play, refused, table } from './table.ts';

const SET = 'king queen vampire*4 scout hunter werewolf';
const atNight = (options = {}, dead = '') => table(SET, { step: 'night', cycle: 1, dead, options });
const say = (phrase: Phrase, about: Seat = -1, value = -1, other: Seat = -1): Move =>
  ({ say: phrase, about, other, value }) as Move;
/** The reasons that a seat is offered, as `ground` or `ground S4`. */
const reasons = (s: State, seat: string, phrase: Phrase, about: string): string[] =>
  game.free(s, at(seat)).flatMap((move) => {
    if (!('say' in move) || move.say !== phrase || move.about !== at(about) || move.value < 0) return [];
    return `${GROUNDS[move.value]}${move.other < 0 ? '' : ` S${move.other + 1}`}`;
  });

describe('VN-4.9.6: a reason is offered if it is true on the record', () => {
  test('of votes on those whose side is shown', () => {
    const s = night(atNight(), 'S3>S4', { S4: 'S1 S2 S5 S6 S7' });
    const next = s.cycle;
    while (!(s.phase === 'night' && s.cycle === next)) game.close(finish(s));
    expect(reasons(s, 'S3', 'accuse', 'S1')).toEqual(['condemnedVampire S4', 'feeling']);
    expect(reasons(s, 'S3', 'defend', 'S8')).toEqual(['sparedVampire S4', 'feeling']);
    expect(reasons(s, 'S8', 'deny', 'nobody')).toEqual(['sparedVampire S4']);
  });
  test('VN-4.8.7: of no vote after a secret ballot', () => {
    const s = night(atNight({ secretBallot: 'on' }), 'S3>S4', { S4: 'S1 S2 S5 S6 S7' });
    const next = s.cycle;
    while (!(s.phase === 'night' && s.cycle === next)) game.close(finish(s));
    expect(reasons(s, 'S3', 'accuse', 'S1')).toEqual(['feeling']);
  });
  test('of what was said', () => {
    const s = atNight();
    play(s, 7, say('claimCheck', 2, HUNTER_TYPE));
    play(s, 6, say('claimCheck', 2, VAMPIRE_TYPE));
    expect([
      reasons(s, 'S2', 'accuse', 'S3'),
      reasons(s, 'S2', 'defend', 'S3'),
      reasons(s, 'S3', 'deny', 'nobody'),
    ]).toEqual([['checkedEnemy S8', 'feeling'], ['checkedVampire S7', 'feeling'], ['checkedVampire S7']]);
    expect(reasons(s, 'S8', 'accuse', 'S3')).toEqual(['feeling']);
    play(s, 0, say('claimRole', -1, KING));
    play(s, 8, say('claimRole', -1, KING));
    expect([reasons(s, 'S1', 'accuse', 'S9'), reasons(s, 'S2', 'accuse', 'S9')]).toEqual([
      ['myRole', 'feeling'],
      ['sameRole S1', 'feeling'],
    ]);
    play(s, 8, say('claimRole', -1, VAMPIRE));
    expect(reasons(s, 'S2', 'accuse', 'S9')).toEqual(['twoRoles', 'feeling']);
  });
  test('of silence, if the seat has used phrases before: who has not may be speaking aloud', () => {
    const s = atNight();
    play(s, 4, say('quip'));
    const next = s.cycle + 1;
    while (!(s.phase === 'night' && s.cycle === next)) game.close(finish(s));
    for (const seat of [0, 1, 2]) {
      expect(reasons(s, 'S1', 'accuse', 'S5')).toEqual(['feeling']);
      play(s, seat, say('quip'));
    }
    expect([reasons(s, 'S1', 'accuse', 'S5'), reasons(s, 'S1', 'accuse', 'S6')]).toEqual([
      ['silent', 'feeling'],
      ['feeling'],
    ]);
  });
  test('of questions dodged, if the seat has said something else', () => {
    for (const word of ['decline', 'quip'] as const) {
      const s = atNight();
      play(s, 0, say('askRole', 4));
      for (const seat of [0, 1, 2, 3]) play(s, seat, say('quip'));
      expect(reasons(s, 'S1', 'accuse', 'S5')).toEqual(['feeling']);
      play(s, 4, say(word));
      expect(reasons(s, 'S1', 'accuse', 'S5')).toEqual(['evaded', 'feeling']);
      play(s, 4, say('claimRole', -1, VAMPIRE));
      expect(reasons(s, 'S1', 'accuse', 'S5')).toEqual(['feeling']);
    }
  });
  test('of suspects changed and accusations against the speaker', () => {
    const s = atNight();
    play(s, 4, say('accuse', 0));
    expect(reasons(s, 'S1', 'accuse', 'S5')).toEqual(['blamesMe', 'feeling']);
    play(s, 4, say('recant', 0, -1, 1));
    expect(reasons(s, 'S3', 'accuse', 'S5')).toEqual(['wavered', 'feeling']);
  });
  test('of checks borne out or disproved', () => {
    const s = atNight({}, 'S4 S8');
    play(s, 0, say('claimCheck', 7, HUNTER_TYPE));
    play(s, 8, say('claimCheck', 3, HUNTER_TYPE));
    expect([reasons(s, 'S2', 'defend', 'S1'), reasons(s, 'S2', 'accuse', 'S9')]).toEqual([
      ['readRight S8', 'feeling'],
      ['misread S4', 'feeling'],
    ]);
  });
  test('VN-4.7.5: a type shows its side, unless both vargs and a loner are in the game', () => {
    const borneOut = (roles: string) => {
      const s = table(roles, { step: 'night', cycle: 1, dead: 'S9', options: { revealOnDeath: 'type' } });
      play(s, 0, say('claimCheck', 8, SHAPESHIFTER));
      return reasons(s, 'S2', 'defend', 'S1');
    };
    expect([SET, 'king queen vampire*4 leader varg-leader werewolf'].map(borneOut)).toEqual([
      ['readRight S9', 'feeling'],
      ['feeling'],
    ]);
  });
  test('any other is refused, and so is a phrase that does not exist', () => {
    const s = atNight();
    const why = (ground: Ground, other: Seat = -1) => say('accuse', 4, GROUNDS.indexOf(ground), other);
    expect(refused(s, 'S1', why('feeling'))).toBe('allowed');
    for (const move of [why('silent'), why('sparedEnemy', 7), why('feeling', 2), why('condemnedEnemy', 7)])
      expect(refused(s, 'S1', move)).toBe('not-on-record VN-4.9.6');
    expect(refused(s, 'S1', say('recant', 4))).toBe('not-on-record VN-4.9.6');
    for (const phrase of ['constructor', '__proto__', 'insult'])
      expect(refused(s, 'S1', say(phrase as Phrase))).toBe('malformed VN-4.9.5');
    play(s, 0, say('claimRole', -1, QUEEN));
    expect(refused(s, 'S1', say('deny', -1, GROUNDS.indexOf('silent')))).toBe('not-on-record VN-4.9.6');
  });
});

/** Answers whatever is open by the clock. */
function finish(s: State): State {
  const rng = fastRng(1);
  for (let seats = waiting(s); seats.length > 0; seats = waiting(s))
    game.apply(s, seats[0]!, game.timeout(s, seats[0]!, rng)!);
  return s;
}

/* A second reading of the rule, from the events that everybody is told: one pass over an evening's log. */

interface Witness {
  sides: Map<Seat, boolean>;
  votes: { accused: Seat; votes: readonly number[]; ayes: number; voters: number }[];
  said: Claim[];
  nominated: Map<Seat, Seat>;
}
const isEnemyRole = (role: number): boolean => ROLES[role]!.side !== VAMPIRES;

/** Whether what was said is true of what the witness has seen. */
function isTrue(
  { sides, votes, said, nominated }: Witness,
  { seat, say: phrase, about, other, value, cycle }: Claim,
): boolean {
  const who = phrase === 'deny' ? seat : about;
  const tonight = said.filter((claim) => claim.cycle === cycle);
  const blames = (claim: Claim, whom: Seat) =>
    (claim.say === 'accuse' && claim.about === whom) || (claim.say === 'recant' && claim.other === whom);
  const voted = (vote: number, isEnemy: boolean) =>
    sides.get(other) === isEnemy && votes.some((trial) => trial.accused === other && trial.votes[who] === vote);
  const uttered = (isSuch: (claim: Claim) => boolean, by = who) =>
    said.some((claim) => claim.seat === by && isSuch(claim));
  const rolesOf = (of: Seat) =>
    said.flatMap((claim) => (claim.seat === of && claim.say === 'claimRole' ? claim.value : []));
  const foe = (claim: Claim) => claim.value >= HUNTER_TYPE;
  const checked = (claim: Claim, whom: Seat) => claim.say === 'claimCheck' && claim.about === whom;
  switch (GROUNDS[value]!) {
    case 'condemnedVampire':
      return voted(1, false);
    case 'condemnedEnemy':
      return voted(1, true);
    case 'sparedVampire':
      return voted(0, false);
    case 'sparedEnemy':
      return voted(0, true);
    case 'blamedVampire':
      return sides.get(other) === false && uttered((claim) => blames(claim, other));
    case 'blamedEnemy':
      return sides.get(other) === true && uttered((claim) => blames(claim, other));
    case 'trustedVampire':
      return sides.get(other) === false && uttered((claim) => claim.say === 'defend' && claim.about === other);
    case 'trustedEnemy':
      return sides.get(other) === true && uttered((claim) => claim.say === 'defend' && claim.about === other);
    case 'misread':
      return uttered((claim) => checked(claim, other) && sides.get(other) === !foe(claim));
    case 'readRight':
      return uttered((claim) => checked(claim, other) && foe(claim) && sides.get(other) === true);
    case 'checkedEnemy':
      return uttered((claim) => checked(claim, who) && foe(claim), other);
    case 'checkedVampire':
      return uttered((claim) => checked(claim, who) && !foe(claim), other);
    case 'seenKilling':
      return uttered((claim) => claim.say === 'claimKiller' && claim.about === who, other);
    case 'myRole':
      return rolesOf(who).at(-1) === rolesOf(seat).at(-1) && ROLES[rolesOf(who).at(-1)!]!.copies === 1;
    case 'sameRole':
      return rolesOf(who).at(-1) === rolesOf(other).at(-1) && ROLES[rolesOf(who).at(-1)!]!.copies === 1;
    case 'twoRoles':
      return new Set(rolesOf(who)).size > 1;
    case 'blamesMe':
      return nominated.get(who) === seat || tonight.some((claim) => claim.seat === who && blames(claim, seat));
    case 'contrary':
      return votes.some(
        (trial) =>
          trial.accused === other &&
          trial.votes[who]! >= 0 &&
          trial.votes.filter((vote) => vote === trial.votes[who]).length * 4 <= trial.voters,
      );
    case 'wavered':
      return (
        new Set(
          tonight.flatMap((claim) =>
            claim.seat === who
              ? claim.say === 'accuse'
                ? claim.about
                : claim.say === 'recant'
                  ? claim.other
                  : []
              : [],
          ),
        ).size > 1
      );
    case 'silent':
      return (
        uttered(() => true) &&
        tonight.every((claim) => claim.seat !== who) &&
        new Set(tonight.map((claim) => claim.seat)).size > 2
      );
    case 'evaded': {
      const asked = tonight.findLastIndex((claim) => claim.say.startsWith('ask') && claim.about === who);
      const wanted = tonight[asked]?.say === 'askRole' ? ['claimRole'] : ['accuse', 'recant'];
      const since = tonight.slice(asked + 1).filter((claim) => claim.seat === who);
      return asked >= 0 && since.length > 0 && since.every((claim) => !wanted.includes(claim.say));
    }
    case 'feeling':
      return phrase !== 'deny';
  }
}

type Speaker = (s: State, seat: Seat) => Move | null;
/** The reasons given in an evening of bots, and those among them that are not so. */
function evening(seed: number, seats: number, options: object, speak: Speaker): { given: Ground[]; false: string[] } {
  const s = game.setup(readOptions(game.options, options, seats), seats, fastRng(seed));
  const rng = fastRng(seed + 900);
  const witness: Witness = { sides: new Map(), votes: [], said: [], nominated: new Map() };
  const [given, wrong]: [Ground[], string[]] = [[], []];
  const hear = (event: Event) => {
    if (event.type === 'died' && event.death.shows === 'role')
      witness.sides.set(event.death.seat, isEnemyRole(event.death.shown));
    if (event.type === 'tried') witness.votes.push(event.trial);
    if (event.type === 'debateBegan') witness.nominated.clear();
    if (event.type === 'nominated') witness.nominated.set(event.seat, event.target);
    if (event.type !== 'said') return;
    const { claim } = event;
    if (claim.value >= 0 && ['accuse', 'defend', 'deny'].includes(claim.say)) {
      given.push(GROUNDS[claim.value]!);
      if (!isTrue(witness, claim)) wrong.push(JSON.stringify(claim));
    }
    witness.said.push(claim);
  };
  const listen = () => {
    for (const event of s.table.log!.splice(0)) hear(event);
  };
  for (let steps = 0; s.ending === '' && steps < 20_000; steps++) {
    const [seat] = waiting(s);
    if (seat === undefined) {
      expect(mayClose(s)).toBe(true);
      game.close(s);
    } else {
      for (const one of s.roles.keys()) {
        const word = speak(s, one);
        if (word !== null) game.apply(s, one, word);
        listen();
      }
      game.apply(s, seat, game.hints!.decide!(game.view(s, seat), game.legal(s, seat), rng));
    }
    listen();
  }
  return { given, false: wrong };
}
const EVENINGS: [seats: number, options: object, seeds: number][] = [
  [8, {}, 40],
  [12, { set: 'advanced' }, 12],
  [20, { set: 'advanced' }, 2],
];
const honest = (seed: number): Speaker => {
  const rng = fastRng(seed);
  return (s, seat) => game.hints!.speaks!(game.view(s, seat), rng);
};

describe('VN-4.9.6: every reason that bots give is true of what all have seen', () => {
  test('in whole evenings, of nearly every kind', () => {
    const kinds = new Set<Ground>();
    for (const [seats, options, seeds] of EVENINGS)
      for (let seed = 0; seed < seeds; seed++) {
        const found = evening(seed, seats, options, honest(seed));
        for (const ground of found.given) kinds.add(ground);
        expect(found.false).toEqual([]);
      }
    expect([...kinds].length, [...kinds].join(' ')).toBeGreaterThanOrEqual(14);
  });
  test('a bot that makes its reasons up is found out', () => {
    const liar: Speaker = (s, seat) => {
      const word = honest(seat)(s, seat);
      if (word === null || !('say' in word) || word.say !== 'accuse') return word;
      return { ...word, value: GROUNDS.indexOf('sparedEnemy'), other: (seat + 1) % s.seats };
    };
    expect(evening(1, 8, {}, liar).false.length).toBeGreaterThan(0);
  });
});
