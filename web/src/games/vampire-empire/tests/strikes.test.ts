import type { EventOf } from '@duskhall/kernel';
import { characterNamed, type VampireEmpire } from '@duskhall/vampire-empire';
import { expect, test } from 'vitest';
import { strikesOf } from '../strikes.ts';
import { HUMAN, humanCard, VAMPIRE, vampireCard } from './scene.ts';

type Event = EventOf<VampireEmpire['state']>;
const [LORD, MAID, COOK] = [characterNamed('lord'), characterNamed('maid'), characterNamed('cook')];
const attacked: Event = { type: 'attacked', seat: VAMPIRE, attacker: LORD, defender: COOK };
const died: Event = { type: 'died', character: COOK, isVampire: false };
const played = (card: number, on: number): Event => ({ type: 'played', seat: HUMAN, card, on, as: -1 });
const arrows = (events: readonly Event[], from = 0): string[] =>
  strikesOf(events, (place) => place >= from).map(
    (strike) => `${strike.from} ${strike.isBlow === true ? '!' : '>'} ${strike.to}`,
  );

test.each<[string, Event[], string[]]>([
  ['an attack', [attacked], ['character-1 ! character-7']],
  ['a card on a character', [played(humanCard('secret-journey'), MAID)], ['hand-1 > character-6']],
  ['a card against a card', [played(humanCard('sacrifice'), vampireCard('hypnosis'))], ['hand-1 > pending']],
  ['a named type is nobody', [played(vampireCard('bat-form'), 1)], []],
  ['a card on nobody', [played(vampireCard('hypnosis'), -1)], []],
  ['holy water', [{ type: 'laidHolyWater', seat: HUMAN, character: MAID, cards: [] }], ['hand-1 ! character-6']],
  [
    'a marker shakes whom it is on',
    [{ type: 'marked', character: MAID, as: 0, amount: 1 }],
    ['character-6 ! character-6'],
  ],
  ['so does a reveal', [{ type: 'revealed', character: LORD }], ['character-1 ! character-1']],
  ['a death without an attack has no attacker', [died], ['character-7 ! character-7']],
  [
    'nor has that of somebody else',
    [attacked, { ...died, character: MAID }],
    ['character-1 ! character-7', 'character-6 ! character-6'],
  ],
  [
    'whoever comes into the castle comes from the city',
    [{ type: 'entered', character: MAID }],
    ['city-0 > character-6'],
  ],
  ['a look into a cellar', [{ type: 'looked', seat: HUMAN, cards: [], count: 5 }], ['hand-1 > cellar-0']],
  ['what is discarded face down', [{ type: 'discardedToMoat', seat: HUMAN, why: 'cost', cards: [], count: 2 }], []],
  ['what is dealt in secret', [{ type: 'drewTokens', seat: HUMAN, characters: [MAID] }], []],
  ['a choice that nobody is told', [{ type: 'revealedNobody', seat: VAMPIRE }], []],
])('%s', (_, events, shown) => expect(arrows(events)).toEqual(shown));

test('a death is the attacker’s, and what was shown before is not shown again', () =>
  expect(arrows([attacked, { type: 'combatEnded' }, died], 1)).toEqual(['character-1 ! character-7']));
