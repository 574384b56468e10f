import { fastRng, type Seat, WATCHER } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Claim } from '../events.ts';
import { GROUNDS, type Move, type Phrase, type SayMove } from '../frames.ts';
import { TRAITS } from '../hints/traits.ts';
import { KING, SHAPESHIFTER, VAMPIRE, VAMPIRE_TYPE } from '../roles/table.ts';
import { unanswered } from '../rules/replies.ts';
import { MOST_IN_PHASE } from '../rules/talk.ts';
import { TEMPERS, temperOf } from '../rules/temper.ts';
import type { State } from '../state/index.ts';
import { words as english } from '../texts/en/words.ts';
import { phraseIn } from '../texts/name-of.ts';
import { at, game, night, play, table, until } from './table.ts';
import { NAMES } from './text-samples.ts';

const hints = game.hints!;
const SET = 'king queen vampire*4 scout hunter werewolf';
const atNight = (roles = SET) => table(roles, { step: 'night', cycle: 1 });
const say = (phrase: Phrase, about: Seat = -1, value = -1, other: Seat = -1): SayMove => ({
  ...{ say: phrase, about, other, value },
});
const word = (s: State, seat: Seat, seed = 1): Move | null => hints.speaks!(game.view(s, seat), fastRng(seed));
const phraseOf = (move: Move | null): string => (move !== null && 'say' in move ? move.say : '');
const everyone = Array.from({ length: 9 }, (_, seat) => seat);

describe('VN-4.9.5: a bot that is spoken to answers', () => {
  test('what its role is, or that it will not say', () => {
    const answers = everyone.slice(1).map((seat) => {
      const s = atNight();
      play(s, 0, say('askRole', seat));
      return phraseOf(word(s, seat));
    });
    expect(new Set(answers)).toEqual(new Set(['claimRole', 'decline']));
  });
  test('and neither the one nor the other tells a role', () => {
    const answersWith = (roles: string) =>
      everyone.slice(1).map((seat) => {
        const s = atNight(roles);
        play(s, 0, say('askRole', seat));
        return word(s, seat);
      });
    expect(answersWith(SET)).toEqual(answersWith('vampire werewolf hunter scout king queen vampire*3'));
  });
  test('whom it suspects, and why', () => {
    for (const seat of everyone.slice(1))
      for (const ask of ['askSuspect', 'askWhy'] as const) {
        const s = atNight();
        play(s, 0, say(ask, seat));
        const answer = word(s, seat) as SayMove;
        expect([answer.say, answer.value >= 0, answer.about === seat]).toEqual(['accuse', true, false]);
        play(s, seat, answer);
        expect(unanswered(game.view(s, WATCHER), seat)).toBeNull();
      }
  });
  test('an accusation, with a reason if there is one, and not for ever', () => {
    const s = atNight();
    play(s, 0, say('claimCheck', 3, 0));
    play(s, 1, say('accuse', 3));
    expect(word(s, 3)).toEqual(say('deny', -1, GROUNDS.indexOf('checkedVampire'), 0));
    const said: string[] = [];
    for (let i = 0; i < 30; i++) {
      play(s, 1 + (i % 2), say('accuse', 3));
      const reply = word(s, 3, i);
      said.push(phraseOf(reply));
      if (reply !== null) play(s, 3, reply);
    }
    expect(said.filter((phrase) => phrase === 'deny')).toHaveLength(2);
    expect(s.spent![3]).toBeLessThan(MOST_IN_PHASE / 2);
  });
});
test('VN-4.8.4, VN-4.8.9: the accused defends itself, and the condemned has a last word', () => {
  const s = atNight();
  for (const seat of [0, 1, 2]) play(s, seat, { nominate: at('S8') });
  until(s, 'defence');
  const defence: string[] = [];
  for (let reply = word(s, 7); reply !== null; reply = word(s, 7)) {
    play(s, 7, reply);
    defence.push(phraseOf(reply));
  }
  expect(defence).toEqual(['claimRole', 'deny']);
  expect(word(s, 3)).toBeNull();
  while (s.table.stack.at(-1)?.do !== 'execution.carryOut') {
    const seat = s.table.questions.findIndex((question, one) => question !== null && s.table.answers[one] === null);
    play(s, seat, s.table.questions[seat] === 'verdict' ? { yes: true } : { done: true });
  }
  expect([word(s, 7), word(s, 3)]).toEqual([say('farewell'), null]);
});

describe('a bot changes its mind in words', () => {
  test('VN-4.8.2: about whom it has nominated', () => {
    const s = atNight();
    play(s, 3, say('accuse', 4));
    play(s, 3, { nominate: 7 });
    expect(word(s, 3)).toEqual(say('recant', 4, -1, 7));
    play(s, 3, say('recant', 4, -1, 7));
    expect(phraseOf(word(s, 3))).not.toBe('recant');
  });
  test('about a vampire who died by its word', () => {
    const s = atNight();
    play(s, 4, say('accuse', 3));
    night(s, 'S5>S4', { S4: 'S1 S2 S3 S6 S7' });
    until(s, 'debate');
    expect([word(s, 4), phraseOf(word(s, 5))]).toEqual([say('recant', 3), expect.not.stringMatching('recant')]);
  });
});

test('it agrees with what was just said, or stands up for the accused with a reason', () => {
  const comments = (accuser: Seat, accused: Seat) =>
    everyone.flatMap((seat) => {
      const s = table(SET, { step: 'night', cycle: 1, dead: 'S9' });
      play(s, 0, say('claimCheck', 8, SHAPESHIFTER));
      play(s, 6, say('claimCheck', 8, VAMPIRE_TYPE));
      play(s, accuser, say('accuse', accused));
      return [0, 6, 8, accuser, accused].includes(seat) ? [] : [word(s, seat)];
    });
  expect(comments(4, 0)).toContainEqual(say('defend', 0, GROUNDS.indexOf('readRight'), 8));
  expect(comments(4, 6)).toContainEqual(say('agree', 4));
});

describe('a temper', () => {
  test('is of the place at the table alone, and every table has all five', () => {
    for (let seats = 6; seats <= 24; seats++) {
      const tempers = Array.from({ length: seats }, (_, seat) => temperOf(seat, seats));
      expect(new Set(tempers).size).toBe(TEMPERS.length);
    }
  });
  test('words the same phrase in its own way', () => {
    const claim = (seat: Seat): Claim => ({ cycle: 1, seat, say: 'disagree', about: 8, other: -1, value: -1 });
    const spoken = everyone.slice(0, 5).map((seat) => phraseIn(english, claim(seat), NAMES.slice(0, 9)));
    expect(new Set(spoken).size).toBe(TEMPERS.length);
  });
  test('makes one speak sooner and more often', () => {
    const order = hints.floor!(game.view(atNight(), WATCHER), everyone).map(
      (seat) => TRAITS[temperOf(seat, 9)].patience,
    );
    const half = (from: number) => order.slice(from, from + 4).reduce((sum, one) => sum + one, 0);
    expect(half(0)).toBeLessThan(half(5));
  });
  test('whoever was spoken to has the floor first, whatever the roles are', () => {
    const orders = [SET, 'vampire werewolf hunter scout king queen vampire*3'].map((roles) => {
      const s = atNight(roles);
      for (const seat of [1, 2, 4]) play(s, seat, say('quip'));
      play(s, 0, say('askRole', 6));
      return hints.floor!(game.view(s, WATCHER), everyone);
    });
    expect(orders[0]![0]).toBe(6);
    expect(orders[0]).toEqual(orders[1]);
  });
});

test('VN-4.9.3: whoever claimed to be a vampire says what it is once in danger', () => {
  const s = atNight();
  play(s, 0, say('claimRole', -1, VAMPIRE));
  for (const seat of [3, 4, 5]) play(s, seat, { nominate: 0 });
  expect(word(s, 0)).toEqual(say('claimRole', -1, KING));
});
