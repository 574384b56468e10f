import type { Game, Seat, Steps } from '@duskhall/kernel';
import type { Move } from '../../assembly/frames.ts';
import { type Assembly, assembly, assemblyOf } from '../../assembly/index.ts';
import { steps } from '../../assembly/rules.ts';
import type { State } from '../../assembly/state.ts';
import type { LawName } from '../../laws.ts';

/** The assembly with a planted fault, and the law that finds it. */
export interface Fault {
  law: LawName;
  what: string;
  game: Game<Assembly>;
}

type Door = Game<Assembly>;

/** A fault in the game object. */
export const wrong = (changes: Partial<Door>): Door => ({ ...assembly, ...changes });

/** A fault in a step. */
export const doing = (changes: Partial<Steps<State>>): Door => assemblyOf({ ...steps, ...changes });

/** A fault in the view. */
export const showing = (more: (s: State, viewer: Seat) => object): Door =>
  wrong({ view: (s, viewer) => ({ ...assembly.view(s, viewer), ...more(s, viewer) }) });

/** A fault in the legal moves. */
export const offering = (change: (moves: Move[], s: State, seat: Seat) => Move[]): Door =>
  wrong({ legal: (s, seat) => change(assembly.legal(s, seat), s, seat) });

/** A fault in the refusals. */
export const refusing = (change: (refusal: NonNullable<ReturnType<Door['refusal']>>, s: State) => object): Door =>
  wrong({
    refusal(s, seat, move) {
      const refusal = assembly.refusal(s, seat, move);
      return refusal && { ...refusal, ...change(refusal, s) };
    },
  });
