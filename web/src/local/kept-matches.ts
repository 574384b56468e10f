import type { Progress } from '@duskhall/host';
import type { GameRecord, Seat } from '@duskhall/kernel';
import type { BotReason, Player } from '../api.ts';

/** A match on this device as its browser keeps it. */
export interface KeptMatch {
  id: string;
  record: GameRecord;
  players: Player[];
  /** Whose eyes the page has; -2: the device is handed round. */
  seat: Seat;
  startedAt: number;
  /** 0: it goes on. */
  finishedAt: number;
  /** Clocks, pause and concessions; left out before it was first opened, and by older pages. */
  progress?: Progress;
  /** What older pages kept instead: milliseconds left of the rules' own window, and whether it stood still. */
  window?: number;
  isPaused?: boolean;
  /** Empty until the end. */
  scores: number[];
  /** Why bots made their moves. */
  reasons?: BotReason[];
  /** The version of its copy on the server; left out: there is none. */
  copy?: number;
  /** How far that copy goes, as `extentOf` counts; left out: nothing is known to be there. */
  copied?: number;
}

/** Grows with every entry and with the end; what only the clocks have changed goes no further than before. */
export const extentOf = ({ record, finishedAt }: KeptMatch): number => record.entries.length + Number(finishedAt > 0);

/** Such matches are hosted by the page. */
export const isLocal = (match: string): boolean => match.startsWith(LOCAL);
export const LOCAL = 'local-';
const KEY = 'duskhall.match.';
/** So many finished matches stay. */
const MOST = 12;

/** A browser that keeps nothing still plays, until its page is closed. */
const fleeting = new Map<string, string>();

function read(id: string): string | null {
  try {
    return fleeting.get(id) ?? localStorage.getItem(KEY + id);
  } catch {
    return fleeting.get(id) ?? null;
  }
}

export function keep(kept: KeptMatch): void {
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(KEY + kept.id, text);
    fleeting.delete(kept.id);
  } catch {
    fleeting.set(kept.id, text);
  }
}

export function find(id: string): KeptMatch | null {
  const text = read(id);
  return text === null ? null : JSON.parse(text);
}

export function forget(id: string): void {
  fleeting.delete(id);
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // There was nothing to forget.
  }
}

/** Every match on this device, the latest first. */
export function listKept(): KeptMatch[] {
  let names: string[] = [];
  try {
    names = Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY) ? key.slice(KEY.length) : []));
  } catch {
    // Only those of this page are left.
  }
  return [...new Set([...names, ...fleeting.keys()])]
    .flatMap((id) => find(id) ?? [])
    .sort((a, b) => (b.finishedAt || b.startedAt) - (a.finishedAt || a.startedAt));
}

/** Makes room: of the finished matches only the latest stay. */
export function tidy(): void {
  for (const { id } of listKept()
    .filter(({ finishedAt }) => finishedAt > 0)
    .slice(MOST))
    forget(id);
}
