import { counter, type Locale, spacedAll } from '@duskhall/kernel';
import type { Honour } from '../../story/one-each.ts';

/** What is said in the beats of an evening, on its slides and on the cards before it. */
export interface ShowWords {
  /** The votes of a verdict. */
  execute(votes: number): string;
  spare(votes: number): string;
  condemned: string;
  spared: string;
  /** A day without a victim. */
  mercy: string;
  lastWords: string;
  howItWorks: string;
  next: string;
  back: string;
  /** Slides or cards. */
  place(at: number, of: number): string;
  skipAll: string;
  /** Leaves the slides for the whole story. */
  wholeStory: string;
  backToSlides: string;
  winners: string;
  whoWasWho: string;
  oneEach: string;
  decisive(round: number): string;
  suspicion: string;
  suspicionRight: string;
  suspicionWrong: string;
  again: string;
  ready(ready: number, all: number): string;
  howAgain: string;
  ambience: string;
  honours: { readonly [honour in Honour]: { title: string; text(value: number): string } };
}

const en = counter('en');
const ru = counter('ru');
const fr = counter('fr');
const times = (n: number) => (n === 1 ? 'once' : en(n, { one: 'time', other: 'times' }));
const raz = (n: number) => ru(n, { one: 'раз', few: 'раза', many: 'раз' });
const fois = (n: number) => fr(n, { one: 'fois', other: 'fois' });

export const SHOW: { readonly [locale in Locale]: ShowWords } = {
  en: {
    execute: (votes) => `Execute ${votes}`,
    spare: (votes) => `Spare ${votes}`,
    condemned: 'Condemned',
    spared: 'Spared',
    mercy: 'Nobody died',
    lastWords: 'Last words',
    howItWorks: 'How it works',
    next: 'Next',
    back: 'Back',
    place: (at, of) => `${at} of ${of}`,
    skipAll: 'Skip all',
    wholeStory: 'The whole story',
    backToSlides: 'Back to the slides',
    winners: 'The winners',
    whoWasWho: 'Who was who',
    oneEach: 'Something for everybody',
    decisive: (round) => `Round ${round} decided it`,
    suspicion: 'Who suspected whom',
    suspicionRight: 'rightly',
    suspicionWrong: 'wrongly',
    again: 'Again?',
    ready: (ready, all) => `${ready} of ${all} are in`,
    howAgain: 'Tap “Rematch” on your phone.',
    ambience: 'Sounds of the night',
    honours: {
      first: { title: 'First to fall', text: () => 'somebody had to open the evening' },
      spared: { title: 'Slips every noose', text: (n) => `stood trial and was spared ${times(n)}` },
      lucky: { title: 'Luckiest neck', text: (n) => `marked for death ${times(n)}, and it did not happen` },
      accuser: { title: 'Public prosecutor', text: (n) => `accused somebody ${times(n)}` },
      hard: { title: 'Heaviest hand', text: (n) => `voted to execute ${times(n)}` },
      soft: { title: 'Softest heart', text: (n) => `voted to spare ${times(n)}` },
      fickle: { title: 'Second thoughts', text: (n) => `took an accusation back ${times(n)}` },
      quiet: { title: 'Silence is golden', text: () => 'fewest words of all' },
      standing: { title: 'Still standing', text: () => 'there when the lights came on' },
      martyr: { title: 'Wronged by the town', text: (n) => `a vampire, executed by friends in night ${n}` },
      caught: { title: 'Caught in the end', text: (n) => `unmasked in night ${n}` },
      prey: { title: 'Gone too soon', text: (n) => `did not live to talk in night ${n}` },
      gone: { title: 'Left by the back door', text: () => 'the evening went on without them' },
    },
  },
  ru: {
    execute: (votes) => `Казнить: ${votes}`,
    spare: (votes) => `Пощадить: ${votes}`,
    condemned: 'Казнь',
    spared: 'Пощада',
    mercy: 'Все живы',
    lastWords: 'Последнее слово',
    howItWorks: 'Как играть',
    next: 'Дальше',
    back: 'Назад',
    place: (at, of) => `${at} из ${of}`,
    skipAll: 'Пропустить всё',
    wholeStory: 'Вся история',
    backToSlides: 'Назад к слайдам',
    winners: 'Победители',
    whoWasWho: 'Кто есть кто',
    oneEach: 'Каждому своё',
    decisive: (round) => `Всё решил круг ${round}`,
    suspicion: 'Кто кого подозревал',
    suspicionRight: 'верно',
    suspicionWrong: 'напрасно',
    again: 'Ещё партию?',
    ready: (ready, all) => `За: ${ready} из ${all}`,
    howAgain: 'Нажмите на телефоне «Ещё партию».',
    ambience: 'Звуки ночи',
    honours: {
      first: { title: 'Первая кровь', text: () => 'кто-то должен был открыть вечер' },
      spared: { title: 'Из петли сухим', text: (n) => `суд и пощада: ${raz(n)}` },
      lucky: { title: 'Счастливая шея', text: (n) => `за этой жизнью приходили ${raz(n)}, и зря` },
      accuser: { title: 'Главный прокурор', text: (n) => `обвинений: ${n}` },
      hard: { title: 'Тяжёлая рука', text: (n) => `голос за казнь: ${raz(n)}` },
      soft: { title: 'Доброе сердце', text: (n) => `голос за пощаду: ${raz(n)}` },
      fickle: { title: 'Семь раз отмерь', text: (n) => `обвинение взято назад: ${raz(n)}` },
      quiet: { title: 'Молчание — золото', text: () => 'меньше всех слов за вечер' },
      standing: { title: 'До самого конца', text: () => 'на ногах, когда зажёгся свет' },
      martyr: { title: 'Жертва ошибки', text: (n) => `вампира казнили свои, ночь ${n}` },
      caught: { title: 'Маска сорвана', text: (n) => `разоблачение, ночь ${n}` },
      prey: { title: 'Слишком рано', text: (n) => `без шанса сказать слово, ночь ${n}` },
      gone: { title: 'Уход по-английски', text: () => 'вечер пошёл своим чередом' },
    },
  },
  fr: spacedAll({
    execute: (votes) => `Exécuter : ${votes}`,
    spare: (votes) => `Épargner : ${votes}`,
    condemned: 'À mort',
    spared: 'Vie sauve',
    mercy: 'Personne n’est mort',
    lastWords: 'Dernières paroles',
    howItWorks: 'Comment on joue',
    next: 'Suite',
    back: 'Retour',
    place: (at, of) => `${at} sur ${of}`,
    skipAll: 'Tout passer',
    wholeStory: 'Toute l’histoire',
    backToSlides: 'Retour aux diapositives',
    winners: 'La victoire',
    whoWasWho: 'Qui était qui',
    oneEach: 'À chacun son prix',
    decisive: (round) => `Tout s’est joué au tour ${round}`,
    suspicion: 'Qui soupçonnait qui',
    suspicionRight: 'à raison',
    suspicionWrong: 'à tort',
    again: 'On remet ça ?',
    ready: (ready, all) => `${ready} sur ${all} en sont`,
    howAgain: 'Touchez « Revanche » sur votre téléphone.',
    ambience: 'Les bruits de la nuit',
    honours: {
      first: { title: 'Premier sang', text: () => 'il fallait bien ouvrir la soirée' },
      spared: { title: 'La corde a cassé', text: (n) => `procès et vie sauve : ${fois(n)}` },
      lucky: { title: 'Le cou le plus chanceux', text: (n) => `en danger de mort ${fois(n)}, et toujours là` },
      accuser: {
        title: 'Ministère public',
        text: (n) => `a porté ${fr(n, { one: 'accusation', other: 'accusations' })}`,
      },
      hard: { title: 'La main lourde', text: (n) => `a voté la mort ${fois(n)}` },
      soft: { title: 'Le cœur tendre', text: (n) => `a voté la grâce ${fois(n)}` },
      fickle: { title: 'Réflexion faite', text: (n) => `a retiré une accusation ${fois(n)}` },
      quiet: { title: 'Le silence est d’or', text: () => 'personne n’a moins parlé' },
      standing: { title: 'Toujours debout', text: () => 'encore là quand la lumière revient' },
      martyr: { title: 'Erreur judiciaire', text: (n) => `vampire, et pourtant à la potence la nuit ${n}` },
      caught: { title: 'Bas les masques', text: (n) => `l’exécution de la nuit ${n} a vu juste` },
      prey: { title: 'Trop tôt', text: (n) => `plus là pour parler la nuit ${n}` },
      gone: { title: 'À l’anglaise', text: () => 'la soirée a continué sans attendre' },
    },
  }),
};
