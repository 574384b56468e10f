import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from '../server/child.ts';
import { quantile } from '../server/drive.ts';
import type { Counts } from './attack.ts';
import type { Seen } from './attackers-worker.ts';
import { ATTACKS } from './attacks.ts';
import { gather, type Played, play } from './honest.ts';
import type { Use } from './server-worker.ts';

/** The measurements of an honest match beside some attacks, and what the attackers achieved. */
export interface Finding extends Use {
  attacks: string[];
  moves: number;
  /** Acknowledgement latency in milliseconds. */
  p50: number;
  p99: number;
  /** The longest time the honest table's bot took, in milliseconds. */
  bot: number;
  refused: string[];
  isThrownOut: boolean;
  got: Seen['seen'];
}

/** The limits that must hold beside every attack. */
export const BOUNDS = { p99: 200, megabytes: 400, descriptors: 400 };

/** How often the parent polls the attackers, in milliseconds. */
const LOOK = 100;

const isProven = (got: Seen['seen']): boolean =>
  Object.entries(got).every(([attack, counts]) => missing(attack, counts).length === 0);

/** The minimum counts that an attacker did not reach. */
export const missing = (attack: string, counts: Counts): string[] =>
  Object.entries(ATTACKS[attack]!.proof).flatMap(([what, least]) =>
    (counts[what] ?? 0) >= least ? [] : `${what} ×${counts[what] ?? 0} of ${least}`,
  );

/** The time attackers have to reach their counts, in milliseconds; then the run continues and reports that they did not. */
const PATIENCE = 90_000;

/** A match on a new server, beside attackers that continue until it has ended. */
async function besides(house: Child, home: URL, attacks: string[], moves: number, pause: number): Promise<Finding> {
  const { table, people } = await gather(house.url);
  const foes = await startChild(new URL('bench/hostile/attackers-worker.js', home), [house.url, table, ...attacks]);
  try {
    let got: Seen['seen'] = Object.fromEntries(attacks.map((attack) => [attack, {}]));
    let isPlayed = false;
    const since = performance.now();
    const isSeen = () => isProven(got) || performance.now() - since > PATIENCE;
    const playing = play(table, people, moves, pause, isSeen).finally(() => {
      isPlayed = true;
    });
    while (!isPlayed) {
      got = (await foes.ask<Seen>({})).seen;
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
    const played = await playing;
    const use = await house.ask<Use>({});
    got = (await foes.ask<Seen>({})).seen;
    return { attacks, ...figuresOf(played), ...use, got };
  } finally {
    for (const { socket } of people) socket.terminate();
    await foes.end();
  }
}

function figuresOf({ waits, botWaits, refused, isThrownOut }: Played) {
  const round = (number: number) => Math.round(number * 10) / 10;
  return {
    moves: waits.length,
    p50: round(quantile(waits, 0.5)),
    p99: round(quantile(waits, 0.99)),
    bot: Math.round(Math.max(0, ...botWaits)),
    refused,
    isThrownOut,
  };
}

/** An honest match beside each group of attacks in turn, each on a new server. */
export async function runHostile(
  home: URL,
  groups: readonly string[][],
  moves: number,
  pause: number,
  onFinding: (finding: Finding) => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const attacks of groups) {
    const folder = mkdtempSync(join(tmpdir(), 'duskhall-hostile-'));
    const house = await startChild(new URL('bench/hostile/server-worker.js', home), [folder]);
    try {
      findings.push(await besides(house, home, attacks, moves, pause));
    } finally {
      await house.end();
      rmSync(folder, { recursive: true, force: true });
    }
    onFinding(findings.at(-1)!);
  }
  return findings;
}
