import type { Seat } from '@duskhall/kernel';
import type { Person } from '@duskhall/protocol';
import { Refused } from '../hall.ts';
import { mayLead } from '../texts/lines.ts';
import { commit, type MatchHost } from './commit.ts';
import { chapterOf, isLiving, noted } from './leading.ts';
import { beatOf, type LiveMatch } from './live-match.ts';
import { ANSWER_WITHIN, drop, end } from './proposal.ts';
import { enqueue } from './queue.ts';

type By = { id: string; name: string };

/** The console goes to somebody, or back to the software; with a window open, when that closes. */
export async function passOn(host: MatchHost, live: LiveMatch, by: By, leader: Person): Promise<void> {
  const { progress } = live;
  const pass = () => {
    progress.nextModerator = leader.id === progress.moderator ? null : leader.id;
  };
  await commit(host, live, pass, { by, deed: noted(live, { do: 'moderate', leader }) });
}

/** The seats whose persons have to agree: those with a device who still play. */
const voters = (live: LiveMatch): Seat[] =>
  [...live.seats.keys()].filter((seat) => {
    const { account } = live.seats[seat]!;
    return account !== '' && isLiving(live, account) && !live.progress.conceded[seat];
  });

/** Asks the living whether somebody may lead, who would see everything. Who proposes it agrees. */
export async function propose(host: MatchHost, live: LiveMatch, by: By, person: Person): Promise<void> {
  const { clock } = host.config;
  if (beatOf(live) > 0) throw new Refused('secret', 'not while everybody acts in secret');
  if (live.proposal !== null) throw new Refused('proposed', 'the players are being asked about somebody already');
  if (clock.now() < live.proposalsRestUntil) throw new Refused('too-soon', 'they have just been asked: wait a moment');
  const asked = voters(live).filter((seat) => live.seats[seat]!.account !== by.id);
  if (asked.length === 0 && isLiving(live, by.id))
    throw new Refused('nobody-agrees', 'nobody else who plays could agree to that');
  if (asked.length === 0) return passOn(host, live, by, person);
  const proposal = { by, person, asked, chapter: chapterOf(live), stop: () => {} };
  proposal.stop = clock.after(ANSWER_WITHIN, () => {
    enqueue(live, async () => {
      if (live.proposal === proposal) await drop(host, live);
    }).catch(host.fail);
  });
  live.proposal = proposal;
  host.showTableOf(live);
  await host.announce(live, mayLead(person.name));
}

/** A living player agrees, or does not: then that is the end of it. */
export async function answerProposal(
  host: MatchHost,
  live: LiveMatch,
  seat: Seat,
  person: string,
  isAgreed: boolean,
): Promise<void> {
  const proposal = live.proposal!;
  if (proposal.person.id !== person) throw new Refused('no-proposal', 'nobody asks for that now');
  if (!isAgreed) return drop(host, live);
  proposal.asked = proposal.asked.filter((other) => other !== seat);
  if (proposal.asked.length > 0) return host.showTableOf(live);
  end(live);
  await passOn(host, live, proposal.by, proposal.person);
}
