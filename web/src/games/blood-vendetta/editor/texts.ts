import type { Locale } from '@duskhall/kernel';

export interface EditorWords {
  set: string;
  cards: (count: number, seats: number) => string;
  fewer: (role: string) => string;
  more: (role: string) => string;
  plain: string;
  own: string;
  fine: string;
  warnings: string;
  balance: string;
  fair: string;
  forVampires: (points: number) => string;
  againstVampires: (points: number) => string;
  evening: string;
  finer: string;
  timers: string;
  timersHelp: string;
}

export const EDITOR: { readonly [locale in Locale]: EditorWords } = {
  en: {
    set: 'Roles',
    cards: (count, seats) => `${count} cards for ${seats} players`,
    fewer: (role) => `One fewer: ${role}`,
    more: (role) => `One more: ${role}`,
    plain: 'without power',
    own: 'Change this set',
    fine: 'This set can be played.',
    warnings: 'Worth a second thought',
    balance: 'Balance',
    fair: 'About as fair as the recommended set.',
    forVampires: (points) => `About ${points} points of a hundred better for the vampires than the recommended set.`,
    againstVampires: (points) => `About ${points} points of a hundred worse for the vampires than the recommended set.`,
    evening: 'The evening',
    finer: 'Finer points',
    timers: 'Timers',
    timersHelp: 'In seconds; 0 means no limit.',
  },
  ru: {
    set: 'Роли',
    cards: (count, seats) => `Карт: ${count}, игроков: ${seats}`,
    fewer: (role) => `Убрать карту: ${role}`,
    more: (role) => `Добавить карту: ${role}`,
    plain: 'без способности',
    own: 'Изменить этот набор',
    fine: 'Этим набором можно играть.',
    warnings: 'Стоит подумать ещё раз',
    balance: 'Равновесие',
    fair: 'Примерно так же честно, как в рекомендованном наборе.',
    forVampires: (points) => `Вампирам легче, чем в рекомендованном наборе, примерно на ${points} из ста.`,
    againstVampires: (points) => `Вампирам труднее, чем в рекомендованном наборе, примерно на ${points} из ста.`,
    evening: 'Вечер',
    finer: 'Тонкости',
    timers: 'Таймеры',
    timersHelp: 'В секундах; 0 — без ограничения.',
  },
  fr: {
    set: 'Rôles',
    cards: (count, seats) => `${count} cartes pour ${seats} joueurs`,
    fewer: (role) => `Retirer une carte : ${role}`,
    more: (role) => `Ajouter une carte : ${role}`,
    plain: 'sans pouvoir',
    own: 'Modifier ce jeu de rôles',
    fine: 'On peut jouer avec ces rôles.',
    warnings: 'À bien réfléchir',
    balance: 'Équilibre',
    fair: 'À peu près aussi équitable que les rôles conseillés.',
    forVampires: (points) =>
      `Environ ${points} points sur cent de mieux pour les vampires qu’avec les rôles conseillés.`,
    againstVampires: (points) =>
      `Environ ${points} points sur cent de moins pour les vampires qu’avec les rôles conseillés.`,
    evening: 'La soirée',
    finer: 'Détails',
    timers: 'Minuteries',
    timersHelp: 'En secondes ; 0 : sans limite.',
  },
};
