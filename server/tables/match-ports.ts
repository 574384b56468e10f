import { randomBytes } from 'node:crypto';
import type { Announcement, LiveMatch, Minds, Ports } from '@duskhall/host';
import { dealRng, type Locale, type Rng } from '@duskhall/kernel';
import type { Payer } from '../bots/fair-queue.ts';
import type { Config } from '../config.ts';
import { leadsNot, leadsNow, mayLead } from '../texts/lines.ts';
import type { HallState } from './hall-state.ts';
import type { Table } from './table.ts';

const LINES: { [about in Announcement['about']]: (name: string) => Record<Locale, string> } = {
  'leads-now': leadsNow,
  'may-lead': mayLead,
  'does-not-lead': leadsNot,
};

/** Adapts the server's clock, storage, bot threads and sockets to the host of one match. */
export function portsOf(hall: HallState, table: Table, id: string, live: () => LiveMatch): Ports {
  const { config } = hall;
  const payer = { person: table.host, household: table.household };
  return {
    program: config.version,
    clock: config.clock,
    storage: config.storage.matchStorage(table.claim),
    minds: mindsOf(config, id, { ...payer, person: payer.person || id }, live),
    botDelay: () => config.botDelay,
    isObserved: true,
    mostEntries: config.limits.match.entriesByItself,
    finish: (scores) => hall.finish(live(), scores),
    announce: ({ about, name }) => hall.announce(live(), LINES[about](name)),
    onCrewChange: () => hall.showTableOf(live()),
    fail: (error) => hall.failAt(table, error),
  };
}

/** The bot pool for one match: the table's host is charged for bots' moves, a person for their own hints. */
function mindsOf({ minds }: Config, match: string, payer: Payer, live: () => LiveMatch): Minds {
  return {
    decide(asked) {
      const person = live().seats[asked.seat]!.account;
      return minds.decide({ ...asked, payer: asked.isHint ? { person, household: '' } : payer });
    },
    waitOf: (seat) => minds.waitOf(match, seat, payer),
    timeOf: minds.timeOf,
  };
}

/** Randomness for a match's delays and bots' seeds. */
export const chanceOf = ({ chance }: Config): Rng => chance?.() ?? dealRng(randomBytes(32).toString('hex'));
