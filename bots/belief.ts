import { below, type Game, type Rng, type Types } from '@duskhall/kernel';
import { drawBy } from './search/playout.ts';
import type { Root } from './search/tree-reuse.ts';

/** A possible world and its weight; the weights of all particles add up to 1. */
export interface Particle {
  world: Types['state'];
  weight: number;
}

/** What one seat has seen and believes of the rest, kept from decision to decision. */
export interface Belief {
  last: object | null;
  /** Of a game without hints: what the seat has seen since the beginning. */
  trail: object[];
  clues: object[];
  particles: Particle[];
  /** From 0 to 1: the weight that an observation keeps with each later one; 0: none counts. */
  memory: number;
  /** The subtree of the last search, if the seat may have to choose again before anybody else does. */
  root: Root<Types> | null;
}

export const openBelief = (): Belief => ({ last: null, trail: [], clues: [], particles: [], memory: 1, root: null });

const PARTICLES = 32;
const FINE = 1 << 20;
/** A game that is seen to be longer is too large to search from its start. */
const LONGEST_TRAIL = 16;

/** Whether bots of this game use what their seat has seen before. */
export const isWatched = <T extends Types>({ hints }: Game<T>): boolean => hints === null || hints.clues !== undefined;

/** Updates the weights from the seat's view after anybody's move, by the likelihood of that move in each world. */
export function observe<T extends Types>(game: Game<T>, belief: Belief, view: T['view']): void {
  if (game.hints === null && belief.trail.length <= LONGEST_TRAIL) belief.trail.push(view);
  const clues = game.hints?.clues;
  if (clues === undefined) return;
  const watched = belief.last === null ? [] : clues.between(belief.last, view);
  belief.last = view;
  for (const clue of watched) {
    belief.clues.push(clue);
    for (const particle of belief.particles)
      particle.weight = particle.weight ** belief.memory * clues.likelihood(particle.world, clue);
  }
  if (watched.length > 0) belief.particles = resampled(belief.particles);
}

/** The likelihood in this world of all choices observed so far, the older the less sharply. */
export function credenceOf<T extends Types>(game: Game<T>, s: T['state'], belief: Belief): number {
  let credence = 1;
  for (const clue of belief.clues) credence = credence ** belief.memory * game.hints!.clues!.likelihood(s, clue);
  return credence;
}

/** What the seat has seen since the beginning; undefined: not known, or too much. */
export const trailOf = ({ trail }: Belief): readonly object[] | undefined =>
  trail.length > 0 && trail.length <= LONGEST_TRAIL ? trail : undefined;

const weightsOf = (particles: readonly Particle[]): number[] => particles.map(({ weight }) => weight);

/** Normalizes the weights; resamples (systematic resampling) when the effective sample size falls below half. */
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
 * Samples worlds consistent with the view, weighted by the likelihood of what was observed. A particle is drawn, updated
 * to the view, and replaced by a fresh world with the acceptance probability of Metropolis and Hastings.
 */
export function imaginer<T extends Types>(
  game: Game<T>,
  view: T['view'],
  rng: Rng,
  belief: Belief | undefined,
): () => T['state'] {
  const fresh = () => game.imagine(view, rng);
  if (belief === undefined || belief.memory === 0 || belief.clues.length === 0) return fresh;
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
