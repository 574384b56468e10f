import { DEMON } from '../../cards/index.ts';
import { cardsIn, countsOf, creaturesIn } from '../card-lists.ts';
import type { Catalogue, Events, Results } from '../catalogue.ts';
import { cardName, count, creatureName, ofType, typeName, VILLAGERS_AS_OBJECT, words } from './words.ts';

const POINTS_EACH = { one: 'очку', few: 'очка', many: 'очков' };
const CARDS_OF = { one: 'карты', few: 'карт', many: 'карт' };

export const events: Events = {
  began: ({ order, starts }, to) => {
    const villages = starts.map((card, seat) => `${to.isYou(seat) ? 'у вас' : to.names[seat]} — ${cardName(card)}`);
    return `Игра начинается. Порядок атак: ${[DEMON, ...order].map(typeName).join(', ')}. Стартовые деревни: ${villages.join('; ')}.`;
  },
  roundBegan: ({ round }) => `Начинается раунд ${round}; карты передаются ${round === 1 ? 'налево' : 'направо'}.`,
  gotHand: ({ seat, cards }, to) => `${to.does(seat, 'смотрит', 'смотрите')} карты: ${cardsIn(words, cards)}.`,
  revealed: ({ seat, card }, to) => `${to.does(seat, 'оставляет', 'оставляете')} себе карту ${cardName(card)}.`,
  built: ({ seat, card, gained }, to) =>
    `${to.does(seat, 'кладёт', 'кладёте')} карту ${cardName(card)}${gained > 0 ? `: +${words.villagers(gained)}` : ''}.`,
  moved: ({ seat, changes }, to) => {
    const parts = changes.map(({ card, by }) => `${cardName(card)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`);
    return `${to.does(seat, 'перемещает', 'перемещаете')} жителей: ${parts.join(', ')}.`;
  },
  drew: ({ seat, creatures }, to) =>
    `${to.does(seat, 'берёт', 'берёте')} существ: ${creaturesIn(words, countsOf(creatures))}.`,
  gave: ({ seat, left, right, kept }, to) => {
    const seats = to.names.length;
    const [toLeft, toRight] = [1, seats - 1].map((step) => {
      const other = (seat + step) % seats;
      return to.isYou(other) ? 'вам' : `игроку ${to.names[other]}`;
    });
    const gifts =
      seats === 2
        ? `${toLeft} — ${words.list([left, right].map(creatureName))}`
        : `${toLeft} — ${creatureName(left)}, ${toRight} — ${creatureName(right)}`;
    return `${to.does(seat, 'раздаёт', 'раздаёте')} существ: ${gifts}, себе — ${creatureName(kept)}.`;
  },
  demonActed: ({ seat, demon, deed, card, creature }, to) => {
    const deeds = {
      hero: () => `гибнет герой ${cardName(card)}`,
      plague: () => 'чума уносит жителей',
      ruin: () => `здание ${cardName(card)} разорено`,
      lure: () => `от ${to.isYou(seat) ? 'вашего ' : ''}соседа справа приходит ${creatureName(creature)}`,
      nothing: () => 'ничего не происходит',
    };
    return `${creatureName(demon)} в ${to.isYou(seat) ? 'вашей деревне' : `деревне игрока ${to.names[seat]}`}: ${deeds[deed]()}.`;
  },
  threatened: ({ seat, attack }, to) =>
    `${to.isYou(seat) ? 'Вашей деревне' : `Деревне игрока ${to.names[seat]}`} грозят: ${attack.map((sum, type) => `${typeName(type)} ${sum}`).join(', ')}.`,
  attackBegan: ({ attacker }) => `Нападают ${typeName(attacker)}.`,
  breached: ({ seat, attacker, attack, defence }, to) =>
    `В ${to.isYou(seat) ? 'вашу деревню' : `деревню игрока ${to.names[seat]}`} врываются ${typeName(attacker)}: ${attack} против ${defence}.`,
  fell: ({ seat, card, villagers }, to) =>
    `${to.does(seat, 'теряет', 'теряете')} карту ${cardName(card)}${villagers > 0 ? ` и ${count(villagers, VILLAGERS_AS_OBJECT)}` : ''}.`,
  slew: ({ seat, creature }, to) => `${to.does(seat, 'уничтожает', 'уничтожаете')} существо ${creatureName(creature)}.`,
  repelled: ({ seat, attacker, attack, defence }, to) =>
    `${to.does(seat, 'отбивает', 'отбиваете')} атаку ${ofType(attacker)}: ${attack} против ${defence}.`,
  roundEnded: ({ round }) => `Раунд ${round} окончен.`,
};

export const recap: Catalogue['recap'] = {
  laying: (step) => `карта ${step}`,
};

export const results: Results = {
  won: (winner, points) => `Победа (${words.points(points)}): ${winner}.`,
  wonByCards: (winner, points, cards) =>
    `Победа (${words.points(points)}): ${winner}. При равенстве очков у других меньше ${count(cards, CARDS_OF)}.`,
  shared: (winners, points) => `Победу делят ${words.list(winners)}: по ${count(points, POINTS_EACH)}.`,
  line: (name, { villagers, creatures, points, cards }) =>
    `${name} — ${words.points(points)} (${words.villagers(villagers)}, ${words.creatures(creatures)}), ${words.cards(cards)}`,
};
