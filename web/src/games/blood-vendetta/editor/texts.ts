import type { Locale } from '@duskhall/kernel';

export interface EditorWords {
  cards: (count: number, seats: number) => string;
  fewer: (role: string) => string;
  more: (role: string) => string;
  plain: string;
  fine: string;
  /** Leads to the rulebook. */
  ofSet: string;
  warnings: string;
  balance: string;
  evening: string;
  finer: string;
  timers: string;
  timersHelp: string;
}

export const EDITOR: { readonly [locale in Locale]: EditorWords } = {
  en: {
    cards: (count, seats) => `${count} cards for ${seats} players`,
    fewer: (role) => `One fewer: ${role}`,
    more: (role) => `One more: ${role}`,
    plain: 'without power',
    fine: 'This set can be played.',
    ofSet: 'The roles of this set, in the rulebook',
    warnings: 'Worth a second thought',
    balance: 'Balance',
    evening: 'The evening',
    finer: 'Finer points',
    timers: 'Timers',
    timersHelp: 'In seconds; 0 means no limit.',
  },
  ru: {
    cards: (count, seats) => `Карт: ${count}, игроков: ${seats}`,
    fewer: (role) => `Убрать карту: ${role}`,
    more: (role) => `Добавить карту: ${role}`,
    plain: 'без способности',
    fine: 'Этим набором можно играть.',
    ofSet: 'Роли этого набора в правилах',
    warnings: 'Стоит подумать ещё раз',
    balance: 'Равновесие',
    evening: 'Вечер',
    finer: 'Тонкости',
    timers: 'Таймеры',
    timersHelp: 'В секундах; 0 — без ограничения.',
  },
  fr: {
    cards: (count, seats) => `${count} cartes pour ${seats} joueurs`,
    fewer: (role) => `Retirer une carte : ${role}`,
    more: (role) => `Ajouter une carte : ${role}`,
    plain: 'sans pouvoir',
    fine: 'On peut jouer avec ces rôles.',
    ofSet: 'Les rôles de cette sélection, dans les règles',
    warnings: 'À reconsidérer',
    balance: 'Équilibre',
    evening: 'La soirée',
    finer: 'Détails',
    timers: 'Minuteries',
    timersHelp: 'En secondes ; 0 : sans limite.',
  },
};
