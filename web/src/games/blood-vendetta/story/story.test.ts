import { type Event, bloodVendetta as game, HUNTER, ROLES, VAMPIRE, VAMPIRES } from '@duskhall/blood-vendetta';
import {
  below,
  closeWindow,
  collect,
  enter,
  fastRng,
  mayClose,
  openMatch,
  readOptions,
  waiting,
} from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { awardsOf, type Evening, insightOf, judgementOf } from './awards.ts';
import { chaptersOf, heatOf, suspicionsOf, trialsOf } from './chapters.ts';
import { STORY } from './texts.ts';

/** A random evening to its end, as it is told when all is open. */
function evening(seats: number, seed: number): Evening & { cycle: number } {
  const rng = fastRng(seed);
  const match = openMatch(game, { seats, options: readOptions(game.options, {}, seats), seed: `story-${seed}` });
  const told: Event[] = collect(match) as Event[];
  while (game.scores(match.s) === null) {
    const seat = waiting(match.s)[0];
    if (seat === undefined) {
      expect(mayClose(match.s)).toBe(true);
      closeWindow(match, 'clock', 0);
    } else {
      const moves = game.legal(match.s, seat);
      enter(match, seat, [moves[below(rng, moves.length, 'move')]], 'seat', 0);
    }
    told.push(...(collect(match) as Event[]));
  }
  const { s } = match;
  const log = told.flatMap((event) => (game.redact(s, event, -2) as Event | null) ?? []);
  return { log, roles: s.roles.slice(), isAlive: s.isAlive.slice(), cycle: s.cycle };
}

describe('the story of an evening', () => {
  const played = evening(12, 3);

  test('tells once what somebody says again the same night', () => {
    const said = (cycle: number): Event => ({
      type: 'said',
      claim: { cycle, seat: 0, say: 'accuse', about: 1, other: -1, value: -1 },
    });
    const night = (cycle: number): Event[] => [{ type: 'phaseBegan', cycle, phase: 'night' }, said(cycle), said(cycle)];
    expect(chaptersOf([...night(1), ...night(2)]).map(({ lines }) => lines.length)).toEqual([1, 1]);
  });

  test('has its chapters in order, secrets marked', () => {
    const chapters = chaptersOf(played.log);
    const cycles = chapters.map(({ cycle }) => cycle);
    expect(cycles).toEqual([...cycles].sort((a, b) => a - b));
    const lines = chapters.flatMap(({ lines }) => lines);
    expect(lines.some(({ event, isSecret }) => event.type === 'learned' && isSecret)).toBe(true);
    expect(lines.some(({ event, isSecret }) => event.type === 'died' && !isSecret)).toBe(true);
    expect(lines.some(({ event }) => event.type === 'prompted')).toBe(false);
  });

  test('counts every suspicion once', () => {
    const suspicions = suspicionsOf(played.log);
    const heat = heatOf(suspicions, 12, played.cycle);
    expect(suspicions.length).toBeGreaterThan(20);
    expect(heat.flat().reduce((sum, times) => sum + times, 0)).toBe(suspicions.length);
  });

  test('knows who was right', () => {
    const insight = insightOf(played);
    const all = suspicionsOf(played.log).filter(({ by }) => by === 0);
    const isOther = (of: number) => ROLES[played.roles[of]!]!.side !== ROLES[played.roles[0]!]!.side;
    expect(insight[0]).toEqual({ right: all.filter(({ of }) => isOther(of)).length, all: all.length });
    const votes = trialsOf(played.log).flatMap(({ votes, accused }) =>
      votes.filter((vote, seat) => vote >= 0 && seat !== accused),
    );
    expect(judgementOf(played).reduce((sum, { all }) => sum + all, 0)).toBe(votes.length);
  });
});

describe('awards', () => {
  const roles = [VAMPIRE, VAMPIRE, VAMPIRE, VAMPIRE, VAMPIRE, HUNTER];
  const mused = (seat: number, answer: number): Event => ({ type: 'mused', seat, question: 'suspect', answer });
  const said = (seat: number, value: number): Event => ({
    type: 'said',
    claim: { cycle: 1, seat, say: 'claimRole', about: -1, other: -1, value },
  });
  const given = (log: Event[]) => awardsOf({ log, roles, isAlive: roles.map((_, seat) => seat !== 0) });

  test('go to the sharpest eye and to the scapegoat', () => {
    const log = [mused(1, 5), mused(1, 5), mused(1, 2), mused(3, 2), mused(3, 2), mused(3, 5)];
    expect(given(log)).toEqual(
      expect.arrayContaining([
        { award: 'eye', seats: [1], value: 67 },
        { award: 'scapegoat', seats: [2], value: 3 },
      ]),
    );
  });

  test('and to the boldest liar, not to who told the truth', () => {
    const log = [said(5, VAMPIRE), said(5, VAMPIRE), said(1, VAMPIRE)];
    expect(given(log).find(({ award }) => award === 'liar')).toEqual({ award: 'liar', seats: [5], value: 2 });
  });

  test('are not given to half the table, nor for one lucky guess', () => {
    expect(given([mused(1, 5)]).map(({ award }) => award)).not.toContain('eye');
    expect(given([]).map(({ award }) => award)).not.toContain('survivor');
    expect(ROLES[HUNTER]!.side).not.toBe(VAMPIRES);
  });

  test('speak of one, or of several', () => {
    for (const { award } of Object.values(STORY))
      expect(award.scapegoat.text(2, 1)).not.toBe(award.scapegoat.text(2, 2));
    expect(STORY.fr.award.scapegoat.text(2, 2)).toBe('vampires, et pourtant cibles de 2 soupçons');
  });
});
