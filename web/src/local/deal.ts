import {
  type AnyGame,
  commitmentTo,
  type OptionValues,
  openMatch,
  readOptions,
  type Seat,
  seedOf,
} from '@duskhall/kernel';
import type { Player } from '../api.ts';
import { pageClock } from '../clock.ts';
import { newClientName, newNonce } from '../random.ts';
import { type KeptMatch, LOCAL } from './kept.ts';

/** A new match on this device. Its deal can be checked like any other, though one device has sealed and opened it. */
export function deal(game: AnyGame, players: Player[], seat: Seat, given: OptionValues): KeptMatch {
  const id = LOCAL + newClientName();
  const seats = players.length;
  const secret = newNonce() + newNonce();
  const nonces = players.map(({ bot }) => (bot === '' ? newNonce() : 'bot'));
  const commitment = commitmentTo(id, game.name, game.rulesVersion, secret);
  const { record } = openMatch(game, {
    seats,
    options: readOptions(game.options, given, seats),
    seed: seedOf(secret, nonces),
    deal: { match: id, commitment, secret, nonces },
  });
  const startedAt = pageClock.date();
  return { id, record, players, seat, startedAt, finishedAt: 0, window: -1, isPaused: false, verdict: [], scores: [] };
}
