import { cardsIn, facesOrBacks, typeIn } from '../card-lists.ts';
import type { Events, Recap, Results } from '../catalogue.ts';
import { namedBy } from '../questions.ts';
import { cardName, cardsAsObject, characterAsObject, characterName, count, words, wordsAsObject } from './words.ts';

const POINTS = { one: 'очко', few: 'очка', many: 'очков' };
const WHY: { readonly [W in 'cost' | 'pass']: readonly [theirs: string, yours: string] } = {
  cost: ['платит', 'платите'],
  pass: ['отдаёт', 'отдаёте'],
};
const people = (characters: readonly number[]): string => words.list(characters.map(characterName));

export const events: Events = {
  began: ({ vampire }, to) =>
    `Игра начинается. За вампиров ${to.isYou(vampire) ? 'играете вы' : `играет ${to.names[vampire]}`}, ${to.isYou(1 - vampire) ? 'охотитесь на них вы' : `охотится на них ${to.names[1 - vampire]}`}.`,
  dealt: ({ seat, cards, count: all }, to) =>
    `${to.does(seat, 'получает', 'получаете')} ${facesOrBacks(wordsAsObject, cards, all)}.`,
  drewTokens: ({ seat, characters }, to) =>
    characters.length === 0
      ? `${to.does(seat, 'тайно смотрит', 'тайно смотрите')} жетоны.`
      : `${to.does(seat, 'тайно узнаёт', 'тайно узнаёте')}: ${people(characters)} (${characters.length === 3 ? 'вампиры' : 'люди'}).`,
  turnBegan: ({ seat, turn }, to) => `Ход ${turn}: ${to.called(seat)}.`,
  turnSkipped: ({ seat }, to) =>
    `${to.does(seat, 'остаётся без карт и пропускает', 'остаётесь без карт и пропускаете')} ход.`,
  exchanged: ({ seat, toMoat, toCellar }, to) =>
    toMoat + toCellar === 0
      ? `${to.does(seat, 'ничего не сбрасывает', 'ничего не сбрасываете')}.`
      : `${to.does(seat, 'сбрасывает', 'сбрасываете')} ${cardsAsObject(toMoat)} в ров и ${toCellar} в подвал.`,
  discardedToCellar: ({ cards }) => (cards.length === 0 ? '' : `В подвал: ${cardsIn(words, cards)}.`),
  discardedToMoat: ({ seat, why, cards, count: all }, to) => {
    if (why === 'exchange') return cards.length === 0 ? '' : `В ров: ${cardsIn(words, cards)}.`;
    return `${to.does(seat, ...WHY[why])} ${facesOrBacks(wordsAsObject, cards, all)}.`;
  },
  drew: ({ seat, cards, count: all }, to) =>
    `${to.does(seat, 'берёт', 'берёте')} ${facesOrBacks(wordsAsObject, cards, all)}.`,
  recycledCellar: ({ seat, count: all }, to) =>
    `${to.isYou(seat) ? 'Ваша колода закончилась' : `Колода закончилась (${to.names[seat]})`}: колодой становится подвал, ${words.cardCount(all)}.`,
  revealed: ({ character }) => `${characterName(character)} — разоблачённый вампир.`,
  revealedNobody: ({ seat }, to) => `${to.does(seat, 'никого не разоблачает', 'никого не разоблачаете')}.`,
  passed: ({ seat }, to) => `${to.does(seat, 'пасует', 'пасуете')}.`,
  played: ({ seat, card, on, as }, to) =>
    `${to.does(seat, 'разыгрывает', 'разыгрываете')} карту ${cardName(card)}${target(card, on, as, to.isYou(seat))}.`,
  cancelled: ({ card }) => `Карта ${cardName(card)} отменена.`,
  marked: ({ character, as, amount }) =>
    `${characterName(character)} получает маркер: ${words.sides[as as 0 | 1]} +${amount}.`,
  setAside: ({ character }) => `${characterName(character)} уходит в тайную вылазку.`,
  blessed: ({ seat, cards }, to) => `${to.does(seat, 'замешивает', 'замешиваете')} в колоду: ${cardsIn(words, cards)}.`,
  looked: ({ seat, cards, count: all }, to) =>
    `${to.does(seat, 'просматривает', 'просматриваете')} чужой подвал, ${facesOrBacks(wordsAsObject, cards, all)}.`,
  lookedAtMoat: ({ seat, cards, count: all }, to) =>
    `${to.does(seat, 'просматривает', 'просматриваете')} свой ров, лицом вниз: ${facesOrBacks(words, cards, all)}.`,
  tookFromCellar: ({ seat, card }, to) =>
    `${to.does(seat, 'забирает', 'забираете')} карту ${cardName(card)} из чужого подвала.`,
  sankFromCellar: ({ seat, card }, to) =>
    to.isYou(seat)
      ? `Карта ${cardName(card)} уходит из вашего подвала в ров.`
      : `Карта ${cardName(card)} уходит из подвала в ров (${to.names[seat]}).`,
  showedHand: ({ seat, cards }, to) =>
    `${to.does(seat, 'показывает', 'показываете')} руку, ${facesOrBacks(wordsAsObject, cards)}.`,
  lostFromHand: ({ seat, cards }, to) =>
    cards.length === 0
      ? `${to.does(seat, 'ничего не теряет', 'ничего не теряете')}.`
      : `${to.does(seat, 'теряет', 'теряете')} в ров: ${cardsIn(words, cards)}.`,
  drawnIn: ({ characters }) => `Из города в замок: ${people(characters)}.`,
  sentBack: ({ characters }) => `Обратно в город: ${people(characters)}.`,
  chosePass: ({ seat }, to) => `${to.does(seat, 'пропускает', 'пропускаете')} действие.`,
  laidToHide: ({ seat, character, cards }, to) =>
    `${to.does(seat, 'пытается', 'пытаетесь')} спрятать ${characterAsObject(character)}: ${cardsIn(words, cards)}.`,
  replaced: ({ seat, card }, to) => `${to.does(seat, 'выкладывает', 'выкладываете')} взамен карту ${cardName(card)}.`,
  failedToHide: ({ character }) => `${characterName(character)} остаётся: спрятать не удалось.`,
  hid: ({ character }) => `${characterName(character)} исчезает в самом низу города.`,
  laidHolyWater: ({ seat, character, cards }, to) =>
    `${to.does(seat, 'испытывает', 'испытываете')} святой водой ${characterAsObject(character)}: ${cardsIn(words, cards)}.`,
  denied: ({ character }) => `${characterName(character)}: ничего не выяснилось.`,
  confirmed: ({ character }) => `${characterName(character)} — человек.`,
  declinedFollowUp: ({ seat }, to) => `${to.does(seat, 'не атакует', 'не атакуете')}.`,
  attacked: ({ seat, attacker, defender }, to) =>
    `${to.does(seat, 'начинает', 'начинаете')} бой: ${characterName(attacker)} атакует ${characterAsObject(defender)}.`,
  laid: ({ seat, side, cards }, to) =>
    cards.length === 0
      ? `${to.does(seat, 'ничего не выкладывает', 'ничего не выкладываете')}.`
      : `${to.does(seat, 'выкладывает', 'выкладываете')} (${words.sides[side]}): ${cardsIn(words, cards)}.`,
  compared: ({ round, attack, defence }) => `Раунд ${round}: атака ${attack}, защита ${defence}.`,
  stopped: ({ seat }, to) => `${to.does(seat, 'прекращает', 'прекращаете')} бой.`,
  combatEnded: () => 'Бой окончен.',
  died: ({ character, isVampire }) => `${characterName(character)} гибнет: это ${isVampire ? 'вампир' : 'человек'}.`,
  broughtBack: ({ character }) => `${characterName(character)} спасается от гибели.`,
  shuffledCity: ({ character }) => `${characterName(character)} теряется в городе.`,
  entered: ({ character }) => `${characterName(character)} входит в замок.`,
  returned: ({ character }) => `${characterName(character)} возвращается из вылазки.`,
  resigned: ({ seat }, to) => `${to.does(seat, 'сдаётся', 'сдаётесь')}.`,
  opened: ({ all }, to) => {
    const hands = all.hands.map(
      (hand, seat) => `${to.isYou(seat) ? 'у вас' : to.names[seat]} — ${cardsIn(words, hand) || words.empty}`,
    );
    return `Всё открыто. На руках: ${hands.join('; ')}.`;
  },
};

function target(card: number, on: number, as: number, isYours: boolean): string {
  if (on < 0) return '';
  if (namedBy(card) === 'card') return ` против карты ${cardName(on)}`;
  if (namedBy(card) === 'type') return ` и ${isYours ? 'называете' : 'называет'} тип «${typeIn(words, on)}»`;
  return ` на ${characterAsObject(on)}${as >= 0 ? ` (${words.sides[as as 0 | 1]})` : ''}`;
}

export const recap: Recap = {
  drew: (cards) => `добор ${cards}`,
  discarded: (cards) => `сброс ${cards}`,
};

export const results: Results = {
  endings: {
    'vampires-dead': (winner) => `Все три вампира мертвы. Победа: ${winner}.`,
    'humans-dead': (winner) => `Все шестеро людей мертвы. Победа: ${winner}.`,
    conquest: (winner) => `Замок захвачен тремя разоблачёнными вампирами. Победа: ${winner}.`,
    points: (winner) => `Карт больше нет ни у кого. Победа по очкам: ${winner}.`,
    resigned: (winner) => `Соперник сдался. Победа: ${winner}.`,
  },
  draw: 'Карт больше нет ни у кого, очков поровну: ничья, побеждают оба.',
  points: (human, vampire) => `Люди — ${count(human, POINTS)}, вампиры — ${count(vampire, POINTS)}.`,
  vampires: (characters) => `Вампиры: ${people(characters)}.`,
  trusted: (characters) => `Проверенные люди: ${people(characters)}.`,
};
