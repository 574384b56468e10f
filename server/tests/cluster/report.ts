import { ownerships } from './audit.ts';
import type { Driver } from './fault-driver.ts';
import { grouped, type History } from './history.ts';
import type { Verdict } from './judge.ts';
import type { Processes } from './processes.ts';

/** In milliseconds: how long a fault may have consequences. */
const AFTERMATH = 6000;

const sorted = (list: number[]): number[] => list.sort((a, b) => a - b);
const at = (list: readonly number[], part: number): number =>
  Math.round(list[Math.min(list.length - 1, Math.floor(part * list.length))] ?? 0);

type Logged = Processes['errors'][number];
/** Somebody was told of an internal error. */
const isUnexpected = ({ text }: Logged): boolean => text.includes('"errorId"');
const causeOf = ({ text }: Logged): string => JSON.parse(text).err.stack;

/** What a run was like. */
export async function report(
  url: string,
  { deeds, looks }: History,
  { happened }: Driver,
  { errors }: Processes,
  { matches, entries, acknowledged }: Verdict,
): Promise<string> {
  const answers = [...grouped(deeds, ({ answer }) => answer)].map(([answer, list]) => `${answer} ${list.length}`);
  const fenced = errors.filter(({ text }) => text.includes('StorageConflict')).length;
  const lines = [
    `${matches} matches, ${entries} entries, ${acknowledged} acknowledged moves, ${looks.length} looks at tables`,
    `answers: ${answers.join(', ')}; ${errors.length} errors logged, ${fenced} of them fenced writes`,
  ];
  for (const [text, list] of grouped(errors.filter(isUnexpected), causeOf)) lines.push(`${list.length} times ${text}`);
  const changes = await ownerships(url);
  for (const [fault, list] of grouped(happened, (one) => one.fault)) {
    const isAfter = (time: number, end = time) => list.some((one) => end > one.at && time < one.at + AFTERMATH);
    const waits = sorted(deeds.filter((deed) => isAfter(deed.sentAt, deed.at)).map((deed) => deed.at - deed.sentAt));
    const moved = sorted(
      changes.flatMap((change) => {
        const cause = list.findLast((one) => one.at < change.at);
        return cause !== undefined && change.at < cause.at + AFTERMATH ? change.at - cause.at : [];
      }),
    );
    lines.push(
      `${fault}: ${list.length} times; moves answered after ${at(waits, 0.5)} ms (p50), ${at(waits, 0.99)} (p99), ` +
        `${at(waits, 1)} (longest); ${moved.length} tables moved, after ${at(moved, 0.5)} ms (p50), ${at(moved, 1)} (last)`,
    );
  }
  return lines.join('\n');
}
