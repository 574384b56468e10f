import type { Player } from '../../api.ts';

const KEY = 'duskhall.gathering';

/** Those who sat around this device last time, or as many empty chairs as the game needs. */
export function lastGathering(least: number): Player[] {
  const empty = Array.from({ length: least }, () => ({ name: '', bot: '' }));
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Player[];
    return kept.length >= least ? kept : [...kept, ...empty.slice(kept.length)];
  } catch {
    return empty;
  }
}

export function rememberGathering(players: readonly Player[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(players));
  } catch {
    // Then the names are typed again.
  }
}

/** What is wrong with the names; empty: nothing. */
export function gathered(players: readonly Player[]): '' | 'missing' | 'same' {
  const names = players.flatMap(({ name, bot }) => (bot === '' ? name.trim().toLocaleLowerCase() : []));
  if (names.some((name) => name === '')) return 'missing';
  return new Set(names).size < names.length ? 'same' : '';
}
