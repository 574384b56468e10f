import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the processor's clock in a second, on all Linux machines. */
const TICKS = 100;

/** The fields of /proc/PID/stat after the program's name, which may hold spaces; null: the process has ended. */
function statOf(pid: string): number[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return null;
  }
}

/** The processor time that a process, its children and those of them that have ended have used. Linux only. */
export function processorSecondsOf(pid: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = statOf(name);
    if (stat === null || (Number(name) !== pid && stat[1] !== pid)) continue;
    const [user, system, childrenUser, childrenSystem] = stat.slice(11, 15) as [number, number, number, number];
    ticks += user + system + (Number(name) === pid ? childrenUser + childrenSystem : 0);
  }
  return ticks / TICKS;
}
