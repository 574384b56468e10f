import { readOptions, type Seat } from '@duskhall/kernel';
import { checkCoverage, checkLaws, coverage } from '@duskhall/testing';
import { test } from 'vitest';
import { CARDS, cardName, DOMAIN_NAMES } from '../cards/index.ts';
import { EFFECT_NAMES, EFFECT_NUMBERS, type EffectName } from '../effects/effect.ts';
import { EFFECTS } from '../effects/index.ts';
import { type CartaImperaVictoria, cartaImperaVictoria } from '../index.ts';
import { OPTIONS } from '../options.ts';
import type { State } from '../state.ts';

const CASES = [
  [2, {}],
  [3, {}],
  [4, {}],
  [2, { deal: 'draft' }],
  [3, { deal: 'draft', markerTargets: 'others' }],
  [4, { deal: 'draft', religionMode: 'activated' }],
  [4, { deal: 'draft', teams: 'on', teamTieBreak: 'best-member' }],
  [3, { religionMode: 'activated', stallGuardRounds: 1 }],
] as const;

/** CIV-8: a viewer knows who begins; a player also knows its own cards. */
const dealt = (s: State, viewer: Seat) => [s.first, viewer < 0 ? [] : [s.hands[viewer], s.packs[viewer]]];

/** Every card must be played, every effect used. */
const watched = coverage<CartaImperaVictoria>([...Object.keys(CARDS), ...EFFECT_NAMES], (_, events) =>
  events.flatMap((event) => {
    if (event.type === 'played') return [cardName(event.card)];
    return event.type === 'usedEffect' ? [EFFECT_NAMES[event.effect]!] : [];
  }),
);

for (const [seats, given] of CASES)
  test(`the laws hold for ${seats} seats with ${JSON.stringify(given)}`, () => {
    const options = readOptions(OPTIONS, given, seats);
    const total = options.teams === 'on' ? 2 : 1;
    checkLaws(cartaImperaVictoria, { seats, options, games: 6, bound: 1500, total, dealt, coverage: watched });
  });

/** A position with the card in hand, or with the effect unlocked and everything it needs. */
function tableFor(name: string): object {
  if (!(name in EFFECT_NUMBERS)) return { hands: [[name]] };
  const { domain } = EFFECTS[EFFECT_NUMBERS[name as EffectName]]!;
  return {
    step: 'effects',
    hands: [['science-i', 'science-i'], ['culture-i']],
    areas: [{ [DOMAIN_NAMES[domain]!]: 5 }, { science: 3 }],
    discard: ['military-i', 'military-i'],
  };
}
test('every card is played and every effect used', () => {
  const options = readOptions(OPTIONS, {}, 3);
  checkCoverage(cartaImperaVictoria, watched, (name) => ({
    ...{ seats: 3, options, games: 6, bound: 1500, most: 12, total: 1 },
    scenario: tableFor(name),
  }));
});
