/** What the board says besides the game's own texts. */
export interface BoardWords {
  /* What is said of a thing after its name. */
  possible: string;
  impossible: string;
  chosen: string;
  freePlace: string;
  emptyPlace: string;
  gain(villagers: string): string;
  against(value: number, types: string): string;
  /** How a side's defence would change: `by` has its sign. */
  change(by: string, types: string): string;
  /** How many steps a villager would walk to this card. */
  steps(count: number): string;
  worth(value: number): string;

  yourVillage: string;
  villageOf(name: string): string;
  leftNeighbour: string;
  rightNeighbour: string;
  hand: string;
  showVillage(name: string): string;
  points: string;
  /** The points if all attacked now. */
  forecast(points: string): string;
  lost: string;

  step(card: number): string;
  turn(turn: number): string;
  passes(name: string): string;
  ready(ready: number, all: number): string;
  order: string;
  about: string;
  reconstructed: string;
  reconstructedLong: string;

  keep(card: string): string;
  giveUp(card: string): string;
  slay(creature: string): string;
  lay: string;
  tryHint: string;
  placeHint: string;
  moveHint: string;
  pointsLeft(points: number): string;
  stepBack: string;
  close: string;
  /** The list of what threatens, and who is ahead. */
  stakes: string;

  giveHint: string;
  keepHint: string;
  toYou: string;
  to(name: string): string;
  send: string;

  night(round: number): string;
  replay: string;
  skip: string;
  next: string;
  previous: string;
  summary: string;
  cardsLost: string;
  villagersLost: string;
  slain: string;
  noAttack: string;
  nothingLost: string;
  beat(at: number, all: number): string;

  /** By attacker type: `The witches attack from the left`. */
  attackFrom: readonly string[];
  you: string;
  /** `villagers`: those lost with the card; empty: none. */
  lostOne(card: string, villagers: string): string;
  slainOne(creature: string): string;
  roundOver(round: number): string;
  /** What is different in round 2. */
  roundNext: string;
  toRound(round: number): string;

  bySource: string;
  onColour(colour: string): string;
  total: string;
  tieBreak: string;
  idle: string;

  /** Hints for a first game. */
  hints: { hand: HintWords; village: HintWords };
}
export interface HintWords {
  title: string;
  text: string;
}
