import { type BloodVendetta, bloodVendetta } from '@duskhall/blood-vendetta';
import type { GameClient } from '../../board.ts';
import Board from './Board.svelte';
import { roomOf } from './chat-room.ts';
import Console from './console/Console.svelte';
import { handed } from './hands/one-device.ts';
import { isCovered } from './private-events.ts';
import Screen from './screen/Screen.svelte';
import { isSecret } from './stage.ts';
import { finale } from './story/finale.ts';
import Story from './story/Story.svelte';
import { UNTIMED } from './untimed.ts';
import { SPOKEN } from './words.ts';

export const client: GameClient<BloodVendetta> = {
  board: Board,
  ending: Story,
  finale,
  screen: Screen,
  console: Console,
  game: bloodVendetta,
  hasPlaces: true,
  leftToBar: () => [],
  hasFree: true,
  party: {
    isSecret,
    isCovered,
    roomOf,
    rooms: (locale) => SPOKEN[locale].board.rooms,
  },
  handed,
  alone: { options: UNTIMED, isForced: () => false },
  hints: (locale) => [{ ...SPOKEN[locale].board.hint, at: '.bv .hold' }],
};
