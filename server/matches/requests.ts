import {
  advise,
  answerProposal,
  closeStep,
  comeBack,
  concede,
  enterFor,
  extendWindow,
  findReceipt,
  type LiveMatch,
  markAbsent,
  moderate,
  move,
  pause,
  Refused,
  RefusedMove,
  recover,
  seatOf,
  stepBack,
  undoMove,
} from '@duskhall/host';
import type { Request, RequestOf } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import type { Guest, Handled } from '../contract.ts';
import type { SharedBudget } from '../operation/budget.ts';
import { mayStopAlone, mustBeAllowed } from '../rights.ts';
import { mustFit } from './bounds.ts';
import { clientKey } from './client-key.ts';
import { standingOf } from './match-standing.ts';
import { onBeat } from './on-beat.ts';

/** Requests that name a match. */
export type MatchRequest = Extract<Request, { match: string }>;

/** The parts of the hall that match requests need. */
export interface MatchHost {
  config: Config;
  /** Rate limit on hints. */
  hints: SharedBudget;
  /** The host of the match's table. */
  hostOf(live: LiveMatch): string;
}

type Handler<R extends MatchRequest> = (
  host: MatchHost,
  live: LiveMatch,
  guest: Guest,
  request: R,
) => Promise<Handled> | Promise<void>;
type Handlers = { [K in MatchRequest['type']]: Handler<RequestOf<K>> };

/** Handles a guest's request to a match, or answers it again if it was done before. Call it from the match's queue. */
export async function handleInMatch(
  host: MatchHost,
  live: LiveMatch,
  guest: Guest,
  request: MatchRequest,
): Promise<Handled> {
  const { id, type } = request;
  const client = clientKey(guest);
  const handle = async (): Promise<Handled | undefined> => {
    const done = findReceipt(live.receipts, client, id);
    if (done === 'forgotten') throw new Refused('forgotten', '');
    if (done !== null) return done.asked < 0 ? {} : { asked: done.asked };
    mustBeAllowed(type, standingOf(host, live, guest));
    mustFit(host.config.limits.match, live, guest, request);
    // A write that failed may have reached the disk: perhaps this very request.
    if (await recover(live)) return handle();
    live.request = { client, id, seat: type === 'move' || type === 'undo' ? seatIn(live, guest) : -1 };
    try {
      return (await (HANDLERS[type] as Handler<MatchRequest>)(host, live, guest, request)) || undefined;
    } catch (error) {
      throw error instanceof RefusedMove ? await inLanguageOf(host, live, guest, error) : error;
    } finally {
      live.request = null;
    }
  };
  return onBeat(live, guest, id, handle);
}

/** A game's refusal in the guest's language. */
async function inLanguageOf({ config }: MatchHost, { game }: LiveMatch, guest: Guest, { refusal }: RefusedMove) {
  const texts = await config.textsOf(game, guest.locale);
  return new Refused(refusal.code, texts.refusal(refusal), refusal.rule);
}

const seatIn = (live: LiveMatch, { account }: Guest): number => seatOf(live, account.id);
const askedIn = (live: LiveMatch, guest: Guest): Handled => ({ asked: live.match.s.table.asked[seatIn(live, guest)]! });

const HANDLERS: Handlers = {
  async move(_, live, guest, { asked, moves }) {
    await move(live, seatIn(live, guest), asked, moves);
    return askedIn(live, guest);
  },
  async undo(_, live, guest) {
    await undoMove(live, seatIn(live, guest));
    return askedIn(live, guest);
  },
  async advise({ hints }, live, guest) {
    advise(live, guest, seatIn(live, guest), () => {
      if (!hints.take(guest.account.id, guest.household)) throw new Refused('budget', '');
    });
  },
  /** The moderator, and at a party the host, can pause alone; otherwise all persons have to ask for it. */
  pause(host, live, guest, { isPaused }) {
    const isAlone = mayStopAlone(standingOf(host, live, guest));
    return pause(live, seatIn(live, guest), isPaused, isAlone ? guest.account : null);
  },
  concede: (_, live, guest) => concede(live, seatIn(live, guest)),
  return: (_, live, guest) => comeBack(live, seatIn(live, guest)),
  enter: (_, live, guest, { seat, moves }) => enterFor(live, guest.account, seat, moves),
  close: (_, live, guest) => closeStep(live, guest.account),
  extend: (_, live, guest, { seconds }) => extendWindow(live, guest.account, seconds),
  absent: (_, live, guest, { seat }) => markAbsent(live, guest.account, seat),
  rewind: (_, live, guest, { entries }) => stepBack(live, guest.account, entries),
  moderate: (_, live, guest, { person }) => moderate(live, guest.account, person),
  consent: (_, live, guest, { person, isAgreed }) => answerProposal(live, seatIn(live, guest), person, isAgreed),
};
