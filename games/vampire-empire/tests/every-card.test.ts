import { WATCHER } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, isOfVampireDeck, SUPPORT_CARDS, TYPE_NAMES } from '../cards/kinds.ts';
import { cardsNamed } from '../cards/sets.ts';
import type { State } from '../state/index.ts';
import {
  asked,
  choose,
  HUMAN,
  human,
  moat,
  offers,
  refused,
  type Setting,
  table,
  told,
  VAMPIRE,
  vampire,
} from './table.ts';

const { types, values, copies } = cardsNamed('reconstructed-1');
const VALUED = CARD_IDS.map((id, card) => [id, card] as const).filter(
  ([id, card]) => !SUPPORT_CARDS.has(id) && copies[card]! > 0,
);
const typesOf = (card: number): string[] => TYPE_NAMES.filter((_, place) => ((types[card]! >> place) & 1) === 1);
const FIGHTERS = { noble: 'lord', clergy: 'bishop', servant: 'cook' } as const;

/** An attack with this card in hand; Crucifix or Claws make every fight possible. */
function attack(card: number, fighter: string, more: Setting = {}): State {
  const isVampires = isOfVampireDeck(card);
  const id = CARD_IDS[card]!;
  const s = table({
    turn: isVampires ? 'night' : 'day',
    step: 'action',
    castle: 'lord bishop cook',
    vampires: 'lord bishop maid',
    human: { hand: isVampires ? 'sacrifice squire novice ostler' : `${id} crucifix chapel herbalist` },
    vampire: { hand: isVampires ? `${id} claws coffin regeneration` : 'coffin' },
    ...more,
  });
  choose(s, isVampires ? VAMPIRE : HUMAN, 'combat', `${fighter}/${fighter === 'cook' ? 'bishop' : 'cook'}`);
  return s;
}

describe.each(VALUED)('%s (%i)', (id, card) => {
  const seat = isOfVampireDeck(card) ? VAMPIRE : HUMAN;
  const isBlood = typesOf(card).includes('vampire');
  const isHoly = typesOf(card).includes('holy-water');
  const enemyOf = (fighter: string) => (fighter === 'cook' ? 'bishop' : 'cook');

  for (const [profession, fighter] of Object.entries(FIGHTERS)) {
    const fits = typesOf(card).includes(profession);
    test(`VE-4.10.5 ${fits ? 'is valid' : 'is refused'} for the ${fighter}`, () => {
      const s = attack(card, fighter);
      expect(offers(s, seat).includes(id)).toBe(fits);
      if (!fits) expect(refused(s, seat, { card })).toBe('not-valid VE-4.10.5');
    });
    if (!fits && (isBlood || isHoly))
      test(`VE-5.5 VE-5.7 is valid for the ${fighter} once ${isBlood ? 'he' : 'his enemy'} is a revealed vampire`, () => {
        const known = isBlood ? fighter : enemyOf(fighter);
        const s = attack(card, fighter, { vampires: `${known} nun maid`, revealed: known });
        expect(offers(s, seat)).toContain(id);
      });
  }

  const [fighter] = Object.entries(FIGHTERS).flatMap(([type, who]) => (typesOf(card).includes(type) ? [who] : []));
  const at = fighter ?? 'lord';
  const known = isBlood ? at : enemyOf(at);
  const open = (defence: number): State =>
    attack(card, at, {
      ...(fighter === undefined ? { vampires: `${known} nun maid`, revealed: known } : {}),
      markers: { [enemyOf(at)]: { defence } },
    });

  test('VE-4.10.6 opens an attack against markers below its value, not against as many', () => {
    const enough = open(values[card]! - 1);
    choose(enough, seat, id);
    expect(offers(enough, seat)).toContain('done');
    const few = open(values[card]!);
    choose(few, seat, id);
    expect([offers(few, seat).includes('done'), refused(few, seat, { done: true })]).toEqual([
      false,
      'too-weak VE-4.10.6',
    ]);
  });

  test('VE-4.10.9 counts its value once', () => {
    const s = open(0);
    choose(s, seat, id, 'done');
    if (seat === VAMPIRE) human(s, 'done');
    choose(s, 1 - seat, 'done');
    if (seat === HUMAN) human(s, 'done');
    expect(told(s, WATCHER, 'compared')).toMatchObject([{ round: 1, attack: values[card], defence: 0 }]);
  });

  test(seat === VAMPIRE ? 'VE-5.16 can be cancelled' : 'VE-4.13.2 cannot be cancelled', () => {
    const s = open(0);
    choose(s, seat, id, 'done');
    if (seat === HUMAN) return expect(asked(s)).toBe('0 lay');
    human(s, `play:sacrifice@${id}`, 'squire', 'novice');
    vampire(s, 'done');
    expect([moat(s, VAMPIRE), s.laid[0], asked(s)]).toEqual([id, [], '1 interrupt']);
  });
});
