import {
  type BloodVendetta,
  bloodVendetta,
  type Event,
  type Move,
  type State,
  type View,
} from '@duskhall/blood-vendetta';
import {
  collect,
  enter,
  expire,
  fastRng,
  HOUSE,
  type Match,
  openMatch,
  readOptions,
  type Seat,
} from '@duskhall/kernel';

/** An evening as the house sees it, led from a test. */
export interface Evening {
  view(): View;
  /** The table as the console imagines it. */
  s(): State;
  log: Event[];
  enter(seat: Seat, ...moves: readonly Move[]): void;
  /** The house closes the open step. */
  close(): void;
  /** Time passes until this is the next thing to be done. */
  until(step: string): void;
}

export function evening(scenario: object | null, options: object = {}, seats = 8): Evening {
  const given = readOptions(bloodVendetta.options, options as never, seats);
  const match: Match<BloodVendetta> = openMatch(bloodVendetta, { seats, options: given, seed: 'fast:3', scenario });
  const rng = fastRng(4);
  const log: Event[] = [];
  const hear = () => {
    for (const event of collect(match) as Event[]) {
      const told = bloodVendetta.redact(match.s, event, HOUSE);
      if (told !== null) log.push(told as Event);
    }
  };
  hear();
  return {
    log,
    view: () => bloodVendetta.view(match.s, HOUSE),
    s: () => bloodVendetta.imagine(bloodVendetta.view(match.s, HOUSE), fastRng(1)),
    enter(seat, ...moves) {
      const refusal = enter(match, seat, moves, 'house', 0);
      if (refusal !== null) throw new Error(JSON.stringify(refusal));
      hear();
    },
    close() {
      expire(match, rng, 0, 'house');
      hear();
    },
    until(step) {
      for (let i = 0; i < 500 && match.s.table.stack.at(-1)?.do !== step; i++) expire(match, rng, 0);
      if (match.s.table.stack.at(-1)?.do !== step) throw new Error(`"${step}" never comes`);
      hear();
    },
  };
}
