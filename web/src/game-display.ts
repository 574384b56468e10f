import type { OptionValues, Seat } from '@duskhall/kernel';

export type SideName = 'hunter' | 'vampire';
/** Where to sit, and with which options, to play a side. */
export interface Side {
  seat: Seat;
  options: OptionValues;
}

/** How a game appears in the lobby. Its colours are in `styles/game-colours.css`. */
export interface GameDisplay {
  /** A name in `icons/shell.json`. */
  icon: string;
  /** How long a match takes, in minutes: from, to. */
  minutes: readonly [number, number];
  /** It can be played on one device that is passed around. */
  isHanded?: true;
  /** The sides that one can choose when playing alone. */
  sides?: { readonly [side in SideName]: Side };
}

/** How the games of the lobby are shown; any other has the default display. */
export const GAME_DISPLAY: { readonly [game: string]: GameDisplay } = {
  'carta-impera-victoria': { icon: 'ionic-column', minutes: [15, 30] },
  'vampire-empire': {
    icon: 'vampire-dracula',
    minutes: [30, 45],
    // VE-3.1: whoever sits first leads the vampires.
    sides: {
      hunter: { seat: 1, options: { sides: 'host-chooses' } },
      vampire: { seat: 0, options: { sides: 'host-chooses' } },
    },
  },
  'vampire-village': { icon: 'medieval-village-01', minutes: [20, 30] },
  'blood-vendetta': { icon: 'moon-bats', minutes: [30, 60], isHanded: true },
};
/** Games for developers, shown folded up. */
export const REFERENCE_GAMES: readonly string[] = ['tic-tac-toe', 'kuhn-poker', 'leduc-poker', 'liars-dice'];
export const DEFAULT_DISPLAY: GameDisplay = { icon: 'tabletop-players', minutes: [1, 5] };
