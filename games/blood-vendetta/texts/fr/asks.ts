import type { Words } from '../catalogue.ts';

export const asks: Words['asks'] = {
  role: 'Retenez votre rôle et confirmez.',
  card: 'Lisez votre carte et fermez-la.',
  suspect: 'Qui soupçonnez-vous ?',
  trust: 'À qui faites-vous confiance ?',
  danger: 'Qui est en danger ?',
  guess: 'Quelqu’un mourra-t-il aujourd’hui ?',
  target: 'Qui choisissez-vous ?',
  second: 'Et le second ?',
  place: 'Chez vous ou chez l’autre ?',
  kill: 'Examiner ou tuer ?',
  sacrifice: 'Votre Seigneur ne passera pas la journée. Mourir à sa place ?',
  hunt: 'À quelle porte frapper ? Vous pouvez changer de vote tant qu’il n’est pas verrouillé.',
  strike: 'Qui est la proie ? Cela ne dépend que de vous ; verrouillez votre choix.',
  point: 'Qui attaqueriez-vous ? Votre chef de meute décide.',
  muse: 'Qui soupçonnez-vous ? Touchez et verrouillez.',
  tie: 'Les votes sont à égalité. Qui sera-ce ?',
  debate: 'Parlez, accusez, et dites quand c’est bon pour vous.',
  speech: 'La parole est à vous. Parlez, accusez, et dites quand vous avez fini.',
  defence: 'Défendez-vous, et dites quand vous avez fini.',
  verdict: 'Exécuter ou épargner ?',
  plurality: 'Qui voulez-vous exécuter ?',
  lot: 'Quelqu’un doit partir cette nuit. Qui ?',
  words: 'Vos derniers mots.',
  roll: 'Montrez votre carte au meneur.',
};

export const eithers: Words['eithers'] = {
  guess: { yes: 'Oui', no: 'Non' },
  place: { yes: 'Chez moi', no: 'Chez l’autre' },
  kill: { yes: 'Tuer', no: 'Examiner' },
  sacrifice: { yes: 'Oui', no: 'Non' },
  verdict: { yes: 'Exécuter', no: 'Épargner' },
};

export const gestures: Words['gestures'] = {
  yes: 'oui',
  no: 'non',
  wait: 'attendons',
  danger: 'attention',
  point: 'désigner',
};

export const phrases: Words['phrases'] = {
  claimRole: ({ value }) => `Mon rôle : ${value}.`,
  claimCheck: ({ about, value }) => `J’ai examiné ${about} : ${value}.`,
  claimSame: ({ about, other, value }) => `J’ai pesé ${about} et ${other} : ${value}.`,
  claimKiller: ({ about, other }) => `J’ai vu ${about} venir tuer ${other}.`,
  claimDoomed: () => 'Un chant funèbre a retenti pour moi.',
  claimBlocked: () => 'Mes pouvoirs étaient scellés aujourd’hui.',
};
export const phraseNames: Words['phraseNames'] = {
  accuse: 'Je soupçonne…',
  defend: 'J’ai confiance en…',
  claimRole: 'Mon rôle…',
  claimCheck: 'J’ai examiné…',
  claimSame: 'J’ai pesé…',
  claimKiller: 'J’ai vu un tueur…',
  claimDoomed: 'Un chant pour moi',
  claimBlocked: 'J’étais sans pouvoir',
  askRole: 'Quel est votre rôle…',
  agree: 'D’accord',
  disagree: 'Pas d’accord',
  deny: 'Ce n’est pas moi',
  recant: 'J’avais tort…',
  askSuspect: 'Qui soupçonnez-vous…',
  askWhy: 'Pourquoi…',
  decline: 'Je ne dirai rien',
  quip: 'Une remarque',
  farewell: 'Un dernier mot',
};

export const setFaults: Words['setFaults'] = {
  'wrong-number-of-players': 'Le jeu se joue de 6 à 24.',
  'wrong-number-of-cards': 'Il faut exactement autant de rôles que de joueurs.',
  'too-many-copies': 'Il n’y a pas tant de cartes de l’un des rôles.',
  'two-lords': 'Le Roi et le Prince ne vont pas ensemble : il n’y a qu’un Seigneur.',
  'no-hunter': 'Il faut au moins un chasseur.',
  'vampires-too-few': 'Les vampires doivent être plus nombreux que tous les autres réunis.',
  'two-shapeshifters': 'Le Loup-garou et la Kitsune ne vont pas ensemble.',
  'vargs-unbalanced': 'Avec des vargs, il faut les deux chefs de clan et des clans de même taille.',
  'bride-without-lord': 'La Fiancée a besoin d’un Seigneur.',
  'turned-without-hunters': 'Le Néophyte a besoin d’au moins deux chasseurs.',
  'vargs-too-early': 'Les vargs sont prévus à partir de 20 joueurs.',
  'no-lord': 'À partir de 7 joueurs, un Seigneur est conseillé.',
  'lord-of-six': 'À 6 joueurs, un Seigneur est trop fort.',
  'turned-with-beauty': 'Le Néophyte et la Belle vont mal ensemble.',
  'banshee-without-queen': 'Sans Reine, presque rien ne sauve de la Banshee.',
  'paralyzing-too-strong': 'Avec si peu de rôles spéciaux, le Varg paralysant est trop fort.',
  'vengeful-without-lord': 'Sans Seigneur, le Varg vengeur n’a personne à chercher.',
  'leader-alone': 'Un Chef sans chasseurs n’a personne à mener.',
};
