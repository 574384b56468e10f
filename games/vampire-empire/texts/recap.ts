import { audience, type Piece, type Seat, sentenceIn, type Turn, withoutStop, withoutSubject } from '@duskhall/kernel';
import type { Event } from '../events.ts';
import type { Catalogue, Told } from './catalogue.ts';

type Names = readonly string[];

/** Where each turn begins. */
export function turnsIn(catalogue: Catalogue, log: readonly Event[], names: Names, reader: Seat | undefined): Turn[] {
  const to = audience(catalogue.you, names, reader);
  return log.flatMap((event, at) =>
    event.type === 'turnBegan'
      ? [{ at, seat: event.seat, title: withoutStop(sentenceIn(catalogue.events, event, to)), hasTold: true }]
      : [],
  );
}

/** `attacks the Lady with the Bishop · 3 : 2 · The Lady is struck down: a human (discarded 3, drew 3)`. */
export function recapIn(
  catalogue: Catalogue,
  events: readonly Event[],
  names: Names,
  reader: Seat | undefined,
): Piece[] {
  const { recap } = catalogue;
  const to = audience(catalogue.you, names, reader);
  const actor = events.find((event) => event.type === 'turnBegan')?.seat ?? -1;
  const pieces: Piece[] = [];
  const add = (text: string, chip = '', sign = ' · '): unknown =>
    pieces.push({ sign: pieces.length === 0 ? '' : sign, text, chip });
  let [drew, discarded] = [0, 0];
  for (const event of events) {
    if (event.type === 'exchanged') discarded += event.toMoat + event.toCellar;
    else if (event.type === 'drew' && event.seat === actor) drew += event.count;
    else if (event.type === 'compared') add(`${event.attack} : ${event.defence}`);
    else if (isTold(event))
      add(
        withoutSubject((all) => sentenceIn(catalogue.events, event, all), to, actor),
        chipOf(event),
      );
  }
  const counts = [...(discarded > 0 ? [recap.discarded(discarded)] : []), ...(drew > 0 ? [recap.drew(drew)] : [])];
  if (counts.length > 0) add(pieces.length === 0 ? counts.join(', ') : `(${counts.join(', ')})`, '', ' ');
  return pieces;
}

/** Steps of something that is told by its result, and passes, of which there are many. */
const UNTOLD: readonly Event['type'][] = [
  ...(['began', 'dealt', 'drewTokens', 'turnBegan', 'discardedToCellar', 'discardedToMoat', 'drew'] as const),
  ...(['recycledCellar', 'revealedNobody', 'passed', 'marked', 'laid', 'stopped', 'combatEnded', 'ended'] as const),
  ...(['opened', 'declinedFollowUp'] as const),
];
const isTold = (event: Event): event is Extract<Event, { type: Told }> => !UNTOLD.includes(event.type);

function chipOf(event: Event): string {
  if (event.type === 'attacked') return `character-${event.defender}`;
  if ('character' in event) return `character-${event.character}`;
  return 'card' in event ? `card-${event.card}` : '';
}
