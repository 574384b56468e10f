import { type BloodVendetta, type Event, bloodVendetta as game, type Role } from '@duskhall/blood-vendetta';
import {
  CLOSE,
  collect,
  type Entry,
  fastRng,
  HOUSE,
  type Match,
  type MatchStart,
  mayClose,
  type OptionValues,
  offered,
  openMatch,
  put,
  type Rng,
  readOptions,
  shuffle,
} from '@duskhall/kernel';
import { firstWaiting } from '../../../cli/simulate.ts';
import { aliasFor, wordsOf } from './talk.ts';

/** A match, and by seat every event it was told. */
export interface Evening {
  match: Match<BloodVendetta>;
  logs: Event[][];
}

/** The first nights are the richest in doubt; later ones have more moves than a puzzle should carry. */
const LAST_CYCLE = 3;

export function openEvening(start: MatchStart<BloodVendetta>): Evening {
  const match = openMatch(game, start);
  const evening: Evening = { match, logs: match.s.roles.map(() => []) };
  tell(evening);
  return evening;
}
function tell({ match, logs }: Evening): void {
  for (const event of collect(match))
    for (const [seat, log] of logs.entries()) {
      const told = game.redact(match.s, event, seat);
      if (told !== null) log.push(told);
    }
}
export function enter(evening: Evening, entry: Entry): void {
  put(evening.match, entry);
  tell(evening);
}

/** Plays an evening of bots at a talkative table. `look` is called at the end of every debate that follows a Day. */
export function playEvening(
  seats: number,
  options: OptionValues,
  number: number,
  look: (evening: Evening) => void,
): void {
  const all = readOptions(game.options, options, seats);
  const evening = openEvening({ seats, options: all, seed: `liars-${number}` });
  const { match } = evening;
  const rng = fastRng(number);
  const aliases = match.s.roles.map(() => aliasFor(match.s.composition.counts, rng));
  let pending: unknown = null;
  while (match.s.ending === '' && match.s.cycle <= LAST_CYCLE) {
    const frame = match.s.table.stack.at(-1);
    if (frame !== pending && frame?.do === 'debate.closed') {
      talk(evening, aliases, rng);
      if (match.s.cycle > 0) look(evening);
    }
    pending = frame;
    step(evening, rng);
  }
}

function talk(evening: Evening, aliases: readonly Role[], rng: Rng): void {
  const { match } = evening;
  const living = match.s.isAlive.flatMap((lives, seat) => (lives ? [seat] : []));
  for (const seat of shuffle(rng, living, 'talk'))
    for (const word of wordsOf(game.view(match.s, seat), aliases[seat]!, rng)) {
      const move = offered(game, match.s, seat, word);
      if (move === null) throw new Error(`the rules do not offer ${JSON.stringify(word)}`);
      enter(evening, { seat, move, by: 'seat', at: 0 });
    }
}

function step(evening: Evening, rng: Rng): void {
  const { s } = evening.match;
  const seat = firstWaiting(s);
  if (seat >= 0) {
    const move = game.hints!.decide!(game.view(s, seat), game.legal(s, seat), rng);
    enter(evening, { seat, move, by: 'seat', at: 0 });
  } else if (mayClose(s)) enter(evening, { seat: HOUSE, move: CLOSE, by: 'house', at: 0 });
}
