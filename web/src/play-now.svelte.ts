import { api, type GameInfo } from './api.ts';
import { catalogue } from './catalogue.svelte.ts';
import { clientOf } from './games.ts';
import type { Session } from './match.svelte.ts';
import { introduce } from './me.svelte.ts';
import { go } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';

/** Company enough for a first game, where the game allows it. */
const COMPANY = 2;

/** Against how many bots one plays: as many as last time. */
export const opponentsIn = ({ name, seats }: GameInfo): number =>
  Math.max(seats.min, Math.min(seats.max, (settings.opponents[name] ?? COMPANY) + 1)) - 1;

/** What is to happen at the next table that is shown: whoever comes to play sits down, and may want to start at once. */
let arrival: 'none' | 'sits' | 'starts' = 'none';
/** Whether somebody waits for a match to begin at once, and need not see the table being laid. */
class Hurry {
  isOn = $state(false);
}
export const hurry = new Hurry();
/** Goes to a table that was just opened. */
export function arrive(table: string, isHurried = false): void {
  arrival = isHurried ? 'starts' : 'sits';
  hurry.isOn = isHurried;
  go(`/t/${table}`);
}
/** Somebody new has come by a link. */
export function comeIn(): void {
  arrival = 'sits';
}

/** Opens a private table with bots in the other seats and goes there; without a server it stands on this device. */
export async function playNow(game: GameInfo): Promise<void> {
  if (catalogue.isLocal || settings.isOnDevice) {
    const { playHere } = await import('./local/play-here.ts');
    await playHere(game.name, opponentsIn(game));
    return;
  }
  const [{ alone }] = await Promise.all([clientOf(game.name), introduce()]);
  const options = alone?.options ?? {};
  const { table } = await api.openTable({ game: game.name, seats: opponentsIn(game) + 1, options });
  arrive(table.id, true);
}

/** Sits down where there is room; with somebody who came to play at once, calls bots and starts. */
export async function settleIn(session: Session): Promise<void> {
  const wanted = arrival;
  arrival = 'none';
  await settle(session, wanted).finally(() => (hurry.isOn = false));
}
async function settle(session: Session, wanted: typeof arrival): Promise<void> {
  const { table } = session;
  if (wanted === 'none' || table?.status !== 'open' || table.seats.every(({ person }) => person !== null)) return;
  const { type } = await session.ask({ type: 'sit', table: session.id });
  if (type === 'no' || wanted === 'sits') return;
  await fillWithBots(session);
  await start(session, true);
  await dealt(session);
}

/** Until the cards are dealt and the match is there, or they will not be. */
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

/** Starts the match; the host is ready by that. Where everybody was ready for a rematch it has begun already. */
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
