import type { Labels, Refusals, TableWords, Waiting } from '../catalogue.ts';
import { words } from './words.ts';

export const waiting: Waiting = {
  secret: 'Chacun ne regarde que son propre téléphone.',
  dead: 'Vous êtes hors jeu. Regardez en silence, et prédisez la fin.',
  on: (names) => (names.length === 0 ? 'La nuit continue.' : `On attend ${words.list(names)}.`),
  over: 'La partie est finie.',
};

export const labels: Labels = {
  read: 'Fermer',
  lock: 'Verrouiller',
  ready: 'C’est bon',
  unready: 'Pas encore',
  done: 'Fini',
  late: 'Ne pas répondre',
  nominate: (name) => `Accuser ${name}`,
  withdraw: 'Retirer l’accusation',
  remove: (name) => `Sortir ${name} de la partie`,
  record: (name, role) => `${name} a la carte ${role}`,
  foresee: (side) => `Vainqueur : ${side}`,
  foreseeNobody: 'Pas de vainqueur',
  expect: (name, role) => `Selon moi, ${name} a la carte ${role}`,
};

export const refusals: Refusals = {
  over: 'La partie est finie.',
  'not-at-the-table': 'Il n’y a pas de telle place à cette table.',
  dead: 'Les morts ne participent pas.',
  leaving: 'Ce joueur quitte la partie et ne décide plus rien.',
  'not-asked': 'On n’attend pas de décision de vous pour l’instant.',
  malformed: 'Ce n’est pas une réponse à cette question.',
  'not-living': 'On ne peut choisir qu’un joueur en vie.',
  'not-yourself': 'Vous ne pouvez pas vous choisir vous-même.',
  'twice-in-a-row': 'Vous ne pouvez pas choisir le même joueur deux jours de suite.',
  'must-choose': 'Il faut choisir quelqu’un.',
  'already-chosen': 'Le second joueur doit être un autre.',
  'already-struck': 'La seconde frappe demande une autre victime.',
  'not-tied': 'Choisissez l’un des ex æquo.',
  'not-nominated': 'Choisissez l’un des accusés.',
  'no-nominations': 'On n’accuse personne cette nuit.',
  'no-speech': 'Personne ne parle à ce moment.',
  'must-not-betray': 'Vous ne devez trahir ni vous-même ni les chasseurs.',
  'not-on-record': 'Ce n’est pas vrai, autant qu’on sache.',
  'not-a-card-left': 'Il ne reste pas de telle carte à saisir, ou cette place en a déjà une.',
  enough:
    'Vous avez dit et changé tout ce qui est permis dans cette phase. Vous pouvez encore répondre à ce qu’on demande.',
};

export const table: TableWords = {
  labels: {
    phase: 'moment',
    composition: 'rôles en jeu',
    silent: 'sans vote',
    trials: 'procès',
    fate: 'joueur',
    role: 'rôle',
    goal: 'but',
    clan: 'bande',
    told: 'appris',
    hunts: 'chasse',
    nominates: 'accuse',
    claims: 'a dit',
    foretells: 'prédit',
  },
  trial: (name, ayes, voters, isCondemned) =>
    `${name}, ${ayes} sur ${voters} pour l’exécution, ${isCondemned ? 'sentence de mort' : 'vie sauve'}`,
  absent: 'ne répond pas',
  leaving: 'part à la tombée de la nuit',
};
