import { fastRng, WATCHER } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { State } from '../state/index.ts';
import { words as english } from '../texts/en/words.ts';
import { linesOf } from '../texts/narration.ts';
import type { View } from '../view/index.ts';
import { game } from './table.ts';
import { inEnglish, VARIED } from './tellers.ts';
import { deal, death, EVENTS, NAMES, viewOf, wander } from './text-samples.ts';

/** Events never narrated: private ones, and those seen but not announced. */
const SILENT: readonly Event['type'][] = [
  'began',
  'prompted',
  'introduced',
  'learned',
  'gathered',
  'tapped',
  'gestured',
  'struck',
  'mused',
  'missed',
  'sawAll',
  'readied',
  'said',
  'leaving',
  'recorded',
  'predicted',
];
const SPOKEN = (Object.keys(EVENTS) as Event['type'][]).filter((type) => !SILENT.includes(type));

/** Covered by another line, or not worth one. */
const isLeftOut = (event: Event, view: View): boolean =>
  (event.type === 'nominated' && event.target < 0) ||
  (event.type === 'called' && view.options.callMode === 'simultaneous' && !event.isSecond) ||
  (event.type === 'callClosed' && view.options.callMode === 'simultaneous') ||
  (event.type === 'condemned' && view.trials.at(-1)?.accused === event.seat && view.trials.at(-1)!.isCondemned);
/** What a sentence tells besides words: the names and numbers in it. */
const contentOf = (lines: readonly string[]): string[] => [...new Set(lines.join(' ').match(/Zq[A-X]|\d+/g))].sort();

/** A random game as a watcher hears it, event by event. */
function hear(seats: number, given: Partial<Options>, seed: number, heed: (event: Event, view: View) => void): State {
  const s = deal(seats, given, seed);
  const rng = fastRng(seed);
  for (;;) {
    const view = game.view(s, WATCHER);
    for (const event of s.table.log!) {
      const seen = game.redact(s, event, WATCHER);
      if (seen !== null) heed(seen, view);
    }
    s.table.log = [];
    if (s.ending !== '') return s;
    wander(s, rng);
  }
}

/** The seats an event mentions. */
const seatsIn = (event: Event): string[] => {
  const numbers = JSON.stringify(event).matchAll(/"(?:seat|target|accused)":(\d+)/g);
  const tally = event.type === 'balloted' ? event.ballot.tally.map(([seat]) => seat) : [];
  return [...[...numbers].map(([, seat]) => Number(seat)), ...tally].map((seat) => NAMES[seat]!);
};

describe.each([
  [12, { set: 'advanced' }],
  [24, { set: 'advanced' }],
  [11, { set: 'advanced', callMode: 'simultaneous', nightVote: 'plurality', hideShifterKind: 'on', lastWords: 'all' }],
  [9, { moderator: 'temporary', debateStyle: 'rounds', composition: 'closed', revealOnDeath: 'none' }],
] as [number, Partial<Options>][])('an evening of %i with %o', (seats, given) => {
  test('everything that is announced is spoken, in three languages, and names only those it is about', () => {
    const types = new Set<string>();
    const s = hear(seats, given, seats, (event, view) => {
      const isSpoken = SPOKEN.includes(event.type) && !isLeftOut(event, view);
      if (isSpoken) types.add(event.type);
      const content = contentOf(linesOf(inEnglish, event, view, NAMES));
      for (const tellers of VARIED) {
        const told = tellers.map((teller) => linesOf(teller, event, view, NAMES));
        for (const lines of told) {
          expect(lines.length > 0, JSON.stringify(event)).toBe(isSpoken);
          expect(contentOf(lines)).toEqual(content);
          for (const line of lines) {
            expect(line).not.toMatch(/undefined|NaN|\[object|[{}]|^\s*$/);
            const named = NAMES.filter((name) => line.includes(name));
            expect(seatsIn(event)).toEqual(expect.arrayContaining(named));
          }
        }
        expect(new Set(told.map((lines) => lines.join('|'))).size).toBe(isSpoken ? 3 : 1);
      }
    });
    expect(s.ending).not.toBe('');
    expect([...types]).toEqual(expect.arrayContaining(['phaseBegan', 'debateBegan', 'ended']));
  });
});

test('VN-8.2: what is not for all has no line, even if it reaches the narrator', () => {
  const view = viewOf({});
  const spoken = { ...view, options: { ...view.options, callMode: 'sequential' } as const };
  for (const teller of VARIED.flat()) {
    for (const type of SILENT) expect([type, linesOf(teller, EVENTS[type], view, NAMES)]).toEqual([type, []]);
    for (const type of SPOKEN) expect(linesOf(teller, EVENTS[type], spoken, NAMES)).not.toEqual([]);
  }
});

test('VN-4.1.3: the shapeshifter is called by its kind, as far as that is known', () => {
  const called: Event = { type: 'called', call: 'shifter', isSecond: false };
  const open = (seats: number, given: Partial<Options>, part: Partial<View> = {}) =>
    linesOf(
      inEnglish,
      called,
      { ...game.view(deal(seats, { callMode: 'sequential', ...given }, 1), WATCHER), ...part },
      NAMES,
    )[0];
  const { werewolf, kitsune, hidden } = english.shifterCalls;
  expect(open(9, {})).toBe(werewolf.open);
  expect(open(9, { set: 'advanced' }, { isKitsuneAwake: true })).toBe(kitsune.open);
  expect(open(9, { hideShifterKind: 'on' })).toBe(hidden.open);
  expect(open(9, { composition: 'closed' })).toBe(hidden.open);
});

test('VN-4.4.8: a second strike has lines of its own', () => {
  const second: Event = { type: 'called', call: 'hunters', isSecond: true };
  expect(linesOf(inEnglish, second, viewOf({}), NAMES)).toEqual([english.second.open]);
});

test('VN-4.13.9: eyes are closed where there are no phones', () => {
  const begins = (phase: 'dawn' | 'night', given: Partial<Options>) =>
    linesOf(inEnglish, { type: 'phaseBegan', phase, cycle: 1 }, game.view(deal(9, given, 1), WATCHER), NAMES).at(-1);
  const { phone, close, open } = english.eyes;
  expect([begins('dawn', {}), begins('night', {})]).toEqual([phone, english.phases.night.open]);
  const printed = { moderator: 'human', cards: 'printed' } as const;
  expect([begins('dawn', printed), begins('night', printed)]).toEqual([close, open]);
  expect(begins('dawn', { moderator: 'temporary' })).toBe(close);
});

test('VN-4.8.9: a verdict is told once, a choice by plurality or lot by itself', () => {
  const condemned: Event = { type: 'condemned', seat: 1 };
  const trial = { cycle: 0, accused: 1, votes: [], ayes: 5, voters: 9, isCondemned: true };
  expect(linesOf(inEnglish, condemned, viewOf({ trials: [trial] }), NAMES)).toEqual([]);
  expect(linesOf(inEnglish, condemned, viewOf({ trials: [{ ...trial, accused: 2 }] }), NAMES)).toHaveLength(1);
});

test('VN-4.7.2: of a death is told what is shown, and the Kitsune’s claws', () => {
  const told = (part: Parameters<typeof death>[0]) =>
    linesOf(inEnglish, { type: 'died', death: death(part) }, viewOf({}), NAMES).join(' ');
  expect(told({})).toBe(`${NAMES[1]} perishes. The card is turned: King.`);
  expect(told({ shows: 'none', shown: -1 })).toBe(`${NAMES[1]} perishes.`);
  expect(told({ isKitsunes: true })).toBe(
    `${NAMES[1]} perishes. The card is turned: King. These were the Kitsune’s claws.`,
  );
});

test('VN-4.1.11: where all choose at once, one line speaks for the phase, and no list of calls is read', () => {
  const together = game.view(deal(24, { set: 'advanced', callMode: 'simultaneous' }, 1), WATCHER);
  const told = (event: Event) => linesOf(inEnglish, event, together, NAMES);
  expect(told({ type: 'phaseBegan', phase: 'sunset', cycle: 1 })).toEqual([
    'The sky turns red. All powers wake at once.',
  ]);
  expect(told({ type: 'called', call: 'lord', isSecond: false })).toEqual([]);
  expect(told({ type: 'callClosed', call: 'lord', isSecond: false })).toEqual([]);
  expect(told({ type: 'called', call: 'hunters', isSecond: true })).toEqual([english.second.open]);
  expect(told({ type: 'phaseBegan', phase: 'night', cycle: 1 })).toEqual([english.phases.night.open]);
});
