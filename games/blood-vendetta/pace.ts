import type { Pace } from '@duskhall/kernel';
import type { Frame } from './frames.ts';
import type { Timer } from './options.ts';
import { living } from './rules/people.ts';
import type { State } from './state/index.ts';

/** Stands for "no limit" (VN-4.12). */
const A_DAY = 86_400;
/** VN-4.13.6: in a secret phase, all messages go out on a common beat. */
const BEAT = 1;
/** VN-4.13.5: how much longer a step lasts once everyone has finished it. */
const LULL = [2, 5] as const;
const [DEBATE_MOST, TWO_STEPS] = [300, 4];

const TIMERS: { readonly [step in Frame['do']]?: Timer } = {
  'roles.read': 'roleReadSeconds',
  'intro.read': 'introSeconds',
  'card.read': 'cardSeconds',
  'bride.answered': 'brideSeconds',
  'tie.answered': 'leaderTieSeconds',
  'words.spoken': 'lastWordsSeconds',
  'execution.carryOut': 'lastWordsSeconds',
  'speech.made': 'speechSeconds',
  'defence.made': 'defenceSeconds',
  'plea.made': 'defenceSeconds',
  'verdict.given': 'voteSeconds',
  'plurality.given': 'voteSeconds',
  'lot.given': 'voteSeconds',
};

/** VN-4.12: how long the open step lasts. */
export function pace(s: State): Pace | null {
  const f = s.table.stack.at(-1);
  if (f === undefined || s.ending !== '') return null;
  const seconds = secondsOf(s, f) || A_DAY;
  if (s.phase === 'night') return { seconds };
  return s.table.isHeld && s.options.brisk === 'on' ? { seconds, beat: BEAT, lull: LULL } : { seconds, beat: BEAT };
}

function secondsOf(s: State, f: Frame): number {
  const { options } = s;
  if (f.do === 'debate.closed') return debateSeconds(s);
  if (f.do === 'board.closed')
    return s.called.includes('hunters') ? Math.ceil(options.clanSeconds / 2) : options.clanSeconds;
  if (f.do === 'roll.entered') return 0;
  if (f.do !== 'window.closed') return options[TIMERS[f.do]!];
  if (options.callMode === 'simultaneous') return options.phaseSeconds;
  const isLonger = s.windows[f.place]!.steps.length > 1 && options.callSeconds > 0;
  return options.callSeconds + (isLonger ? TWO_STEPS : 0);
}

function debateSeconds(s: State): number {
  const { debateSeconds: base, debateSecondsEach } = s.options;
  if (base === 0) return 0;
  const all = Math.min(Math.max(DEBATE_MOST, base), base + debateSecondsEach * living(s).length);
  return s.cycle === 0 ? Math.ceil(all / 2) : all;
}
