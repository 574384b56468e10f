import {
  GROUNDS,
  HUNTER_TYPE,
  HUNTERS,
  KING,
  type Phrase,
  SPECIAL_HUNTER,
  SPECIAL_VAMPIRE,
  VAMPIRE_TYPE,
} from '@duskhall/blood-vendetta';
import { words } from '@duskhall/blood-vendetta/texts/en/words.ts';
import { expect, test } from 'vitest';
import { claimedRole, ledgerOf } from '../claims/ledger.ts';
import { groupsIn, isPossible, sayingsIn, wantedBy } from '../claims/sayings.ts';
import { foretellingIn, foretold } from '../dead/predictions.ts';
import {
  hearingsOf,
  isReady,
  nominateMove,
  nominationsIn,
  silenceOf,
  standingVerdict,
  votersIn,
  wordMove,
} from '../night/nominations.ts';
import { setOf } from '../night/roles-in-play.ts';
import { knowledgeOf } from '../role/knowledge.ts';
import { accusedOf, missesLeft, speakerOf, stageOf } from '../stage.ts';
import { EIGHT, Evening, NAMES } from './table.ts';

const night = (more: object = {}, options = {}) => new Evening(EIGHT, { cycle: 1, step: 'night', ...more }, options);

const sayingsOf = (evening: Evening, seat = 0) => sayingsIn(evening.free(seat), evening.view(seat));

const phrasesOf = (evening: Evening) => groupsIn(sayingsOf(evening), evening.view(0)).flatMap(({ phrases }) => phrases);

test('VN-4.8.3: nominees by supporters, then by the oldest support that stands', () => {
  const evening = night().enter(1, { nominate: 4 }).enter(2, { nominate: 3 }).enter(5, { nominate: 3 });
  evening.enter(0, { nominate: 4 });
  expect(nominationsIn(evening.view(6))).toEqual([
    { nominee: 4, supporters: [1, 0] },
    { nominee: 3, supporters: [2, 5] },
  ]);
  evening.enter(1, { nominate: -1 }).enter(1, { nominate: 4 });
  expect(nominationsIn(evening.view(6)).map(({ nominee }) => nominee)).toEqual([3, 4]);
  expect(nominateMove([...evening.moves(1), ...evening.free(1)], -1)).not.toBe(null);
});

test('VN-4.8.1: being ready is a toggle', () => {
  const evening = night().enter(3, { ready: true });
  expect([isReady(evening.view(0), 3), isReady(evening.view(0), 4)]).toEqual([true, false]);
  expect(wordMove(evening.free(3), 'unready')).not.toBe(null);
});

test('VN-4.8.4 to VN-4.8.6: a trial with its running order', () => {
  const evening = new Evening(EIGHT.with(5, 'beauty'), { cycle: 1, step: 'night', charmed: 'S7' })
    .enter(1, { nominate: 4 })
    .enter(2, { nominate: 4 })
    .enter(5, { nominate: 3 });
  evening.step('defence.made');
  expect([stageOf(evening.view(0)), accusedOf(evening.view(0)), speakerOf(evening.view(0))]).toEqual(['defence', 4, 4]);
  evening.enter(4, { done: true });
  expect([silenceOf(evening.view(6), 6), votersIn(evening.view(0)), evening.moves(6)]).toEqual(['charmed', 7, []]);
  evening.enter(0, { yes: true });
  expect([standingVerdict(evening.view(0)), standingVerdict(evening.view(1))]).toEqual([1, -1]);
  evening.step('defence.made');
  expect(hearingsOf(evening.view(0), accusedOf(evening.view(0)))).toEqual([
    { seat: 4, ayes: 1, voters: 7, state: 'over', isCondemned: false },
    { seat: 3, ayes: -1, voters: -1, state: 'now', isCondemned: false },
  ]);
});

test('VN-4.9.5: a phrase is said part by part, and no part that cannot be said is offered', () => {
  const evening = night({ dead: ['S7'] });
  const sayings = sayingsOf(evening);
  expect(groupsIn(sayings, evening.view(0)).map(({ group, phrases }) => [group, phrases.length])).toEqual([
    ['opinions', 2],
    ['questions', 2],
    ['answers', 5],
    ['claims', 4],
  ]);
  expect(wantedBy(sayings, { say: 'agree', seats: [], value: -1 })).toMatchObject({ part: 'whole' });
  expect(wantedBy(sayings, { say: 'accuse', seats: [], value: -1 })).toEqual({
    part: 'seat',
    choices: [1, 2, 3, 4, 5, 7],
  });
  expect(wantedBy(sayings, { say: 'claimCheck', seats: [3], value: -1 })).toEqual({
    part: 'value',
    choices: [VAMPIRE_TYPE, SPECIAL_VAMPIRE, HUNTER_TYPE, SPECIAL_HUNTER],
  });
  expect(wantedBy(sayings, { say: 'claimCheck', seats: [3], value: SPECIAL_HUNTER })).toEqual({
    part: 'whole',
    move: { say: 'claimCheck', about: 3, other: -1, value: SPECIAL_HUNTER },
  });
  expect(wantedBy(sayings, { say: 'claimKiller', seats: [3], value: -1 })).toEqual({
    part: 'seat',
    choices: [0, 1, 2, 4, 5, 6, 7],
  });
});

test('VN-4.9.6: an accusation goes on with a reason, and whoever was spoken to sees the answers first', () => {
  const plain = { say: 'accuse', about: 3, other: -1, value: -1 } as const;
  const evening = night().enter(3, { say: 'askRole', about: 0, other: -1, value: -1 });
  expect(wantedBy(sayingsOf(evening), { say: 'accuse', seats: [3], value: -1 })).toEqual({
    part: 'end',
    choices: [plain, { ...plain, value: GROUNDS.indexOf('feeling') }],
  });
  expect(groupsIn(sayingsOf(evening), evening.view(0))[0]!.group).toBe('answers');
  const isOffered = (say: Phrase, about: number) =>
    sayingsOf(evening).some((move) => move.say === say && move.about === about);
  expect([isOffered('agree', 3), isOffered('agree', 4), isOffered('askWhy', 3)]).toEqual([true, false, false]);
  evening.enter(3, { ...plain, about: 4 }).enter(0, plain);
  expect(isOffered('askWhy', 3)).toBe(true);
  expect(wantedBy(sayingsOf(evening), { say: 'recant', seats: [3], value: -1 })).toMatchObject({
    part: 'end',
    choices: [{ about: 3, other: -1 }, ...[1, 2, 4, 5, 6, 7].map((other) => ({ about: 3, other }))],
  });
});

test('two who are compared may be named in either order', () => {
  const sayings = sayingsOf(new Evening([...EIGHT, 'revenant'], { cycle: 1, step: 'night' }));
  expect(wantedBy(sayings, { say: 'claimSame', seats: [7], value: -1 })).toEqual({
    part: 'seat',
    choices: [0, 1, 2, 3, 4, 5, 6, 8],
  });
  expect(wantedBy(sayings, { say: 'claimSame', seats: [7, 2], value: 1 })).toEqual({
    part: 'whole',
    move: { say: 'claimSame', about: 2, other: 7, value: 1 },
  });
});

test('VN-4.9.3: the Newly-Turned is not offered what it must not say', () => {
  const roles = ['newly-turned', 'count', 'vampire', 'vampire', 'hunter', 'hunter', 'werewolf'];
  const sayings = sayingsOf(new Evening(roles, { cycle: 1, step: 'night' }));
  expect(wantedBy(sayings, { say: 'claimCheck', seats: [4], value: -1 })).toEqual({
    part: 'value',
    choices: [0, 1, 4],
  });
});

test('VN-3.6, VN-4.9.5: no claim is offered that tells of a role which is not in the set', () => {
  const SIX = ['vampire', 'vampire', 'vampire', 'vampire', 'vampire', 'hunter'];
  const claims = (roles: readonly string[], options = {}) =>
    phrasesOf(new Evening(roles, { cycle: 1, step: 'night' }, options)).filter((say) => say.startsWith('claim'));
  expect(claims(SIX)).toEqual(['claimRole']);
  expect(claims([...EIGHT, 'banshee', 'revenant'])).toHaveLength(6);
  expect(claims(['count', ...SIX], { hideLordKind: 'on' })).toEqual(['claimRole', 'claimCheck']);
  const closed = new Evening(SIX, { cycle: 1, step: 'night' }, { composition: 'closed' });
  expect(phrasesOf(closed)).toHaveLength(15);
  expect([isPossible(closed.view(0), 0), isPossible(closed.view(0), 11)]).toEqual([true, false]);
  expect(wantedBy(sayingsOf(closed), { say: 'claimCheck', seats: [3], value: -1 })).toMatchObject({
    choices: [0, 1, 2, 3],
  });
});

test('who claimed what when', () => {
  const evening = night()
    .enter(0, { say: 'claimRole', about: -1, other: -1, value: KING })
    .enter(0, { say: 'agree', about: -1, other: -1, value: -1 })
    .enter(2, { say: 'claimDoomed', about: -1, other: -1, value: -1 });
  const { nights, rows } = ledgerOf(evening.view(3));
  expect(nights).toEqual([1]);
  expect(rows.map(({ seat, cells }) => [seat, cells[0]!.map(({ say }) => say)])).toEqual([
    [0, ['claimRole']],
    [2, ['claimDoomed']],
  ]);
  expect([claimedRole(evening.view(3), 0), claimedRole(evening.view(3), 2)]).toEqual([6, -1]);
});

test('VN-3.6: roles that may be in play, and the set by side', () => {
  const open = night().view(3);
  expect([isPossible(open, 6), isPossible(open, 7)]).toEqual([true, false]);
  expect(setOf(open, words).map(({ side, count }) => [side, count])).toEqual([
    ['vampires', 5],
    ['hunters', 3],
  ]);
  const hidden = night({}, { hideLordKind: 'on' }).view(3);
  expect(setOf(hidden, words)[0]!.lines[0]).toMatchObject({ name: 'a Lord', count: 1 });
  expect([isPossible(hidden, 7), isPossible(hidden, 11)]).toEqual([true, false]);
});

test('VN-3.5: the covered card tells role, goal, clan and what was learned', () => {
  const evening = new Evening(EIGHT, { cycle: 1 }).enter(0, { name: 2 }).step('debate.closed');
  const known = knowledgeOf(evening.view(0), words, NAMES);
  expect(known).toMatchObject({ role: 'Monk', side: 'Hunters', goal: 'Let nobody but hunters stay alive.' });
  expect(known.clan).toEqual(['The hunters: Anna, Felix and Hari.', 'The Leader: Hari.']);
  expect(known.learned.at(-1)).toBe('Dawn 2: Your choice is made: Chris.');
  expect(knowledgeOf(evening.view(3), words, NAMES)).toMatchObject({ role: 'Vampire', clan: [], learned: [] });
});

test('VN-4.9.4: the dead foretell the winner, and with eyes closed also who is who', () => {
  const dead = { dead: ['S7'] };
  const blind = night(dead, { ghostView: 'public' });
  const offer = foretellingIn(blind.free(6));
  expect(offer.winners).toContain(0);
  expect(offer.seats).toContain(3);
  blind.enter(6, { foresee: HUNTERS });
  expect(foretold(blind.view(6)).winner).toBe(1);
  expect(foretellingIn(night(dead).free(6)).seats).toEqual([]);
  expect(foretellingIn(blind.free(3)).winners).toEqual([]);
});

test('VN-4.10.1: who has missed a step is told how many are left, until it answers', () => {
  const evening = new Evening(EIGHT, {}, { callMode: 'simultaneous', absentAfter: 3 });
  const left = () => missesLeft(evening.view(0));
  const told: number[] = [];
  for (const step of ['window.closed', 'card.read', 'board.closed']) {
    told.push(left());
    expect(evening.view(0).stack.at(-1)!.do).toBe(step);
    evening.pass();
  }
  expect(told).toEqual([0, 0, 2]);
  evening.until(({ phase }) => phase === 'sunset');
  expect([left(), missesLeft(evening.view(-2))]).toEqual([1, 0]);
  evening.enter(0, evening.moves(0).find((move) => 'name' in move)!);
  expect(left()).toBe(0);
  evening.until(({ phase }) => phase === 'night');
  expect([evening.view(0).isAbsent[0], evening.view(0).isAbsent[1]]).toEqual([false, true]);
});
