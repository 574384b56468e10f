import { audience, type Piece, type Seat, sentenceIn, type Turn, withoutSubject } from '@duskhall/kernel';
import type { Event } from '../events.ts';
import { cardIn, effectIn } from './card-lists.ts';
import type { Catalogue, Told } from './catalogue.ts';

type Names = readonly string[];

/** Where each turn begins. */
export function turnsIn(
  { you, recap }: Catalogue,
  log: readonly Event[],
  names: Names,
  reader: Seat | undefined,
): Turn[] {
  const to = audience(you, names, reader);
  return log.flatMap((event, at) =>
    event.type === 'turnBegan' ? [{ at, seat: event.seat, title: recap.turn(event.seat, to), hasTold: true }] : [],
  );
}

/** `Science I → Breakthrough · takes your hand (drew 5, discarded 5)`. */
export function recapIn(
  catalogue: Catalogue,
  events: readonly Event[],
  names: Names,
  reader: Seat | undefined,
): Piece[] {
  const { words, recap } = catalogue;
  const to = audience(catalogue.you, names, reader);
  const actor = events.find((event) => event.type === 'turnBegan')?.seat ?? -1;
  const pieces: Piece[] = [];
  const add = (text: string, sign: string, chip = ''): unknown =>
    pieces.push({ sign: pieces.length === 0 ? '' : sign, text, chip });
  let [drew, discarded] = [0, 0];
  for (const event of events) {
    if (event.type === 'played') add(cardIn(words, event.card), ' + ', `card-${event.card}`);
    else if (event.type === 'usedEffect') add(effectIn(words, event.effect), ' → ');
    else if (event.type === 'drew') drew += event.ages.reduce((sum, some) => sum + some, 0);
    else if (event.type === 'discardedFromHand' && event.seat === actor) discarded++;
    else if (isTold(event, actor))
      add(
        withoutSubject((all) => sentenceIn(catalogue.events, event, all), to, actor),
        ' · ',
      );
  }
  // Everybody draws a card at the end of a turn: that is no news.
  const counts = [...(drew > 1 ? [recap.drew(drew)] : []), ...(discarded > 0 ? [recap.discarded(discarded)] : [])];
  if (counts.length > 0) add(`(${counts.join(', ')})`, ' ');
  return pieces;
}

const UNTOLD: readonly Event['type'][] = ['turnBegan', 'gaveBack', 'gotPack', 'ended', 'opened'];
/** What an effect costs its player goes without saying. */
const isTold = (event: Event, actor: Seat): event is Extract<Event, { type: Told }> =>
  !UNTOLD.includes(event.type) && !(event.type === 'discardedFromArea' && event.seat === actor);
