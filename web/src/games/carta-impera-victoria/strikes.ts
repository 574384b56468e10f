import {
  type CartaImperaVictoria,
  CULTURE,
  domainOf,
  ECONOMY,
  EFFECT_NAMES,
  EFFECTS,
  MILITARY,
  RELIGION,
  UTOPIA,
} from '@duskhall/carta-impera-victoria';
import type { EventOf } from '@duskhall/kernel';
import type { Strike } from '../board-parts/beams.svelte.ts';
import { columnPlace } from './places.ts';

type Event = EventOf<CartaImperaVictoria['state']>;

/** What the new events did to whom, each once: who acted is known from the events before them. */
export function strikesOf(events: readonly Event[], isFresh: (place: number) => boolean): Strike[] {
  const all = events.flatMap((event, place) => (isFresh(place) ? strikeOf(event, events, place) : []));
  return [...new Map(all.map((strike) => [`${strike.from} ${strike.to}`, strike])).values()];
}

function strikeOf(event: Event, events: readonly Event[], place: number): Strike[] {
  switch (event.type) {
    case 'discardedFromArea': {
      const attacker = attackerAt(events, place);
      const to = columnPlace(event.seat, domainOf(event.card));
      return attacker < 0 ? [] : [{ from: columnPlace(attacker, MILITARY), to, isBlow: true }];
    }
    case 'tookHand':
      return [{ from: columnPlace(event.seat, RELIGION), to: `hand-${event.target}`, isBlow: true }];
    case 'laidEmbargo':
      return [marked(event, ECONOMY)];
    case 'laidDemocracy':
      return [marked(event, UTOPIA)];
    case 'copied':
      return [{ from: columnPlace(event.source, EFFECTS[event.effect]!.domain), to: columnPlace(event.seat, CULTURE) }];
    case 'discardedFromHand':
      return [{ from: `hand-${event.seat}`, to: 'discard' }];
    default:
      return [];
  }
}

const marked = (
  { seat, target, domain }: Extract<Event, { type: 'laidEmbargo' | 'laidDemocracy' }>,
  paid: number,
): Strike => ({ from: columnPlace(seat, paid), to: columnPlace(target, domain), isBlow: true });

/** Whose Attack took this card; -1: none, or it is the card that was paid for it. */
function attackerAt(events: readonly Event[], place: number): number {
  for (let i = place - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.type === 'usedEffect') return EFFECT_NAMES[event.effect] === 'attack' && i < place - 1 ? event.seat : -1;
    if (event.type !== 'discardedFromArea' && event.type !== 'coinReturned') return -1;
  }
  return -1;
}
