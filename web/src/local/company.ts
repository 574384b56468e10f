import { ADVISER, type Decision, type Inquiry } from '@duskhall/bots';
import { below, type Match, owes, type Rng, type Seat, type Types } from '@duskhall/kernel';
import type { Clock } from './clock.ts';
import { viewsOf } from './tales.ts';
import type { Thinker } from './thinker.ts';

/** What bots need of the house. */
export interface Surroundings {
  clock: Clock;
  thinker: Thinker;
  /** What clock, bots and delays need at random: no part of the deal. */
  chance: Rng;
  /** How long a bot takes, in milliseconds, at least and at most: drawn alike whatever it holds. */
  delay: (level: string) => readonly [number, number];
}

interface Thought {
  asked: number;
  stop: () => void;
}

/** The bots of a match. They are asked with views of their seats, never with a state. */
export class Company {
  readonly #match: Match<Types>;
  readonly #id: string;
  /** By seat: the level of a bot; empty: a person. */
  readonly #levels: readonly string[];
  readonly #around: Surroundings;
  /** Enters a bot's answer; null: its head has failed. */
  readonly #answer: (seat: Seat, decision: Decision | null) => void;
  /** By seat: what it saw since it was last asked; a seat that is missing has to be told from the beginning. */
  readonly #seen = new Map<Seat, object[]>();
  readonly #thinking = new Map<Seat, Thought>();

  constructor(
    match: Match<Types>,
    id: string,
    levels: readonly string[],
    around: Surroundings,
    answer: (seat: Seat, decision: Decision | null) => void,
  ) {
    this.#match = match;
    this.#id = id;
    this.#levels = levels;
    this.#around = around;
    this.#answer = answer;
  }

  /** Something was taken back: what these seats saw is not what happened. */
  forget(): void {
    this.quiet();
    this.#seen.clear();
  }

  /** After a move of anybody. */
  look(): void {
    const { game, s } = this.#match;
    if (game.hints?.clues !== undefined) for (const [seat, seen] of this.#seen) seen.push(game.view(s, seat));
  }

  /** The question as the seat's bot hears it. */
  #inquire(seat: Seat): Inquiry {
    const { game, s, record } = this.#match;
    const earlier = this.#seen.get(seat);
    this.#seen.set(seat, []);
    return {
      match: this.#id,
      seat,
      game: game.name,
      level: this.#levels[seat]!,
      seen: earlier ?? (game.hints?.clues === undefined ? [] : viewsOf(game, record, seat)),
      isAnew: earlier === undefined,
      view: game.view(s, seat),
      moves: game.legal(s, seat),
      seed: below(this.#around.chance, 2 ** 31, 'seed'),
    };
  }

  /** A bot answers after a while that tells nothing about what it holds; its head works meanwhile. */
  think(seat: Seat): void {
    const asked = this.#match.s.asked[seat]!;
    const earlier = this.#thinking.get(seat);
    if (this.#levels[seat] === '' || earlier?.asked === asked) return;
    earlier?.stop();
    const { chance, clock, thinker, delay } = this.#around;
    const [least, most] = delay(this.#levels[seat]!);
    const decision = thinker.decide(this.#inquire(seat)).catch(() => null);
    const thought: Thought = {
      asked,
      stop: clock.after(least + below(chance, most - least + 1, 'delay'), () => {
        void decision.then((made) => this.#say(seat, thought, made));
      }),
    };
    this.#thinking.set(seat, thought);
  }

  /** What a Regular would do on this seat. */
  advise(seat: Seat): Promise<Decision | null> {
    return this.#around.thinker.decide({ ...this.#inquire(seat), level: ADVISER }).catch(() => null);
  }

  #say(seat: Seat, thought: Thought, decision: Decision | null): void {
    if (this.#thinking.get(seat) !== thought) return;
    this.#thinking.delete(seat);
    const { s } = this.#match;
    if (s.asked[seat] === thought.asked && owes(s, seat)) this.#answer(seat, decision);
  }

  /** Nobody thinks any more. */
  quiet(): void {
    for (const { stop } of this.#thinking.values()) stop();
    this.#thinking.clear();
  }
}
