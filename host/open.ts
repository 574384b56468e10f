import type { Match, Rng, Types } from '@duskhall/kernel';
import { commit } from './commit.ts';
import { type LiveMatch, newLive } from './live-match.ts';
import type { Ports } from './ports.ts';
import { leaveFeeds, openFeeds } from './publish.ts';
import { enqueue } from './queue.ts';
import { conclude } from './recovery.ts';
import { schedule } from './schedule.ts';
import { firstTime } from './seat-clocks.ts';
import type { Resumed } from './snapshot.ts';
import type { LoadedMatch, Progress, StoredMatch } from './stored-match.ts';
import { isDecided, verdictOf } from './verdict.ts';
import { openWindow } from './window.ts';

function open(ports: Ports, loaded: LoadedMatch, resumed: Resumed, chance: Rng): LiveMatch {
  const live: LiveMatch = {
    ...newLive(ports, loaded, resumed, chance),
    perform(make) {
      enqueue(live, async () => {
        const isIdle = live.isOver || live.isStopped || live.progress.isPaused;
        if (!isIdle && live.match.record.entries.length < ports.mostEntries) await commit(live, make);
      }).catch(ports.fail);
    },
  };
  return live;
}

/** The progress of a match that begins. `leader`: the account with the console; empty: the software leads. */
export const firstProgress = ({ settings, seats }: StoredMatch, leader: string): Progress => ({
  left: seats.map(() => firstTime(settings.clock)),
  window: -1,
  sitters: seats.map(() => false),
  conceded: seats.map(() => false),
  isPaused: false,
  moderator: leader,
  nextModerator: null,
  led: leader === '' ? [] : [leader],
});

/** A match that has just been dealt. Nothing is scheduled before it is stored. */
export function beginMatch(
  ports: Ports,
  begun: StoredMatch,
  match: Match<Types>,
  progress: Progress,
  chance: Rng,
): LiveMatch {
  const nothing = { entries: [], digests: [], minutes: [], snapshot: null, finishedAt: 0, scores: [] };
  const live = open(ports, { ...begun, ...nothing, progress }, { match, base: null }, chance);
  openWindow(live, true);
  openFeeds(live);
  return live;
}

/** Lets a match go on. One that ended just before its process did is concluded. */
export function resume(live: LiveMatch): void {
  live.verdict = verdictOf(live);
  if (!isDecided(live)) schedule(live);
  else enqueue(live, () => conclude(live)).catch(live.ports.fail);
}

/** A stored match as it stands. Its feeds are filled when somebody comes to look. */
export function reopenMatch(ports: Ports, loaded: LoadedMatch, resumed: Resumed, chance: Rng): LiveMatch {
  const live = open(ports, loaded, resumed, chance);
  leaveFeeds(live);
  return live;
}
