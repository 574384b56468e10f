import { counter, type Locale } from '@duskhall/kernel';
import type { Award } from './awards.ts';

/** What an award was given for, to so many people. */
type AwardText = (value: number, people: number) => string;
type AwardWords = { readonly [award in Award['award']]: { title: string; text: AwardText } };

export interface StoryWords {
  roles: string;
  died: (cause: string, cycle: number) => string;
  lives: string;
  timeline: string;
  /** Of a chapter. */
  night: (cycle: number) => string;
  day: (phase: string, cycle: number) => string;
  secret: string;
  votes: string;
  votesHelp: string;
  voter: string;
  trial: (cycle: number) => string;
  for: string;
  against: string;
  none: string;
  condemned: string;
  spared: string;
  suspicion: string;
  suspicionHelp: string;
  suspected: (times: number, name: string, cycle: number) => string;
  right: string;
  rightHelp: string;
  insight: string;
  judgement: string;
  predictions: string;
  predictionsHelp: string;
  notForetold: string;
  awards: string;
  award: AwardWords;
}

const en = counter('en');
const ru = counter('ru');
const fr = counter('fr');
const times = (n: number) => en(n, { one: 'time', other: 'times' });
const raz = (n: number) => ru(n, { one: 'раз', few: 'раза', many: 'раз' });
const fois = (n: number) => fr(n, { one: 'fois', other: 'fois' });
const soupçons = (n: number) => fr(n, { one: 'soupçon', other: 'soupçons' });

export const STORY: { readonly [locale in Locale]: StoryWords } = {
  en: {
    roles: 'Who was who',
    died: (cause, cycle) => `${cause}, night ${cycle}`,
    lives: 'alive',
    timeline: 'The story of the evening',
    night: (cycle) => `Night ${cycle}`,
    day: (phase, cycle) => `${phase} ${cycle}`,
    secret: 'secret at the time',
    votes: 'How the votes went',
    votesHelp: 'Each column is a trial. A filled mark means the vote served the voter’s own side.',
    voter: 'Voter',
    trial: (cycle) => `night ${cycle}`,
    for: 'execute',
    against: 'spare',
    none: 'no vote',
    condemned: 'executed',
    spared: 'spared',
    suspicion: 'Suspicion',
    suspicionHelp: 'How often each player was suspected, in secret or aloud, by cycle.',
    suspected: (n, name, cycle) => `${name}, cycle ${cycle}: suspected ${times(n)}`,
    right: 'Who was right',
    rightHelp: 'Suspicions that hit another side, and votes that served one’s own.',
    insight: 'suspicions',
    judgement: 'votes',
    predictions: 'What the dead foresaw',
    predictionsHelp: 'The winner they named, and the share of all they could foretell that came true.',
    notForetold: 'no winner named',
    awards: 'Awards',
    award: {
      eye: { title: 'Sharpest eye', text: (n) => `${n}% of the suspicions were right` },
      judge: { title: 'Best judge', text: (n) => `${n}% of the votes served their own side` },
      mask: {
        title: 'Finest mask',
        text: (n, people) =>
          people > 1
            ? `had something to hide, were suspected ${times(n)} and live`
            : `had something to hide, was suspected ${times(n)} and lives`,
      },
      scapegoat: {
        title: 'Scapegoat',
        text: (n, people) => `${people > 1 ? 'vampires' : 'a vampire'}, suspected ${times(n)}`,
      },
      tongue: { title: 'Silver tongue', text: (n) => `spoke up ${times(n)}` },
      liar: { title: 'Boldest liar', text: (n) => `claimed a false role ${times(n)}` },
      survivor: { title: 'Cat with nine lives', text: (n) => `suspected ${times(n)} and still alive` },
    },
  },
  ru: {
    roles: 'Кто кем был',
    died: (cause, cycle) => `${cause}, ночь ${cycle}`,
    lives: 'в живых',
    timeline: 'История вечера',
    night: (cycle) => `Ночь ${cycle}`,
    day: (phase, cycle) => `${phase} ${cycle}`,
    secret: 'тогда это было тайной',
    votes: 'Как голосовали',
    votesHelp: 'Столбец — один суд. Закрашенный знак: голос пошёл на пользу своей стороне.',
    voter: 'Игрок',
    trial: (cycle) => `ночь ${cycle}`,
    for: 'казнить',
    against: 'пощадить',
    none: 'без голоса',
    condemned: 'казнь',
    spared: 'пощада',
    suspicion: 'Подозрения',
    suspicionHelp: 'Сколько раз каждого подозревали, втайне или вслух, по кругам.',
    suspected: (n, name, cycle) => `${name}, круг ${cycle}: подозрений — ${n}`,
    right: 'Кто был прав',
    rightHelp: 'Подозрения, попавшие в чужую сторону, и голоса на пользу своей.',
    insight: 'подозрения',
    judgement: 'голоса',
    predictions: 'Что предвидели мёртвые',
    predictionsHelp: 'Кого назвали победителем и какая доля всего, что можно было предсказать, сбылась.',
    notForetold: 'победитель не назван',
    awards: 'Награды',
    award: {
      eye: { title: 'Самый зоркий глаз', text: (n) => `верных подозрений: ${n} %` },
      judge: { title: 'Лучший судья', text: (n) => `голосов на пользу своим: ${n} %` },
      mask: { title: 'Лучшая маска', text: (n) => `было что скрывать, подозревали ${raz(n)}, а голова цела` },
      scapegoat: {
        title: 'Козёл отпущения',
        text: (n, people) => `${people > 1 ? 'честные вампиры' : 'честный вампир'}, подозревали ${raz(n)}`,
      },
      tongue: { title: 'Златоуст', text: (n) => `слово взято ${raz(n)}` },
      liar: { title: 'Смелый лжец', text: (n) => `ложная роль названа ${raz(n)}` },
      survivor: { title: 'Девять жизней', text: (n) => `подозревали ${raz(n)}, и всё же в живых` },
    },
  },
  fr: {
    roles: 'Qui était qui',
    died: (cause, cycle) => `${cause}, nuit ${cycle}`,
    lives: 'en vie',
    timeline: 'Le récit de la soirée',
    night: (cycle) => `Nuit ${cycle}`,
    day: (phase, cycle) => `${phase} ${cycle}`,
    secret: 'secret à ce moment-là',
    votes: 'Le cours des votes',
    votesHelp: 'Chaque colonne est un procès. Marque pleine : le vote a servi le camp de son auteur.',
    voter: 'Votant',
    trial: (cycle) => `nuit ${cycle}`,
    for: 'exécuter',
    against: 'épargner',
    none: 'pas de vote',
    condemned: 'exécution',
    spared: 'vie sauve',
    suspicion: 'Soupçons',
    suspicionHelp: 'Combien de fois chacun a été soupçonné, en secret ou à voix haute, par tour.',
    suspected: (n, name, cycle) => `${name}, tour ${cycle} : ${soupçons(n)}`,
    right: 'Qui avait raison',
    rightHelp: 'Les soupçons qui ont touché un autre camp, les votes qui ont servi le sien.',
    insight: 'soupçons',
    judgement: 'votes',
    predictions: 'Ce que les morts avaient prévu',
    predictionsHelp: 'Le vainqueur annoncé, et la part de tout ce qu’ils pouvaient prédire qui s’est réalisée.',
    notForetold: 'aucun vainqueur annoncé',
    awards: 'Distinctions',
    award: {
      eye: { title: 'L’œil le plus vif', text: (n) => `${n} % de soupçons justes` },
      judge: {
        title: 'Le meilleur juge',
        text: (n, people) => `${n} % des votes ont servi ${people > 1 ? 'leur' : 'son'} camp`,
      },
      mask: {
        title: 'Le plus beau masque',
        text: (n, people) =>
          people > 1
            ? `avaient quelque chose à cacher, ont essuyé ${soupçons(n)} et vivent encore`
            : `avait quelque chose à cacher, a essuyé ${soupçons(n)} et vit encore`,
      },
      scapegoat: {
        title: 'Bouc émissaire',
        text: (n, people) =>
          people > 1
            ? `vampires, et pourtant cibles de ${soupçons(n)}`
            : `vampire, et pourtant cible de ${soupçons(n)}`,
      },
      tongue: {
        title: 'Langue bien pendue',
        text: (n, people) => `${people > 1 ? 'ont' : 'a'} pris la parole ${fois(n)}`,
      },
      liar: {
        title: 'Aplomb du diable',
        text: (n, people) => `${people > 1 ? 'ont' : 'a'} prétendu ${fois(n)} avoir un autre rôle`,
      },
      survivor: { title: 'Neuf vies', text: (n) => `${soupçons(n)}, et toujours en vie` },
    },
  },
};
