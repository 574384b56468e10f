import { Refused } from '@duskhall/host';
import { BadInput, holderOf, openMatch, type Seat, shownOptions } from '@duskhall/kernel';
import type { Person, RequestOf } from '@duskhall/protocol';
import type { Guest } from '../contract.ts';
import type { CalledOff } from '../storage/storage.ts';
import { calledOffBy } from '../texts/lines.ts';
import { announce } from './chat.ts';
import type { HallState } from './hall-state.ts';
import { isComplete, newRound, owes, type Round, takeCommitment, takeNonce } from './round.ts';
import { type Chair, chairOf, gameOf, newId, type Table } from './table.ts';
import { inTurn } from './write-table.ts';

/** How long a seat has to commit, and again to reveal, in milliseconds: enough for a page to reconnect. */
export const DEAL_WITHIN = 60_000;
/** How many called-off rounds are stored with a table. */
const KEPT = 20;
/** Rate limit per table: this many rounds within this many milliseconds. Each makes every client there send. */
const ROUNDS = 6;
const ROUNDS_WITHIN = 60_000;

const holderIn = (match: string, { bot, person }: Chair): string =>
  bot !== '' ? 'bot' : !person?.id ? 'guest' : holderOf(match, person.id);

const recent = (hall: HallState, { begun }: Table): number[] =>
  begun.filter((at) => at > hall.config.clock.now() - ROUNDS_WITHIN);
/** Whether a round may begin automatically. */
export const mayDeal = (hall: HallState, table: Table): boolean =>
  !table.isPlaying && table.round === null && recent(hall, table).length < ROUNDS;

/** Begins the commit-reveal round before a deal; if no seat has a client of its own, deals at once. */
export async function beginRound(hall: HallState, table: Table, guest: Guest): Promise<void> {
  if (table.round !== null) throw new Refused('dealing', 'the cards are being dealt already');
  const before = recent(hall, table);
  if (before.length >= ROUNDS) throw new Refused('many-deals', 'too many deals were called off: wait a minute');
  await hall.mustHaveRoom(table);
  if (table.round !== null) throw new Refused('dealing', 'the cards are being dealt already');
  const { game: name, options, seats } = table.settings;
  const game = gameOf(hall.config, name);
  mustBePlayable(table, guest, () => openMatch(game, { seats, options, seed: 'whether it can be dealt at all' }));
  const match = newId();
  const terms = {
    match,
    game: name,
    rulesVersion: game.rulesVersion,
    options: shownOptions(game, options),
    seats: table.chairs.map((chair) => holderIn(match, chair)),
  };
  const round = newRound(terms, options);
  table.round = round;
  table.begun = [...before, hall.config.clock.now()];
  if (isComplete(round)) return finishRound(hall, table, round);
  wait(hall, table, round);
  await hall.change(table);
}

/** Only the host learns the reason: it may reveal hidden options. */
function mustBePlayable({ host }: Table, guest: Guest, deal: () => unknown): void {
  try {
    deal();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    if (guest.account.id === host) throw new Refused('bad-option', error.message);
    throw new Refused('bad-settings', 'this table cannot be played as it is set: its host has to change that');
  }
}

/** Sets the time limit: a seat that misses it is no longer ready, and everybody is told who it was. */
function wait(hall: HallState, table: Table, round: Round): void {
  round.stop();
  const callOffLate = async () => {
    if (table.round !== round) return;
    const silent = table.chairs.filter((_, seat) => owes(round, seat));
    for (const chair of silent) chair.isReady = false;
    callOff(hall, table, 'silent', ...silent.map(({ person }) => person!));
    await hall.change(table);
  };
  round.stop = hall.config.clock.after(DEAL_WITHIN, () => {
    inTurn(table, callOffLate).catch(hall.fail);
  });
}

async function finishRound(hall: HallState, table: Table, round: Round): Promise<void> {
  round.stop();
  table.round = null;
  try {
    await hall.start(table, round);
  } catch (error) {
    noteLost(hall, table, 'server', true, []);
    await hall.change(table).catch(hall.fail);
    throw error;
  }
}

/** The current round and the guest's seat in it. */
function seatIn(table: Table, guest: Guest, deal: string): { round: Round; seat: Seat } {
  const seat = chairOf(table, guest.account.id);
  if (table.round?.terms.match !== deal) throw new Refused('no-deal', 'there is no such deal any more');
  return { round: table.round, seat };
}

export async function commit(hall: HallState, table: Table, guest: Guest, request: RequestOf<'commit'>): Promise<void> {
  const { round, seat } = seatIn(table, guest, request.deal);
  const isAwaited = owes(round, seat);
  takeCommitment(round, seat, request.commitment);
  if (round.stage === 'open' || !isAwaited) return;
  if (!isComplete(round)) return hall.show(table);
  round.stage = 'open';
  wait(hall, table, round);
  await hall.change(table);
}

export async function reveal(hall: HallState, table: Table, guest: Guest, request: RequestOf<'reveal'>): Promise<void> {
  const { round, seat } = seatIn(table, guest, request.deal);
  const isAwaited = owes(round, seat);
  takeNonce(round, seat, request.nonce);
  if (!isAwaited) return;
  if (isComplete(round)) await finishRound(hall, table, round);
  else hall.show(table);
}

/** Calls off the current round, if any: everybody is told why, and it is stored with the table. */
export function callOff(hall: HallState, table: Table, why: CalledOff['why'], ...people: Person[]): void {
  const { round } = table;
  if (round === null) return;
  round.stop();
  table.round = null;
  noteLost(hall, table, why, round.stage === 'open', people);
}

function noteLost(
  hall: HallState,
  table: Table,
  why: CalledOff['why'],
  wasOpen: boolean,
  people: readonly Person[],
): void {
  const lost: CalledOff = {
    at: hall.config.clock.date(),
    why,
    wasOpen,
    people: people.map(({ id, name }) => ({ id, name })),
  };
  table.lostRounds++;
  table.calledOff = [...table.calledOff, lost].slice(-KEPT);
  announce(hall, table, null, calledOffBy(lost)).catch(hall.fail);
}

/** Calls off a round that was under way when the server stopped. */
export async function noteRestart(hall: HallState, table: Table, stage: Round['stage'] | ''): Promise<void> {
  if (stage === '') return;
  noteLost(hall, table, 'server', stage === 'open', []);
  await hall.change(table);
}

/** Removes a deleted person's name from the called-off rounds; returns whether it was there. */
export function forgetIn(table: Table, account: string): boolean {
  const named = table.calledOff.flatMap(({ people }) => people).filter(({ id }) => id === account);
  for (const person of named) Object.assign(person, { id: '', name: '' });
  return named.length > 0;
}
