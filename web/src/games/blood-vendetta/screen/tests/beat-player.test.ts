import type { Death, Event, Trial } from '@duskhall/blood-vendetta';
import { expect, test } from 'vitest';
import { createBeatPlayer } from '../beat-player.ts';

const death = (seat: number): Event => ({
  type: 'died',
  death: { seat, cycle: 1, cause: 'nightfall', shows: 'role', shown: 0, isKitsunes: false } satisfies Death,
});
const night: Event = { type: 'phaseBegan', phase: 'night', cycle: 1 };
const dawn: Event = { type: 'phaseBegan', phase: 'dawn', cycle: 2 };
const debate: Event = { type: 'debateBegan', cycle: 1 };
const trial: Trial = { cycle: 1, accused: 2, votes: [], ayes: 4, voters: 6, isCondemned: true };

/** A player whose time passes when the test says so. */
function stage() {
  const shown: string[] = [];
  let timer: (() => void) | null = null;
  const player = createBeatPlayer(
    (_, then) => {
      timer = then;
      return () => {
        if (timer === then) timer = null;
      };
    },
    (told, beat) =>
      shown.push(`${told} ${beat === null ? '' : beat.kind === 'death' ? beat.death.seat : beat.kind}`.trim()),
  );
  const pass = () => {
    const then = timer;
    timer = null;
    then?.();
  };
  return { player, shown, pass, isWaiting: () => timer !== null };
}

test('what follows a death waits until it has been shown', () => {
  const { player, shown, pass } = stage();
  player.hear([night]);
  player.hear([night, death(3), death(5), debate]);
  expect(shown).toEqual(['1', '2 3']);
  pass();
  pass();
  expect(shown).toEqual(['1', '2 3', '3 5', '4']);
});

test('what happens during a beat is shown after it', () => {
  const { player, shown, pass } = stage();
  player.hear([night]);
  player.hear([night, { type: 'tried', trial }]);
  player.hear([night, { type: 'tried', trial }, death(2), dawn]);
  expect(new Set(shown)).toEqual(new Set(['1', '1 verdict']));
  pass();
  pass();
  expect(shown.slice(-2)).toEqual(['3 2', '4']);
});

test('a page that is opened later shows the present', () => {
  const { player, shown, isWaiting } = stage();
  player.hear([night, death(3), debate]);
  expect(shown).toEqual(['3']);
  expect(isWaiting()).toBe(false);
});

test('a match that is taken back is shown as it is', () => {
  const { player, shown, isWaiting } = stage();
  player.hear([night, debate]);
  player.hear([night, debate, death(3)]);
  player.hear([night]);
  expect(shown).toEqual(['2', '3 3', '1']);
  expect(isWaiting()).toBe(false);
});

test('the end, which opens what was secret, plays the last death only', () => {
  const { player, shown, pass } = stage();
  const ended: Event = { type: 'ended', ending: 'vampires' };
  const secret: Event = { type: 'mused', seat: 1, question: 'suspect', answer: 2 };
  player.hear([night, death(1)]);
  player.hear([night, secret, death(1), secret, death(2), ended]);
  expect(shown).toEqual(['2', '5 2']);
  pass();
  expect(shown.at(-1)).toBe('6');
});

test('the end that comes during a verdict does not bring back what was told before', () => {
  const { player, shown, pass } = stage();
  const tried: Event = { type: 'tried', trial };
  const secret: Event = { type: 'mused', seat: 1, question: 'suspect', answer: 2 };
  player.hear([night, death(1), debate]);
  player.hear([night, death(1), debate, tried]);
  player.hear([night, secret, death(1), secret, debate, tried, death(2), { type: 'ended', ending: 'vampires' }]);
  expect(shown).toEqual(['3', '3 verdict', '5 verdict']);
  pass();
  pass();
  expect(shown.slice(3)).toEqual(['7 2', '8']);
});

test('what was missed while the connection was lost is not played', () => {
  const { player, shown } = stage();
  player.hear([night]);
  player.hear([night, death(1), dawn, night, death(2), dawn, debate]);
  expect(shown).toEqual(['1', '7']);
});

test('a beat can be skipped; without one nothing happens', () => {
  const { player, shown } = stage();
  player.hear([night]);
  player.skip();
  player.hear([night, death(3), dawn]);
  player.skip();
  expect(shown).toEqual(['1', '2 3', '3']);
  player.reset();
  player.hear([night, death(1)]);
  expect(shown.at(-1)).toBe('2');
});
