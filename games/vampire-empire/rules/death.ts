import { next, seal } from '@duskhall/kernel';
import { REGENERATION } from '../cards/kinds.ts';
import { bit, type Character, has } from '../characters.ts';
import { humanOf, isRevealed, type State, type StepsOf } from '../state/index.ts';
import { leaveCastle, shuffleIntoCity } from './castle.ts';
import { checkDeaths } from './end.ts';
import { announce, decide } from './plan.ts';

/** VE-4.15, in its order (VE-R19). */
export const deathSteps: StepsOf<'death'> = {
  'death.begin'(s, { character }) {
    leaveCastle(s, character);
    const isVampire = has(s.vampires, character);
    const wasRevealed = isRevealed(s, character);
    if (isVampire) s.revealed |= bit(character);
    else s.confirmed |= bit(character);
    seal(s);
    s.table.log?.push({ type: 'died', character, isVampire });
    if (!isVampire) return decide(s, { do: 'death.healed', character });
    if (wasRevealed || s.options.regenerationScope === 'any-vampire')
      return decide(s, { do: 'death.revived', character, seat: s.vampire });
    next(s, { do: 'death.final', character });
  },
  /** RW-death-human */
  'death.healed'(s, { character }) {
    if (announce(s, humanOf(s)).card >= 0) bringBack(s, character);
    else next(s, { do: 'death.final', character });
  },
  /** RW-death-vampire: the vampire player, then any other player known to hold Regeneration. */
  'death.revived'(s, { character, seat }) {
    if (announce(s, seat).card < 0) return afterVampire(s, character, seat);
    if (seat === s.vampire) decide(s, { do: 'death.responded', character });
    else bringBack(s, character);
  },
  /** RW-regeneration */
  'death.responded'(s, { character }) {
    if (announce(s, humanOf(s)).card < 0) return bringBack(s, character);
    s.table.log?.push({ type: 'cancelled', seat: s.vampire, card: REGENERATION });
    afterVampire(s, character, s.vampire);
  },
  'death.final'(s, { character }) {
    s.dying = -1;
    s.dead |= bit(character);
    checkDeaths(s);
    if (s.ending === '') next(s, { do: 'castle.refill' });
  },
};

function afterVampire(s: State, character: Character, asked: number): void {
  const human = humanOf(s);
  if (asked === s.vampire && s.hands[human]!.includes(REGENERATION))
    decide(s, { do: 'death.revived', character, seat: human });
  else next(s, { do: 'death.final', character });
}

/** VE-5.14, VE-5.20: the character survives, somewhere in the city. */
function bringBack(s: State, character: Character): void {
  s.dying = -1;
  s.table.log?.push({ type: 'broughtBack', character });
  shuffleIntoCity(s, character);
  next(s, { do: 'castle.refill' });
}
