import type { Call, Event, Frame, View } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';

/** What the table is doing. All of the day is one stage, so that nothing can be told from it. */
export type Stage =
  | 'roles'
  | 'secret'
  | 'debate'
  | 'speech'
  | 'defence'
  | 'verdict'
  | 'ballot'
  | 'words'
  | 'between'
  | 'over';

const STAGES: { readonly [step in Frame['do']]?: Stage } = {
  'roles.read': 'roles',
  'debate.closed': 'debate',
  'speech.made': 'speech',
  'defence.made': 'defence',
  'plea.made': 'defence',
  'verdict.given': 'verdict',
  'plurality.given': 'ballot',
  'lot.given': 'ballot',
  'execution.carryOut': 'words',
  'words.spoken': 'words',
};

export function stageOf({ ending, stack, phase }: View): Stage {
  if (ending !== '') return 'over';
  const stage = STAGES[stack.at(-1)?.do as Frame['do']];
  return stage ?? (phase === 'night' ? 'between' : 'secret');
}

/** VN-4.13.7: nothing about a phone may tell what it is asked. */
export const isSecret = ({ ending, phase }: View): boolean => ending === '' && phase !== 'night';

/** What is called now: one call after the other, or all of a phase at once. */
export function callsNow({ options }: View, log: readonly Event[]): { calls: readonly Call[]; isSecond: boolean } {
  const begun = log.findLastIndex(({ type }) => type === 'phaseBegan');
  const heard = log.slice(begun + 1).filter((event) => event.type === 'called');
  const last = heard.at(-1);
  if (last === undefined) return { calls: [], isSecond: false };
  const { isSecond } = last;
  const now = options.callMode === 'sequential' ? [last] : heard.filter((event) => event.isSecond === isSecond);
  return { calls: now.map(({ call }) => call), isSecond };
}

/** By night: who has the floor; -1: everybody. */
export function speakerOf(view: View): Seat {
  const stage = stageOf(view);
  if (stage !== 'speech' && stage !== 'defence' && stage !== 'words') return -1;
  return view.owes.indexOf(true);
}

/** VN-4.10.1: how many more steps or votes a seat that has missed some may miss before a bot plays for it; 0: no warning. */
export function missesLeft(view: View): number {
  const { viewer, owes, missed, hasTapped, rules, options } = view;
  const counts = isSecret(view) || ['verdict', 'ballot'].includes(stageOf(view));
  if (!counts || rules < 3 || missed === 0 || hasTapped || !owes[viewer]) return 0;
  return Math.max(0, options.absentAfter - missed);
}

/** Who is on trial, or about to die; -1: nobody. */
export function accusedOf(view: View): Seat {
  const frame = view.stack.at(-1) as Frame | undefined;
  if (frame === undefined) return -1;
  if (frame.do === 'defence.made' || frame.do === 'verdict.given') return view.accused[frame.place] ?? -1;
  if (frame.do === 'execution.carryOut') return frame.seat;
  return frame.do === 'plea.made' ? view.owes.indexOf(true) : -1;
}
