import { below, type Game, type Rng, type Types } from '@duskhall/kernel';

/** What a seat has watched since the match began; its bot keeps it from decision to decision. */
export interface Belief {
  last: object | null;
  clues: object[];
}

export const openBelief = (): Belief => ({ last: null, clues: [] });

/** Takes note of the seat's view after a move of anybody. */
export function observe<T extends Types>(game: Game<T>, belief: Belief, view: T['view']): void {
  const clues = game.hints?.clues;
  if (clues === undefined) return;
  if (belief.last !== null) belief.clues.push(...clues.between(belief.last, view));
  belief.last = view;
}

/** How likely all the choices watched so far are in this world. */
export function credenceOf<T extends Types>(game: Game<T>, s: T['state'], belief: Belief): number {
  let credence = 1;
  for (const clue of belief.clues) credence *= game.hints!.clues!.likelihood(s, clue);
  return credence;
}

/** How many worlds are weighed against each other. */
const PARTICLES = 64;
const FINE = 1 << 20;

/** Imagines worlds that fit the view, each as often as what was watched is likely in it. */
export function imaginer<T extends Types>(
  game: Game<T>,
  view: T['view'],
  rng: Rng,
  belief: Belief | undefined,
): () => T['state'] {
  const fresh = () => game.imagine(view, rng);
  if (belief === undefined || belief.clues.length === 0) return fresh;
  const particles = Array.from({ length: PARTICLES }, fresh);
  const sums: number[] = [];
  let total = 0;
  for (const particle of particles) {
    total += credenceOf(game, particle, belief);
    sums.push(total);
  }
  if (!(total > 0)) return fresh;
  return () => {
    const point = (below(rng, FINE, 'particle') / FINE) * total;
    return particles[sums.findIndex((sum) => sum > point)]!;
  };
}
