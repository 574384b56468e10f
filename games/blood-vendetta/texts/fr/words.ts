import { audience, counter } from '@duskhall/kernel';
import type { Words } from '../catalogue.ts';
import { announcedIn } from '../name-of.ts';
import { spacedWords } from '../spaced-words.ts';
import { announcementsWith } from './announcements.ts';
import { asks, eithers, gestures, phraseNames, phrases, setFaults } from './asks.ts';
import { calls, second, shifterCalls } from './calls.ts';
import { cardsWith, neutral } from './cards.ts';
import { howItWorks } from './how-it-works.ts';
import { options } from './options.ts';
import { plainVarg, roles } from './roles.ts';
import { grounds, ownGrounds, voices } from './voices.ts';

export const count = counter('fr');
const conjunction = new Intl.ListFormat('fr', { type: 'conjunction' });

export const you = 'Vous';
const nobody = 'personne';
const types: Words['types'] = {
  vampire: 'Vampire',
  'special-vampire': 'Vampire spécial',
  hunter: 'Chasseur',
  'special-hunter': 'Chasseur spécial',
  shapeshifter: 'Métamorphe',
};
const FOES = { vampires: 'vampire', hunters: 'chasseur', vargs: 'varg', loner: 'métamorphe solitaire' };
const sides: Words['sides'] = {
  vampires: {
    name: 'Les vampires',
    goal: (foes) =>
      foes.length === 1
        ? 'Qu’aucun chasseur ne survive.'
        : `Que ne survive ${foes.map((side) => `ni ${FOES[side]}`).join(foes.length > 2 ? ', ' : ' ')}.`,
  },
  hunters: { name: 'Les chasseurs', goal: () => 'Que seuls des chasseurs survivent.' },
  vargs: { name: 'Les vargs', goal: () => 'Que seuls des vargs survivent.' },
  loner: { name: 'Le métamorphe solitaire', goal: () => 'Survivre à tous les autres.' },
};
const phases: Words['phases'] = {
  intro: { name: 'Jour des présentations', open: 'Le jour des présentations.' },
  dawn: { name: 'Aube', open: 'L’aube pointe. Les cercueils se ferment, la ville s’endort.' },
  day: { name: 'Jour', open: 'Le soleil est haut. Place à ceux qui chassent en plein jour.' },
  sunset: { name: 'Crépuscule', open: 'Le ciel rougit. Les vieilles puissances s’éveillent.' },
  night: { name: 'Nuit', open: 'La nuit est tombée. La ville s’éveille.' },
};
const endings: Words['endings'] = {
  vampires: 'La nuit appartient aux vampires.',
  hunters: 'Les chasseurs ont purgé la ville.',
  vargs: 'La meute festoie seule.',
  werewolf: 'Seul le Loup-garou hurle.',
  kitsune: 'Neuf queues sur une ville vide.',
  'all-dead': 'Personne ne gagne.',
  'two-leaders': 'Personne ne gagne.',
  stalemate: 'Personne ne gagne.',
};
const shown: Words['shown'] = {
  role: (name) => `Rôle : ${name}.`,
  type: (name) => `Type : ${name}.`,
  side: (name) => `Camp : ${name}.`,
};
const announcements = announcementsWith({ roles, plainVarg, types, sides, shown, endings, nobody });
const cards = cardsWith(types);

export const words: Words = spacedWords<Words>({
  roles,
  plainVarg,
  aLord: 'un Seigneur',
  aShapeshifter: 'un Métamorphe',
  lord: 'Seigneur',
  sides,
  types,
  phases,
  howItWorks,
  reading: 'Chacun lit son rôle',
  eyes: {
    phone: 'Silence. Chacun ne regarde que son propre téléphone.',
    close: 'Fermez tous les yeux.',
    open: 'Ouvrez tous les yeux.',
  },
  when: (phase, cycle) => (phase === 'intro' ? phases.intro.name : `${phases[phase].name} ${cycle}`),
  calls,
  shifterCalls,
  second,
  asks,
  execute: (name) => `Exécuter ${name} ?`,
  eithers,
  nobody,
  yes: 'oui',
  no: 'non',
  alive: 'en vie',
  dead: 'hors jeu',
  gestures,
  pointAt: (name) => `désigne ${name}`,
  phrases,
  voices,
  phraseNames,
  grounds,
  ownGrounds,
  same: { yes: 'de même nature', no: 'de nature différente' },
  lists: {
    'meet-vargs': (list) => `Votre meute : ${list}.`,
    'meet-varg-leader': (list) => `Le chef de meute : ${list}.`,
    'meet-newly-turned': () =>
      'Faites-vous passer pour un chasseur. N’avouez jamais votre rôle, ne nommez pas les chasseurs.',
    'meet-hunters': (list) => `Les chasseurs : ${list}.`,
    'meet-leader': (list) => `Le Chef des chasseurs : ${list}.`,
  },
  mask: 'Faites-vous passer pour un chasseur. N’avouez jamais votre rôle, ne nommez pas les chasseurs.',
  silenced: (name) => `${name} n’a pas voix au chapitre aujourd’hui.`,
  struck: (clan, name) => (clan === 'vargs' ? `La meute attaque ${name}.` : `Les chasseurs frappent ${name}.`),
  struckNobody: (clan) => (clan === 'vargs' ? 'La meute n’attaque personne.' : 'Les chasseurs ne frappent personne.'),
  card: (fact, names) => cards[fact.about](fact, names),
  neutral,
  announce: (event, names, reader) => announcedIn(announcements, event, audience(you, names, reader)),
  endings,
  whys: {
    'all-dead': 'Plus personne n’est en vie.',
    'two-leaders': 'Il reste les deux chefs de clan, et aucun ne peut tuer l’autre.',
    stalemate: 'La ville est restée calme trop longtemps.',
  },
  causes: { nightfall: 'trépas à la tombée de la nuit', execution: 'exécution', removal: 'départ' },
  shown,
  options,
  setFaults,
  balance: (points) => {
    if (Math.abs(points) < 3) return 'À peu près aussi équilibré que la sélection conseillée.';
    const by = `environ ${count(Math.abs(points), { one: 'point', other: 'points' })} sur cent`;
    return points > 0 ? `Plus facile pour les vampires, d’${by}.` : `Plus difficile pour les vampires, d’${by}.`;
  },
  players: (players) => count(players, { one: 'joueur', other: 'joueurs' }),
  points: (points) => count(points, { one: 'point', other: 'points' }),
  thoughts: {
    enemy: (name, percent) => `Qui accuser ? ${name} est un ennemi à ${percent}\u00a0%.`,
    bait: (name, percent) => `Qui accuser ? La ville a lieu de soupçonner ${name} : ${percent}\u00a0%.`,
    unsure: (name, percent) =>
      `Personne ne mérite encore d’être accusé. Le plus suspect est ${name} : ${percent}\u00a0%.`,
    verdict: (name, percent) => `Exécuter ${name} ou non ? Un ennemi à ${percent}\u00a0%.`,
    crowd: (name, percent) => `Exécuter ${name} ou non ? Aux yeux de la ville, un ennemi à ${percent}\u00a0%.`,
    kill: (name, percent) => `Tuer ${name} ou seulement vérifier ? Un ennemi à ${percent}\u00a0%.`,
    power: (name, percent) => `User du pouvoir sur ${name} ? Un ennemi à ${percent}\u00a0%.`,
    trusted: (name, percent) => `${name} semble un bon choix : un ennemi à ${percent}\u00a0%.`,
    lord: (name, percent) => `${name} est peut-être un Seigneur : ${percent}\u00a0%.`,
    prey: (name, percent) => `${name} semble la meilleure proie ; la ville soupçonne ${name} à ${percent}\u00a0%.`,
    clan: (name) => `Le clan doit s’accorder, et la plupart veulent ${name}.`,
    own: () => 'Personne ne vote sa propre exécution.',
    kept: () => 'Le vote est fait, et rien n’invite à le changer.',
    spared: () => 'Personne n’en vaut la peine cette fois.',
    usual: () => 'On fait ainsi le plus souvent, mais pas toujours : personne ne peut y compter.',
    harmless: () =>
      'Cette réponse ne change rien. Chacun en donne une, pour que personne ne sache qui est vraiment interrogé.',
    read: () => 'Il n’y avait rien à décider.',
  },
  colon: ' : ',
  list: (items) => conjunction.format(items),
});
