import type { Seat } from '@duskhall/kernel';
import type { Person } from '@duskhall/protocol';
import { commit } from './commit.ts';
import { chapterOf, isLiving, noted } from './leadership.ts';
import { beatOf, type LiveMatch } from './live-match.ts';
import { ANSWER_WITHIN, drop, end } from './proposal.ts';
import { enqueue } from './queue.ts';
import { Refused } from './refused.ts';

/** VN-4.11.8: promises the console to somebody, or to the software: it goes over at once, or when the open window closes. */
export async function promiseConsole(live: LiveMatch, by: Person, leader: Person): Promise<void> {
  const { progress } = live;
  const promise = () => {
    progress.nextModerator = leader.id === progress.moderator ? null : leader.id;
  };
  await commit(live, promise, { by, deed: noted(live, { do: 'moderate', leader }) });
}

/** The seats whose persons have to agree: those with a device who are still in the game. */
const voters = (live: LiveMatch): Seat[] =>
  [...live.seats.keys()].filter((seat) => {
    const { account } = live.seats[seat]!;
    return account !== '' && isLiving(live, account) && !live.progress.conceded[seat];
  });

/** VN-4.11.8: asks the living whether somebody may lead, who would see everything. Whoever proposes it agrees. */
export async function propose(live: LiveMatch, by: Person, person: Person): Promise<void> {
  const { clock, onCrewChange, announce, fail } = live.ports;
  if (beatOf(live) > 0) throw new Refused('secret', 'not while everybody acts in secret');
  if (live.proposal !== null) throw new Refused('proposed', 'the players are being asked about somebody already');
  if (clock.now() < live.proposalsRestUntil) throw new Refused('too-soon', 'they have just been asked: wait a moment');
  const asked = voters(live).filter((seat) => live.seats[seat]!.account !== by.id);
  if (asked.length === 0 && isLiving(live, by.id))
    throw new Refused('nobody-agrees', 'nobody else who plays could agree to that');
  if (asked.length === 0) return promiseConsole(live, by, person);
  const proposal = { by, person, asked, chapter: chapterOf(live), stop: () => {} };
  proposal.stop = clock.after(ANSWER_WITHIN, () => {
    enqueue(live, async () => {
      if (live.proposal === proposal) await drop(live);
    }).catch(fail);
  });
  live.proposal = proposal;
  onCrewChange();
  await announce({ about: 'may-lead', name: person.name });
}

/** A living player agrees or refuses; one refusal ends the proposal. */
export async function answerProposal(live: LiveMatch, seat: Seat, person: string, isAgreed: boolean): Promise<void> {
  const proposal = live.proposal!;
  if (proposal.person.id !== person) throw new Refused('no-proposal', 'nobody asks for that now');
  if (!isAgreed) return drop(live);
  proposal.asked = proposal.asked.filter((other) => other !== seat);
  if (proposal.asked.length > 0) return live.ports.onCrewChange();
  end(live);
  await promiseConsole(live, proposal.by, proposal.person);
}
