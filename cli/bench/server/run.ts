import { openProgress } from '../../progress-bar.ts';
import type { Terminal } from '../../terminal.ts';
import type { Driven } from './drive.ts';
import { type Findings, findingsOf, PHASES, type Phase, type Round } from './findings.ts';
import type { HouseName, Plan } from './plan.ts';
import { openSites, type Site } from './sites.ts';

/** Measures the servers in alternation, so that other load on the machine slows all of them alike. */
export async function runServerBench(plan: Plan, terminal: Terminal): Promise<Findings> {
  const { site: sites, close } = await openSites(plan, terminal.home);
  const progress = openProgress(terminal, plan.rounds * sites.size * PHASES.length, 'measured');
  const measured = new Map<HouseName, Round[]>([...sites.keys()].map((name) => [name, []]));
  try {
    for (let round = 0; round < plan.rounds; round++)
      for (const [name, site] of sites) {
        const phases: Partial<Round> = {};
        for (const phase of PHASES) {
          phases[phase] = await measure(site, plan, phase);
          progress.done(1);
        }
        measured.get(name)!.push(phases as Round);
      }
  } finally {
    progress.stop();
    await close();
  }
  return findingsOf(plan, measured);
}

async function measure({ crowd, processorSeconds }: Site, plan: Plan, phase: (typeof PHASES)[number]): Promise<Phase> {
  await crowd.ask({ do: 'gather', count: plan.matches });
  const before = await processorSeconds(true);
  const driven = await crowd.ask<Driven>({ do: phase });
  const used = (await processorSeconds(false)) - before;
  return { ...driven, processorMicroseconds: Math.round((used / driven.moves) * 1e6) };
}
