/** Lets bots play any game against each other, and adds up what they score. */
import { type Bot, botNamed } from '@duskhall/bots';
import { fastRng, type Game, mayClose, readOptions, rngOf, type Types, waiting } from '@duskhall/kernel';

export function scoresOf<T extends Types>(game: Game<T>, names: readonly string[], games: number): number[] {
  const bots: Bot[] = names.map(botNamed);
  const sums = names.map(() => 0);
  for (let number = 0; number < games; number++) {
    const s = game.setup(readOptions(game.options, {}, names.length), names.length, rngOf(`best of ${number}`));
    const rng = fastRng(number);
    while (game.scores(s) === null) {
      const [seat] = waiting(s);
      if (seat !== undefined) game.apply(s, seat, bots[seat]!(game, game.view(s, seat), game.legal(s, seat), rng));
      else if (mayClose(s)) game.close(s);
    }
    for (const [seat, score] of game.scores(s)!.entries()) sums[seat]! += score;
  }
  return sums;
}
