import {
  answer,
  close,
  dealRng,
  type Frame,
  type Game,
  newTable,
  next,
  proceed,
  type Steps,
  type Table,
} from '../index.ts';

/** A table without a game: frames, questions, answers and events are words. */
export interface Toy {
  table: Table<Frame, string, string, string>;
}

export const toy = (seats: number): Toy => ({ table: newTable(dealRng('toy'), seats) });

/** Steps that log their name and the answers they got, then run the given function. */
export const toySteps = (acts: { [step: string]: (s: Toy) => void }): Steps<Toy> =>
  new Proxy({} as Steps<Toy>, {
    get:
      (_, name: string) =>
      (s: Toy, _f: Frame, answers: readonly (string | null)[]): void => {
        const own = s.table.lane < 0 ? answers : [`lane ${s.table.lane}`, answers[s.table.lane]];
        s.table.log?.push([name, ...own].join(' '));
        acts[name]?.(s);
      },
  });

/** The toy as a game in which every question has these answers. */
export function toyGame(
  seats: number,
  answers: readonly string[],
  acts: Parameters<typeof toySteps>[0],
): Game<{ state: Toy; view: object; options: Record<string, never> }> {
  const steps = toySteps(acts);
  const setup = (): Toy => {
    const s = toy(seats);
    next(s, { do: 'begin' });
    proceed(steps, s);
    return s;
  };
  return {
    name: 'toy',
    rulesVersion: 1,
    seats: { min: seats, max: seats },
    options: {},
    setup,
    scenario: setup,
    clone: (s) => ({ ...structuredClone(s), table: { ...structuredClone(s).table, log: null } }),
    legal: (s, seat) => (s.table.questions[seat] === null ? [] : [...answers]),
    free: () => [],
    apply: (s, seat, move) => answer(steps, s, seat, move),
    close: (s) => close(steps, s),
    refusal: () => ({ code: 'no', rule: 'T-1', args: {} }),
    timeout: () => answers[0]!,
    pace: () => null,
    ending: () => null,
    scores: () => null,
    view: () => ({}),
    redact: (_, event) => event,
    imagine: setup,
    flaw: () => null,
    hints: null,
  };
}

/** A table of three on which the step `begin` has run. */
export function begin(acts: Parameters<typeof toySteps>[0]): { s: Toy; steps: ReturnType<typeof toySteps> } {
  const s = toy(3);
  const steps = toySteps(acts);
  next(s, { do: 'begin' });
  proceed(steps, s);
  return { s, steps };
}
