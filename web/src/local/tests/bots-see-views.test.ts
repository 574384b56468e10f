import { bloodVendetta } from '@duskhall/blood-vendetta';
import { type Inquiry, random } from '@duskhall/bots';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import {
  type AnyGame,
  enter,
  expire,
  fastRng,
  type Match,
  openMatch,
  readOptions,
  type Types,
  waiting,
} from '@duskhall/kernel';
import { kuhnPoker } from '@duskhall/kuhn-poker';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { vampireVillage } from '@duskhall/vampire-village';
import { expect, test } from 'vitest';
import { Company } from '../company.ts';
import { keptMatch, openHouse, PaperClock } from './house-on-paper.ts';

/** What is posted when this seat's bot has to answer. */
function posted(match: Match<Types>, seat: number): Inquiry {
  let inquiry: Inquiry | null = null;
  const around = {
    clock: new PaperClock(),
    chance: fastRng(9),
    delay: () => [0, 0] as const,
    thinker: {
      async decide(asked: Inquiry) {
        inquiry = structuredClone(asked);
        return { move: null, reason: null };
      },
      stop() {},
    },
  };
  const levels = match.s.questions.map(() => 'master');
  new Company(match, 'local-paper', levels, around, { answer() {}, say() {} }).think(seat);
  return inquiry!;
}

function somewhere(game: AnyGame, seats: number, seed: number): Match<Types> {
  const rng = fastRng(seed);
  const match = openMatch(game, { seats, options: readOptions(game.options, {}, seats), seed: `fair ${seed}` });
  for (let i = 0; i < 20 + 13 * seed && game.scores(match.s) === null; i++) {
    const [seat] = waiting(match.s);
    if (seat === undefined) expire(match, rng, 0);
    else enter(match, seat, [random(game, {}, game.legal(match.s, seat) as never[], rng)], 'seat', 0);
  }
  return match;
}

for (const [game, seats] of [
  [cartaImperaVictoria, 3],
  [vampireEmpire, 2],
  [vampireVillage, 3],
  [bloodVendetta, 9],
] as [AnyGame, number][])
  test(`${game.name}: what is posted is the seat’s view, alike for worlds that it cannot tell apart`, () => {
    let compared = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const match = somewhere(game, seats, seed);
      for (const seat of waiting(match.s)) {
        const inquiry = posted(match, seat);
        const view = game.view(match.s, seat);
        expect(inquiry.view).toEqual(view);
        expect(Object.keys(inquiry).sort()).toEqual(
          ['game', 'isAnew', 'level', 'match', 'moves', 'seat', 'seed', 'seen', 'view'].sort(),
        );
        const other = { ...match, s: game.imagine(view, fastRng(seed)) };
        expect(posted(other, seat)).toEqual(inquiry);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(3);
  });

test('kuhn-poker: a bot that sees a bet hears the same whatever card is behind it', () => {
  const [king, jack] = ['K', 'J'].map((card) => {
    const paper = openHouse(kuhnPoker, keptMatch(kuhnPoker, 2, 'twins', {}, { cards: [card, 'Q'] }));
    expect(paper.house.enter(0, [{ action: 'bet' }])).toBeNull();
    return paper.inquiries;
  });
  expect(king).toHaveLength(1);
  expect(jack).toEqual(king);
});
