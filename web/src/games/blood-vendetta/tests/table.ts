import {
  type BloodVendetta,
  bloodVendetta,
  type Event,
  type Move,
  type State,
  type View,
} from '@duskhall/blood-vendetta';
import { collect, enter, expire, fastRng, type Match, openMatch, readOptions, type Seat } from '@duskhall/kernel';

/** A table in a test: what is done there, and what each seat is shown of it. */
export class Evening {
  readonly #match: Match<BloodVendetta>;
  readonly #log: Event[] = [];
  readonly #rng = fastRng(3);

  constructor(roles: readonly string[], scenario: object = {}, options: { [option: string]: string | number } = {}) {
    const seats = roles.length;
    const { game } = { game: bloodVendetta };
    this.#match = openMatch(game, {
      seats,
      options: readOptions(game.options, { callMode: 'sequential', ...options }, seats) as never,
      seed: 'fast:1',
      scenario: { roles, ...scenario },
    });
    this.#hear();
  }

  state = (): State => this.#match.s;
  view = (seat: Seat): View => bloodVendetta.view(this.#match.s, seat);
  moves = (seat: Seat): Move[] => bloodVendetta.legal(this.#match.s, seat);
  free = (seat: Seat): Move[] => bloodVendetta.free(this.#match.s, seat);
  log = (seat: Seat): Event[] =>
    this.#log.flatMap((event) => bloodVendetta.redact(this.#match.s, event, seat) ?? []) as Event[];

  enter(seat: Seat, ...moves: Move[]): this {
    const refusal = enter(this.#match, seat, moves, 'seat', 0);
    if (refusal !== null) throw new Error(JSON.stringify(refusal));
    this.#hear();
    return this;
  }
  /** Time runs out until this is the next thing to be done. */
  until(isThere: (view: View) => boolean): this {
    for (let i = 0; i < 300; i++) {
      if (isThere(this.view(-1))) return this;
      expire(this.#match, this.#rng, 0);
      this.#hear();
    }
    throw new Error('it never comes');
  }
  step = (step: string): this => this.until(({ stack }) => stack.at(-1)?.do === step);
  /** The time of the open step is up. */
  pass(): this {
    expire(this.#match, this.#rng, 0);
    this.#hear();
    return this;
  }

  #hear(): void {
    this.#log.push(...(collect(this.#match) as Event[]));
  }
}

export const EIGHT = ['monk', 'queen', 'king', 'vampire', 'dhampir', 'hunter', 'vampire', 'leader'];
export const NAMES = ['Anna', 'Boris', 'Chris', 'Dora', 'Elodie', 'Felix', 'Gwen', 'Hari'];
