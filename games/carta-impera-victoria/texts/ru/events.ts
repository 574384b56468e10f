import { cardsIn, facesOrBacks } from '../card-lists.ts';
import type { Events, Results } from '../catalogue.ts';
import { cardAsObject, count, domainAsObject, effectName, ofDomain, words, wordsAsObject } from './words.ts';

const POINTS = { one: 'очко', few: 'очка', many: 'очков' };
const POINTS_EACH = { ...POINTS, one: 'очку' };
const ROUNDS = { one: 'раунд', few: 'раунда', many: 'раундов' };

export const events: Events = {
  began: ({ first }, names) => `Игра начинается. Первый игрок — ${names[first]}.`,
  gotPack: ({ seat, cards }, names) =>
    cards.length > 0 ? `${names[seat]} получает набор: ${cardsIn(words, cards)}.` : '',
  picked: ({ seat, cards }, names) =>
    `${names[seat]} оставляет себе ${cards.length > 0 ? cards.map(cardAsObject).join(', ') : 'карту'}.`,
  centred: ({ seat, card }, names) => `${names[seat]} выкладывает ${cardAsObject(card)} в центр.`,
  tookFromCentre: ({ seat, card }, names) => `${names[seat]} берёт ${cardAsObject(card)} из центра.`,
  turnBegan: ({ seat }, names) => `${names[seat]} начинает ход.`,
  skippedPlay: ({ seat }, names) => `${names[seat]} не может разыграть карту.`,
  played: ({ seat, card }, names) => `${names[seat]} разыгрывает ${cardAsObject(card)}.`,
  usedEffect: ({ seat, effect }, names) => `${names[seat]} применяет эффект ${effectName(effect)}.`,
  discardedFromHand: ({ seat, card }, names) => `${names[seat]} сбрасывает ${cardAsObject(card)} с руки.`,
  discardedFromArea: ({ seat, card }, names) => `${names[seat]} сбрасывает ${cardAsObject(card)} из игровой зоны.`,
  retrieved: ({ seat, card }, names) => `${names[seat]} возвращает ${cardAsObject(card)} на руку.`,
  recovered: ({ seat, card }, names) => `${names[seat]} берёт ${cardAsObject(card)} из сброса.`,
  drew: ({ seat, cards, ages }, names) => `${names[seat]} добирает ${facesOrBacks(wordsAsObject, cards, ages)}.`,
  tookHand: ({ seat, target, cards, ages }, names) =>
    ages.some((some) => some > 0)
      ? `${names[seat]} забирает руку игрока ${names[target]} — ${facesOrBacks(wordsAsObject, cards, ages)}.`
      : `${names[seat]} забирает руку игрока ${names[target]}, но она пуста.`,
  gaveBack: ({ seat, target, cards, ages }, names) =>
    `${names[seat]} отдаёт игроку ${names[target]} ${facesOrBacks(wordsAsObject, cards, ages)}.`,
  laidEmbargo: ({ seat, target, domain }, names) =>
    seat === target
      ? `${names[seat]} накладывает Эмбарго на собственную ${domainAsObject(domain)}.`
      : `${names[seat]} накладывает Эмбарго на ${domainAsObject(domain)} игрока ${names[target]}.`,
  laidDemocracy: ({ seat, target, domain }, names) =>
    seat === target
      ? `${names[seat]} кладёт Демократию на собственную ${domainAsObject(domain)}.`
      : `${names[seat]} кладёт Демократию на ${domainAsObject(domain)} игрока ${names[target]}.`,
  embargoEnded: ({ seat, domain }, names) => `Эмбарго на ${domainAsObject(domain)} игрока ${names[seat]} снято.`,
  copied: ({ seat, source, effect, isOnlyCoin }, names) =>
    isOnlyCoin
      ? `${names[seat]} кладёт жетон на Религию игрока ${names[source]}.`
      : `${names[seat]} копирует эффект ${effectName(effect)} игрока ${names[source]}.`,
  coinReturned: ({ seat }, names) => `${names[seat]} теряет первенство в Культуре: жетон возвращается на стол.`,
  deckRanOut: ({ seat }, names) => `${names[seat]} берёт последнюю карту колоды: начинается последний раунд.`,
  opened: ({ hands }, names) => {
    const shown = hands.map((hand, seat) => `${names[seat]} — ${cardsIn(words, hand) || words.empty}`);
    return `Все скрытые карты открыты. На руках: ${shown.join('; ')}.`;
  },
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
