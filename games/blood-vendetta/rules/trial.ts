import { ask, below, next, type Seat } from '@duskhall/kernel';
import type { Trial } from '../events.ts';
import type { State, StepsOf } from '../state/index.ts';
import { awaken, checkWin, die, showAll } from './death.ts';
import { nominees } from './debate.ts';
import { living } from './people.ts';
import { noteIdle } from './window.ts';

/** VN-4.8.5, VN-4.8.6, VN-4.8.13, VN-5.17.1, VN-5.23.1: the charmed and the paralysed have no vote. */
export const voters = (s: State): Seat[] =>
  living(s).filter((seat) => seat !== s.charms[s.cycle] && seat !== s.bites[s.cycle]);

/** VN-4.8.6: more than half. */
export const votesNeeded = (voters: number): number => Math.floor(voters / 2) + 1;

const isForced = (s: State): boolean => s.options.moderator === 'temporary' && s.cycle === 0;
/** VN-4.11.5: if someone must be executed, a last vote follows. */
export function spare(s: State): void {
  if (isForced(s)) next(s, { do: 'lot.ask' });
  else s.table.log?.push({ type: 'notExecuted' });
}

/** VN-4.10.1: not voting counts as a missed step. */
export function countMissed(s: State, seats: readonly Seat[], answers: readonly (object | null)[]): void {
  for (const seat of seats) noteIdle(s, seat, answers[seat] != null && !('none' in answers[seat]));
}

/** VN-4.8.7: a secret ballot announces only the totals. */
export const isSecret = (s: State): boolean => s.options.secretBallot === 'on';

export const trialSteps: StepsOf<'trial' | 'defence' | 'verdict' | 'lot' | 'execution'> = {
  'trial.open'(s, { place }) {
    const accused = s.accused[place];
    if (accused === undefined) return spare(s);
    if (!s.isAlive[accused]) return next(s, { do: 'trial.open', place: place + 1 });
    s.table.log?.push({ type: 'accused', seat: accused }, { type: 'floorGiven', seat: accused, to: 'defence' });
    ask(s, [accused], 'defence', { do: 'defence.made', place });
  },
  'defence.made'(s, { place }) {
    const accused = s.accused[place]!;
    if (!s.isAlive[accused]) return next(s, { do: 'trial.open', place: place + 1 });
    s.table.log?.push({ type: 'voteBegan', seat: accused });
    ask(s, voters(s), 'verdict', { do: 'verdict.given', place });
  },
  /** VN-4.8.6, VN-4.8.8: more than half condemn; then nobody else is tried. */
  'verdict.given'(s, { place }, answers) {
    const accused = s.accused[place]!;
    // VN-4.10.3: the trial of a removed player ends without a verdict.
    if (!s.isAlive[accused]) return next(s, { do: 'trial.open', place: place + 1 });
    const eligible = voters(s);
    const isAye = (seat: Seat): boolean => {
      const move = answers[seat];
      return move != null && 'yes' in move && move.yes;
    };
    const votes = s.roles.map((_, seat) => (eligible.includes(seat) ? Number(isAye(seat)) : -1));
    const ayes = eligible.filter(isAye).length;
    const isCondemned = ayes >= votesNeeded(eligible.length);
    const trial: Trial = { cycle: s.cycle, accused, votes, ayes, voters: eligible.length, isCondemned };
    s.trials = [...s.trials, trial];
    s.table.log?.push({ type: 'tried', trial });
    countMissed(s, eligible, answers);
    next(s, isCondemned ? { do: 'execution.begin', seat: accused } : { do: 'trial.open', place: place + 1 });
  },
  'lot.ask'(s) {
    const named = nominees(s);
    const open = named.length > 0 ? named : living(s);
    s.table.log?.push({ type: 'voteBegan', seat: -1 });
    ask(s, voters(s), 'lot', { do: 'lot.given', nominees: open });
  },
  'lot.given'(s, { nominees: named }, answers) {
    const open = named.filter((seat) => s.isAlive[seat]);
    const all = open.length > 0 ? open : living(s);
    const count = (seat: Seat) => answers.filter((move) => move != null && 'vote' in move && move.vote === seat).length;
    const most = Math.max(...all.map(count));
    const tied = all.filter((seat) => count(seat) === most);
    countMissed(s, voters(s), answers);
    const seat = tied.length === 1 ? tied[0]! : tied[below(s.table.rng, tied.length, 'lot')]!;
    next(s, { do: 'execution.begin', seat });
  },
  'execution.begin'(s, { seat }) {
    s.table.log?.push({ type: 'condemned', seat });
    if (s.options.lastWords === 'none') return next(s, { do: 'execution.carryOut', seat });
    s.table.log?.push({ type: 'floorGiven', seat, to: 'words' });
    ask(s, [seat], 'words', { do: 'execution.carryOut', seat });
  },
  /** VN-4.8.9: nothing protects against an execution. */
  'execution.carryOut'(s, { seat }) {
    if (!s.isAlive[seat]) return;
    s.hasExecuted = true;
    die(s, seat, 'execution');
    if (isForced(s)) {
      s.moderator = seat;
      s.table.log?.push({ type: 'moderatorNamed', seat });
      if (s.options.ghostView !== 'full') showAll(s, seat);
    }
    awaken(s);
    checkWin(s);
  },
};
