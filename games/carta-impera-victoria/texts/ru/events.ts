import type { Audience, Seat } from '@duskhall/kernel';
import type { Domain } from '../../cards/index.ts';
import { cardsIn, facesOrBacks } from '../card-lists.ts';
import type { Events, Recap, Results } from '../catalogue.ts';
import { cardAsObject, count, domainAsObject, effectName, ofDomain, words, wordsAsObject } from './words.ts';

const POINTS = { one: 'очко', few: 'очка', many: 'очков' };
const POINTS_EACH = { ...POINTS, one: 'очку' };
const ROUNDS = { one: 'раунд', few: 'раунда', many: 'раундов' };

const whose = (to: Audience, seat: Seat, domain: Domain): string =>
  to.isYou(seat) ? `вашу ${domainAsObject(domain)}` : `${domainAsObject(domain)} игрока ${to.names[seat]}`;

export const events: Events = {
  began: ({ first }, to) => `Игра начинается. Первый игрок — ${to.called(first)}.`,
  gotPack: ({ seat, cards }, to) =>
    cards.length > 0 ? `${to.does(seat, 'получает', 'получаете')} набор: ${cardsIn(words, cards)}.` : '',
  picked: ({ seat, cards }, to) =>
    `${to.does(seat, 'оставляет', 'оставляете')} себе ${cards.length > 0 ? cards.map(cardAsObject).join(', ') : 'карту'}.`,
  centred: ({ seat, card }, to) => `${to.does(seat, 'выкладывает', 'выкладываете')} ${cardAsObject(card)} в центр.`,
  tookFromCentre: ({ seat, card }, to) => `${to.does(seat, 'берёт', 'берёте')} ${cardAsObject(card)} из центра.`,
  turnBegan: ({ seat }, to) => `${to.does(seat, 'начинает', 'начинаете')} ход.`,
  skippedPlay: ({ seat }, to) => `${to.does(seat, 'не может', 'не можете')} разыграть карту.`,
  played: ({ seat, card }, to) => `${to.does(seat, 'разыгрывает', 'разыгрываете')} ${cardAsObject(card)}.`,
  usedEffect: ({ seat, effect }, to) => `${to.does(seat, 'применяет', 'применяете')} эффект ${effectName(effect)}.`,
  discardedFromHand: ({ seat, card }, to) =>
    `${to.does(seat, 'сбрасывает', 'сбрасываете')} ${cardAsObject(card)} с руки.`,
  discardedFromArea: ({ seat, card }, to) =>
    `${to.does(seat, 'сбрасывает', 'сбрасываете')} ${cardAsObject(card)} из игровой зоны.`,
  retrieved: ({ seat, card }, to) => `${to.does(seat, 'возвращает', 'возвращаете')} ${cardAsObject(card)} на руку.`,
  recovered: ({ seat, card }, to) => `${to.does(seat, 'берёт', 'берёте')} ${cardAsObject(card)} из сброса.`,
  drew: ({ seat, cards, ages }, to) =>
    `${to.does(seat, 'добирает', 'добираете')} ${facesOrBacks(wordsAsObject, cards, ages)}.`,
  tookHand: ({ seat, target, cards, ages }, to) =>
    ages.some((some) => some > 0)
      ? `${to.does(seat, 'забирает', 'забираете')} ${to.isYou(target) ? 'вашу руку' : `руку игрока ${to.names[target]}`} — ${facesOrBacks(wordsAsObject, cards, ages)}.`
      : `${to.does(seat, 'забирает', 'забираете')} ${to.isYou(target) ? 'вашу руку' : `руку игрока ${to.names[target]}`}, но она пуста.`,
  gaveBack: ({ seat, target, cards, ages }, to) =>
    `${to.does(seat, 'отдаёт', 'отдаёте')} ${to.isYou(target) ? 'вам' : `игроку ${to.names[target]}`} ${facesOrBacks(wordsAsObject, cards, ages)}.`,
  laidEmbargo: ({ seat, target, domain }, to) =>
    seat === target
      ? `${to.does(seat, 'накладывает', 'накладываете')} Эмбарго на собственную ${domainAsObject(domain)}.`
      : `${to.does(seat, 'накладывает', 'накладываете')} Эмбарго на ${whose(to, target, domain)}.`,
  laidDemocracy: ({ seat, target, domain }, to) =>
    seat === target
      ? `${to.does(seat, 'кладёт', 'кладёте')} Демократию на собственную ${domainAsObject(domain)}.`
      : `${to.does(seat, 'кладёт', 'кладёте')} Демократию на ${whose(to, target, domain)}.`,
  embargoEnded: ({ seat, domain }, to) => `Эмбарго на ${whose(to, seat, domain)} снято.`,
  copied: ({ seat, source, effect, isOnlyCoin }, to) =>
    isOnlyCoin
      ? `${to.does(seat, 'кладёт', 'кладёте')} жетон на ${to.isYou(source) ? 'вашу Религию' : `Религию игрока ${to.names[source]}`}.`
      : `${to.does(seat, 'копирует', 'копируете')} ${to.isYou(source) ? 'ваш ' : ''}эффект ${effectName(effect)}${to.isYou(source) ? '' : ` игрока ${to.names[source]}`}.`,
  coinReturned: ({ seat }, to) =>
    `${to.does(seat, 'теряет', 'теряете')} первенство в Культуре: жетон возвращается на стол.`,
  deckRanOut: ({ seat }, to) =>
    `${to.does(seat, 'берёт', 'берёте')} последнюю карту колоды: начинается последний раунд.`,
  opened: ({ hands }, to) => {
    const shown = hands.map(
      (hand, seat) => `${to.isYou(seat) ? 'у вас' : to.names[seat]} — ${cardsIn(words, hand) || words.empty}`,
    );
    return `Все скрытые карты открыты. На руках: ${shown.join('; ')}.`;
  },
};

export const recap: Recap = {
  turn: (seat, to) => (to.isYou(seat) ? 'Ваш ход' : `Ход: ${to.names[seat]}`),
  drew: (cards) => `добор ${cards}`,
  discarded: (cards) => `сброс ${cards}`,
};

export const results: Results = {
  hegemony: (winners) => `Моментальная победа: ${words.list(winners)}.`,
  majority: (winners, points) => `Победа большинством (${count(points, POINTS)}): ${words.list(winners)}.`,
  shared: (winners, points) => `Победу делят ${words.list(winners)}: по ${count(points, POINTS_EACH)}.`,
  deckUsedUp: 'Колода закончилась. Первенство в сферах:',
  stalled: (rounds) => `За ${count(rounds, ROUNDS)} из колоды не ушло ни одной карты. Первенство в сферах:`,
  nobody: 'ни у кого',
  points: (side, points) => `${side} — ${count(points, POINTS)}`,
  tieBreak: (domains) => `Равенство очков разрешено по картам ${words.list(domains.map(ofDomain))}.`,
};
