/** How a game appears in the lobby. Its colours are in `styles/game-colours.css`. */
export interface GameDisplay {
  /** A name in `icons/shell.json`. */
  icon: string;
  /** How long a match takes, in minutes: from, to. */
  minutes: readonly [number, number];
  /** It can be played on one device that is passed around. */
  isHanded?: true;
}

/** How the games of the lobby are shown; any other has the default display. */
export const GAME_DISPLAY: { readonly [game: string]: GameDisplay } = {
  'carta-impera-victoria': { icon: 'ionic-column', minutes: [15, 30] },
  'vampire-empire': { icon: 'vampire-dracula', minutes: [30, 45] },
  'vampire-village': { icon: 'medieval-village-01', minutes: [20, 30] },
  'blood-vendetta': { icon: 'moon-bats', minutes: [30, 60], isHanded: true },
};
/** Games for developers, shown folded up. */
export const REFERENCE_GAMES: readonly string[] = ['tic-tac-toe', 'kuhn-poker', 'leduc-poker'];
export const DEFAULT_DISPLAY: GameDisplay = { icon: 'tabletop-players', minutes: [1, 5] };
