import { expect, test } from 'vitest';
import { SCIENCE } from '../cards/index.ts';
import {
  asked,
  choose,
  coin,
  counts,
  discard,
  finish,
  hand,
  markers,
  offers,
  play,
  refused,
  table,
  turn,
  use,
} from './table.ts';

test('CIV-WE-1 a threshold reached inside the turn', () => {
  const s = table({ areas: ['E2 S2 C1'], hands: ['economy-i science-ii science-ii'] });
  expect([asked(s), offers(s, 0)]).toEqual(['0 play', ['economy-i', 'science-ii']]);
  play(s, 0, 'economy-i');
  expect([counts(s, 0), offers(s, 0)]).toEqual(['E3 S2 C1', ['finish', 'development', 'embargo', 'breakthrough']]);
  use(s, 0, 'development', 'culture', 'science-ii');
  expect(counts(s, 0)).toBe('E3 S3');
  expect(offers(s, 0)).toEqual(['finish', 'embargo', 'experiment', 'breakthrough']);
  use(s, 0, 'experiment', 'economy', 'science-ii');
  expect([counts(s, 0), hand(s, 0), asked(s)]).toEqual(['E2 S4', 'economy-i', '0 effect']);
  finish(s, 0);
  expect([counts(s, 0), s.hands[0]!.length, discard(s)]).toEqual(['E2 S4', 3, 'culture-i']);
  expect(asked(s)).toBe('1 effect');
});

const inquiry = {
  seats: 4,
  areas: ['M1 R1'],
  hands: ['religion-i science-i military-i', 'economy-i military-i culture-i'],
};
test('CIV-WE-2 a) two Religion cards with 4 players: limit 5', () => {
  const s = table(inquiry);
  turn(s, 0, 'religion-i');
  expect([counts(s, 0), s.hands[0]!.length]).toEqual(['M1 R2', 5]);
  expect(asked(s)).toBe('1 play');
});
test('CIV-WE-2 b) Inquisition lowers the limit of the same turn', () => {
  const s = table(inquiry);
  play(s, 0, 'religion-i');
  use(s, 0, 'inquisition');
  expect([counts(s, 0), asked(s), offers(s, 0)]).toEqual(['M1 R1', '0 inquisition', ['1', '2', '3']]);
  choose(s, 0, '1');
  expect([s.hands[0]!.length, asked(s)]).toEqual([5, '0 give']);
  choose(s, 0, 'science-i', 'military-i', 'military-i');
  expect([hand(s, 0), hand(s, 1)]).toEqual(['economy-i culture-i', 'military-i military-i science-i']);
  expect([asked(s), discard(s)]).toEqual(['0 effect', 'religion-i']);
  finish(s, 0);
  expect([s.hands[0]!.length, asked(s)]).toEqual([3, '1 play']);
});
test('CIV-WE-2 c) an activated Holy Book holds to the end of the turn', () => {
  const s = table({ ...inquiry, options: { religionMode: 'activated' } });
  play(s, 0, 'religion-i');
  expect(offers(s, 0)).toContain('holy-book');
  use(s, 0, 'holy-book');
  use(s, 0, 'inquisition', '1', 'science-i', 'military-i', 'military-i');
  expect(s.hands[0]!.length).toBe(2);
  finish(s, 0);
  expect([s.hands[0]!.length, asked(s)]).toEqual([5, '1 play']);
});

const battle = { areas: ['M2 S1', 'S3', 'M4'], step: 'effects' as const };
test('CIV-WE-3 a) an attack on Science', () => {
  const s = table(battle);
  use(s, 0, 'attack');
  expect([counts(s, 0), asked(s), offers(s, 0)]).toEqual(['M1 S1', '0 attack', ['military', 'science']]);
  choose(s, 0, 'science');
  expect([counts(s, 0), counts(s, 1), counts(s, 2)]).toEqual(['M1', 'S2', 'M4']);
  expect([discard(s), asked(s)]).toEqual(['military-i science-i science-i', '0 effect']);
});
test('CIV-WE-3 b) an attack on Military', () => {
  const s = table(battle);
  use(s, 0, 'attack', 'military');
  expect([counts(s, 0), counts(s, 1), counts(s, 2), asked(s)]).toEqual(['S1', 'S3', 'M3', '0 effect']);
  expect(discard(s)).toBe('military-i military-i military-i');
});
test('CIV-WE-3 c) no attack with one Military card and nothing else', () => {
  const s = table({ ...battle, areas: ['M1', 'S3', 'M4'] });
  expect([offers(s, 0), refused(s, 0, 'attack')]).toEqual([['finish'], 'area-too-small CIV-5.3']);
});

test('CIV-WE-4 an embargo against Research', () => {
  const s = table({
    seats: 4,
    areas: ['E3', 'E1 S4'],
    hands: ['', 'science-ii science-iii economy-ii', 'military-i', 'military-i'],
  });
  expect(asked(s)).toBe('0 effect');
  use(s, 0, 'embargo', '1 science');
  expect([counts(s, 0), markers(s)]).toEqual(['E2', ['embargo on 1 science']]);
  finish(s, 0);
  expect([asked(s), offers(s, 1), refused(s, 1, 'science-ii')]).toEqual(['1 play', ['economy-ii'], 'barred CIV-4.4']);
  play(s, 1, 'economy-ii');
  expect(counts(s, 1)).toBe('E2 S4');
  expect(offers(s, 1)).toEqual(['finish', 'embargo', 'experiment', 'research', 'breakthrough']);
  expect(refused(s, 1, 'development')).toBe('nothing-playable CIV-5.6');
  use(s, 1, 'research');
  expect([offers(s, 1), refused(s, 1, 'science')]).toEqual([['economy'], 'blocks-plays CIV-4.10']);
  choose(s, 1, 'economy');
  expect(offers(s, 1)).toEqual(['economy']);
  choose(s, 1, 'economy');
  expect([asked(s), counts(s, 1)]).toEqual(['1 extra', 'S4']);
  expect(offers(s, 1).toSorted()).toEqual(['economy-i', 'economy-ii']);
  play(s, 1, 'economy-i', 'economy-ii');
  expect([counts(s, 1), hand(s, 1)]).toEqual(['E2 S4', 'science-ii science-iii']);
  finish(s, 1);
  expect([markers(s), discard(s), asked(s)]).toEqual([[], 'economy-i', '2 play']);
  turn(s, 2, 'military-i');
  turn(s, 3, 'military-i');
  play(s, 0, offers(s, 0)[0]!);
  finish(s, 0);
  expect([asked(s), offers(s, 1)]).toEqual(['1 play', expect.arrayContaining(['science-ii', 'science-iii'])]);
});
test('CIV-WE-4 the embargoed seat may experiment with Economy only', () => {
  const s = table({
    seats: 4,
    turn: 1,
    areas: ['E2', 'E1 S4'],
    hands: ['', 'science-ii science-iii economy-ii'],
    embargoes: ['1 science'],
  });
  play(s, 1, 'economy-ii');
  use(s, 1, 'experiment');
  expect([offers(s, 1), refused(s, 1, 'science')]).toEqual([['economy'], 'blocks-plays CIV-4.10']);
  choose(s, 1, 'economy');
  expect(offers(s, 1)).toEqual(['economy-ii']);
});

const siege = {
  seats: 2,
  areas: ['U2', 'E3 S7'],
  hands: ['military-i', 'science-iii science-iii military-ii'],
  step: 'effects' as const,
};
test('CIV-WE-5 Democracy raises the threshold', () => {
  const s = table(siege);
  use(s, 0, 'democracy', '1 science');
  expect([counts(s, 0), markers(s)]).toEqual(['U1', ['democracy on 1 science']]);
  finish(s, 0);
  turn(s, 1, 'science-iii');
  expect([counts(s, 1), s.ending, asked(s)]).toEqual(['E3 S8', '', '0 play']);
});
test('CIV-WE-5 and can be overcome: 9 of 9', () => {
  const s = table(siege);
  use(s, 0, 'democracy', '1 science');
  finish(s, 0);
  play(s, 1, 'science-iii');
  use(s, 1, 'development', 'economy', 'science-iii');
  expect([counts(s, 1), s.ending]).toEqual(['E2 S9', '']);
  finish(s, 1);
  expect(s.table.log!.find(({ type }) => type === 'ended')).toMatchObject({
    outcome: { ending: 'hegemony', winners: [1], hegemony: [{ domain: SCIENCE, count: 9 }], points: [] },
  });
  expect(asked(s)).toBe('');
});

test('CIV-WE-6 Inspiration and the coin', () => {
  const s = table({
    seats: 4,
    areas: ['M2 C2', 'S4 C1', 'E2 C1'],
    hands: ['culture-ii science-ii religion-i', 'culture-ii culture-ii religion-i', 'religion-i', ''],
    deck: `${'military-i '.repeat(6)}${'military-ii '.repeat(8)}`,
  });
  play(s, 0, 'culture-ii');
  use(s, 0, 'inspiration');
  expect(offers(s, 0)).toEqual(['1 experiment', '1 research', '2 development']);
  choose(s, 0, '1 research');
  expect([coin(s), asked(s)]).toEqual(['0 on 1 science', '0 retrieve']);
  choose(s, 0, 'military', 'military');
  expect(counts(s, 0)).toBe('C3');
  play(s, 0, 'science-ii', 'religion-i');
  expect([counts(s, 0), hand(s, 0), coin(s)]).toEqual(['R1 S1 C3', 'military-i military-i', '0 on 1 science']);
  expect(refused(s, 0, 'inspiration')).toBe('slot-used CIV-4.6');
  finish(s, 0);
  expect([hand(s, 0), asked(s)]).toEqual(['military-i military-i military-i', '1 play']);
  turn(s, 1, 'culture-ii');
  expect([counts(s, 1), coin(s)]).toEqual(['S4 C2', '0 on 1 science']);
  turn(s, 2, 'religion-i');
  turn(s, 3);
  turn(s, 0, 'military-i');
  play(s, 1, 'culture-ii');
  expect([counts(s, 1), coin(s), s.table.log!.at(-1)]).toEqual([
    'S4 C3',
    'on the table',
    { type: 'coinReturned', seat: 0 },
  ]);
  expect([asked(s), refused(s, 1, 'inspiration')]).toEqual(['1 effect', 'no-majority CIV-5.13']);
  finish(s, 1);
  turn(s, 2, offers(s, 2)[0]!);
  turn(s, 3, offers(s, 3)[0]!);
  play(s, 0, 'military-i');
  expect(refused(s, 0, 'inspiration')).toBe('no-majority CIV-5.13');
});
