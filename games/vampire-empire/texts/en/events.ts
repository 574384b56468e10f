import { cardsIn, facesOrBacks, typeIn } from '../card-lists.ts';
import type { Events, Results } from '../catalogue.ts';
import { namedBy } from '../questions.ts';
import { CARDS, cardName, characterName, count, The, the, words } from './words.ts';

const POINTS = { one: 'point', other: 'points' };
const WHY = { cost: 'pays', pass: 'gives up' };

export const events: Events = {
  began: ({ vampire }, names) =>
    `The game begins. ${names[vampire]} leads the vampires, ${names[1 - vampire]} hunts them.`,
  dealt: ({ seat, cards, count: all }, names) => `${names[seat]} is dealt ${facesOrBacks(words, cards, all)}.`,
  drewTokens: ({ seat, characters }, names) =>
    characters.length === 0
      ? `${names[seat]} looks at tokens in secret.`
      : `${names[seat]} sees in secret: ${words.list(characters.map(characterName))} (${characters.length === 3 ? 'the vampires' : 'humans'}).`,
  turnBegan: ({ seat, turn }, names) => `Turn ${turn}: ${names[seat]}.`,
  turnSkipped: ({ seat }, names) => `${names[seat]} is out of cards and takes no turn.`,
  exchanged: ({ seat, toMoat, toCellar }, names) =>
    toMoat + toCellar === 0
      ? `${names[seat]} discards nothing.`
      : `${names[seat]} discards ${count(toMoat, CARDS)} to the moat and ${toCellar} to the cellar.`,
  discardedToCellar: ({ cards }) => (cards.length === 0 ? '' : `Into the cellar: ${cardsIn(words, cards)}.`),
  discardedToMoat: ({ seat, why, cards, count: all }, names) => {
    if (why === 'exchange') return cards.length === 0 ? '' : `Into the moat: ${cardsIn(words, cards)}.`;
    return `${names[seat]} ${WHY[why]} ${facesOrBacks(words, cards, all)}.`;
  },
  drew: ({ seat, cards, count: all }, names) => `${names[seat]} draws ${facesOrBacks(words, cards, all)}.`,
  recycledCellar: ({ seat, count: all }, names) =>
    `${names[seat]}’s deck is used up: the cellar becomes the deck, ${count(all, CARDS)}.`,
  revealed: ({ character }) => `${The(character)} is revealed as a vampire.`,
  revealedNobody: ({ seat }, names) => `${names[seat]} reveals nobody.`,
  passed: ({ seat }, names) => `${names[seat]} passes.`,
  played: ({ seat, card, on, as }, names) => `${names[seat]} plays ${cardName(card)}${target(card, on, as)}.`,
  cancelled: ({ card }) => `${cardName(card)} is cancelled.`,
  marked: ({ character, as, amount }) => `${The(character)} gets a marker: +${amount} ${words.sides[as as 0 | 1]}.`,
  setAside: ({ character }) => `${The(character)} leaves on a secret journey.`,
  blessed: ({ seat, cards }, names) => `${names[seat]} shuffles into the deck: ${cardsIn(words, cards)}.`,
  looked: ({ seat, cards, count: all }, names) =>
    `${names[seat]} looks through the other cellar, ${facesOrBacks(words, cards, all)}.`,
  lookedAtMoat: ({ seat, cards, count: all }, names) =>
    `${names[seat]} looks through the own moat; face down lay ${facesOrBacks(words, cards, all)}.`,
  tookFromCellar: ({ seat, card }, names) => `${names[seat]} takes ${cardName(card)} from the other cellar.`,
  sankFromCellar: ({ seat, card }, names) => `${cardName(card)} sinks from ${names[seat]}’s cellar into the moat.`,
  showedHand: ({ seat, cards }, names) => `${names[seat]} shows the hand, ${facesOrBacks(words, cards)}.`,
  lostFromHand: ({ seat, cards }, names) =>
    cards.length === 0
      ? `${names[seat]} loses nothing.`
      : `${names[seat]} loses to the moat: ${cardsIn(words, cards)}.`,
  drawnIn: ({ characters }) => `From the city to the castle: ${words.list(characters.map(characterName))}.`,
  sentBack: ({ characters }) => `Back to the city: ${words.list(characters.map(characterName))}.`,
  chosePass: ({ seat }, names) => `${names[seat]} passes the action.`,
  laidToHide: ({ seat, character, cards }, names) =>
    `${names[seat]} wants to hide ${the(character)}: ${cardsIn(words, cards)}.`,
  replaced: ({ seat, card }, names) => `${names[seat]} lays ${cardName(card)} instead.`,
  failedToHide: ({ character }) => `${The(character)} stays: the hiding has failed.`,
  hid: ({ character }) => `${The(character)} disappears under the city.`,
  laidHolyWater: ({ seat, character, cards }, names) =>
    `${names[seat]} tests ${the(character)} with holy water: ${cardsIn(words, cards)}.`,
  denied: ({ character }) => `Nothing comes out about ${the(character)}.`,
  confirmed: ({ character }) => `${The(character)} is human.`,
  declinedFollowUp: ({ seat }, names) => `${names[seat]} does not attack.`,
  attacked: ({ seat, attacker, defender }, names) => `${names[seat]} attacks ${the(defender)} with ${the(attacker)}.`,
  laid: ({ seat, side, cards }, names) =>
    cards.length === 0
      ? `${names[seat]} lays nothing.`
      : `${names[seat]} lays for the ${words.sides[side]}: ${cardsIn(words, cards)}.`,
  compared: ({ round, attack, defence }) => `Round ${round}: attack ${attack}, defence ${defence}.`,
  stopped: ({ seat }, names) => `${names[seat]} lets it rest.`,
  combatEnded: () => 'The combat is over.',
  died: ({ character, isVampire }) => `${The(character)} is struck down: a ${isVampire ? 'vampire' : 'human'}.`,
  broughtBack: ({ character }) => `${The(character)} is saved.`,
  shuffledCity: ({ character }) => `${The(character)} is shuffled into the city.`,
  entered: ({ character }) => `${The(character)} comes into the castle.`,
  returned: ({ character }) => `${The(character)} returns from the journey.`,
  resigned: ({ seat }, names) => `${names[seat]} resigns.`,
  opened: ({ all }, names) => {
    const hands = all.hands.map((hand, seat) => `${names[seat]} – ${cardsIn(words, hand) || words.empty}`);
    return `Everything is turned up. Hands: ${hands.join('; ')}.`;
  },
};

function target(card: number, on: number, as: number): string {
  if (on < 0) return '';
  if (namedBy(card) === 'card') return ` against ${cardName(on)}`;
  if (namedBy(card) === 'type') return ` and names ${typeIn(words, on)}`;
  return ` on ${the(on)}${as >= 0 ? ` (${words.sides[as as 0 | 1]})` : ''}`;
}

export const results: Results = {
  endings: {
    'vampires-dead': (winner) => `All three vampires are dead: ${winner} wins.`,
    'humans-dead': (winner) => `All six humans are dead: ${winner} wins.`,
    conquest: (winner) => `Three revealed vampires hold the castle: ${winner} wins.`,
    points: (winner) => `Nobody has cards left: ${winner} wins by points.`,
    resigned: (winner) => `The other player has resigned: ${winner} wins.`,
  },
  draw: 'Nobody has cards left, and both sides have as many points: a draw, and both win.',
  points: (human, vampire) => `Humans ${count(human, POINTS)}, vampires ${count(vampire, POINTS)}.`,
  vampires: (characters) => `The vampires: ${words.list(characters.map(characterName))}.`,
  trusted: (characters) => `The human player trusted: ${words.list(characters.map(characterName))}.`,
};
