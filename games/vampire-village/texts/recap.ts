import { audience, type Piece, type Seat, sentenceIn, type Turn, withoutStop } from '@duskhall/kernel';
import type { Event } from '../events.ts';
import { cardIn, creatureIn } from './card-lists.ts';
import type { Catalogue, PhaseName, Told } from './catalogue.ts';

type Names = readonly string[];

/** The phase an event belongs to; empty: that of the event before. */
const PHASE_OF: { readonly [K in Event['type']]: PhaseName | '' } = {
  ...{ began: '', roundBegan: '', gotHand: 'construction', revealed: 'construction', built: 'construction' },
  ...{ moved: 'construction', drew: 'creatures', gave: 'creatures', demonActed: 'demons', threatened: 'attack' },
  ...{ attackBegan: 'attack', breached: 'attack', fell: 'attack', slew: 'attack', repelled: 'attack' },
  ...{ roundEnded: '', ended: '' },
};
const DONE: readonly (Event['type'] | undefined)[] = ['built', 'moved', 'gave'];
const BEGINNING: readonly Event['type'][] = ['gotHand', 'revealed', 'drew'];

/** Each card of the construction, each draw of creatures, the demons, and each attack. */
export function turnsIn(catalogue: Catalogue, log: readonly Event[], names: Names, reader: Seat | undefined): Turn[] {
  const { words, recap } = catalogue;
  const to = audience(catalogue.you, names, reader);
  const turns: Turn[] = [];
  let [phase, round, step] = ['', 1, 0];
  for (const [at, event] of log.entries()) {
    if (event.type === 'roundBegan') [phase, round, step] = ['', event.round, 0];
    const own = PHASE_OF[event.type];
    const isNext = BEGINNING.includes(event.type) && DONE.includes(log[at - 1]?.type);
    if (own === '' || (own === phase && !isNext && event.type !== 'attackBegan')) continue;
    phase = own;
    if (own === 'construction') step++;
    const isAttack = event.type === 'attackBegan';
    const title = isAttack ? withoutStop(sentenceIn(catalogue.events, event, to)) : words.phases[own];
    const place = own === 'construction' ? `, ${recap.laying(step)}` : '';
    turns.push({ at, seat: -1, title: `${words.round(round)}${words.dash}${title}${place}`, hasTold: isAttack });
  }
  return turns;
}

/** `Odile: Chapel +2 · Max: Inn`; in an attack what was broken and lost. */
export function recapIn(
  catalogue: Catalogue,
  events: readonly Event[],
  names: Names,
  reader: Seat | undefined,
): Piece[] {
  const { words } = catalogue;
  const to = audience(catalogue.you, names, reader);
  const pieces: Piece[] = [];
  const add = (text: string, chip = ''): unknown => pieces.push({ sign: pieces.length === 0 ? '' : ' · ', text, chip });
  const hasBuilt = events.some(({ type }) => type === 'built');
  for (const event of events) {
    if (event.type === 'built' && !to.isYou(event.seat)) {
      const gained = event.gained > 0 ? ` +${event.gained}` : '';
      add(`${names[event.seat]}${words.colon}${cardIn(words, event.card)}${gained}`, `card-${event.card}`);
    } else if (event.type === 'revealed' && !hasBuilt && !to.isYou(event.seat))
      add(`${names[event.seat]}${words.colon}${cardIn(words, event.card)}`, `card-${event.card}`);
    else if (event.type === 'gave' && !to.isYou(event.seat)) {
      const gifts = giftsTo(event, names.length, reader);
      if (gifts.length > 0)
        add(
          `${names[event.seat]}${words.colon}${words.list(gifts.map((kind) => creatureIn(words, kind)))}`,
          `creature-${gifts[0]}`,
        );
    } else if (isTold(event)) add(withoutStop(sentenceIn(catalogue.events, event, to)), chipOf(event));
  }
  return pieces;
}

/** What the reader was given; a watcher is told everything. */
function giftsTo({ seat, left, right }: Extract<Event, { type: 'gave' }>, seats: number, reader: Seat | undefined) {
  const gifts = [
    { kind: left, to: (seat + 1) % seats },
    { kind: right, to: (seat + seats - 1) % seats },
  ];
  return gifts.filter(({ to }) => reader === undefined || to === reader).map(({ kind }) => kind);
}

const TOLD: readonly Event['type'][] = ['demonActed', 'breached', 'fell', 'repelled'];
const isTold = (event: Event): event is Extract<Event, { type: Told }> => TOLD.includes(event.type);
function chipOf(event: Event): string {
  if (event.type === 'demonActed') return `creature-${event.demon}`;
  return event.type === 'fell' ? `card-${event.card}` : '';
}
