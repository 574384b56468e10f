import {
  type AnyGame,
  makeDeal,
  type OptionValues,
  openMatch,
  readOptions,
  type Seat,
  shownOptions,
} from '@duskhall/kernel';
import type { Player } from '../api.ts';
import { pageClock } from '../clock.ts';
import { newClientName, newSecret } from '../random.ts';
import { type KeptMatch, LOCAL } from './kept-matches.ts';

/** A new match on this device. It shuffles by itself: there is nobody to seal anything against. */
export function deal(game: AnyGame, players: Player[], seat: Seat, given: OptionValues): KeptMatch {
  const id = LOCAL + newClientName();
  const options = readOptions(game.options, given, players.length);
  const seats = players.map(({ bot }) => (bot === '' ? 'guest' : 'bot'));
  const none = seats.map(() => '');
  const terms = {
    match: id,
    game: game.name,
    rulesVersion: game.rulesVersion,
    options: shownOptions(game, options),
    seats,
  };
  const dealt = makeDeal(terms, options, newSecret(), none, none);
  const { record } = openMatch(game, { seats: seats.length, options, ...dealt });
  const startedAt = pageClock.date();
  return { id, record, players, seat, startedAt, finishedAt: 0, scores: [] };
}
