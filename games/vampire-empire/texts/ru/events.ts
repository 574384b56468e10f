import { cardsIn, facesOrBacks, typeIn } from '../card-lists.ts';
import type { Events, Results } from '../catalogue.ts';
import { namedBy } from '../questions.ts';
import { cardName, cardsAsObject, characterAsObject, characterName, count, words, wordsAsObject } from './words.ts';

const POINTS = { one: 'очко', few: 'очка', many: 'очков' };
const WHY = { cost: 'платит', pass: 'отдаёт' };
const people = (characters: readonly number[]): string => words.list(characters.map(characterName));

export const events: Events = {
  began: ({ vampire }, names) =>
    `Игра начинается. За вампиров играет ${names[vampire]}, охотится на них ${names[1 - vampire]}.`,
  dealt: ({ seat, cards, count: all }, names) => `${names[seat]} получает ${facesOrBacks(wordsAsObject, cards, all)}.`,
  drewTokens: ({ seat, characters }, names) =>
    characters.length === 0
      ? `${names[seat]} тайно смотрит жетоны.`
      : `${names[seat]} тайно видит: ${people(characters)} (${characters.length === 3 ? 'вампиры' : 'люди'}).`,
  turnBegan: ({ seat, turn }, names) => `Ход ${turn}: ${names[seat]}.`,
  turnSkipped: ({ seat }, names) => `${names[seat]} остаётся без карт и пропускает ход.`,
  exchanged: ({ seat, toMoat, toCellar }, names) =>
    toMoat + toCellar === 0
      ? `${names[seat]} ничего не сбрасывает.`
      : `${names[seat]} сбрасывает ${cardsAsObject(toMoat)} в ров и ${toCellar} в подвал.`,
  discardedToCellar: ({ cards }) => (cards.length === 0 ? '' : `В подвал: ${cardsIn(words, cards)}.`),
  discardedToMoat: ({ seat, why, cards, count: all }, names) => {
    if (why === 'exchange') return cards.length === 0 ? '' : `В ров: ${cardsIn(words, cards)}.`;
    return `${names[seat]} ${WHY[why]} ${facesOrBacks(wordsAsObject, cards, all)}.`;
  },
  drew: ({ seat, cards, count: all }, names) => `${names[seat]} берёт ${facesOrBacks(wordsAsObject, cards, all)}.`,
  recycledCellar: ({ seat, count: all }, names) =>
    `Колода закончилась (${names[seat]}): колодой становится подвал, ${words.cardCount(all)}.`,
  revealed: ({ character }) => `${characterName(character)} — разоблачённый вампир.`,
  revealedNobody: ({ seat }, names) => `${names[seat]} никого не разоблачает.`,
  passed: ({ seat }, names) => `${names[seat]} пасует.`,
  played: ({ seat, card, on, as }, names) =>
    `${names[seat]} разыгрывает карту ${cardName(card)}${target(card, on, as)}.`,
  cancelled: ({ card }) => `Карта ${cardName(card)} отменена.`,
  marked: ({ character, as, amount }) =>
    `${characterName(character)} получает маркер: ${words.sides[as as 0 | 1]} +${amount}.`,
  setAside: ({ character }) => `${characterName(character)} уходит в тайную вылазку.`,
  blessed: ({ seat, cards }, names) => `${names[seat]} замешивает в колоду: ${cardsIn(words, cards)}.`,
  looked: ({ seat, cards, count: all }, names) =>
    `${names[seat]} просматривает чужой подвал, ${facesOrBacks(wordsAsObject, cards, all)}.`,
  lookedAtMoat: ({ seat, cards, count: all }, names) =>
    `${names[seat]} просматривает свой ров, закрытые карты: ${facesOrBacks(words, cards, all)}.`,
  tookFromCellar: ({ seat, card }, names) => `${names[seat]} забирает карту ${cardName(card)} из чужого подвала.`,
  sankFromCellar: ({ seat, card }, names) => `Карта ${cardName(card)} уходит из подвала в ров (${names[seat]}).`,
  showedHand: ({ seat, cards }, names) => `${names[seat]} показывает руку, ${facesOrBacks(wordsAsObject, cards)}.`,
  lostFromHand: ({ seat, cards }, names) =>
    cards.length === 0 ? `${names[seat]} ничего не теряет.` : `${names[seat]} теряет в ров: ${cardsIn(words, cards)}.`,
  drawnIn: ({ characters }) => `Из города в замок: ${people(characters)}.`,
  sentBack: ({ characters }) => `Обратно в город: ${people(characters)}.`,
  chosePass: ({ seat }, names) => `${names[seat]} пропускает действие.`,
  laidToHide: ({ seat, character, cards }, names) =>
    `${names[seat]} пытается спрятать ${characterAsObject(character)}: ${cardsIn(words, cards)}.`,
  replaced: ({ seat, card }, names) => `${names[seat]} выкладывает взамен карту ${cardName(card)}.`,
  failedToHide: ({ character }) => `${characterName(character)} остаётся: спрятать не удалось.`,
  hid: ({ character }) => `${characterName(character)} исчезает в самом низу города.`,
  laidHolyWater: ({ seat, character, cards }, names) =>
    `${names[seat]} испытывает святой водой ${characterAsObject(character)}: ${cardsIn(words, cards)}.`,
  denied: ({ character }) => `${characterName(character)}: ничего не выяснилось.`,
  confirmed: ({ character }) => `${characterName(character)} — человек.`,
  declinedFollowUp: ({ seat }, names) => `${names[seat]} не атакует.`,
  attacked: ({ seat, attacker, defender }, names) =>
    `${names[seat]} начинает бой: ${characterName(attacker)} атакует ${characterAsObject(defender)}.`,
  laid: ({ seat, side, cards }, names) =>
    cards.length === 0
      ? `${names[seat]} ничего не выкладывает.`
      : `${names[seat]} выкладывает (${words.sides[side]}): ${cardsIn(words, cards)}.`,
  compared: ({ round, attack, defence }) => `Раунд ${round}: атака ${attack}, защита ${defence}.`,
  stopped: ({ seat }, names) => `${names[seat]} прекращает бой.`,
  combatEnded: () => 'Бой окончен.',
  died: ({ character, isVampire }) => `${characterName(character)} гибнет: это ${isVampire ? 'вампир' : 'человек'}.`,
  broughtBack: ({ character }) => `${characterName(character)} спасается от гибели.`,
  shuffledCity: ({ character }) => `${characterName(character)} теряется в городе.`,
  entered: ({ character }) => `${characterName(character)} входит в замок.`,
  returned: ({ character }) => `${characterName(character)} возвращается из вылазки.`,
  resigned: ({ seat }, names) => `${names[seat]} сдаётся.`,
  opened: ({ all }, names) => {
    const hands = all.hands.map((hand, seat) => `${names[seat]} — ${cardsIn(words, hand) || words.empty}`);
    return `Всё открыто. На руках: ${hands.join('; ')}.`;
  },
};

function target(card: number, on: number, as: number): string {
  if (on < 0) return '';
  if (namedBy(card) === 'card') return ` против карты ${cardName(on)}`;
  if (namedBy(card) === 'type') return ` и называет тип «${typeIn(words, on)}»`;
  return ` на ${characterAsObject(on)}${as >= 0 ? ` (${words.sides[as as 0 | 1]})` : ''}`;
}

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
