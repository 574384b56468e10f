import { type CartaImperaVictoria, EFFECT_NUMBERS } from '@duskhall/carta-impera-victoria';
import type { EventOf } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { strikesOf } from '../strikes.ts';

type Event = EventOf<CartaImperaVictoria['state']>;
const [MILITARY_I, SCIENCE_I] = [0, 9];
const used = (seat: number, effect: keyof typeof EFFECT_NUMBERS): Event => ({
  type: 'usedEffect',
  seat,
  effect: EFFECT_NUMBERS[effect],
});
const lost = (seat: number, card: number): Event => ({ type: 'discardedFromArea', seat, card });
const arrows = (events: readonly Event[], from = 0): string[] =>
  strikesOf(events, (place) => place >= from).map((strike) => `${strike.from} > ${strike.to}`);

test.each<[string, Event[], string[]]>([
  [
    'an Attack hits its own side and the others, not the card that was paid',
    [used(2, 'attack'), lost(2, MILITARY_I), lost(2, SCIENCE_I), lost(0, SCIENCE_I), lost(1, SCIENCE_I)],
    ['column-2-0 > column-2-3', 'column-2-0 > column-0-3', 'column-2-0 > column-1-3'],
  ],
  ['what Development discards was not attacked', [used(2, 'development'), lost(2, SCIENCE_I)], []],
  ['an Embargo', [{ type: 'laidEmbargo', seat: 1, target: 0, domain: 3, card: 6 }], ['column-1-2 > column-0-3']],
  [
    'an Inquisition, whose cards are hidden',
    [{ type: 'tookHand', seat: 1, target: 0, cards: [], ages: [2, 0, 0] }],
    ['column-1-1 > hand-0'],
  ],
  [
    'Inspiration borrows',
    [{ type: 'copied', seat: 1, source: 0, effect: EFFECT_NUMBERS.research, isOnlyCoin: false }],
    ['column-0-3 > column-1-4'],
  ],
  [
    'several cards of a hand are one arrow',
    [1, 2].map((): Event => ({ type: 'discardedFromHand', seat: 1, card: SCIENCE_I })),
    ['hand-1 > discard'],
  ],
])('%s', (_, events, shown) => expect(arrows(events)).toEqual(shown));

test('what was shown before is not shown again', () => {
  const events = [used(2, 'attack'), lost(2, MILITARY_I), lost(2, SCIENCE_I), lost(0, SCIENCE_I)];
  expect(arrows(events, 3)).toEqual(['column-2-0 > column-0-3']);
});
