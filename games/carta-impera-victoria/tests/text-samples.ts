import { below, fastRng, type Refusal, readOptions, WATCHER, waiting } from '@duskhall/kernel';
import { CARDS, CULTURE, ECONOMY, MILITARY, SCIENCE, UTOPIA } from '../cards/index.ts';
import { EFFECT_NUMBERS } from '../effects/effect.ts';
import type { Event, Outcome } from '../events.ts';
import { type Question, ruleBehind } from '../frames.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import { OPTIONS } from '../options.ts';
import type { ReasonArgs } from '../texts/catalogue.ts';
import type { texts } from '../texts/en.ts';
import type { View } from '../view/index.ts';

export type Spoken = typeof texts;
export const NAMES = ['Anna', 'Boris', 'Élise', 'Dan'];

/** Card numbers: domain * 3 + age. */
export const MILITARY_I = 0;
export const SCIENCE_II = 10;
export const outcome = (part: Partial<Outcome>): Outcome => ({
  ending: 'majority',
  winners: [],
  seat: -1,
  hegemony: [],
  leaders: [],
  points: [],
  tieBreak: [],
  ...part,
});
export const EVENTS: { [K in Event['type']]: Extract<Event, { type: K }> } = {
  began: { type: 'began', first: 0 },
  gotPack: { type: 'gotPack', seat: 0, round: 1, cards: [MILITARY_I] },
  picked: { type: 'picked', seat: 0, round: 1, cards: [] },
  centred: { type: 'centred', seat: 0, card: MILITARY_I },
  tookFromCentre: { type: 'tookFromCentre', seat: 0, card: MILITARY_I },
  turnBegan: { type: 'turnBegan', seat: 0 },
  skippedPlay: { type: 'skippedPlay', seat: 0 },
  played: { type: 'played', seat: 0, card: SCIENCE_II },
  usedEffect: { type: 'usedEffect', seat: 0, effect: EFFECT_NUMBERS.research },
  discardedFromHand: { type: 'discardedFromHand', seat: 0, card: MILITARY_I },
  discardedFromArea: { type: 'discardedFromArea', seat: 0, card: MILITARY_I },
  retrieved: { type: 'retrieved', seat: 0, card: SCIENCE_II },
  recovered: { type: 'recovered', seat: 0, card: SCIENCE_II },
  drew: { type: 'drew', seat: 1, cards: [], ages: [1, 1, 0] },
  tookHand: { type: 'tookHand', seat: 0, target: 1, cards: [SCIENCE_II, SCIENCE_II], ages: [0, 2, 0] },
  gaveBack: { type: 'gaveBack', seat: 0, target: 1, cards: [], ages: [0, 1, 0] },
  laidEmbargo: { type: 'laidEmbargo', seat: 1, target: 0, domain: ECONOMY, card: CARDS['economy-i'].number },
  laidDemocracy: { type: 'laidDemocracy', seat: 0, target: 0, domain: CULTURE, card: CARDS['utopia-iii'].number },
  embargoEnded: { type: 'embargoEnded', seat: 0, domain: MILITARY, card: CARDS['economy-i'].number },
  copied: { type: 'copied', seat: 0, source: 1, effect: EFFECT_NUMBERS.research, isOnlyCoin: false },
  coinReturned: { type: 'coinReturned', seat: 0 },
  deckRanOut: { type: 'deckRanOut', seat: 0 },
  ended: { type: 'ended', outcome: outcome({ winners: [0], points: [4, 4, 0], leaders: [[0], [], [], [], [], []] }) },
  opened: { type: 'opened', hands: [[MILITARY_I], []], deck: [], removed: [], picks: [] },
};
export const REFUSALS: ReasonArgs = {
  over: {},
  'not-asked': {},
  malformed: {},
  'not-in-hand': { card: MILITARY_I },
  barred: { domain: SCIENCE },
  'not-in-pack': { card: MILITARY_I },
  'not-in-centre': { card: MILITARY_I },
  'not-in-pile': { card: MILITARY_I },
  'count-too-low': { effect: EFFECT_NUMBERS.research, domain: SCIENCE, needed: 4, count: 2 },
  'slot-used': { domain: ECONOMY },
  'not-in-area': { domain: CULTURE },
  'blocks-plays': {},
  yourself: {},
  'column-empty': { domain: UTOPIA },
  'others-only': {},
  'not-copyable': {},
  'source-too-low': { effect: EFFECT_NUMBERS.purge, needed: 5, count: 4 },
  'hand-too-small': { needed: 2, count: 1 },
  'area-too-small': { needed: 2, count: 1 },
  'nothing-playable': { needed: 1, count: 0 },
  'no-column': {},
  'pile-too-small': { needed: 2, count: 0 },
  'no-majority': {},
  'nothing-to-copy': {},
  'not-an-action': {},
};
export const refused = (spoken: Spoken, code: string): string =>
  spoken.refusal({ code, rule: 'CIV-4.2', args: REFUSALS[code as keyof ReasonArgs] as Refusal['args'] });

export interface Said {
  sentences: string[];
  questions: Set<Question>;
  /** Questions for which some viewer was told the wrong rule, or none. */
  mistaken: Question[];
}
/** All texts of a random game, for all seats and a watcher. */
export function listen(spoken: Spoken, seats: number, given: object, seed: number): Said {
  const rng = fastRng(seed);
  const s = game.setup(readOptions(OPTIONS, given, seats), seats, rng);
  const said: Said = { sentences: [], questions: new Set(), mistaken: [] };
  const rule = (view: View): string => spoken.ruleOf(view, null);
  for (;;) {
    for (const viewer of [...NAMES.slice(0, seats).keys(), WATCHER]) {
      const view = game.view(s, viewer);
      if (view.question !== '') said.questions.add(view.question);
      for (const question of s.table.questions)
        if (question !== null && rule(view) !== ruleBehind(question, s.table.stack.at(-1)))
          said.mistaken.push(question);
      said.sentences.push(spoken.prompt(view, NAMES));
      for (const move of viewer >= 0 ? game.legal(s, viewer) : []) said.sentences.push(spoken.move(view, move, NAMES));
      for (const { label, text } of spoken.table(view, NAMES)) said.sentences.push(label, text);
      said.sentences.push(...spoken.result(view, NAMES), ...spoken.stakes!(view, NAMES).map(({ text }) => text));
      for (const event of s.table.log!) {
        const seen = game.redact(s, event, viewer)!;
        if (seen.type !== 'gotPack' || seen.cards.length > 0) said.sentences.push(spoken.event(seen, NAMES));
      }
    }
    s.table.log = [];
    const [seat] = waiting(s);
    if (seat === undefined) return said;
    const moves = game.legal(s, seat);
    game.apply(s, seat, moves[moves.length > 1 ? below(rng, moves.length, 'move') : 0]!);
  }
}

/** The view of the seat to move, with changes. */
export const viewOf = (part: Partial<View>, seats = 3): View => {
  const s = game.setup(readOptions(OPTIONS, {}, seats), seats, fastRng(1));
  return { ...game.view(s, s.turn), ...part };
};
