import { below, fastRng, type Refusal, readOptions, WATCHER, waiting } from '@duskhall/kernel';
import type { Event, Outcome, Result } from '../events.ts';
import type { Question } from '../frames.ts';
import { vampireVillage as game } from '../index.ts';
import { OPTIONS } from '../options.ts';
import type { State } from '../state.ts';
import type { ReasonArgs } from '../texts/catalogue.ts';
import type { texts } from '../texts/en.ts';
import type { View } from '../view/index.ts';
import { cardOf, kindOf } from './table.ts';

export type Spoken = typeof texts;
export const NAMES = ['Anna', 'Boris', 'Élise', 'Dan', 'Eva'];

const [bakery, keep, messenger, frost, rowan] = [
  'bakery',
  'keep',
  'messenger',
  'start-frost-gate',
  'start-rowan-gate',
].map(cardOf) as [number, number, number, number, number];
const [swamp, plague, vampire] = ['witch-swamp', 'demon-plague', 'vampire-2'].map(kindOf) as [number, number, number];

export const result = (points: number, cards = 5, rank = 1): Result => ({
  ...{ villagers: points - 1, creatures: 1, points, cards, rank },
});
export const outcome = (winners: number[], results: Result[]): Outcome => ({ winners, results });
export const EVENTS: { [K in Event['type']]: Extract<Event, { type: K }> } = {
  began: { type: 'began', order: [1, 0, 2], starts: [frost, rowan] },
  roundBegan: { type: 'roundBegan', round: 1 },
  gotHand: { type: 'gotHand', seat: 0, cards: [bakery, keep] },
  revealed: { type: 'revealed', seat: 0, card: bakery },
  built: { type: 'built', seat: 0, card: bakery, x: 1, y: 0, gained: 2 },
  moved: {
    type: 'moved',
    seat: 1,
    changes: [
      { card: bakery, by: -2 },
      { card: keep, by: 2 },
    ],
  },
  drew: { type: 'drew', seat: 0, creatures: [swamp, plague, swamp] },
  gave: { type: 'gave', seat: 0, left: swamp, right: plague, kept: vampire },
  demonActed: { type: 'demonActed', seat: 0, demon: plague, deed: 'hero', card: messenger, creature: -1 },
  threatened: { type: 'threatened', seat: 0, attack: [4, 0, 3] },
  attackBegan: { type: 'attackBegan', attacker: 1 },
  breached: { type: 'breached', seat: 0, attacker: 0, attack: 7, defence: 5 },
  fell: { type: 'fell', seat: 0, card: bakery, villagers: 2 },
  slew: { type: 'slew', seat: 0, creature: swamp },
  repelled: { type: 'repelled', seat: 0, attacker: 2, attack: 3, defence: 3 },
  roundEnded: { type: 'roundEnded', round: 1 },
  ended: { type: 'ended', outcome: outcome([0], [result(8), result(7, 5, 2)]) },
};
const card = { card: bakery };
const creature = { creature: swamp };
export const REFUSALS: ReasonArgs = {
  over: {},
  'not-asked': {},
  malformed: {},
  'not-in-hand': card,
  occupied: {},
  'not-beside-a-card': {},
  'too-wide': {},
  'too-high': {},
  'no-points': {},
  'not-in-village': card,
  'not-beside-the-hero': card,
  'no-villager-left': card,
  'must-step': {},
  'not-onward': card,
  'not-drawn': creature,
  'no-such-demon': creature,
  'demon-powerless': creature,
  'not-its-deed': {},
  'not-a-hero': card,
  'not-the-poorest': card,
  'not-to-be-lured': creature,
  'nothing-to-plague': {},
  'outside-the-line': card,
  'not-attacking': creature,
  'not-the-weakest': creature,
};
export const refused = (spoken: Spoken, code: string): string =>
  spoken.refusal({ code, rule: 'VV-4.11', args: REFUSALS[code as keyof ReasonArgs] as Refusal['args'] });

export interface Said {
  sentences: string[];
  questions: Set<Question>;
  deeds: Set<string>;
}
/** All texts of a random game, or of one from this position on, for all seats and a watcher. */
export function listen(spoken: Spoken, s: State, seed: number): Said {
  const rng = fastRng(seed);
  const names = NAMES.slice(0, s.seats);
  const said: Said = { sentences: [], questions: new Set(), deeds: new Set() };
  for (;;) {
    for (const viewer of [...names.keys(), WATCHER]) {
      const view = game.view(s, viewer);
      if (view.question !== '') said.questions.add(view.question);
      said.sentences.push(spoken.prompt(view, names), spoken.ruleOf(view, null));
      for (const move of viewer >= 0 ? game.legal(s, viewer) : [])
        said.sentences.push(spoken.move(view, move, names), spoken.ruleOf(view, move));
      if (viewer === s.table.asked.reduce((sum, n) => sum + n, 0) % s.seats || viewer === WATCHER)
        for (const { label, text } of spoken.table(view, names)) said.sentences.push(label, text);
      said.sentences.push(...spoken.result(view, names), ...spoken.stakes!(view, names).map(({ text }) => text));
      for (const event of s.table.log!) {
        const seen = game.redact(s, event, viewer);
        if (seen !== null) said.sentences.push(spoken.event(seen, names));
        if (event.type === 'demonActed') said.deeds.add(event.deed);
      }
    }
    s.table.log = [];
    const seats = waiting(s);
    if (seats.length === 0) return said;
    const seat = seats[below(rng, seats.length, 'seat')]!;
    const moves = game.legal(s, seat);
    game.apply(s, seat, moves[below(rng, moves.length, 'move')]!);
  }
}

/** Seat 0's view at the start, with changes. */
export const viewOf = (part: Partial<View>, seats = 3): View => {
  const s = game.setup(readOptions(OPTIONS, {}, seats), seats, fastRng(1));
  return { ...game.view(s, 0), ...part };
};
