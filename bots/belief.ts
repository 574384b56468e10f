import { below, type Game, type Rng, type Types } from '@duskhall/kernel';
import type { Root } from './search/memory.ts';
import { drawBy } from './search/playout.ts';

/** A world that may be, and how much the bot believes in it; the weights of all add up to 1. */
export interface Particle {
  world: Types['state'];
  weight: number;
}

/** What a seat has watched since the match began and makes of it; its bot keeps it from decision to decision. */
export interface Belief {
  last: object | null;
  clues: object[];
  particles: Particle[];
  /** Where its last search stands, if the seat may be asked again at once. */
  root: Root<Types> | null;
}

export const openBelief = (): Belief => ({ last: null, clues: [], particles: [], root: null });

/** How many worlds a bot keeps in its head. */
const PARTICLES = 32;
const FINE = 1 << 20;

/** Takes note of the seat's view after a move of anybody: worlds in which that was likely are believed more. */
export function observe<T extends Types>(game: Game<T>, belief: Belief, view: T['view']): void {
  const clues = game.hints?.clues;
  if (clues === undefined) return;
  const watched = belief.last === null ? [] : clues.between(belief.last, view);
  belief.last = view;
  for (const clue of watched) {
    belief.clues.push(clue);
    for (const particle of belief.particles) particle.weight *= clues.likelihood(particle.world, clue);
  }
  if (watched.length > 0) belief.particles = resampled(belief.particles);
}

/** How likely all the choices watched so far are in this world. */
export function credenceOf<T extends Types>(game: Game<T>, s: T['state'], belief: Belief): number {
  let credence = 1;
  for (const clue of belief.clues) credence *= game.hints!.clues!.likelihood(s, clue);
  return credence;
}

const weightsOf = (particles: readonly Particle[]): number[] => particles.map(({ weight }) => weight);

/** Adds the weights up to 1; where few worlds have most of it, those are kept several times and the others dropped. */
function resampled(particles: readonly Particle[]): Particle[] {
  const total = weightsOf(particles).reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0)) return [];
  const shares = particles.map(({ world, weight }) => ({ world, weight: weight / total }));
  const effective = 1 / shares.reduce((sum, { weight }) => sum + weight ** 2, 0);
  if (effective >= particles.length / 2) return shares;
  const even = 1 / particles.length;
  let [place, reached] = [0, shares[0]!.weight];
  return shares.map((_, i) => {
    while (reached < (i + 0.5) * even && place < shares.length - 1) reached += shares[++place]!.weight;
    return { world: shares[place]!.world, weight: even };
  });
}

/**
 * Imagines worlds that fit the view, each as often as what was watched is likely in it: one of those kept is brought up to
 * date, and gives way to a new one as often as that one explains more.
 */
export function imaginer<T extends Types>(
  game: Game<T>,
  view: T['view'],
  rng: Rng,
  belief: Belief | undefined,
): () => T['state'] {
  const fresh = () => game.imagine(view, rng);
  if (belief === undefined || belief.clues.length === 0) return fresh;
  const chance = () => below(rng, FINE, 'belief') / FINE;
  const challenged = (world: T['state']): T['state'] => {
    const other = fresh();
    return chance() * credenceOf(game, world, belief) < credenceOf(game, other, belief) ? other : world;
  };
  return () => {
    const { particles } = belief;
    if (particles.length < PARTICLES) {
      const world = challenged(challenged(challenged(fresh())));
      for (const particle of particles) particle.weight *= particles.length / (particles.length + 1);
      particles.push({ world, weight: 1 / (particles.length + 1) });
      return world;
    }
    const drawn = particles[drawBy(weightsOf(particles), rng)]!;
    drawn.world = challenged(game.imagine(view, rng, drawn.world as T['state']));
    return drawn.world as T['state'];
  };
}
