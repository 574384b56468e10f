import { cardsIn, facesOrBacks, typeIn } from '../card-lists.ts';
import type { Events, Recap, Results } from '../catalogue.ts';
import { namedBy } from '../questions.ts';
import { CARDS, cardName, characterName, count, The, the, words } from './words.ts';

const POINTS = { one: 'point', other: 'points' };
const WHY: { readonly [W in 'cost' | 'pass']: readonly [theirs: string, yours: string] } = {
  cost: ['pays', 'pay'],
  pass: ['gives up', 'give up'],
};

export const events: Events = {
  began: ({ vampire }, to) =>
    `The game begins. ${to.does(vampire, 'leads', 'lead')} the vampires, ${to.isYou(1 - vampire) ? 'you hunt' : `${to.names[1 - vampire]} hunts`} them.`,
  dealt: ({ seat, cards, count: all }, to) =>
    `${to.does(seat, 'is dealt', 'are dealt')} ${facesOrBacks(words, cards, all)}.`,
  drewTokens: ({ seat, characters }, to) =>
    characters.length === 0
      ? `${to.does(seat, 'looks', 'look')} at tokens in secret.`
      : `${to.does(seat, 'sees', 'see')} in secret: ${words.list(characters.map(characterName))} (${characters.length === 3 ? 'the vampires' : 'humans'}).`,
  turnBegan: ({ seat, turn }, to) => `Turn ${turn}: ${to.called(seat)}.`,
  turnSkipped: ({ seat }, to) => `${to.does(seat, 'is out of cards and takes', 'are out of cards and take')} no turn.`,
  exchanged: ({ seat, toMoat, toCellar }, to) =>
    toMoat + toCellar === 0
      ? `${to.does(seat, 'discards', 'discard')} nothing.`
      : `${to.does(seat, 'discards', 'discard')} ${count(toMoat, CARDS)} to the moat and ${toCellar} to the cellar.`,
  discardedToCellar: ({ cards }) => (cards.length === 0 ? '' : `Into the cellar: ${cardsIn(words, cards)}.`),
  discardedToMoat: ({ seat, why, cards, count: all }, to) => {
    if (why === 'exchange') return cards.length === 0 ? '' : `Into the moat: ${cardsIn(words, cards)}.`;
    return `${to.does(seat, ...WHY[why])} ${facesOrBacks(words, cards, all)}.`;
  },
  drew: ({ seat, cards, count: all }, to) => `${to.does(seat, 'draws', 'draw')} ${facesOrBacks(words, cards, all)}.`,
  recycledCellar: ({ seat, count: all }, to) =>
    `${to.isYou(seat) ? 'Your' : `${to.names[seat]}’s`} deck is used up: the cellar becomes the deck, ${count(all, CARDS)}.`,
  revealed: ({ character }) => `${The(character)} is revealed as a vampire.`,
  revealedNobody: ({ seat }, to) => `${to.does(seat, 'reveals', 'reveal')} nobody.`,
  passed: ({ seat }, to) => `${to.does(seat, 'passes', 'pass')}.`,
  played: ({ seat, card, on, as }, to) =>
    `${to.does(seat, 'plays', 'play')} ${cardName(card)}${target(card, on, as, to.isYou(seat))}.`,
  cancelled: ({ card }) => `${cardName(card)} is cancelled.`,
  marked: ({ character, as, amount }) => `${The(character)} gets a marker: +${amount} ${words.sides[as as 0 | 1]}.`,
  setAside: ({ character }) => `${The(character)} leaves on a secret journey.`,
  blessed: ({ seat, cards }, to) => `${to.does(seat, 'shuffles', 'shuffle')} into the deck: ${cardsIn(words, cards)}.`,
  looked: ({ seat, cards, count: all }, to) =>
    `${to.does(seat, 'looks', 'look')} through the other cellar, ${facesOrBacks(words, cards, all)}.`,
  lookedAtMoat: ({ seat, cards, count: all }, to) =>
    `${to.does(seat, 'looks', 'look')} through ${to.isYou(seat) ? 'your' : 'their'} own moat; face down lay ${facesOrBacks(words, cards, all)}.`,
  tookFromCellar: ({ seat, card }, to) => `${to.does(seat, 'takes', 'take')} ${cardName(card)} from the other cellar.`,
  sankFromCellar: ({ seat, card }, to) =>
    `${cardName(card)} sinks from ${to.isYou(seat) ? 'your' : `${to.names[seat]}’s`} cellar into the moat.`,
  showedHand: ({ seat, cards }, to) =>
    `${to.does(seat, 'shows', 'show')} ${to.isYou(seat) ? 'your' : 'their'} hand, ${facesOrBacks(words, cards)}.`,
  lostFromHand: ({ seat, cards }, to) =>
    cards.length === 0
      ? `${to.does(seat, 'loses', 'lose')} nothing.`
      : `${to.does(seat, 'loses', 'lose')} to the moat: ${cardsIn(words, cards)}.`,
  drawnIn: ({ characters }) => `From the city to the castle: ${words.list(characters.map(characterName))}.`,
  sentBack: ({ characters }) => `Back to the city: ${words.list(characters.map(characterName))}.`,
  chosePass: ({ seat }, to) => `${to.does(seat, 'takes', 'take')} no action.`,
  laidToHide: ({ seat, character, cards }, to) =>
    `${to.does(seat, 'wants', 'want')} to hide ${the(character)}: ${cardsIn(words, cards)}.`,
  replaced: ({ seat, card }, to) => `${to.does(seat, 'lays', 'lay')} ${cardName(card)} instead.`,
  failedToHide: ({ character }) => `${The(character)} stays: the hiding has failed.`,
  hid: ({ character }) => `${The(character)} disappears under the city.`,
  laidHolyWater: ({ seat, character, cards }, to) =>
    `${to.does(seat, 'tests', 'test')} ${the(character)} with holy water: ${cardsIn(words, cards)}.`,
  denied: ({ character }) => `Nothing comes out about ${the(character)}.`,
  confirmed: ({ character }) => `${The(character)} is human.`,
  declinedFollowUp: ({ seat }, to) => `${to.does(seat, 'does', 'do')} not attack.`,
  attacked: ({ seat, attacker, defender }, to) =>
    `${to.does(seat, 'attacks', 'attack')} ${the(defender)} with ${the(attacker)}.`,
  laid: ({ seat, side, cards }, to) =>
    cards.length === 0
      ? `${to.does(seat, 'lays', 'lay')} nothing.`
      : `${to.does(seat, 'lays', 'lay')} for the ${words.sides[side]}: ${cardsIn(words, cards)}.`,
  compared: ({ round, attack, defence }) => `Round ${round}: attack ${attack}, defence ${defence}.`,
  stopped: ({ seat }, to) => `${to.does(seat, 'lets', 'let')} it rest.`,
  combatEnded: () => 'The combat is over.',
  died: ({ character, isVampire }) => `${The(character)} is struck down: a ${isVampire ? 'vampire' : 'human'}.`,
  broughtBack: ({ character }) => `${The(character)} is saved.`,
  shuffledCity: ({ character }) => `${The(character)} is shuffled into the city.`,
  entered: ({ character }) => `${The(character)} comes into the castle.`,
  returned: ({ character }) => `${The(character)} returns from the journey.`,
  resigned: ({ seat }, to) => `${to.does(seat, 'resigns', 'resign')}.`,
  opened: ({ all }, to) => {
    const hands = all.hands.map((hand, seat) => `${to.called(seat)} – ${cardsIn(words, hand) || words.empty}`);
    return `Everything is turned up. Hands: ${hands.join('; ')}.`;
  },
};

function target(card: number, on: number, as: number, isYours: boolean): string {
  if (on < 0) return '';
  if (namedBy(card) === 'card') return ` against ${cardName(on)}`;
  if (namedBy(card) === 'type') return ` and ${isYours ? 'name' : 'names'} ${typeIn(words, on)}`;
  return ` on ${the(on)}${as >= 0 ? ` (${words.sides[as as 0 | 1]})` : ''}`;
}

export const recap: Recap = {
  drew: (cards) => `drew ${cards}`,
  discarded: (cards) => `discarded ${cards}`,
};

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
