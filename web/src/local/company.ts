import { ADVISER, type Decision, type Inquiry, openWords, SLOWNESS, type Words } from '@duskhall/bots';
import { below, type Match, owes, type Rng, type Seat, type Types } from '@duskhall/kernel';
import type { Clock } from '../clock.ts';
import { viewsOf } from './tales.ts';
import type { Thinker } from './thinker.ts';

/** What bots need of the house. */
export interface Surroundings {
  clock: Clock;
  thinker: Thinker;
  /** What clock, bots and delays need at random: no part of the deal. */
  chance: Rng;
  /** How long a bot takes, in milliseconds, at least and at most: drawn alike whatever it holds; empty: one that need not think. */
  delay: (level: string) => readonly [number, number];
}

/** What becomes of what bots decide. */
export interface Doings {
  /** Enters a bot's answer; null: its head has failed, or has not come to an end in time. */
  answer(seat: Seat, decision: Decision | null): void;
  /** Enters what a bot says or does unasked. */
  say(seat: Seat, move: unknown): void;
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
  readonly #doings: Doings;
  readonly #words: Words;
  /** By seat: what it saw since it was last asked; a seat that is missing has to be told from the beginning. */
  readonly #seen = new Map<Seat, object[]>();
  readonly #thinking = new Map<Seat, Thought>();
  /** By seat: calls off what it is about to say. */
  readonly #speaking = new Map<Seat, () => void>();

  constructor(match: Match<Types>, id: string, levels: readonly string[], around: Surroundings, doings: Doings) {
    this.#match = match;
    this.#id = id;
    this.#levels = levels;
    this.#around = around;
    this.#doings = doings;
    this.#words = openWords(match.game);
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

  /** Null: a head has failed, and whoever comes in its place knows nothing. */
  #decide(inquiry: Inquiry): Promise<Decision | null> {
    return this.#around.thinker.decide(inquiry).catch(() => {
      this.#seen.clear();
      return null;
    });
  }

  /**
   * A bot answers after a while that tells nothing about what it holds; its head works meanwhile, and is not waited for.
   * In a window of drawn time nothing is known before that closes.
   */
  think(seat: Seat): void {
    const asked = this.#match.s.asked[seat]!;
    const earlier = this.#thinking.get(seat);
    if (this.#levels[seat] === '' || earlier?.asked === asked) return;
    earlier?.stop();
    const { chance, clock, delay } = this.#around;
    const [least, most] = delay(this.#levels[seat]!);
    let made: Decision | null = null;
    const give = () => this.#answer(seat, thought, made);
    const thought: Thought = { asked, stop: clock.after(least + below(chance, most - least + 1, 'delay'), give) };
    this.#thinking.set(seat, thought);
    const isUnseen = this.#match.game.pace(this.#match.s)?.upTo !== undefined;
    void this.#decide(this.#inquire(seat)).then((decision) => {
      made = decision;
      if (isUnseen) give();
    });
  }

  /** Lets bots say and do what nobody asks them for, each in its time. */
  speak(): void {
    for (const [seat, level] of this.#levels.entries())
      if (level !== '' && !this.#speaking.has(seat) && this.#words.mayCome(this.#match.s, seat)) this.#listen(seat);
  }

  #listen(seat: Seat): void {
    const { chance, clock, delay } = this.#around;
    const [least, most] = delay('');
    const callOff = clock.after(SLOWNESS * (least + below(chance, most - least + 1, 'delay')), async () => {
      const unasked = { ...this.#inquire(seat), moves: this.#match.game.free(this.#match.s, seat), isUnasked: true };
      const decision = await this.#decide(unasked);
      if (this.#speaking.get(seat) !== callOff) return;
      this.#speaking.delete(seat);
      const { s } = this.#match;
      if (!decision?.move || !this.#words.mayCome(s, seat)) return;
      this.#words.count(s, seat);
      this.#doings.say(seat, decision.move);
    });
    this.#speaking.set(seat, callOff);
  }

  /** What a Regular would do on this seat. */
  advise(seat: Seat): Promise<Decision | null> {
    return this.#decide({ ...this.#inquire(seat), level: ADVISER });
  }

  #answer(seat: Seat, thought: Thought, decision: Decision | null): void {
    if (this.#thinking.get(seat) !== thought) return;
    this.#thinking.delete(seat);
    thought.stop();
    const { s } = this.#match;
    if (s.asked[seat] === thought.asked && owes(s, seat)) this.#doings.answer(seat, decision);
  }

  /** Nobody thinks or is about to speak any more. */
  quiet(): void {
    for (const { stop } of this.#thinking.values()) stop();
    this.#thinking.clear();
    for (const callOff of this.#speaking.values()) callOff();
    this.#speaking.clear();
  }
}
