import type { Event } from '@duskhall/blood-vendetta';
import { words as wordsEn } from '@duskhall/blood-vendetta/texts/en/words.ts';
import { expect, test } from 'vitest';
import { moderator as consoleFr } from '../console/texts/fr.ts';
import { DEEDS, type Done, deedsIn } from '../dead/deeds.ts';
import { questionIn } from '../night/question.ts';
import { Arrivals, streamOf, type Written } from '../night/stream.ts';
import { fearsIn } from '../role/fears.ts';
import { accusedOf, speakerOf, stageOf } from '../stage.ts';
import { SPOKEN } from '../words.ts';
import { EIGHT, Evening, NAMES } from './table.ts';

const night = (more: object = {}, options = {}) => new Evening(EIGHT, { cycle: 1, step: 'night', ...more }, options);
const asked = (evening: Evening, seat: number, locale: 'en' | 'ru' | 'fr' = 'en') => {
  const view = evening.view(seat);
  const [speaker, accused] = [speakerOf(view), accusedOf(view)];
  const scene = { stage: stageOf(view), call: 'called', speaker, accused, nameOf: (one: number) => NAMES[one]! };
  return questionIn(SPOKEN[locale], view, scene);
};

test('every public step asks one question in words', () => {
  const evening = night({ dead: ['S7'] });
  expect(asked(evening, 0)).toEqual({ text: 'Talk! Tap a name to accuse.', until: 'Trials in' });
  expect(asked(evening, 6)).toEqual({ text: 'The living talk and accuse.', until: 'Trials in' });
  evening.enter(1, { nominate: 4 }).step('defence.made');
  expect([0, 4].map((seat) => asked(evening, seat).text)).toEqual([
    'Elodie is on trial. Listen!',
    wordsEn.asks.defence,
  ]);
  evening.enter(4, { done: true });
  expect(asked(evening, 0).text).toBe('Execute Elodie?');
  expect(asked(evening, 0, 'ru').text).toBe('Elodie: казнить или пощадить?');
  expect(asked(evening, 0, 'fr').text.replace(/\s/g, ' ')).toBe('Exécuter Elodie ?');
});

test('VN-4.8.11, VN-4.8.12: the debate says how it ends', () => {
  expect(asked(night({}, { nightVote: 'plurality' }), 0).until).toBe('The vote in');
  const zero = new Evening(EIGHT, { cycle: 0, step: 'night' }, { nightZero: 'debate-only' });
  expect(asked(zero, 0)).toEqual({ text: wordsEn.asks.debate, until: 'Dawn in' });
});

test('no French text puts before a name what would have to be elided', () => {
  for (const texts of [SPOKEN.fr.board, consoleFr])
    for (const text of Object.values(texts).filter((text) => typeof text === 'function'))
      expect((text as (...parts: string[]) => string)('Anna', 'Anna')).not.toMatch(/(?<!\p{L})(de|que|le|la) Anna/iu);
});

const line = (text: string, room = 'all'): Written => ({ person: { id: 'a', name: 'Anna' }, room, text, at: 1 });
const shown = (entries: ReturnType<typeof streamOf>): string[] =>
  entries.map((entry) =>
    entry.kind === 'written' ? entry.line.text : entry.kind === 'told' ? entry.event.type : entry.kind,
  );

test('what is written stands among what had happened when it came', () => {
  const evening = night();
  const arrivals = new Arrivals();
  const said = [line('first')];
  arrivals.note(said, evening.log(0));
  evening.enter(1, { nominate: 4 });
  said.push(line('second'));
  arrivals.note(said, evening.log(0));
  evening.enter(2, { say: 'agree', about: -1, other: -1, value: -1 });
  // A new connection tells everything anew.
  arrivals.note(
    said.map((one) => ({ ...one })),
    evening.log(0),
  );
  expect(shown(streamOf(evening.log(0), said, 'all', arrivals.placeOf)).slice(-4)).toEqual([
    'first',
    'nominated',
    'second',
    'said',
  ]);
});

test('what is written stays where it is when secrets are opened at the end', () => {
  const evening = new Evening(EIGHT, { cycle: 1 }).enter(0, { name: 2 }).step('debate.closed');
  const arrivals = new Arrivals();
  arrivals.note([line('hello')], evening.log(3));
  const before = (): string[] => {
    const all = shown(streamOf(evening.log(3), [line('hello')], 'all', arrivals.placeOf));
    return all.slice(0, all.indexOf('hello'));
  };
  const happened = before();
  expect(happened).toContain('nobodyDied');
  evening.until(({ ending }) => ending !== '');
  expect(before()).toEqual(happened);
});

test('of what was written before the page was opened only the end is shown, after what had happened', () => {
  const evening = night();
  const arrivals = new Arrivals();
  const old = Array.from({ length: 200 }, (_, i) => line(`${i}`));
  arrivals.note([], evening.log(0));
  arrivals.note([...old, line('strike Dora', 'hunters')], evening.log(0));
  evening.enter(1, { nominate: 4 });
  arrivals.note([...old, line('new')], evening.log(0));
  const all = shown(streamOf(evening.log(0), [...old, line('new')], 'all', arrivals.placeOf));
  expect(all).toEqual(['195', '196', '197', '198', '199', 'nominated', 'new']);
});

test('what a clan wrote by day is not in the open stream of the night, whatever room is open', () => {
  const lines = [line('strike Dora', 'hunters'), line('hello'), line('boo', 'dead'), line('psst', 'vargs')];
  const texts = (room: string) => shown(streamOf([], lines, room, () => 0));
  expect(['all', 'hunters', 'vargs', 'dead'].map(texts)).toEqual([['hello'], ['hello'], ['hello'], ['hello', 'boo']]);
});

test('VN-4.10.1: the stream says who seems to be away, and not who is back: a bot may sit in', () => {
  const evening = new Evening(EIGHT, { cycle: 1 }).step('debate.closed');
  evening.enter(3, { say: 'agree', about: -1, other: -1, value: -1 });
  const missed = (events: readonly Event[]) => events.flatMap((event) => (event.type === 'missed' ? [event] : []));
  const told = streamOf(evening.log(0), [], 'all', () => 0).flatMap((entry) =>
    entry.kind === 'told' ? [entry.event] : [],
  );
  expect(missed(evening.log(0)).at(-1)).toEqual({ type: 'missed', seat: 3, isAbsent: false });
  expect(missed(told).map(({ seat }) => seat)).toContain(3);
  expect(missed(told).every(({ isAbsent }) => isAbsent)).toBe(true);
});

test('nothing that a phone shows covered is in the stream', () => {
  const evening = new Evening(EIGHT, { cycle: 1 }).enter(0, { name: 2 }).step('debate.closed');
  const kinds = new Set(shown(streamOf(evening.log(0), [], 'all', () => 0)));
  for (const type of ['learned', 'struck', 'mused', 'tapped', 'introduced']) expect(kinds).not.toContain(type);
  expect(kinds).toContain('night');
});

test('VN-4.9.4: the dead who see everything see who did what to whom, and nobody else does', () => {
  const roles = EIGHT.with(6, 'prince').with(2, 'vampire');
  const day = (options = {}) => {
    const evening = new Evening(roles, { cycle: 1, dead: ['S4'] }, { callMode: 'simultaneous', ...options });
    return evening.enter(0, { name: 2 }).enter(1, { name: 4 }).step('debate.closed');
  };
  const open = day();
  const deeds = deedsIn(open.view(3));
  expect(deeds).toContainEqual({ by: [0], clan: '', deed: 'still', at: 2 } satisfies Done);
  expect(deeds).toContainEqual({ by: [1], clan: '', deed: 'ward', at: 4 } satisfies Done);
  expect(deeds.filter(({ by }) => by.includes(6)).map(({ deed }) => deed)).toContain('check');
  for (const { deed } of deeds) expect(DEEDS).toContain(deed);
  for (const seat of [0, 1, 2, 4, 5, 6, 7, -2]) expect(deedsIn(open.view(seat)), `seat ${seat}`).toEqual([]);
  expect(deedsIn(day({ ghostView: 'public' }).view(3))).toEqual([]);
});

test('a role fears those who may be in this game, and no others', () => {
  const fears = (roles: readonly string[], seat: number, more: object = {}) =>
    fearsIn(SPOKEN.en, new Evening(roles, more).view(seat));
  expect(fears(EIGHT, 3)).toBe('Can kill me: Hunters, King and the town’s vote.');
  expect(fears(EIGHT, 2)).toBe('Can kill me: Hunters and the town’s vote. Can take my power away: Monk.');
  expect(fears([...EIGHT, 'banshee'], 3)).toBe('Can kill me: Hunters, King, Banshee and the town’s vote.');
  const plain = ['king', 'leader', 'hunter', 'varg-leader', 'paralyzing-varg', ...Array(8).fill('vampire')];
  expect(fears(plain, 0)).toContain('Paralysing');
  expect(fears(plain, 0, { plain: ['paralyzing-varg'] })).not.toContain('Paralysing');
});
