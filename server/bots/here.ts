import { type Bot, botNamed, openMind } from '@duskhall/bots';
import type { AnyGame } from '@duskhall/kernel';
import type { Minds } from './minds.ts';

/** Bots that think on the calling thread and block it: for tests with fast bots. */
export function mindsHere(games: readonly AnyGame[], botOf: (level: string) => Bot = botNamed): Minds {
  const mind = openMind((name) => games.find((game) => game.name === name)!, botOf);
  return {
    decide: async ({ read }) => mind.decide(read(null).inquiry),
    waitOf: () => 0,
    timeOf: () => 0,
    counts: () => ({ made: 0, cut: 0, missed: 0 }),
    forget: mind.forget,
    close: async () => {},
  };
}
