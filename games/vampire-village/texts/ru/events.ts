import { DEMON } from '../../cards/index.ts';
import { cardsIn, countsOf, creaturesIn } from '../card-lists.ts';
import type { Events, Results } from '../catalogue.ts';
import { cardName, count, creatureName, ofType, typeName, VILLAGERS_AS_OBJECT, words } from './words.ts';

const POINTS_EACH = { one: 'очку', few: 'очка', many: 'очков' };
const CARDS_OF = { one: 'карты', few: 'карт', many: 'карт' };

export const events: Events = {
  began: ({ order, starts }, names) => {
    const villages = starts.map((card, seat) => `${names[seat]} — ${cardName(card)}`);
    return `Игра начинается. Порядок атак: ${[DEMON, ...order].map(typeName).join(', ')}. Стартовые деревни: ${villages.join('; ')}.`;
  },
  roundBegan: ({ round }) => `Начинается раунд ${round}; карты передаются ${round === 1 ? 'налево' : 'направо'}.`,
  gotHand: ({ seat, cards }, names) => `${names[seat]} смотрит карты: ${cardsIn(words, cards)}.`,
  revealed: ({ seat, card }, names) => `${names[seat]} оставляет себе карту ${cardName(card)}.`,
  built: ({ seat, card, gained }, names) =>
    `${names[seat]} кладёт карту ${cardName(card)}${gained > 0 ? `: +${words.villagers(gained)}` : ''}.`,
  moved: ({ seat, changes }, names) => {
    const parts = changes.map(({ card, by }) => `${cardName(card)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`);
    return `${names[seat]} перемещает жителей: ${parts.join(', ')}.`;
  },
  drew: ({ seat, creatures }, names) => `${names[seat]} берёт существ: ${creaturesIn(words, countsOf(creatures))}.`,
  gave: ({ seat, left, right, kept }, names) => {
    const [toLeft, toRight] = [names[(seat + 1) % names.length], names[(seat + names.length - 1) % names.length]];
    const gifts =
      toLeft === toRight
        ? `${toLeft} — ${words.list([left, right].map(creatureName))}`
        : `${toLeft} — ${creatureName(left)}, ${toRight} — ${creatureName(right)}`;
    return `${names[seat]} раздаёт существ: ${gifts}, себе — ${creatureName(kept)}.`;
  },
  demonActed: ({ seat, demon, deed, card, creature }, names) => {
    const deeds = {
      hero: () => `гибнет герой ${cardName(card)}`,
      plague: () => 'чума уносит жителей',
      ruin: () => `здание ${cardName(card)} разорено`,
      lure: () => `от соседа справа приходит ${creatureName(creature)}`,
      nothing: () => 'ничего не происходит',
    };
    return `${creatureName(demon)} в деревне игрока ${names[seat]}: ${deeds[deed]()}.`;
  },
  threatened: ({ seat, attack }, names) =>
    `Деревне игрока ${names[seat]} грозят: ${attack.map((sum, type) => `${typeName(type)} ${sum}`).join(', ')}.`,
  attackBegan: ({ attacker }) => `Нападают ${typeName(attacker)}.`,
  breached: ({ seat, attacker, attack, defence }, names) =>
    `В деревню игрока ${names[seat]} врываются ${typeName(attacker)}: ${attack} против ${defence}.`,
  fell: ({ seat, card, villagers }, names) =>
    `${names[seat]} теряет карту ${cardName(card)}${villagers > 0 ? ` и ${count(villagers, VILLAGERS_AS_OBJECT)}` : ''}.`,
  slew: ({ seat, creature }, names) => `${names[seat]} уничтожает существо ${creatureName(creature)}.`,
  repelled: ({ seat, attacker, attack, defence }, names) =>
    `${names[seat]} отбивает атаку ${ofType(attacker)}: ${attack} против ${defence}.`,
  roundEnded: ({ round }) => `Раунд ${round} окончен.`,
};

export const results: Results = {
  won: (winner, points) => `Победа (${words.points(points)}): ${winner}.`,
  wonByCards: (winner, points, cards) =>
    `Победа (${words.points(points)}): ${winner}. При равенстве очков у других меньше ${count(cards, CARDS_OF)}.`,
  shared: (winners, points) => `Победу делят ${words.list(winners)}: по ${count(points, POINTS_EACH)}.`,
  line: (name, { villagers, creatures, points, cards }) =>
    `${name} — ${words.points(points)} (${words.villagers(villagers)}, ${words.creatures(creatures)}), ${words.cards(cards)}`,
};
