import { below, next, proceed, type Rng, shuffle } from '@duskhall/kernel';
import { deckOf } from './cards/sets.ts';
import { CHARACTERS, maskOf, membersOf } from './characters.ts';
import { type Options, RULES_VERSION } from './options.ts';
import { steps } from './rules/index.ts';
import { cardsIn, humanOf, type State } from './state/index.ts';
import { emptyTable } from './state/table.ts';

const HAND_SIZE = 8;

/** VE-3.1, VE-3.2, VE-3.3, VE-3.4, VE-3.6, VE-3.7: sides, characters, decks, tokens, the first night. */
export function setup(options: Options, _seats: number, rng: Rng, rules = RULES_VERSION): State {
  const s = emptyTable(options, rng, rules);
  s.vampire = options.sides === 'random' ? below(rng, 2, 'sides') : 0;
  s.table.log?.push({ type: 'began', vampire: s.vampire });
  s.city = shuffle(rng, CHARACTERS.slice(), 'characters');
  s.castle = [s.city.pop()!, s.city.pop()!, s.city.pop()!];
  s.blocks = [[6], [6], [6]];
  for (const seat of [s.vampire, humanOf(s)]) {
    s.decks[seat] = shuffle(
      rng,
      deckOf(cardsIn(s), seat === s.vampire),
      seat === s.vampire ? 'vampire deck' : 'human deck',
    );
    s.hands[seat] = s.decks[seat]!.splice(-HAND_SIZE);
    s.table.log?.push({ type: 'dealt', seat, cards: s.hands[seat]!.slice(), count: HAND_SIZE });
  }
  const tokens = shuffle(rng, CHARACTERS.slice(), 'tokens');
  s.vampires = maskOf(tokens.slice(0, 3));
  s.trusted = maskOf(tokens.slice(3, 5));
  s.table.log?.push({ type: 'drewTokens', seat: s.vampire, characters: membersOf(s.vampires) });
  s.table.log?.push({ type: 'drewTokens', seat: humanOf(s), characters: membersOf(s.trusted) });
  for (const character of s.castle) s.table.log?.push({ type: 'entered', character });
  s.turn = s.vampire;
  next(s, { do: 'turn.begin' });
  proceed(steps, s);
  return s;
}
