import { below, fastRng, type Hints, type Rng, type Seat, type Skill, same } from '@duskhall/kernel';
import type { Move } from '../frames.ts';
import type { Options } from '../options.ts';
import { ROLES, SIDES, VAMPIRES } from '../roles/table.ts';
import { NONE, type State } from '../state/index.ts';
import type { View } from '../view/index.ts';
import { because } from './because.ts';
import { huntVote, packVote, tieVote } from './board.ts';
import { floor } from './floor.ts';
import { best, type Mind, openMind, roll } from './mind.ts';
import { blamedBy } from './reply.ts';
import { speak } from './speech.ts';
import { mayKill, secondOf, targetOf } from './targets.ts';
import { gallowsOf, isCondemned, nomineeOf, pluralityVote } from './trial.ts';

const namesIn = (moves: readonly Move[]): Seat[] =>
  moves.flatMap((move) => ('name' in move && move.name >= 0 ? [move.name] : []));
const votesIn = (moves: readonly Move[]): Seat[] =>
  moves.flatMap((move) => ('vote' in move && move.vote >= 0 ? [move.vote] : []));
const nomineesIn = (moves: readonly Move[]): Seat[] =>
  moves.flatMap((move) => ('nominate' in move && move.nominate >= 0 ? [move.nominate] : []));

/** VN-4.13.4: a seat with nothing to choose names someone others have accused, or anyone. */
function muse(v: View, seats: readonly Seat[], rng: Rng): Seat {
  if (roll(rng) < 0.1) return -1;
  const sign = v.question === 'suspect' || v.question === 'muse' ? 0.2 : -0.2;
  const blamed = v.isAlive.map(
    (_, seat) => v.claims.filter(({ say, about }) => say === 'accuse' && about === seat).length,
  );
  return best(rng, seats, (seat) => sign * Math.min(3, blamed[seat]!) + roll(rng));
}
/** Answers a question of no consequence; null if the answer matters. */
function harmless(v: View, moves: readonly Move[], rng: Rng): Move | null {
  switch (v.question) {
    case 'role':
    case 'card':
    case 'roll':
      return { read: true };
    case 'suspect':
    case 'trust':
    case 'danger':
      return { name: muse(v, namesIn(moves), rng) };
    case 'guess':
      return { yes: roll(rng) < 0.7 };
    case 'muse':
      return v.votes[v.viewer] === NONE ? { vote: muse(v, votesIn(moves), rng) } : { lock: true };
    default:
      return null;
  }
}

/** Taps on a board, then locks the vote once it stands. */
function tap(mind: Mind, moves: readonly Move[]): Move {
  const { v, me } = mind;
  const own = v.votes[me]!;
  const seats = [...votesIn(moves), ...(own >= 0 ? [own] : [])];
  const vote = v.question === 'hunt' ? huntVote(mind, seats) : own === NONE ? packVote(mind, seats) : own;
  return vote === own ? { lock: true } : { vote };
}

/** Answers every other question. */
function answer(mind: Mind, moves: readonly Move[]): Move {
  const { v } = mind;
  switch (v.question) {
    case 'target':
      return {
        name: targetOf(
          mind,
          namesIn(moves),
          moves.some((move) => 'name' in move && move.name < 0),
        ),
      };
    case 'second':
      return { name: secondOf(mind, namesIn(moves)) };
    case 'place':
      return { yes: roll(mind.rng) < 0.85 };
    case 'kill':
      return { yes: mayKill(mind) };
    case 'sacrifice':
      return { yes: roll(mind.rng) < 0.85 };
    case 'hunt':
    case 'strike':
    case 'point':
      return tap(mind, moves);
    case 'tie':
      return { vote: tieVote(mind, votesIn(moves)) };
    case 'plurality':
      return { vote: pluralityVote(mind, [...votesIn(moves), -1]) };
    case 'lot':
      return { vote: pluralityVote(mind, votesIn(moves)) };
    case 'verdict':
      return { yes: isCondemned(mind, v.accused[(v.stack.at(-1) as { place: number }).place]!) };
    case 'debate':
    case 'speech': {
      const nominate = standBy(mind, nomineeOf(mind, nomineesIn(moves)));
      return nominate >= 0 ? { nominate } : v.question === 'debate' ? { ready: true } : { done: true };
    }
    default:
      return { done: true };
  }
}

/** How much worse somebody must look for a seat to nominate another than the one it has accused in words. */
const STEADY = 0.15;
function standBy(mind: Mind, nominate: Seat): Seat {
  const blamed = blamedBy(mind.v, mind.me);
  if (nominate < 0 || !mind.others.includes(blamed)) return nominate;
  return gallowsOf(mind, nominate) > gallowsOf(mind, blamed) + STEADY ? nominate : blamed;
}

/** The answer of a reasoning player who knows only its view. */
function decide(v: View, moves: readonly Move[], rng: Rng, skill?: Skill): Move {
  if (moves.length === 1) return moves[0]!;
  const wanted = harmless(v, moves, rng) ?? answer(openMind(v, rng, skill), moves);
  return moves.find((move) => same(move, wanted)) ?? moves[below(rng, moves.length, 'choice')]!;
}

/** Puts nearly all weight on the chosen answer. */
function weights(v: View, moves: readonly Move[]): number[] {
  if (v.question === '' || moves.length === 0) return moves.map(() => 1);
  const chosen = decide(v, moves, fastRng(v.asked * 100 + v.viewer));
  return moves.map((move) => (move === chosen ? 1000 : 1));
}

/** Values sides by living heads; each head of a small side weighs more. */
const HEADS = [1, 2.2, 2.2, 2];
function value(s: State): number[] {
  const strength = SIDES.map(
    (_, side) => s.roles.filter((role, seat) => s.isAlive[seat] && ROLES[role]?.side === side).length * HEADS[side]!,
  );
  const total = strength.reduce((sum, one) => sum + one, 0);
  return s.roles.map((role) => (total > 0 ? strength[ROLES[role]?.side ?? VAMPIRES]! / total : 0));
}

/** Wishes and suspicions of people differ more than the values of moves in a search. */
const temperature = 5;

export const hints: Hints<{ state: State; view: View; options: Options }> = {
  value,
  weights,
  decide,
  temperature,
  speaks: (v, rng) => speak(v, rng),
  floor,
  because,
};
