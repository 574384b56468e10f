import { cardsIn, facesOrBacks, typeIn } from '../card-lists.ts';
import type { Events, Results } from '../catalogue.ts';
import { namedBy } from '../questions.ts';
import { CARDS, cardName, characterName, count, e, of, The, the, words } from './words.ts';

const POINTS = { one: 'point', other: 'points' };
const WHY = { cost: 'paie', pass: 'abandonne' };
const people = (characters: readonly number[]): string => words.list(characters.map(characterName));

export const events: Events = {
  began: ({ vampire }, names) =>
    `La partie commence. ${names[vampire]} mène les vampires, ${names[1 - vampire]} les traque.`,
  dealt: ({ seat, cards, count: all }, names) => `${names[seat]} reçoit ${facesOrBacks(words, cards, all)}.`,
  drewTokens: ({ seat, characters }, names) =>
    characters.length === 0
      ? `${names[seat]} regarde des jetons en secret.`
      : `${names[seat]} voit en secret : ${people(characters)} (${characters.length === 3 ? 'les vampires' : 'des humains'}).`,
  turnBegan: ({ seat, turn }, names) => `Tour ${turn} : ${names[seat]}.`,
  turnSkipped: ({ seat }, names) => `${names[seat]} n’a plus de cartes et passe son tour.`,
  exchanged: ({ seat, toMoat, toCellar }, names) =>
    toMoat + toCellar === 0
      ? `${names[seat]} ne défausse rien.`
      : `${names[seat]} défausse ${count(toMoat, CARDS)} dans les douves et ${toCellar} à la cave.`,
  discardedToCellar: ({ cards }) => (cards.length === 0 ? '' : `À la cave : ${cardsIn(words, cards)}.`),
  discardedToMoat: ({ seat, why, cards, count: all }, names) => {
    if (why === 'exchange') return cards.length === 0 ? '' : `Dans les douves : ${cardsIn(words, cards)}.`;
    return `${names[seat]} ${WHY[why]} ${facesOrBacks(words, cards, all)}.`;
  },
  drew: ({ seat, cards, count: all }, names) => `${names[seat]} pioche ${facesOrBacks(words, cards, all)}.`,
  recycledCellar: ({ seat, count: all }, names) =>
    `La pioche ${of(names[seat]!)} est épuisée : la cave devient la pioche, ${count(all, CARDS)}.`,
  revealed: ({ character }) => `${The(character)} est un vampire démasqué.`,
  revealedNobody: ({ seat }, names) => `${names[seat]} ne démasque personne.`,
  passed: ({ seat }, names) => `${names[seat]} passe.`,
  played: ({ seat, card, on, as }, names) => `${names[seat]} joue ${cardName(card)}${target(card, on, as)}.`,
  cancelled: ({ card }) => `La carte ${cardName(card)} est annulée.`,
  marked: ({ character, as, amount }) =>
    `${The(character)} reçoit un marqueur : +${amount} ${words.sides[as as 0 | 1]}.`,
  setAside: ({ character }) => `${The(character)} part en voyage secret.`,
  blessed: ({ seat, cards }, names) => `${names[seat]} mélange à sa pioche : ${cardsIn(words, cards)}.`,
  looked: ({ seat, cards, count: all }, names) =>
    `${names[seat]} regarde la cave adverse, ${facesOrBacks(words, cards, all)}.`,
  lookedAtMoat: ({ seat, cards, count: all }, names) =>
    `${names[seat]} regarde ses douves ; face cachée : ${facesOrBacks(words, cards, all)}.`,
  tookFromCellar: ({ seat, card }, names) => `${names[seat]} prend ${cardName(card)} dans la cave adverse.`,
  sankFromCellar: ({ seat, card }, names) => `${cardName(card)} tombe de la cave ${of(names[seat]!)} dans les douves.`,
  showedHand: ({ seat, cards }, names) => `${names[seat]} montre sa main, ${facesOrBacks(words, cards)}.`,
  lostFromHand: ({ seat, cards }, names) =>
    cards.length === 0
      ? `${names[seat]} ne perd rien.`
      : `${names[seat]} perd dans les douves : ${cardsIn(words, cards)}.`,
  drawnIn: ({ characters }) => `De la ville au château : ${people(characters)}.`,
  sentBack: ({ characters }) => `De retour en ville : ${people(characters)}.`,
  chosePass: ({ seat }, names) => `${names[seat]} renonce à l’action.`,
  laidToHide: ({ seat, character, cards }, names) =>
    `${names[seat]} veut cacher ${the(character)} : ${cardsIn(words, cards)}.`,
  replaced: ({ seat, card }, names) => `${names[seat]} pose ${cardName(card)} à la place.`,
  failedToHide: ({ character }) => `${The(character)} reste : la cachette a échoué.`,
  hid: ({ character }) => `${The(character)} disparaît sous la ville.`,
  laidHolyWater: ({ seat, character, cards }, names) =>
    `${names[seat]} éprouve ${the(character)} à l’eau bénite : ${cardsIn(words, cards)}.`,
  denied: ({ character }) => `Rien n’est révélé sur ${the(character)}.`,
  confirmed: ({ character }) => `${The(character)} est humain${e(character)}.`,
  declinedFollowUp: ({ seat }, names) => `${names[seat]} n’attaque pas.`,
  attacked: ({ seat, attacker, defender }, names) => `${names[seat]} attaque ${the(defender)} avec ${the(attacker)}.`,
  laid: ({ seat, side, cards }, names) =>
    cards.length === 0
      ? `${names[seat]} ne pose rien.`
      : `${names[seat]} pose en ${words.sides[side]} : ${cardsIn(words, cards)}.`,
  compared: ({ round, attack, defence }) => `Manche ${round} : attaque ${attack}, défense ${defence}.`,
  stopped: ({ seat }, names) => `${names[seat]} en reste là.`,
  combatEnded: () => 'Le combat est terminé.',
  died: ({ character, isVampire }) =>
    `${The(character)} tombe : c’était ${isVampire ? 'un vampire' : e(character) === '' ? 'un humain' : 'une humaine'}.`,
  broughtBack: ({ character }) => `${The(character)} est sauvé${e(character)}.`,
  shuffledCity: ({ character }) => `${The(character)} se perd dans la ville.`,
  entered: ({ character }) => `${The(character)} entre au château.`,
  returned: ({ character }) => `${The(character)} revient de voyage.`,
  resigned: ({ seat }, names) => `${names[seat]} abandonne la partie.`,
  opened: ({ all }, names) => {
    const hands = all.hands.map((hand, seat) => `${names[seat]} – ${cardsIn(words, hand) || words.empty}`);
    return `Tout est révélé. En main : ${hands.join(' ; ')}.`;
  },
};

function target(card: number, on: number, as: number): string {
  if (on < 0) return '';
  if (namedBy(card) === 'card') return ` contre ${cardName(on)}`;
  if (namedBy(card) === 'type') return ` et nomme le type « ${typeIn(words, on)} »`;
  return ` sur ${the(on)}${as >= 0 ? ` (${words.sides[as as 0 | 1]})` : ''}`;
}

export const results: Results = {
  endings: {
    'vampires-dead': (winner) => `Les trois vampires sont morts. Victoire : ${winner}.`,
    'humans-dead': (winner) => `Les six humains sont morts. Victoire : ${winner}.`,
    conquest: (winner) => `Trois vampires démasqués tiennent le château. Victoire : ${winner}.`,
    points: (winner) => `Plus personne n’a de cartes. Victoire aux points : ${winner}.`,
    resigned: (winner) => `L’adversaire a abandonné. Victoire : ${winner}.`,
  },
  draw: 'Plus personne n’a de cartes, et les points sont égaux : partie nulle, les deux gagnent.',
  points: (human, vampire) => `Humains : ${count(human, POINTS)}, vampires : ${count(vampire, POINTS)}.`,
  vampires: (characters) => `Les vampires : ${people(characters)}.`,
  trusted: (characters) => `Les humains sûrs : ${people(characters)}.`,
};
