import { describe, expect, test } from 'vitest';
import type { CardId } from '../cards/kinds.ts';
import {
  asked,
  cardOf,
  castle,
  HUMAN,
  human,
  moat,
  numberOf,
  offers,
  refused,
  result,
  sunk,
  table,
  VAMPIRE,
  vampire,
} from './table.ts';

const before = { step: 'before', castle: 'lord cook nun', vampires: 'lady officer monk' } as const;
const day = { ...before, turn: 'day' } as const;
const night = { ...before, turn: 'night' } as const;
const play = (seat: number, id: CardId, on = -1, as = -1) => ({ play: cardOf(seat, id), on, as });

describe('VE-5.9 Crucifix and Claws', () => {
  const fight = { ...before, step: 'action' } as const;
  for (const [turn, seat, id, other] of [
    ['day', HUMAN, 'crucifix', 'relic'],
    ['night', VAMPIRE, 'claws', 'relic'],
  ] as const) {
    const name = seat === HUMAN ? 'human' : 'vampire';
    test(`VE-5.9 VE-R16 ${id} counts 3 for anybody and is paid with another card`, () => {
      const s = table({ ...fight, turn, [name]: { hand: `${id} ${other}` } });
      const act = seat === HUMAN ? human : vampire;
      act(s, 'combat', 'lord/cook', id, 'done');
      expect(s.table.questions[seat]).toBe('pay');
      act(s, other);
      expect([s.laid[0], sunk(s, seat).includes(other)]).toEqual([[cardOf(seat, id)], true]);
    });
    test(`VE-5.9 VE-4.12.2 ${id} cannot be laid without a card to pay with`, () => {
      const s = table({ ...fight, turn, [name]: { hand: `${id} dagger` }, markers: { cook: { defence: 3 } } });
      expect(offers(s, seat)).toEqual(['pass', 'combat']);
      (seat === HUMAN ? human : vampire)(s, 'combat');
      // Beating the marker would take both cards, leaving nothing to pay with.
      expect(offers(s, seat)).not.toContain('lord/cook');
    });
  }
  test('VE-4.12.2 two costs in one batch need their sum', () => {
    const s = table({ ...fight, turn: 'day', human: { hand: 'crucifix foreign:claws garlic musket' } });
    human(s, 'combat', 'lord/nun', 'crucifix');
    expect([offers(s, HUMAN), refused(s, HUMAN, { card: cardOf(VAMPIRE, 'claws') })]).toEqual([
      ['done'],
      'cannot-pay VE-4.12.2',
    ]);
  });
  test('VE-5.9 claws cancelled: the cost stays paid', () => {
    const s = table({
      ...fight,
      turn: 'night',
      vampire: { hand: 'claws relic' },
      human: { hand: 'sacrifice garlic musket pistol' },
    });
    vampire(s, 'combat', 'lord/cook', 'claws', 'done', 'relic');
    human(s, 'play:sacrifice@claws', 'garlic', 'musket');
    expect([moat(s, VAMPIRE), sunk(s, VAMPIRE), asked(s)]).toEqual(['claws', 'relic', '1 interrupt']);
  });
});

describe('VE-5.10 people', () => {
  for (const [id, seat, who, amount] of [
    ['ostler', HUMAN, 'butler', 2],
    ['ostler', HUMAN, 'cook', 1],
    ['squire', HUMAN, 'officer', 2],
    ['squire', HUMAN, 'lady', 1],
    ['novice', HUMAN, 'nun', 2],
    ['novice', HUMAN, 'bishop', 1],
    ['kitchen-boy', VAMPIRE, 'cook', 2],
    ['kitchen-boy', VAMPIRE, 'butler', 1],
    ['lady-in-waiting', VAMPIRE, 'lady', 2],
    ['lady-in-waiting', VAMPIRE, 'lord', 1],
    ['organist', VAMPIRE, 'bishop', 2],
    ['organist', VAMPIRE, 'monk', 1],
  ] as const)
    test(`VE-5.10 VE-2.2 ${id} gives the ${who} ${amount}`, () => {
      const rest = ['lord', 'cook', 'nun'].filter((name) => name !== who).slice(0, 2);
      const name = seat === HUMAN ? 'human' : 'vampire';
      const s = table({
        step: 'before',
        turn: seat === HUMAN ? 'day' : 'night',
        castle: [who, ...rest].join(' '),
        [name]: { hand: id },
      });
      (seat === HUMAN ? human : vampire)(s, `play:${id}@${who}+attack`);
      if (seat === VAMPIRE) human(s, 'done');
      expect([s.attackMarks[numberOf(who)], s.defenceMarks[numberOf(who)]]).toEqual([amount, 0]);
      expect(moat(s, seat)).toBe(id);
    });
  test('VE-5.10 VE-4.12.3 not without such a character in the castle', () => {
    const s = table({ ...day, castle: 'lord lady nun', human: { hand: 'ostler' } });
    expect(refused(s, HUMAN, play(HUMAN, 'ostler', numberOf('cook'), 0))).toBe('nobody-fits VE-5.10');
  });
  test('VE-5.10 VE-4.12 VE-4.12.5 cancelled: no marker, and the cost is lost', () => {
    const s = table({ ...day, vampire: { hand: 'kitchen-boy relic' }, human: { hand: 'sacrifice garlic' } });
    human(s, 'done');
    vampire(s, 'play:kitchen-boy@cook+defence', 'relic');
    human(s, 'play:sacrifice@kitchen-boy', 'garlic');
    expect([s.defenceMarks[numberOf('cook')], moat(s, VAMPIRE), sunk(s, VAMPIRE)]).toEqual([0, 'kitchen-boy', 'relic']);
    expect(asked(s)).toBe('1 action');
  });
  test('VE-R2 VE-4.14.5 several markers add up', () => {
    const s = table({ ...day, human: { hand: 'ostler' }, markers: { cook: { attack: 2 } } });
    human(s, 'play:ostler@cook+attack');
    expect(s.attackMarks[numberOf('cook')]).toBe(3);
  });
});

describe('VE-5.14 Herbalist, VE-5.20 Regeneration', () => {
  const death = { ...night, step: 'action', vampire: { hand: 'pistol garlic' } } as const;
  test('VE-5.14 VE-R19 the dead human is shuffled into the city, confirmed', () => {
    const s = table({ ...death, human: { hand: 'herbalist garlic relic' } });
    vampire(s, 'combat', 'lord/cook', 'pistol', 'done');
    human(s, 'done', 'done', 'play:herbalist', 'garlic', 'relic');
    expect([s.dead, s.confirmed, s.blocks[0]]).toEqual([0, 1 << numberOf('cook'), [6]]);
  });
  test('VE-5.14 refused without cards to pay with', () => {
    const s = table({ ...death, human: { hand: 'herbalist garlic' } });
    vampire(s, 'combat', 'lord/cook', 'pistol', 'done');
    human(s, 'done', 'done');
    expect(refused(s, HUMAN, play(HUMAN, 'herbalist'))).toBe('cannot-pay VE-4.12.2');
  });
  test('VE-5.14 Herbalist with an empty city: he comes straight back', () => {
    const s = table({
      ...death,
      dead: 'lady officer monk bishop maid butler',
      vampires: 'lady officer nun',
      human: { hand: 'herbalist garlic relic' },
    });
    vampire(s, 'combat', 'lord/cook', 'pistol', 'done');
    human(s, 'done', 'done', 'play:herbalist', 'garlic', 'relic');
    expect([castle(s), s.ending]).toEqual(['lord nun cook', '']);
  });
  test('VE-5.20 Regeneration saves the third vampire; VE-6.1 VE-1.5 without it the human player wins', () => {
    const last = {
      ...day,
      step: 'action',
      castle: 'bishop lady cook',
      revealed: 'lady',
      vampires: 'officer monk',
      dead: 'officer monk',
      human: { hand: 'relic garlic' },
    } as const;
    const saved = table({ ...last, vampire: { hand: 'regeneration garlic musket' } });
    human(saved, 'combat', 'bishop/lady', 'relic', 'done');
    vampire(saved, 'done');
    human(saved, 'done');
    vampire(saved, 'play:regeneration', 'garlic', 'musket');
    human(saved, 'done');
    expect(saved.ending).toBe('');
    const lost = table({ ...last, vampire: { hand: 'garlic' } });
    human(lost, 'combat', 'bishop/lady', 'relic', 'done');
    vampire(lost, 'done');
    human(lost, 'done');
    vampire(lost, 'done');
    expect(result(lost)).toBe('vampires-dead human');
  });
  test('VE-5.20 VE-4.13 RW-death-vampire asks the human player second, if he shows a foreign Regeneration', () => {
    const s = table({
      ...day,
      step: 'action',
      castle: 'bishop lady cook',
      revealed: 'lady',
      vampires: 'officer monk',
      human: { hand: 'relic foreign:regeneration garlic musket' },
      vampire: { hand: 'garlic' },
    });
    human(s, 'combat', 'bishop/lady', 'relic', 'done');
    vampire(s, 'done');
    human(s, 'done');
    expect(asked(s)).toBe('0 revive');
    vampire(s, 'done');
    expect(asked(s)).toBe('1 revive');
    human(s, 'play:regeneration', 'garlic', 'musket');
    expect([s.dead, moat(s, HUMAN)]).toEqual([0, 'relic foreign:regeneration']);
  });
});
