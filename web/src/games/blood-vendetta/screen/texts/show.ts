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
  howItWorks: string;
  next: string;
  back: string;
  /** Slides or cards. */
  place(at: number, of: number): string;
  skipAll: string;
  /** Leaves the slides for the whole story. */
  wholeStory: string;
  backToSlides: string;
  whoWasWho: string;
  oneEach: string;
  decisive(round: number): string;
  suspicion: string;
  suspicionRight: string;
  suspicionWrong: string;
  again: string;
  ready(ready: number, all: number): string;
  howAgain: string;
  honours: {
    readonly [honour in Honour]: {
      /** In turn, for several who have the same. */
      titles: readonly string[];
      text(value: number): string;
    };
  };
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
    howItWorks: 'How it works',
    next: 'Next',
    back: 'Back',
    place: (at, of) => `${at} of ${of}`,
    skipAll: 'Skip all',
    wholeStory: 'The whole story',
    backToSlides: 'Back to the slides',
    whoWasWho: 'Who was who',
    oneEach: 'Something for everybody',
    decisive: (round) => (round === 0 ? 'The very first night decided it' : `Round ${round} decided it`),
    suspicion: 'Who suspected whom',
    suspicionRight: 'rightly',
    suspicionWrong: 'wrongly',
    again: 'Again?',
    ready: (ready, all) => `${ready} of ${all} are in`,
    howAgain: 'Tap “Rematch” on your phone.',
    honours: {
      first: { titles: ['First to fall'], text: () => 'somebody had to open the evening' },
      spared: { titles: ['Slips every noose'], text: (n) => `stood trial and was spared ${times(n)}` },
      lucky: { titles: ['Luckiest neck'], text: (n) => `marked for death ${times(n)}, and it did not happen` },
      accuser: { titles: ['Public prosecutor'], text: (n) => `accused somebody ${times(n)}` },
      hard: { titles: ['Heaviest hand'], text: (n) => `voted to execute ${times(n)}` },
      soft: { titles: ['Softest heart'], text: (n) => `voted to spare ${times(n)}` },
      fickle: { titles: ['Second thoughts'], text: (n) => `took an accusation back ${times(n)}` },
      quiet: { titles: ['Silence is golden'], text: () => 'fewest words of all' },
      standing: {
        titles: ['Still standing', 'Saw the dawn', 'Unkillable'],
        text: () => 'there when the lights came on',
      },
      martyr: {
        titles: ['Wronged by the town', 'An honest mistake', 'Nothing personal'],
        text: (n) => `a vampire, executed by friends in night ${n}`,
      },
      caught: { titles: ['Caught in the end', 'Nice try', 'The mask slipped'], text: (n) => `unmasked in night ${n}` },
      prey: {
        titles: ['Gone too soon', 'Never saw it coming', 'Marked for death', 'Lights out'],
        text: (n) => `the enemy’s choice on day ${n}`,
      },
      gone: { titles: ['Left by the back door'], text: () => 'the evening went on without them' },
    },
  },
  ru: {
    execute: (votes) => `Казнить: ${votes}`,
    spare: (votes) => `Пощадить: ${votes}`,
    condemned: 'Казнь',
    spared: 'Пощада',
    mercy: 'Никто не погиб',
    howItWorks: 'Как играть',
    next: 'Дальше',
    back: 'Назад',
    place: (at, of) => `${at} из ${of}`,
    skipAll: 'Пропустить всё',
    wholeStory: 'Вся история',
    backToSlides: 'Назад к слайдам',
    whoWasWho: 'Кто кем был',
    oneEach: 'Каждому по награде',
    decisive: (round) => (round === 0 ? 'Всё решила первая ночь' : `Всё решил круг ${round}`),
    suspicion: 'Кто кого подозревал',
    suspicionRight: 'верно',
    suspicionWrong: 'напрасно',
    again: 'Ещё партию?',
    ready: (ready, all) => `За: ${ready} из ${all}`,
    howAgain: 'Нажмите на телефоне «Ещё партию».',
    honours: {
      first: { titles: ['Первая кровь'], text: () => 'кто-то должен был открыть вечер' },
      spared: { titles: ['Сухим из петли'], text: (n) => `суд и пощада: ${raz(n)}` },
      lucky: { titles: ['Счастливая шея'], text: (n) => `за этой жизнью приходили ${raz(n)}, и зря` },
      accuser: { titles: ['Главный прокурор'], text: (n) => `обвинений: ${n}` },
      hard: { titles: ['Тяжёлая рука'], text: (n) => `голос за казнь: ${raz(n)}` },
      soft: { titles: ['Доброе сердце'], text: (n) => `голос за пощаду: ${raz(n)}` },
      fickle: { titles: ['Семь раз отмерь'], text: (n) => `обвинение взято назад: ${raz(n)}` },
      quiet: { titles: ['Молчание — золото'], text: () => 'меньше всех слов за вечер' },
      standing: {
        titles: ['До самого конца', 'Дожить до рассвета', 'Живьём не взять'],
        text: () => 'на ногах, когда зажёгся свет',
      },
      martyr: {
        titles: ['Жертва ошибки', 'Ничего личного', 'Судебная ошибка'],
        text: (n) => `вампира казнили свои, ночь ${n}`,
      },
      caught: {
        titles: ['Маска сорвана', 'Почти получилось', 'Хитрость не удалась'],
        text: (n) => `разоблачение, ночь ${n}`,
      },
      prey: {
        titles: ['Слишком рано', 'Кто бы мог подумать', 'Под прицелом', 'Свет погас'],
        text: (n) => `выбор врагов, день ${n}`,
      },
      gone: { titles: ['Уход по-английски'], text: () => 'вечер пошёл своим чередом' },
    },
  },
  fr: spacedAll({
    execute: (votes) => `Exécuter : ${votes}`,
    spare: (votes) => `Épargner : ${votes}`,
    condemned: 'À mort',
    spared: 'Vie sauve',
    mercy: 'Personne n’est mort',
    howItWorks: 'Comment on joue',
    next: 'Suite',
    back: 'Retour',
    place: (at, of) => `${at} sur ${of}`,
    skipAll: 'Tout passer',
    wholeStory: 'Toute l’histoire',
    backToSlides: 'Retour aux diapositives',
    whoWasWho: 'Qui était qui',
    oneEach: 'À chacun son prix',
    decisive: (round) => (round === 0 ? 'Tout s’est joué la première nuit' : `Tout s’est joué au tour ${round}`),
    suspicion: 'Qui soupçonnait qui',
    suspicionRight: 'à raison',
    suspicionWrong: 'à tort',
    again: 'On remet ça ?',
    ready: (ready, all) => `${ready} sur ${all} en sont`,
    howAgain: 'Touchez « Revanche » sur votre téléphone.',
    honours: {
      first: { titles: ['Premier sang'], text: () => 'il fallait bien ouvrir la soirée' },
      spared: { titles: ['La corde a cassé'], text: (n) => `procès et vie sauve : ${fois(n)}` },
      lucky: {
        titles: ['Le cou le plus chanceux'],
        text: (n) => `en danger de mort ${fois(n)}, et rien ne s’est passé`,
      },
      accuser: {
        titles: ['Ministère public'],
        text: (n) => `a porté ${fr(n, { one: 'accusation', other: 'accusations' })}`,
      },
      hard: { titles: ['La main lourde'], text: (n) => `a voté la mort ${fois(n)}` },
      soft: { titles: ['Le cœur tendre'], text: (n) => `a voté la grâce ${fois(n)}` },
      fickle: { titles: ['Réflexion faite'], text: (n) => `a retiré une accusation ${fois(n)}` },
      quiet: { titles: ['Le silence est d’or'], text: () => 'personne n’a moins parlé' },
      standing: {
        titles: ['Toujours debout', 'A vu l’aube', 'Increvable'],
        text: () => 'encore là quand la lumière revient',
      },
      martyr: {
        titles: ['Erreur judiciaire', 'Rien de personnel', 'Sans rancune'],
        text: (n) => `vampire, et pourtant à la potence la nuit ${n}`,
      },
      caught: {
        titles: ['Bas les masques', 'Bien essayé', 'Le masque a glissé'],
        text: (n) => `la ville a vu juste, nuit ${n}`,
      },
      prey: {
        titles: ['Trop tôt', 'Sans crier gare', 'Le piège s’est refermé', 'Rideau'],
        text: (n) => `le choix de l’ennemi au jour ${n}`,
      },
      gone: { titles: ['Départ à l’anglaise'], text: () => 'la soirée a continué sans attendre' },
    },
  }),
};
