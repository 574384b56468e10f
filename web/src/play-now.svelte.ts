import type { Seat } from '@duskhall/kernel';
import { api, type GameInfo } from './api.ts';
import { catalogue } from './catalogue.svelte.ts';
import { GAME_DISPLAY, type Side, type SideName } from './game-display.ts';
import { clientOf } from './games.ts';
import { isToLead } from './match/moderator.svelte.ts';
import type { Session } from './match.svelte.ts';
import { introduce } from './me.svelte.ts';
import { go } from './router.svelte.ts';
import { KNOWN_GAMES } from './rules.ts';
import { settings } from './settings.svelte.ts';

/** The number of bots in a first game, as far as the game allows it. */
const COMPANY = 2;

/** How many bots to play against: as many as last time. */
export const opponentsIn = ({ name, seats }: GameInfo): number =>
  Math.max(seats.min, Math.min(seats.max, (settings.opponents[name] ?? COMPANY) + 1)) - 1;

/** Where to sit against bots, and the options that go with it: for the side chosen, or anywhere. */
export function sideIn({ name }: GameInfo): Side {
  const sides = GAME_DISPLAY[name]?.sides;
  return sides?.[settings.sides[name] as SideName] ?? { seat: 0, options: {} };
}

/** What to do at the next table that is shown: take a seat, and perhaps start at once. */
let arrival: 'none' | 'sits' | 'starts' = 'none';
/** The seat to take there; -1: any. */
let place: Seat = -1;
/** Whether the match is about to start by itself, so that the waiting room need not be shown. */
class Hurry {
  isOn = $state(false);
}
export const hurry = new Hurry();
/** Opens the screen of a table that was just created. */
export function arrive(table: string, isHurried = false, seat: Seat = -1): void {
  place = seat;
  arrival = isHurried ? 'starts' : 'sits';
  hurry.isOn = isHurried;
  go(`/t/${table}`);
}
/** A newcomer has followed a link to a table. */
export function comeIn(): void {
  arrival = 'sits';
}

/**
 * Deals a match against bots on this device and goes there: it begins at once, costs the server nothing and needs no network.
 * A game that this page does not bring along is played at a private table of the server that offers it.
 */
export async function playNow(game: GameInfo): Promise<void> {
  const side = sideIn(game);
  if (catalogue.isLocal || KNOWN_GAMES.includes(game.name)) {
    const { playHere } = await import('./local/play-here.ts');
    await playHere(game.name, opponentsIn(game), side);
    return;
  }
  const [{ alone }] = await Promise.all([clientOf(game.name), introduce()]);
  const options = { ...alone?.options, ...side.options };
  const { table } = await api.openTable({ game: game.name, seats: opponentsIn(game) + 1, options });
  arrive(table.id, true, side.seat);
}

/** Takes a free seat; for "play now" it also adds bots and starts. */
export async function settleIn(session: Session): Promise<void> {
  const wanted = arrival;
  arrival = 'none';
  await settle(session, wanted).finally(() => (hurry.isOn = false));
}
async function settle(session: Session, wanted: typeof arrival): Promise<void> {
  const { table } = session;
  if (wanted === 'none' || table?.status !== 'open' || table.seats.every(({ person }) => person !== null)) return;
  if (isToLead(table)) return;
  const seat = place < 0 || wanted === 'sits' ? {} : { seat: place };
  const { type } = await session.ask({ type: 'sit', table: session.id, ...seat });
  if (type === 'no' || wanted === 'sits') return;
  await fillWithBots(session);
  await start(session, true);
  await dealt(session);
}

/** Waits until the match has begun, or the deal has failed. */
const dealt = (session: Session): Promise<void> =>
  new Promise((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        const { table, mirror } = session;
        const isUnderway = table?.round !== undefined || (table?.status === 'playing' && mirror?.match !== table.match);
        if (isUnderway) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  });

/** Starts the match, which also marks the host as ready. After a rematch vote it may have started already. */
export async function start(session: Session, isSeated: boolean): Promise<void> {
  if (isSeated && (await session.ready(true)).type === 'no') return;
  const { table } = session;
  if (table?.status !== 'playing' && table?.round === undefined)
    await session.ask({ type: 'start', table: session.id });
}

export async function fillWithBots(session: Session): Promise<void> {
  await catalogue.load();
  const { bot: level } = catalogue;
  const seats = session.table?.seats ?? [];
  for (const [seat, { person }] of seats.entries())
    if (person === null) await session.ask({ type: 'seatBot', table: session.id, seat, level });
}
