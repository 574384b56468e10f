import { WATCHER } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { PHASES } from '../events.ts';
import type { Options } from '../options.ts';
import { HUNTER_TYPE, HUNTERS, KITSUNE, PLAIN_VARG, SHAPESHIFTER, VAMPIRES } from '../roles/table.ts';
import { epitaphOf, lastWordsOf } from '../texts/epitaph.ts';
import { linesOf } from '../texts/narration.ts';
import type { Ways } from '../texts/tale.ts';
import { TALES } from '../texts/tales.ts';
import type { View } from '../view/index.ts';
import { game } from './table.ts';
import { MOST_WAYS, tellers } from './tellers.ts';
import { deal, death, EVENTS, NAMES, viewOf } from './text-samples.ts';

const FEWEST_WAYS = 4;
const MOST_WORDS = 14;
const [WHO, COUNT] = ['ZqA', 7];

/** Every place of the tale, with its ways as written there. */
function placesIn(part: unknown, path: string): [string, Ways][] {
  if (typeof part === 'function') return [[path, part(WHO, COUNT)]];
  if (Array.isArray(part)) return [[path, part]];
  return Object.entries(part as object).flatMap(([key, value]) =>
    placesIn(value, path === '' ? key : `${path}.${key}`),
  );
}
/** They are not chosen by the narrator, but by what the view tells. */
const BY_VIEW = /^(epitaphs|lastWords)/;

const watch = (seats: number, given: Partial<Options>, part: Partial<View> = {}): View => ({
  ...game.view(deal(seats, { callMode: 'sequential', ...given }, 1), WATCHER),
  ...part,
});
const PLAIN = watch(9, {});
const TABLES = [PLAIN, watch(9, { callMode: 'simultaneous' }), watch(9, { moderator: 'temporary' })];
const SHIFTERS = [PLAIN, watch(9, {}, { isKitsuneAwake: true }), watch(9, { hideShifterKind: 'on' })];
const ENDINGS = [
  'vampires',
  'hunters',
  'vargs',
  'werewolf',
  'kitsune',
  'all-dead',
  'two-leaders',
  'stalemate',
] as const;

/** Everything that the narrator may have to tell, and to whom. */
function moments(): [Event, View][] {
  const calls = placesIn(TALES.en.calls, '').map(([path]) => path.split('.')[0]!);
  const called = (call: string, isSecond: boolean, view: View): [Event, View][] =>
    (['called', 'callClosed'] as const).map((type) => [{ type, call, isSecond } as Event, view]);
  const plain: Event[] = [
    ...Object.values(EVENTS),
    ...ENDINGS.map((ending): Event => ({ type: 'ended', ending })),
    ...(['nightfall', 'execution', 'removal'] as const).map(
      (cause): Event => ({ type: 'died', death: death({ cause }) }),
    ),
    { type: 'died', death: death({ shows: 'type', shown: HUNTER_TYPE }) },
    { type: 'died', death: death({ shows: 'side', shown: HUNTERS, isKitsunes: true }) },
    ...(['speech', 'defence', 'words'] as const).map((to): Event => ({ type: 'floorGiven', seat: 0, to })),
    { type: 'voteBegan', seat: -1 },
    { ...EVENTS.tried, trial: { ...EVENTS.tried.trial, isCondemned: true } },
  ];
  return [
    ...PHASES.flatMap((phase) => TABLES.map((view): [Event, View] => [{ type: 'phaseBegan', phase, cycle: 1 }, view])),
    ...calls
      .filter((call) => !['second', 'werewolf', 'kitsune', 'hidden'].includes(call))
      .flatMap((call) => called(call, false, PLAIN)),
    ...called('hunters', true, PLAIN),
    ...SHIFTERS.flatMap((view) => called('shifter', false, view)),
    ...plain.map((event): [Event, View] => [event, PLAIN]),
  ];
}

/** By place: all ways that the narrator of a language chooses among, the plain one included. */
function heardIn(language: number): Map<string, Ways> {
  const heard = new Map<string, Ways>();
  const teller = tellers((about, ways) => {
    heard.set(about, ways);
    return ways[0]!;
  })[language]!;
  for (const [event, view] of moments()) linesOf(teller, event, view, NAMES);
  for (const [path, ways] of placesIn(teller.tale, '')) if (BY_VIEW.test(path)) heard.set(path, ways);
  return heard;
}
const LANGUAGES = ['en', 'ru', 'fr'] as const;
const HEARD = LANGUAGES.map((_, language) => heardIn(language));

/** The names and numbers in a sentence. */
const contentOf = (line: string): string[] => (line.match(/Zq[A-X]|\d+/g) ?? []).toSorted();
const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

/** A form that must not stand beside a name: a gender, a case, an elision. */
const MISPLACED = {
  en: /Zq[A-X] (himself|herself)/,
  ru: /Zq[A-X](?: не| больше)? \p{L}+(?:л|ла|лся|лась|ен|ена|ый|ая)(?!\p{L})|(?<!\p{L})(?:на|для|от|у|к|о|про|без|против) Zq/iu,
  fr: /(?<!\p{L})(?:de|que|du|lorsque|puisque) Zq|(?:d’|qu’)Zq|Zq[A-X] (?:est|a été|sera) (?:\p{L}+ée?|mort|morte)(?!\p{L})/iu,
};

describe.each(LANGUAGES)('%s', (locale) => {
  const heard = HEARD[LANGUAGES.indexOf(locale)]!;

  test('VN-3.8: everything in the tale is told, in four to six ways', () => {
    expect([...heard.keys()].sort()).toEqual(
      placesIn(TALES[locale], '')
        .map(([path]) => path)
        .sort(),
    );
    for (const [about, ways] of heard) {
      expect([about, new Set(ways).size]).toEqual([about, ways.length]);
      expect(ways.length, about).toBeGreaterThanOrEqual(FEWEST_WAYS);
      expect(ways.length, about).toBeLessThanOrEqual(MOST_WAYS);
    }
  });

  test('the ways of a thing tell the same: the same names and numbers', () => {
    for (const [about, ways] of heard)
      for (const way of ways) expect([about, contentOf(way)]).toEqual([about, contentOf(ways[0]!)]);
  });

  test('every sentence can be read aloud, in this language, to anybody', () => {
    for (const way of [...heard.values()].flat()) {
      expect(way).toMatch(/[.?!]$/);
      expect(way).not.toMatch(MISPLACED[locale]);
      expect(way).not.toMatch(/undefined|\.\.|[{}"'()/]|^\s|\s$| {2}/);
      expect(way.replaceAll(/Zq[A-X]/g, '')).not.toMatch(locale === 'ru' ? /[a-z]/i : /[а-яё]/i);
      if (locale === 'fr') expect(way).not.toMatch(/[ \w][;:!?»]|« /);
      for (const sentence of way.split(/(?<=[.?!]) /)) expect(wordsIn(sentence), way).toBeLessThanOrEqual(MOST_WORDS);
    }
  });
});

test('a narrator may change the language in the middle of an evening: the ways are as many in each', () => {
  const counts = HEARD.map((heard) => Object.fromEntries([...heard].map(([about, ways]) => [about, ways.length])));
  expect(counts[1]).toEqual(counts[0]);
  expect(counts[2]).toEqual(counts[0]);
});

test('what is told is chosen by what it is about, never by whom', () => {
  for (const heard of HEARD) for (const about of heard.keys()) expect(about).not.toMatch(/Zq|\d/);
});

describe('VN-4.7.5: the sentence on the card of somebody dead', () => {
  const { epitaphs } = TALES.en;
  const told = (part: Parameters<typeof death>[0], view: View = PLAIN) => epitaphOf(TALES.en, view, death(part));

  test('goes by the side that is shown', () => {
    expect(told({})).toBe(epitaphs.vampires.nightfall[0]);
    expect(told({ shown: PLAIN_VARG, cause: 'execution' })).toBe(epitaphs.vargs.execution[0]);
    expect(told({ shown: KITSUNE })).toBe(epitaphs.loner.nightfall[0]);
    expect(told({ shows: 'side', shown: HUNTERS })).toBe(epitaphs.hunters.nightfall[0]);
    expect(told({ shows: 'type', shown: HUNTER_TYPE })).toBe(epitaphs.hunters.nightfall[0]);
  });

  test('is not there where no side is shown, and for those who have left', () => {
    expect(told({ shows: 'none', shown: -1 })).toBe('');
    expect(told({ cause: 'removal' })).toBe('');
  });

  test('does not tell a varg from a loner by the type', () => {
    const shifter = { shows: 'type', shown: SHAPESHIFTER } as const;
    const among = (sides: readonly number[]) => viewOf({ composition: { ...PLAIN.composition, sides } });
    expect(told(shifter, among([6, 2, 0, 1]))).toBe(epitaphs.loner.nightfall[0]);
    expect(told(shifter, among([12, 4, 4, 0]))).toBe(epitaphs.vargs.nightfall[0]);
    expect(told(shifter, among([12, 4, 4, 1]))).toBe('');
  });

  test('is another one for the next', () => {
    const deaths = [0, 1, 2, 3, 4].map((seat) => death({ seat, shows: 'side', shown: VAMPIRES }));
    const said = deaths.map((one) => epitaphOf(TALES.en, viewOf({ deaths }), one));
    expect(said).toEqual([...epitaphs.vampires.nightfall, epitaphs.vampires.nightfall[0]]);
  });
});

test('VN-4.12: whoever has the last word is asked for it in another way than the one before', () => {
  const deaths = [death({ seat: 2 }), death({ seat: 3 })];
  const said = (seat: number, view: View) => lastWordsOf(TALES.en, view, seat, NAMES);
  const all = [2, 3, 4].map((seat) => said(seat, viewOf({ deaths })).replace(NAMES[seat]!, ''));
  expect(new Set(all).size).toBe(3);
  // Before the execution and after it the frame says the same.
  expect(said(4, viewOf({ deaths: [...deaths, death({ seat: 4 })] }))).toBe(said(4, viewOf({ deaths })));
});
