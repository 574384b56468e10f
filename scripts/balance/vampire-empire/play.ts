import { mayClose, type Rng, waiting } from '@duskhall/kernel';
import { vampireEmpire as game, type State } from '@duskhall/vampire-empire';

export const SIDES = ['human', 'vampire', 'draw'] as const;
export const ENDINGS = ['vampires-dead', 'humans-dead', 'conquest', 'points'] as const;

/** What is kept of a game. */
export interface Ended {
  ending: (typeof ENDINGS)[number];
  won: (typeof SIDES)[number];
  turns: number;
  decisions: number;
  deaths: number;
  /** Vampires that were revealed, by whatever. */
  unmasked: number;
}

export type Choose = (s: State, seat: number, rng: Rng) => ReturnType<typeof game.legal>[number];

/** Plays the game that was dealt to its end. */
export function playOn(s: State, rng: Rng, choose: Choose): Ended {
  s.table.log = null;
  let decisions = 0;
  while (s.ending === '') {
    const [seat] = waiting(s);
    if (seat === undefined) {
      if (!mayClose(s)) throw new Error('the game has stopped before its end');
      game.close(s);
      continue;
    }
    game.apply(s, seat, choose(s, seat, rng));
    decisions++;
  }
  const { dead, revealed } = game.view(s, -2);
  return {
    ending: s.ending as Ended['ending'],
    won: s.winner < 0 ? 'draw' : s.winner === s.vampire ? 'vampire' : 'human',
    ...{ turns: s.turns, decisions, deaths: dead.length, unmasked: revealed.length },
  };
}
