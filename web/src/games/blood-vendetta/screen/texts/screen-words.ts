/** What the table's screen says besides the game's own words and the board's. */
export interface ScreenWords {
  narrator: string;
  speak: string;
  hush: string;
  repeat: string;
  skip: string;
  language: string;
  asPage: string;
  pace: string;
  paces: { readonly [pace in 'slow' | 'calm' | 'usual' | 'quick']: string };
  volume: string;
  noVoice: string;
  pause: string;
  goOn: string;
  paused: string;
  alive(alive: number, all: number): string;
  away: string;
  voted(voted: number, all: number): string;
  theDead: string;
  nobodyDead: string;
  phones: string;
  nominations: string;
  noNominations: string;
  trials: string;
  latest: string;
  /** Of entries that have no room. */
  more(entries: number): string;
  shownAs(role: string): string;
  story: string;
  endedAs: string;
}
