import type { SeatedMatch } from './crowd.ts';

/** Client-side measurements. */
export interface Driven {
  moves: number;
  seconds: number;
  /** Acknowledgement latency in milliseconds. */
  p50: number;
  p99: number;
  /** The median over all moves. */
  bytesPerSeat: number;
  /** The latency for players at the process that hosts the table, and for those at another one. */
  here: { p50: number; p99: number };
  elsewhere: { p50: number; p99: number };
}

interface Samples {
  waits: number[];
  elsewhere: number[];
  bytes: number[];
}

async function makeMove(match: SeatedMatch, number: number, since: number, samples: Samples): Promise<void> {
  const { waits, elsewhere, bytes } = samples;
  const before = match.bytes();
  const step = match.script.steps[number]!;
  await match.make(step);
  (match.isElsewhere?.(step) ? elsewhere : waits).push(performance.now() - since);
  bytes.push(match.bytes() - before);
}

/** Saturated load: every match makes its next move as soon as the last is acknowledged. */
export async function driveSaturated(matches: readonly SeatedMatch[], seats: number, seconds: number): Promise<Driven> {
  const samples: Samples = { waits: [], elsewhere: [], bytes: [] };
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    matches.map(async (match) => {
      for (let number = 0; number < match.script.steps.length && performance.now() < end; number++)
        await makeMove(match, number, performance.now(), samples);
    }),
  );
  return summarise(samples, seats, start);
}

/** Paced load: a fixed rate of moves per match. The latency of a delayed move counts from when it was due. */
export async function drivePaced(
  matches: readonly SeatedMatch[],
  seats: number,
  seconds: number,
  pace: number,
): Promise<Driven> {
  const samples: Samples = { waits: [], elsewhere: [], bytes: [] };
  const start = performance.now();
  const every = 1000 / pace;
  await Promise.all(
    matches.map(async (match, place) => {
      const count = Math.min(match.script.steps.length, Math.ceil(seconds * pace));
      const first = (place / matches.length) * every;
      for (let number = 0; number < count; number++) {
        const due = start + first + number * every;
        const early = due - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        // Do not count the timer's own delay as latency of the server.
        await makeMove(match, number, early > 0 ? performance.now() : due, samples);
      }
    }),
  );
  return summarise(samples, seats, start);
}

function summarise({ waits, elsewhere, bytes }: Samples, seats: number, start: number): Driven {
  const round = (number: number) => Math.round(number * 100) / 100;
  const latency = (times: number[]) => ({ p50: round(quantile(times, 0.5)), p99: round(quantile(times, 0.99)) });
  return {
    moves: waits.length + elsewhere.length,
    seconds: round((performance.now() - start) / 1000),
    ...latency([...waits, ...elsewhere]),
    here: latency(waits),
    elsewhere: latency(elsewhere),
    bytesPerSeat: Math.round(quantile(bytes, 0.5) / seats),
  };
}

export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
