import { type Seat, seal } from '@duskhall/kernel';
import { SECRET_JOURNEY } from '../cards/kinds.ts';
import { bit, type Character } from '../characters.ts';
import { humanOf, isRevealed, type State, type StepsOf } from '../state/index.ts';
import { finish } from './end.ts';
import { mix } from './piles.ts';

export const castleSteps: StepsOf<'castle'> = {
  /** VE-4.14.1, VE-4.14.8: from the top of the city, last of all the character set aside; then VE-6.3. */
  'castle.refill'(s) {
    while (s.castle.length < 3 && (s.city.length > 0 || s.away >= 0)) enterCastle(s);
    checkConquest(s);
  },
};

function enterCastle(s: State): void {
  seal(s);
  if (s.city.length > 0) {
    const character = takeTop(s);
    s.castle.push(character);
    s.table.log?.push({ type: 'entered', character });
    return;
  }
  s.castle.push(s.away);
  s.table.log?.push({ type: 'returned', character: s.away });
  s.away = -1;
  s.moats[humanOf(s)]!.push(SECRET_JOURNEY);
}

/** VE-6.3: no matter who caused it. */
export function checkConquest(s: State): void {
  if (s.castle.length === 3 && s.castle.every((character) => isRevealed(s, character)))
    finish(s, 'conquest', s.vampire);
}

/** VE-4.5.2, VE-4.14.3: the vampire side shows from now on, in every zone. */
export function reveal(s: State, character: Character): void {
  s.revealed |= bit(character);
  s.table.log?.push({ type: 'revealed', character });
}

/** VE-4.14.4: a character that leaves the castle loses its markers. */
export function leaveCastle(s: State, character: Character): void {
  s.castle = s.castle.filter((other) => other !== character);
  s.attackMarks[character] = 0;
  s.defenceMarks[character] = 0;
}

/** Everyone sees that the top character of the city is gone. */
export function takeTop(s: State): Character {
  for (let viewer = 0; viewer < 3; viewer++) {
    const blocks = s.blocks[viewer]!;
    const top = blocks[blocks.length - 1]! - 1;
    s.blocks[viewer] = top > 0 ? [...blocks.slice(0, -1), top] : blocks.slice(0, -1);
  }
  return s.city.pop()!;
}

/** VE-4.8.4: everyone knows who is at the bottom. */
export function putAtBottom(s: State, character: Character): void {
  s.city.unshift(character);
  s.blocks = s.blocks.map((blocks) => [1, ...blocks]);
}

/** VE-4.14.2, VE-4.14.7: shuffles a character into the city before the refill; then no one knows any position. */
export function shuffleIntoCity(s: State, character: Character): void {
  s.city.push(character);
  mix(s, s.city, 'city');
  s.blocks = s.blocks.map(() => [s.city.length]);
  s.table.log?.push({ type: 'shuffledCity', character });
}

/** VE-5.19: returns characters to the city, the first on top; only the chooser knows the order. */
export function sendBack(s: State, seat: Seat, characters: readonly Character[]): void {
  const n = characters.length;
  const parts = (viewer: number): readonly number[] => (viewer === seat ? characters.map(() => 1) : [n]);
  const upwards = characters.toReversed();
  if (s.options.hypnosisReturn === 'top') {
    s.city.push(...upwards);
    s.blocks = s.blocks.map((blocks, viewer) => [...blocks, ...parts(viewer)]);
  } else {
    s.city.unshift(...upwards);
    s.blocks = s.blocks.map((blocks, viewer) => [...parts(viewer), ...blocks]);
  }
  s.table.log?.push({ type: 'sentBack', seat, characters: characters.slice() });
}
