import {
  below,
  fastRng,
  HOUSE,
  mayClose,
  type Refusal,
  readOptions,
  type Seat,
  WATCHER,
  waiting,
} from '@duskhall/kernel';
import { ABOUTS, type Death, type Event, type Fact, LORD_BLOCKED, LORD_IDLE, LORD_KILLED } from '../events.ts';
import type { Move, Question } from '../frames.ts';
import { bloodVendetta as game } from '../index.ts';
import type { Reason } from '../legal/refusal.ts';
import { OPTIONS, type Options } from '../options.ts';
import { HUNTER_TYPE, KING, SHAPESHIFTER, SPECIAL_VAMPIRE, VAMPIRE_TYPE } from '../roles/table.ts';
import { openedOf } from '../rules/death.ts';
import type { State } from '../state/index.ts';
import type { texts } from '../texts/en.ts';
import type { View } from '../view/index.ts';

export type Spoken = typeof texts;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWX';
/** Strings that no real word contains. */
export const NAMES = [...LETTERS].map((letter) => `Zq${letter}`);

export const deal = (seats: number, given: Partial<Options>, seed: number): State =>
  game.setup(readOptions(OPTIONS, given, seats), seats, fastRng(seed));
/** Seat 0's view at the start, with changes. */
export const viewOf = (part: Partial<View>, seats = 9): View => ({ ...game.view(deal(seats, {}, 1), 0), ...part });

export const death = (part: Partial<Death> = {}): Death => ({
  ...{ seat: 1, cycle: 2, cause: 'nightfall', shows: 'role', shown: KING, isKitsunes: false },
  ...part,
});
const fact = (part: Partial<Fact>): Fact => ({
  ...{ seat: 0, cycle: 1, call: 'lord', about: 'type', target: 1, other: 2, value: SPECIAL_VAMPIRE },
  ...part,
});
/** Everything a card can say. */
export const FACTS: Fact[] = [
  ...ABOUTS.flatMap((about) => [0, 1].map((value) => fact({ about, value }))),
  ...[VAMPIRE_TYPE, SHAPESHIFTER, LORD_BLOCKED, LORD_IDLE, LORD_KILLED].map((value) => fact({ about: 'watch', value })),
  ...[0, 1].map((value) => fact({ about: 'done', call: 'lamia', value })),
  ...[0, 1].map((value) => fact({ about: 'lord', call: 'bride', value })),
  fact({ about: 'done', target: -1 }),
  fact({ about: 'watch', value: LORD_IDLE, target: -1 }),
  fact({ about: 'attacker', other: -1 }),
  fact({ about: 'type', other: 1 }),
];

const CYCLE = 2;
export const EVENTS: { [K in Event['type']]: Extract<Event, { type: K }> } = {
  began: { type: 'began', seats: 12 },
  phaseBegan: { type: 'phaseBegan', phase: 'dawn', cycle: CYCLE },
  called: { type: 'called', call: 'monk', isSecond: false },
  callClosed: { type: 'callClosed', call: 'monk', isSecond: false },
  prompted: { type: 'prompted', seat: 0, question: 'target' },
  introduced: { type: 'introduced', call: 'meet-hunters', seats: [0, 2] },
  learned: { type: 'learned', fact: fact({}) },
  gathered: { type: 'gathered', clan: 'hunters', silenced: [2] },
  tapped: { type: 'tapped', seat: 0, clan: 'hunters', vote: 1 },
  gestured: { type: 'gestured', seat: 0, clan: 'vargs', gesture: 'point', at: 1 },
  struck: { type: 'struck', clan: 'hunters', votes: [1, -2], victim: 1 },
  mused: { type: 'mused', seat: 0, question: 'suspect', answer: 1 },
  missed: { type: 'missed', seat: 0, isAbsent: true },
  died: { type: 'died', death: death() },
  sawAll: { type: 'sawAll', seat: 1, opened: openedOf(deal(9, {}, 1)), facts: [], hunts: [] },
  nobodyDied: { type: 'nobodyDied' },
  doubleStrikeComes: { type: 'doubleStrikeComes' },
  kitsuneAwoke: { type: 'kitsuneAwoke' },
  charmed: { type: 'charmed', seat: 0 },
  paralysed: { type: 'paralysed', seat: 0 },
  staleWarned: { type: 'staleWarned' },
  debateBegan: { type: 'debateBegan', cycle: CYCLE },
  floorGiven: { type: 'floorGiven', seat: 0, to: 'defence' },
  nominated: { type: 'nominated', seat: 0, target: 1 },
  readied: { type: 'readied', seat: 0, isReady: true },
  accused: { type: 'accused', seat: 1 },
  voteBegan: { type: 'voteBegan', seat: 1 },
  tried: { type: 'tried', trial: { cycle: CYCLE, accused: 1, votes: [1, 0], ayes: 1, voters: 2, isCondemned: false } },
  balloted: {
    type: 'balloted',
    ballot: {
      cycle: CYCLE,
      votes: [1, -1],
      tally: [
        [1, 1],
        [-1, 1],
      ],
    },
  },
  condemned: { type: 'condemned', seat: 1 },
  notExecuted: { type: 'notExecuted' },
  said: { type: 'said', claim: { cycle: CYCLE, seat: 0, say: 'claimCheck', about: 1, other: -1, value: HUNTER_TYPE } },
  leaving: { type: 'leaving', seat: 1 },
  recorded: { type: 'recorded', seat: 1, role: KING },
  moderatorNamed: { type: 'moderatorNamed', seat: 1 },
  predicted: { type: 'predicted', prediction: { seat: 1, winner: 1, roles: [KING, -1] } },
  ended: { type: 'ended', ending: 'vampires' },
};
/** Events not worth a line in the log. */
export const UNTOLD: readonly Event['type'][] = ['prompted', 'callClosed', 'readied'];

export const REASONS = Object.keys({
  over: 0,
  'not-at-the-table': 0,
  dead: 0,
  leaving: 0,
  'not-asked': 0,
  malformed: 0,
  'not-living': 0,
  'not-yourself': 0,
  'twice-in-a-row': 0,
  'must-choose': 0,
  'already-chosen': 0,
  'already-struck': 0,
  'not-tied': 0,
  'not-nominated': 0,
  'no-nominations': 0,
  'no-speech': 0,
  'must-not-betray': 0,
  'not-on-record': 0,
  'not-a-card-left': 0,
  enough: 0,
} satisfies { [R in Reason]: 0 }) as Reason[];
export const refused = (spoken: Spoken, code: Reason): string =>
  spoken.refusal({ code, rule: 'VN-4.1.9', args: {} } satisfies Refusal);

/** One step of a random game; the house records printed cards. */
export function wander(s: State, rng: ReturnType<typeof fastRng>): void {
  const pick = <T>(items: readonly T[]): T => items[below(rng, items.length, 'pick')]!;
  const records = game.free(s, HOUSE).filter((move) => 'record' in move);
  const [seat] = waiting(s);
  if (records.length > 0) game.apply(s, HOUSE, pick(records));
  else if (seat === undefined && mayClose(s)) game.close(s);
  else {
    const free = below(rng, 12, 'speak') === 0 ? game.free(s, seat!) : [];
    game.apply(s, seat!, pick(free.length > 0 ? free : game.legal(s, seat!)));
  }
}

export interface Heard {
  /** By language. */
  sentences: Set<string>[];
  questions: Set<Question>;
}
const MOST = 60;
/** Every text of a random game for the seat that is asked; sometimes also the table, and for other seats. */
export function listen(spoken: readonly Spoken[], s: State, seed: number): Heard {
  const rng = fastRng(seed);
  const names = NAMES.slice(0, s.seats);
  const heard: Heard = { sentences: spoken.map(() => new Set()), questions: new Set() };
  const say = (make: (texts: Spoken) => readonly string[]) => {
    for (const [i, texts] of spoken.entries()) for (const line of make(texts)) heard.sentences[i]!.add(line);
  };
  for (let step = 0; ; step++) {
    const [asked = WATCHER] = waiting(s);
    const viewers: Seat[] = step % 40 === 0 || s.ending !== '' ? [asked, WATCHER, HOUSE, s.seats - 1] : [asked];
    for (const viewer of viewers) {
      const view = game.view(s, viewer);
      if (view.question !== '') heard.questions.add(view.question);
      const moves = viewers.length > 1 ? movesOf(s, viewer) : game.legal(s, viewer);
      say((texts) => [texts.prompt(view, names), ...texts.result(view, names)]);
      say((texts) => moves.flatMap((move) => [texts.move(view, move, names), texts.ruleOf(view, move)]));
      if (viewers.length > 1) say((texts) => texts.table(view, names).flatMap(({ label, text }) => [label, text]));
    }
    for (const event of s.table.log!) {
      const seen = game.redact(s, event, [asked, WATCHER, HOUSE][step % 3]!);
      if (seen !== null && !UNTOLD.includes(seen.type)) say((texts) => lineOf(texts, seen, names));
    }
    s.table.log = [];
    if (s.ending !== '') return heard;
    wander(s, rng);
  }
}

/** A sample of the free moves: there are hundreds of phrases. */
function movesOf(s: State, viewer: Seat): Move[] {
  if (viewer === WATCHER) return [];
  const free = game.free(s, viewer);
  const some = free.filter((_, i) => i % Math.ceil(free.length / MOST) === 0);
  return viewer < 0 ? some : [...game.legal(s, viewer), ...some];
}

/** Private taps and musings, and lists that are not shown, have no line. */
const lineOf = (spoken: Spoken, event: Event, names: readonly string[]): string[] => {
  const line = spoken.event(event, names);
  const isSilent =
    ('clan' in event && event.clan === '') ||
    (event.type === 'introduced' && event.seats.length === 0) ||
    (event.type === 'gathered' && event.silenced.length === 0);
  return isSilent && line === '' ? [] : [line];
};
