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
import { decide } from '../bot-inquiry.ts';
import { openTest } from './test-match.ts';

/** What this seat's bot is asked with. */
async function posted(match: Match<Types>, seat: number): Promise<Inquiry> {
  const { live, inquiries } = openTest(match);
  await decide(live, seat, 'master', () => true);
  return inquiries.at(-1)!;
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
  test(`${game.name}: what is posted is the seat’s view, alike for worlds that it cannot tell apart`, async () => {
    let compared = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const match = somewhere(game, seats, seed);
      for (const seat of waiting(match.s)) {
        const inquiry = await posted(match, seat);
        const view = game.view(match.s, seat);
        expect(inquiry.view).toEqual(view);
        expect(Object.keys(inquiry).sort()).toEqual(
          ['game', 'isAnew', 'isUnasked', 'level', 'match', 'moves', 'seat', 'seed', 'seen', 'view'].sort(),
        );
        const other = { ...match, s: game.imagine(view, fastRng(seed)) };
        expect(await posted(other, seat)).toEqual(inquiry);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(3);
  });

test('kuhn-poker: a bot that sees a bet hears the same whatever card is behind it', async () => {
  const [king, jack] = await Promise.all(
    ['K', 'J'].map((card) => {
      const match = openMatch(kuhnPoker, { seats: 2, options: {}, seed: 'twins', scenario: { cards: [card, 'Q'] } });
      expect(enter(match, 0, [{ action: 'bet' }], 'seat', 0)).toBeNull();
      return posted(match, 1);
    }),
  );
  expect(king!.moves.length).toBeGreaterThan(1);
  expect(jack).toEqual(king);
});
