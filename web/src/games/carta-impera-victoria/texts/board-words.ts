/** What the board says besides the game's own texts. */
export interface BoardWords {
  /** For screen readers, after a card's or column's name. */
  playable: string;
  possible: string;
  impossible: string;
  chosen: string;
  taken: string;

  /** Sends a choice of several cards. */
  send: {
    discard(cards: number): string;
    give(cards: number): string;
    recover(cards: number): string;
    surrender(cards: number): string;
    retrieve(cards: number): string;
  };
  progress(chosen: number, needed: number): string;
  again: string;
  cancel: string;
  close: string;
  ownColumn: string;
  noWayBack: string;

  you: string;
  hand: string;
  handOf(held: number, limit: number): string;
  limit(cards: number): string;
  shareLimit: string;
  appliesLimit(n: number): string;
  appliesByItself: string;
  hisTurn(name: string): string;
  yourTurn: string;
  firstPlayer: string;
  team(team: number): string;
  /** The title of what somebody is about to win by. */
  stakes: string;
  noneYet: string;

  hegemony: string;
  hegemonyAt(cards: number): string;
  /** Cards that an effect needs. */
  from(cards: number): string;
  costs(domain: string): string;
  withMajority: string;
  open: string;
  used: string;

  yourPack: string;
  setAside: string;
  passesTo(name: string): string;
  packOf(cards: number): string;

  points: string;
  tieBreak: string;
  tieDecided: string;
  hands: string;
  removed: string;
  leftInDeck: string;
  /** Before the name of an effect. */
  ruleOf: string;
  /** Hints for a first game. */
  hints: { hand: { title: string; text: string }; threshold: { title: string; text: string } };
}
