/** VE-4.12.1: when a support card may be played. */
export const TIMINGS = ['main', 'combat lay', 'combat interrupt', 'response', 'death'] as const;
export type Timing = (typeof TIMINGS)[number];

/**
 * A card is its id and its origin deck, so copies share a number and cannot be tracked through a shuffle (VE-2.9,
 * VE-8.3). The number never changes: records, views and moves refer to the card by it. The order of a table means
 * nothing; a new card takes the next free number.
 */
export type Card = number;
export interface CardKind {
  readonly number: Card;
  /** A support card: when it may be played, and the rule of its effect. */
  readonly timing?: Timing;
  readonly rule?: string;
}

/** VE-2.4, VE-2.6 */
export const HUMAN_CARDS = {
  garlic: { number: 0 },
  pitchfork: { number: 1 },
  musket: { number: 2 },
  candlestick: { number: 3 },
  'holy-bible': { number: 4 },
  relic: { number: 5 },
  dagger: { number: 6 },
  rapier: { number: 7 },
  pistol: { number: 8 },
  rosary: { number: 9 },
  'hunting-knife': { number: 10 },
  medallion: { number: 11 },
  'statue-of-saint': { number: 12 },
  'silver-bullets': { number: 13 },
  'aspen-stake': { number: 14 },
  'holy-water-1': { number: 15 },
  'holy-water-2': { number: 16 },
  'holy-water-3': { number: 17 },
  'secret-journey': { number: 18, timing: 'main', rule: 'VE-5.11' },
  'secret-passage': { number: 19, timing: 'combat interrupt', rule: 'VE-5.12' },
  chapel: { number: 20, timing: 'main', rule: 'VE-5.13' },
  herbalist: { number: 21, timing: 'death', rule: 'VE-5.14' },
  'crypt-opening': { number: 22, timing: 'main', rule: 'VE-5.15' },
  ostler: { number: 23, timing: 'main', rule: 'VE-5.10' },
  squire: { number: 24, timing: 'main', rule: 'VE-5.10' },
  novice: { number: 25, timing: 'main', rule: 'VE-5.10' },
  crucifix: { number: 26, timing: 'combat lay', rule: 'VE-5.9' },
  sacrifice: { number: 27, timing: 'response', rule: 'VE-5.16' },
} as const satisfies { [id: string]: CardKind };

/** VE-2.5, VE-2.7 */
export const VAMPIRE_CARDS = {
  garlic: { number: 28 },
  pitchfork: { number: 29 },
  musket: { number: 30 },
  candlestick: { number: 31 },
  'holy-bible': { number: 32 },
  relic: { number: 33 },
  dagger: { number: 34 },
  rapier: { number: 35 },
  pistol: { number: 36 },
  rosary: { number: 37 },
  'hunting-knife': { number: 38 },
  medallion: { number: 39 },
  raven: { number: 40 },
  hound: { number: 41 },
  'black-rooster': { number: 42 },
  'vampire-1': { number: 43 },
  'vampire-2': { number: 44 },
  'vampire-3': { number: 45 },
  'bat-form': { number: 46, timing: 'main', rule: 'VE-5.17' },
  'mist-form': { number: 47, timing: 'main', rule: 'VE-5.18' },
  hypnosis: { number: 48, timing: 'main', rule: 'VE-5.19' },
  regeneration: { number: 49, timing: 'death', rule: 'VE-5.20' },
  coffin: { number: 50, timing: 'main', rule: 'VE-5.21' },
  'kitchen-boy': { number: 51, timing: 'main', rule: 'VE-5.10' },
  'lady-in-waiting': { number: 52, timing: 'main', rule: 'VE-5.10' },
  organist: { number: 53, timing: 'main', rule: 'VE-5.10' },
  claws: { number: 54, timing: 'combat lay', rule: 'VE-5.9' },
  'im-not-a-vampire': { number: 55, timing: 'response', rule: 'VE-5.22' },
} as const satisfies { [id: string]: CardKind };
export type CardId = keyof typeof HUMAN_CARDS | keyof typeof VAMPIRE_CARDS;

/** What people call each card, in English, Russian and French; a card without its names does not compile. */
export const CARD_NAMES: { readonly [Id in CardId]: readonly [en: string, ru: string, fr: string] } = {
  garlic: ['Garlic', 'Чеснок', 'Ail'],
  pitchfork: ['Pitchfork', 'Вилы', 'Fourche'],
  musket: ['Musket', 'Мушкет', 'Mousquet'],
  candlestick: ['Candlestick', 'Подсвечник', 'Chandelier'],
  'holy-bible': ['Holy Bible', 'Библия', 'Sainte Bible'],
  relic: ['Relic', 'Реликвия', 'Relique'],
  dagger: ['Dagger', 'Кинжал', 'Dague'],
  rapier: ['Rapier', 'Рапира', 'Rapière'],
  pistol: ['Pistol', 'Пистолет', 'Pistolet'],
  rosary: ['Rosary', 'Чётки', 'Chapelet'],
  'hunting-knife': ['Hunting Knife', 'Охотничий нож', 'Couteau de chasse'],
  medallion: ['Medallion', 'Медальон', 'Médaillon'],
  'statue-of-saint': ['Statue of Saint', 'Фигурка святого', 'Statue de saint'],
  'silver-bullets': ['Silver Bullets', 'Серебряные пули', 'Balles en argent'],
  'aspen-stake': ['Aspen Stake', 'Осиновый кол', 'Pieu de tremble'],
  'holy-water-1': ['Holy Water I', 'Святая вода I', 'Eau bénite I'],
  'holy-water-2': ['Holy Water II', 'Святая вода II', 'Eau bénite II'],
  'holy-water-3': ['Holy Water III', 'Святая вода III', 'Eau bénite III'],
  'secret-journey': ['Secret Journey', 'Тайная вылазка', 'Voyage secret'],
  'secret-passage': ['Secret Passage', 'Тайный проход', 'Passage secret'],
  chapel: ['Chapel', 'Часовня', 'Chapelle'],
  herbalist: ['Herbalist', 'Лекарь', 'Herboriste'],
  'crypt-opening': ['Crypt Opening', 'Вскрытие склепа', 'Ouverture de la crypte'],
  ostler: ['Ostler', 'Конюх', 'Palefrenier'],
  squire: ['Squire', 'Сквайр', 'Écuyer'],
  novice: ['Novice', 'Послушник', 'Novice'],
  crucifix: ['Crucifix', 'Распятие', 'Crucifix'],
  sacrifice: ['Sacrifice', 'Жертвоприношение', 'Sacrifice'],
  raven: ['Raven', 'Ворон', 'Corbeau'],
  hound: ['Hound', 'Гончая', 'Chien de chasse'],
  'black-rooster': ['Black Rooster', 'Чёрный петух', 'Coq noir'],
  'vampire-1': ['Vampire I', 'Вампир I', 'Vampire I'],
  'vampire-2': ['Vampire II', 'Вампир II', 'Vampire II'],
  'vampire-3': ['Vampire III', 'Вампир III', 'Vampire III'],
  'bat-form': ['Bat Form', 'Обличье летучей мыши', 'Forme de chauve-souris'],
  'mist-form': ['Mist Form', 'Обличье тумана', 'Forme de brume'],
  hypnosis: ['Hypnosis', 'Гипноз', 'Hypnose'],
  regeneration: ['Regeneration', 'Регенерация', 'Régénération'],
  coffin: ['Coffin', 'Гроб', 'Cercueil'],
  'kitchen-boy': ['Kitchen Boy', 'Поварёнок', 'Marmiton'],
  'lady-in-waiting': ['Lady-in-Waiting', 'Придворная дама', 'Dame de compagnie'],
  organist: ['Organist', 'Органист', 'Organiste'],
  claws: ['Claws', 'Когти', 'Griffes'],
  'im-not-a-vampire': ['I’m Not a Vampire', 'Я не вампир', 'Je ne suis pas un vampire'],
};
