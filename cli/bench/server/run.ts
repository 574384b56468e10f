import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProgress } from '../../progress-bar.ts';
import type { Terminal } from '../../terminal.ts';
import { type Child, startChild, type Turn } from './child.ts';
import type { Driven } from './drive.ts';
import { bestOf, type Findings, findingsOf, PHASES, type Phase } from './findings.ts';
import { HOUSES, type HouseName, type Plan } from './plan.ts';

/** A server in one process on loopback, and its players in another. */
interface Site {
  house: Child;
  crowd: Child;
  /** The data folder; '': none. */
  folder: string;
}

/** Measures the servers in alternation, so that other load on the machine slows all of them alike. */
export async function runServerBench(plan: Plan, terminal: Terminal): Promise<Findings> {
  const progress = openProgress(terminal, plan.rounds * HOUSES.length * PHASES.length, 'measured');
  const sites: Partial<Record<HouseName, Site>> = {};
  const measured = { 'boardgame.io': [], disk: [], bots: [], memory: [] } as Record<HouseName, Record<string, Phase>[]>;
  try {
    for (const name of HOUSES) sites[name] = await open(name, plan, terminal);
    for (let round = 0; round < plan.rounds; round++)
      for (const name of HOUSES) {
        const phases: Record<string, Phase> = {};
        for (const phase of PHASES) {
          phases[phase] = await measure(sites[name]!, plan, phase);
          progress.done(1);
        }
        measured[name].push(phases);
      }
  } finally {
    progress.stop();
    for (const site of Object.values(sites)) await close(site);
  }
  return findingsOf(plan, (name) => bestOf(measured[name]));
}

async function open(name: HouseName, plan: Plan, { home }: Terminal): Promise<Site> {
  const module = (file: string) => new URL(`bench/server/${file}-worker.js`, home);
  const isOurs = name !== 'boardgame.io';
  const folder = name === 'disk' || name === 'bots' ? await mkdtemp(join(tmpdir(), 'duskhall-bench-')) : '';
  const house = await startChild(module(isOurs ? 'our-server' : 'their-server'), [folder, name]);
  try {
    const words = [isOurs ? 'ours' : 'theirs', house.url, JSON.stringify(plan)];
    const crowd = await startChild(module('crowd'), words);
    await crowd.ask({ do: 'gather', count: plan.warmUp });
    await crowd.ask({ do: 'saturated' });
    return { house, crowd, folder };
  } catch (error) {
    await house.end();
    throw error;
  }
}

async function close({ house, crowd, folder }: Site): Promise<void> {
  await crowd.end();
  await house.end();
  if (folder !== '') await rm(folder, { recursive: true });
}

async function measure({ house, crowd }: Site, plan: Plan, phase: (typeof PHASES)[number]): Promise<Phase> {
  await crowd.ask({ do: 'gather', count: plan.matches });
  const before = await processorSeconds(house, true);
  const driven = await crowd.ask<Driven>({ do: phase });
  const used = (await processorSeconds(house, false)) - before;
  return { ...driven, processorMicroseconds: Math.round((used / driven.moves) * 1e6) };
}

const processorSeconds = async (house: Child, isMeasured: boolean): Promise<number> =>
  (await house.ask<{ processorSeconds: number }>({ isMeasured } satisfies Turn)).processorSeconds;
