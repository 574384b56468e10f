import type { OptionTexts } from '../catalogue.ts';
import { countOptions } from '../count-options.ts';
import { roles } from './roles.ts';

const ON = { off: 'non', on: 'oui' };
const MODE = { preset: 'selon la sélection', plain: 'ordinaire', special: 'avec son pouvoir' };
const mode = (name: string) => ({ name, help: 'Si ce varg a son pouvoir dans cette partie.', values: MODE });
const timer = (name: string, help: string) => ({ name, help: `${help} En secondes ; 0 : sans limite.`, values: {} });

export const options: OptionTexts = {
  set: {
    name: 'Sélection de rôles',
    help: 'Les sélections conseillées pour ce nombre de joueurs, ou vos propres quantités de chaque rôle.',
    values: { standard: 'courante', advanced: 'pour initiés', custom: 'la vôtre' },
  },
  moderator: {
    name: 'Meneur',
    help: 'Qui mène la soirée : le logiciel, une personne à la console, ou un joueur jusqu’à la première exécution.',
    values: { software: 'le logiciel', human: 'une personne', temporary: 'un joueur d’abord' },
  },
  cards: {
    name: 'Cartes',
    help: 'Si le logiciel distribue les rôles, ou si le meneur saisit les cartes imprimées distribuées.',
    values: { dealt: 'distribuées par le logiciel', printed: 'cartes imprimées' },
  },
  callMode: {
    name: 'Appels',
    help: 'Si les rôles sont appelés un à un, ou si tous ceux d’une phase choisissent en même temps. D’ordinaire : tous ensemble avec des téléphones, un à un quand quelqu’un appelle.',
    values: { usual: 'comme d’ordinaire', sequential: 'un à un', simultaneous: 'tous ensemble' },
  },
  composition: {
    name: 'Rôles en jeu',
    help: 'Si tout le monde sait quels rôles sont en jeu, ou seulement combien compte chaque camp.',
    values: { open: 'connus de tous', closed: 'effectifs seuls' },
  },
  hideLordKind: {
    name: 'Seigneur inconnu',
    help: 'Le sort désigne quel Seigneur est en jeu, et cela reste secret.',
    values: ON,
  },
  hideShifterKind: {
    name: 'Métamorphe inconnu',
    help: 'Loup-garou ou Kitsune : le sort en décide, et cela reste secret.',
    values: ON,
  },
  slyVarg: mode('Pouvoir du Varg rusé'),
  vengefulVarg: mode('Pouvoir du Varg vengeur'),
  paralyzingVarg: mode('Pouvoir du Varg paralysant'),
  trickyVarg: mode('Pouvoir du Varg perfide'),
  revealOnDeath: {
    name: 'Montré à la mort',
    help: 'Ce que tous apprennent d’un joueur qui meurt.',
    values: { role: 'le rôle', type: 'le type', side: 'le camp', none: 'rien' },
  },
  nightVote: {
    name: 'Vote de la nuit',
    help: 'Un procès pour chaque accusé, ou un seul vote entre tous.',
    values: { trial: 'procès', plurality: 'un seul vote' },
  },
  nightZero: {
    name: 'Première nuit',
    help: 'Si l’on peut exécuter quelqu’un dans la nuit d’avant la première aube.',
    values: { vote: 'avec un vote', 'debate-only': 'parole seule' },
  },
  maxTrials: { name: 'Procès par nuit', help: 'Au plus tant d’accusés sont jugés en une nuit.', values: {} },
  secretBallot: {
    name: 'Vote secret',
    help: 'On ne montre que les totaux des procès, pas qui a voté quoi.',
    values: ON,
  },
  debateStyle: {
    name: 'Débat',
    help: 'Tous parlent librement, ou chacun une fois dans l’ordre des places.',
    values: { free: 'libre', rounds: 'à tour de rôle' },
  },
  lastWords: {
    name: 'Derniers mots',
    help: 'Qui peut parler une dernière fois avant de quitter la partie.',
    values: { executed: 'les exécutés', all: 'tous les morts', none: 'personne' },
  },
  endRule: {
    name: 'Victoire d’un clan',
    help: 'Un clan doit rester seul, ou la moitié des vivants suffit si nul ne peut riposter.',
    values: { 'last-standing': 'rester seul', parity: 'la moitié suffit' },
  },
  stalemateCycles: {
    name: 'Tours calmes',
    help: 'Après tant de tours sans mort, personne ne gagne ; 0 supprime cette règle.',
    values: {},
  },
  newlyTurnedShowsAs: {
    name: 'Le Néophyte paraît',
    help: 'Ce que montre un examen du Néophyte.',
    values: { vampire: 'simple vampire', 'special-vampire': 'vampire spécial' },
  },
  bansheeMayPass: {
    name: 'La Banshee peut se taire',
    help: 'Si la Banshee peut ne chanter pour personne.',
    values: ON,
  },
  clanChat: {
    name: 'Messages du clan',
    help: 'Si chasseurs et vargs peuvent s’écrire entre eux le jour ; pour ceux qui ne sont pas dans la même pièce.',
    values: ON,
  },
  ghostView: {
    name: 'Les morts voient',
    help: 'Si les morts voient tout, ou seulement ce que voient les vivants.',
    values: { full: 'tout', public: 'ce que tous voient' },
  },
  leakGuard: {
    name: 'Téléphones semblables',
    help: 'Chaque téléphone reçoit les mêmes écrans et les mêmes gestes, pour que nul ne devine qui est appelé.',
    values: { on: 'oui', off: 'non' },
  },
  brisk: {
    name: 'Sans attente inutile',
    help: 'Quand tous les téléphones ont fini, l’étape se clôt deux à cinq secondes plus tard, sans aller au bout de son temps.',
    values: { on: 'oui', off: 'non' },
  },
  absentAfter: {
    name: 'Absents',
    help: 'Après autant d’étapes ou de votes de suite sans réponse, un bot joue pour le joueur jusqu’à son retour.',
    values: {},
  },
  ...countOptions(roles, 'Combien de ces cartes compte votre sélection.'),
  roleReadSeconds: timer('Lecture du rôle', 'Pour que chacun lise son rôle.'),
  introSeconds: timer('Présentations', 'Pour chaque appel du jour des présentations.'),
  callSeconds: timer('Appel', 'Pour le choix dans l’appel d’un seul rôle.'),
  cardSeconds: timer('Carte', 'Pour lire la carte qui clôt un appel.'),
  brideSeconds: timer('Fiancée', 'Pour la question à la Fiancée.'),
  phaseSeconds: timer('Phase', 'Pour les choix d’une aube ou d’un crépuscule quand tous choisissent ensemble.'),
  clanSeconds: timer('Chasse', 'Pour le vote d’un clan ; la seconde frappe en a la moitié.'),
  leaderTieSeconds: timer('Égalité', 'Pour que le Chef tranche entre les ex æquo.'),
  debateSeconds: timer('Débat', 'La part du débat qui ne dépend pas du nombre de joueurs.'),
  debateSecondsEach: {
    name: 'Débat par joueur',
    help: 'Tant de secondes de plus par joueur en vie, jusqu’à cinq minutes.',
    values: {},
  },
  speechSeconds: timer('Discours', 'Pour chaque discours quand on parle à tour de rôle.'),
  defenceSeconds: timer('Défense', 'Pour la défense de l’accusé.'),
  voteSeconds: timer('Vote', 'Pour chaque vote de la nuit.'),
  lastWordsSeconds: timer('Derniers mots', 'Pour les derniers mots.'),
};
