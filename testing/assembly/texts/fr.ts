import { counter } from '@duskhall/kernel';
import { speak } from './speak.ts';

const count = counter('fr');
const SIDES = { folk: 'villageois', raven: 'corbeau', '': 'inconnu' } as const;
const WORDS = { calm: 'Calme', alarm: 'Alerte' } as const;
const WON = { folk: 'Les villageois ont gagné.', raven: 'Les corbeaux ont gagné.' } as const;

export const texts = speak({
  title: 'Assemblée',
  summary: 'Trouvez les corbeaux avant qu’ils soient les plus nombreux.',
  options: {
    ravens: { name: 'Corbeaux', help: 'Le nombre de corbeaux.', values: { one: 'un', two: 'deux' } },
    rounds: { name: 'Manches', help: 'Après la dernière, les corbeaux ont gagné.', values: {} },
    seconds: { name: 'Nuit', help: 'La durée d’une nuit en secondes.', values: {} },
    beat: {
      name: 'Cadence',
      help: 'La nuit, des nouvelles pour tous à cet intervalle en secondes ; 0 : aussitôt.',
      values: {},
    },
  },
  asks: {
    look: 'Qui regardez-vous ?',
    word: 'Que dites-vous ?',
    task: 'Que faites-vous cette nuit ?',
    ward: 'Qui gardez-vous ?',
    done: 'Est-ce fini ?',
    prey: 'Qui les corbeaux chassent-ils ?',
    suspect: 'Qui soupçonnez-vous ?',
    vote: 'Qui doit partir ?',
  },
  waitFor: (names) => `On attend ${names}.`,
  sides: SIDES,
  tasks: { rest: 'Se reposer', guard: 'Garder quelqu’un' },
  words: WORDS,
  buttons: {
    done: 'Fini',
    lock: 'C’est décidé',
    resign: 'Abandonner',
    accuse: (name) => `Accuser ${name}`,
    remove: (name) => `Retirer ${name}`,
  },
  events: {
    began: ({ round, speaker }, nameOf) => `Manche ${round} : ${nameOf(speaker)} a la parole.`,
    looked: ({ seat, target, side }, nameOf) =>
      `${nameOf(seat)} regarde ${nameOf(target)}${side === '' ? '' : ` : ${SIDES[side]}`}.`,
    spoke: ({ seat, word }, nameOf) => `${nameOf(seat)} dit : « ${WORDS[word]} ».`,
    slept: () => 'La nuit tombe.',
    saved: ({ seat }, nameOf) => `La chasse échoue : quelqu’un gardait ${nameOf(seat)}.`,
    left: ({ seat, side }, nameOf) => `${nameOf(seat)} quitte la table : ${SIDES[side]}.`,
    voted: ({ seat, target }, nameOf) => `${nameOf(seat)} vote contre ${nameOf(target)}.`,
    locked: ({ seat }, nameOf) => `${nameOf(seat)} a voté.`,
    accused: ({ seat, target }, nameOf) => `${nameOf(seat)} accuse ${nameOf(target)}.`,
    won: ({ side }) => WON[side],
  },
  refusals: {
    over: 'La partie est finie.',
    'not-at-the-table': 'Vous êtes spectateur.',
    gone: 'Vous avez quitté la table.',
    'not-an-answer': 'Ce n’est pas une réponse à la question.',
    'not-asked': 'On ne vous demande rien, et cela ne se fait pas sans question.',
  },
  labels: { round: 'Manche', speaker: 'Parole', side: 'Camp', gone: 'Hors jeu', vote: 'Vote' },
  won: WON,
  rules: {
    'AS-1': ['Places', `De 3 à ${count(8, { one: 'place', other: 'places' })} ; les corbeaux se connaissent.`],
    'AS-2': ['Manche', 'On tire au sort qui parle ; puis regard, projets, nuit et vote.'],
    'AS-3': ['Regard', 'Qui a la parole voit seul le camp d’un autre, puis dit un mot.'],
    'AS-4': ['Projets', 'En secret, se reposer ou garder quelqu’un.'],
    'AS-5': ['Nuit', 'Chacun nomme quelqu’un ; seuls comptent les noms des corbeaux. Une proie gardée est sauve.'],
    'AS-6': ['Vote', 'À découvert, jusqu’à la décision de tous. Qui a le plus de voix part.'],
    'AS-7': ['Sans question', 'Accuser ou abandonner ; la maison peut retirer un joueur.'],
    'AS-8': ['Hors jeu', 'Qui part montre son camp et ne joue plus.'],
    'AS-9': ['Fin', 'Il n’y a plus de corbeau, ou ils sont la moitié.'],
  },
});
