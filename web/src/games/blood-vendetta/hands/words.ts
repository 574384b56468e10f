import type { Locale } from '@duskhall/kernel';

/** The texts of a shared device on the table. */
export interface HandsWords {
  whoAccuses: string;
  whomAccuses(name: string): string;
  endDebate: string;
  endDebateSure: string;
  raise: string;
  count(ayes: number): string;
  votesFor(name: string): string;
  isDone(name: string): string;
  waits: string;
  since: string;
}

export const HANDS: { readonly [locale in Locale]: HandsWords } = {
  en: {
    whoAccuses: 'Who accuses? Tap the name.',
    whomAccuses: (name) => `${name} accuses …`,
    endDebate: 'End the debate',
    endDebateSure: 'End it: everybody is ready',
    raise: 'Hands up for the execution! Tap those who raise theirs.',
    count: (ayes) => `Count the hands: ${ayes}`,
    votesFor: (name) => `${name} votes for …`,
    isDone: (name) => `${name} has spoken`,
    waits: 'The bots are thinking.',
    since: 'Time since it began',
  },
  ru: {
    whoAccuses: 'Кто обвиняет? Коснитесь имени.',
    whomAccuses: (name) => `${name} обвиняет …`,
    endDebate: 'Закончить споры',
    endDebateSure: 'Закончить: все готовы',
    raise: 'Кто за казнь? Коснитесь имён тех, кто поднял руку.',
    count: (ayes) => `Сосчитать руки: ${ayes}`,
    votesFor: (name) => `${name} голосует за …`,
    isDone: (name) => `${name}: речь окончена`,
    waits: 'Боты думают.',
    since: 'Прошло времени',
  },
  fr: {
    whoAccuses: 'Qui accuse ? Touchez son nom.',
    whomAccuses: (name) => `${name} accuse…`,
    endDebate: 'Clore le débat',
    endDebateSure: 'Clore : tout le monde est prêt',
    raise: 'Qui est pour l’exécution ? Touchez les noms de ceux qui lèvent la main.',
    count: (ayes) => `Compter les mains : ${ayes}`,
    votesFor: (name) => `${name} vote pour…`,
    isDone: (name) => `${name} a parlé`,
    waits: 'Les bots réfléchissent.',
    since: 'Temps écoulé',
  },
};
