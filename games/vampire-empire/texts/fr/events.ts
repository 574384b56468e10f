import { cardsIn, facesOrBacks, typeIn } from '../card-lists.ts';
import type { Events, Recap, Results } from '../catalogue.ts';
import { namedBy } from '../questions.ts';
import { CARDS, cardName, characterName, count, e, of, The, the, words } from './words.ts';

const POINTS = { one: 'point', other: 'points' };
const WHY: { readonly [W in 'cost' | 'pass']: readonly [theirs: string, yours: string] } = {
  cost: ['paie', 'payez'],
  pass: ['abandonne', 'abandonnez'],
};
const people = (characters: readonly number[]): string => words.list(characters.map(characterName));

export const events: Events = {
  began: ({ vampire }, to) =>
    `La partie commence. ${to.does(vampire, 'mène', 'menez')} les vampires, ${to.isYou(1 - vampire) ? 'vous les traquez' : `${to.names[1 - vampire]} les traque`}.`,
  dealt: ({ seat, cards, count: all }, to) =>
    `${to.does(seat, 'reçoit', 'recevez')} ${facesOrBacks(words, cards, all)}.`,
  drewTokens: ({ seat, characters }, to) =>
    characters.length === 0
      ? `${to.does(seat, 'regarde', 'regardez')} des jetons en secret.`
      : `${to.does(seat, 'voit', 'voyez')} en secret : ${people(characters)} (${characters.length === 3 ? 'les vampires' : 'des humains'}).`,
  turnBegan: ({ seat, turn }, to) => `Tour ${turn} : ${to.called(seat)}.`,
  turnSkipped: ({ seat }, to) =>
    `${to.does(seat, 'n’a plus de cartes et passe son', 'n’avez plus de cartes et passez votre')} tour.`,
  exchanged: ({ seat, toMoat, toCellar }, to) =>
    toMoat + toCellar === 0
      ? `${to.does(seat, 'ne défausse', 'ne défaussez')} rien.`
      : `${to.does(seat, 'défausse', 'défaussez')} ${count(toMoat, CARDS)} dans les douves et ${toCellar} à la cave.`,
  discardedToCellar: ({ cards }) => (cards.length === 0 ? '' : `À la cave : ${cardsIn(words, cards)}.`),
  discardedToMoat: ({ seat, why, cards, count: all }, to) => {
    if (why === 'exchange') return cards.length === 0 ? '' : `Dans les douves : ${cardsIn(words, cards)}.`;
    return `${to.does(seat, ...WHY[why])} ${facesOrBacks(words, cards, all)}.`;
  },
  drew: ({ seat, cards, count: all }, to) =>
    `${to.does(seat, 'pioche', 'piochez')} ${facesOrBacks(words, cards, all)}.`,
  recycledCellar: ({ seat, count: all }, to) =>
    `${to.isYou(seat) ? 'Votre pioche' : `La pioche ${of(to.names[seat]!)}`} est épuisée : la cave devient la pioche, ${count(all, CARDS)}.`,
  revealed: ({ character }) => `${The(character)} est un vampire démasqué.`,
  revealedNobody: ({ seat }, to) => `${to.does(seat, 'ne démasque', 'ne démasquez')} personne.`,
  passed: ({ seat }, to) => `${to.does(seat, 'passe', 'passez')}.`,
  played: ({ seat, card, on, as }, to) =>
    `${to.does(seat, 'joue', 'jouez')} ${cardName(card)}${target(card, on, as, to.isYou(seat))}.`,
  cancelled: ({ card }) => `La carte ${cardName(card)} est annulée.`,
  marked: ({ character, as, amount }) =>
    `${The(character)} reçoit un marqueur : +${amount} ${words.sides[as as 0 | 1]}.`,
  setAside: ({ character }) => `${The(character)} part en voyage secret.`,
  blessed: ({ seat, cards }, to) =>
    `${to.does(seat, 'mélange', 'mélangez')} à ${to.isYou(seat) ? 'votre' : 'sa'} pioche : ${cardsIn(words, cards)}.`,
  looked: ({ seat, cards, count: all }, to) =>
    `${to.does(seat, 'regarde', 'regardez')} la cave adverse, ${facesOrBacks(words, cards, all)}.`,
  lookedAtMoat: ({ seat, cards, count: all }, to) =>
    `${to.does(seat, 'regarde', 'regardez')} ${to.isYou(seat) ? 'vos' : 'ses'} douves ; face cachée : ${facesOrBacks(words, cards, all)}.`,
  tookFromCellar: ({ seat, card }, to) => `${to.does(seat, 'prend', 'prenez')} ${cardName(card)} dans la cave adverse.`,
  sankFromCellar: ({ seat, card }, to) =>
    `${cardName(card)} tombe de ${to.isYou(seat) ? 'votre cave' : `la cave ${of(to.names[seat]!)}`} dans les douves.`,
  showedHand: ({ seat, cards }, to) =>
    `${to.does(seat, 'montre', 'montrez')} ${to.isYou(seat) ? 'votre' : 'sa'} main, ${facesOrBacks(words, cards)}.`,
  lostFromHand: ({ seat, cards }, to) =>
    cards.length === 0
      ? `${to.does(seat, 'ne perd', 'ne perdez')} rien.`
      : `${to.does(seat, 'perd', 'perdez')} dans les douves : ${cardsIn(words, cards)}.`,
  drawnIn: ({ characters }) => `De la ville au château : ${people(characters)}.`,
  sentBack: ({ characters }) => `De retour en ville : ${people(characters)}.`,
  chosePass: ({ seat }, to) => `${to.does(seat, 'renonce', 'renoncez')} à l’action.`,
  laidToHide: ({ seat, character, cards }, to) =>
    `${to.does(seat, 'veut', 'voulez')} cacher ${the(character)} : ${cardsIn(words, cards)}.`,
  replaced: ({ seat, card }, to) => `${to.does(seat, 'pose', 'posez')} ${cardName(card)} à la place.`,
  failedToHide: ({ character }) => `${The(character)} reste : la cachette a échoué.`,
  hid: ({ character }) => `${The(character)} disparaît sous la ville.`,
  laidHolyWater: ({ seat, character, cards }, to) =>
    `${to.does(seat, 'éprouve', 'éprouvez')} ${the(character)} à l’eau bénite : ${cardsIn(words, cards)}.`,
  denied: ({ character }) => `Rien n’est révélé sur ${the(character)}.`,
  confirmed: ({ character }) => `${The(character)} est humain${e(character)}.`,
  declinedFollowUp: ({ seat }, to) => `${to.does(seat, 'n’attaque', 'n’attaquez')} pas.`,
  attacked: ({ seat, attacker, defender }, to) =>
    `${to.does(seat, 'attaque', 'attaquez')} ${the(defender)} avec ${the(attacker)}.`,
  laid: ({ seat, side, cards }, to) =>
    cards.length === 0
      ? `${to.does(seat, 'ne pose', 'ne posez')} rien.`
      : `${to.does(seat, 'pose', 'posez')} en ${words.sides[side]} : ${cardsIn(words, cards)}.`,
  compared: ({ round, attack, defence }) => `Manche ${round} : attaque ${attack}, défense ${defence}.`,
  stopped: ({ seat }, to) => `${to.does(seat, 'en reste', 'en restez')} là.`,
  combatEnded: () => 'Le combat est terminé.',
  died: ({ character, isVampire }) =>
    `${The(character)} tombe : c’était ${isVampire ? 'un vampire' : e(character) === '' ? 'un humain' : 'une humaine'}.`,
  broughtBack: ({ character }) => `${The(character)} est sauvé${e(character)}.`,
  shuffledCity: ({ character }) => `${The(character)} se perd dans la ville.`,
  entered: ({ character }) => `${The(character)} entre au château.`,
  returned: ({ character }) => `${The(character)} revient de voyage.`,
  resigned: ({ seat }, to) => `${to.does(seat, 'abandonne', 'abandonnez')} la partie.`,
  opened: ({ all }, to) => {
    const hands = all.hands.map((hand, seat) => `${to.called(seat)} – ${cardsIn(words, hand) || words.empty}`);
    return `Tout est révélé. En main : ${hands.join(' ; ')}.`;
  },
};

function target(card: number, on: number, as: number, isYours: boolean): string {
  if (on < 0) return '';
  if (namedBy(card) === 'card') return ` contre ${cardName(on)}`;
  if (namedBy(card) === 'type') return ` et ${isYours ? 'nommez' : 'nomme'} le type « ${typeIn(words, on)} »`;
  return ` sur ${the(on)}${as >= 0 ? ` (${words.sides[as as 0 | 1]})` : ''}`;
}

export const recap: Recap = {
  drew: (cards) => `pioche ${cards}`,
  discarded: (cards) => `défausse ${cards}`,
};

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
