import type { EventOf, Seat } from '@duskhall/kernel';
import type { Character, VampireEmpire } from '@duskhall/vampire-empire';
import { namedBy } from '@duskhall/vampire-empire/texts/questions.ts';
import type { Strike } from '../board-parts/beams.svelte.ts';

type Event = EventOf<VampireEmpire['state']>;

/** What the new events did to whom, each once: only what the line in the log tells as well. */
export function strikesOf(events: readonly Event[], isFresh: (place: number) => boolean): Strike[] {
  const all = events.flatMap((event, place) => (isFresh(place) ? strikeOf(event, events, place) : []));
  const strikes = new Map<string, Strike>();
  for (const strike of all) {
    const way = `${strike.from} ${strike.to}`;
    if (strike.isBlow === true || !strikes.has(way)) strikes.set(way, strike);
  }
  return [...strikes.values()];
}

const person = (character: Character): string => `character-${character}`;
const hand = (seat: Seat): string => `hand-${seat}`;

function strikeOf(event: Event, events: readonly Event[], place: number): Strike[] {
  switch (event.type) {
    case 'attacked':
      return [{ from: person(event.attacker), to: person(event.defender), isBlow: true }];
    case 'played':
      return event.on < 0 ? [] : played(event);
    case 'laidToHide':
      return [{ from: hand(event.seat), to: person(event.character) }];
    case 'laidHolyWater':
      return [{ from: hand(event.seat), to: person(event.character), isBlow: true }];
    case 'marked':
    case 'revealed':
      return [shaken(event.character)];
    case 'died':
      return [{ ...shaken(event.character), ...killerOf(event.character, events, place) }];
    case 'drawnIn':
      return event.characters.map((character) => ({ from: 'city-0', to: person(character) }));
    case 'entered':
      return [{ from: 'city-0', to: person(event.character) }];
    case 'sentBack':
      return event.characters.map((character) => ({ from: 'castle', to: person(character) }));
    case 'looked':
      return [{ from: hand(event.seat), to: `cellar-${1 - event.seat}` }];
    case 'tookFromCellar':
      return [{ from: hand(event.seat), to: `cellar-${1 - event.seat}`, isBlow: true }];
    case 'sankFromCellar':
      return [{ from: `cellar-${event.seat}`, to: `moat-${event.seat}`, isBlow: true }];
    case 'lostFromHand':
      return event.cards.length === 0 ? [] : [{ from: hand(event.seat), to: `moat-${event.seat}`, isBlow: true }];
    default:
      return [];
  }
}

/** A card is played on a character, against a card that is about to take effect, or names a type, which is nowhere. */
function played({ seat, card, on }: Extract<Event, { type: 'played' }>): Strike[] {
  const named = namedBy(card);
  if (named === 'type') return [];
  return [{ from: hand(seat), to: named === 'card' ? 'pending' : person(on) }];
}

/** It shakes where it stands. */
const shaken = (character: Character): Strike => ({ from: person(character), to: person(character), isBlow: true });

/** Who struck this character down: a combat is told as ended before its death. */
function killerOf(character: Character, events: readonly Event[], place: number): Partial<Strike> {
  const last = events.slice(0, place).findLast((event) => event.type === 'attacked');
  return last?.type === 'attacked' && last.defender === character ? { from: person(last.attacker) } : {};
}
