import type { Words } from '../catalogue.ts';
import { oneOf } from '../one-of.ts';

export const voices: Words['voices'] = {
  calm: {
    accuse: ({ about, turn }) =>
      oneOf(turn, `Je soupçonne ${about}.`, `Mes soupçons vont à ${about}.`, `À mon avis, c’est ${about}.`),
    defend: ({ about }) => `Je fais confiance à ${about}.`,
    deny: ({ turn }) => oneOf(turn, 'Ce n’est pas moi.', 'Vous faites fausse route.', 'Je n’ai rien à cacher.'),
    recant: ({ about, other }) =>
      other === '' ? `J’avais tort sur ${about}.` : `J’avais tort sur ${about}. Maintenant, je soupçonne ${other}.`,
    askRole: ({ about }) => `${about}, quel est votre rôle ?`,
    askSuspect: ({ about }) => `${about}, qui soupçonnez-vous ?`,
    askWhy: ({ about }) => `${about}, pourquoi donc ?`,
    decline: () => 'Je préfère ne rien dire.',
    agree: ({ about }) => (about === '' ? 'Je suis d’accord.' : `Je suis d’accord avec ${about}.`),
    disagree: ({ about }) => (about === '' ? 'Je ne suis pas d’accord.' : `Je ne suis pas d’accord avec ${about}.`),
    quip: ({ turn }) => oneOf(turn, 'Prenons notre temps.', 'Procédons par ordre.', 'Écoutons tout le monde.'),
    farewell: () => 'Vous verrez que vous aviez tort.',
  },
  hot: {
    accuse: ({ about, turn }) =>
      oneOf(
        turn,
        `C’est ${about}, j’en mettrais ma main au feu !`,
        `${about} ! Qui d’autre ?`,
        `Je dis ${about}, et je le maintiens !`,
      ),
    defend: ({ about }) => `Fichez la paix à ${about} !`,
    deny: ({ turn }) => oneOf(turn, 'Moi ? N’importe quoi !', 'Comment osez-vous !', 'C’est un mensonge !'),
    recant: ({ about, other }) =>
      other === '' ? `J’avais tort sur ${about}. Bon sang !` : `Oubliez ${about} ! C’est ${other} !`,
    askRole: ({ about }) => `${about} ! Votre rôle, tout de suite !`,
    askSuspect: ({ about }) => `${about} ! Un nom, et vite !`,
    askWhy: ({ about }) => `Prouvez-le, ${about} !`,
    decline: () => 'Ça ne vous regarde pas !',
    agree: ({ about }) => (about === '' ? 'Exactement !' : `Exactement, ${about} !`),
    disagree: ({ about }) => (about === '' ? 'Sornettes !' : `Sornettes, ${about} !`),
    quip: ({ turn }) => oneOf(turn, 'Assez bavardé !', 'Alors, c’est qui ?', 'J’ai le sang qui bout !'),
    farewell: () => 'Imbéciles ! Vous le regretterez !',
  },
  joker: {
    accuse: ({ about, turn }) =>
      oneOf(
        turn,
        `Si ${about} est des nôtres, je mange mon cercueil.`,
        `À ${about}, je ne prêterais pas ma brosse à dents.`,
        `Je parie mes crocs sur ${about}.`,
      ),
    defend: ({ about }) => `${about} ? Pas capable d’effrayer une chauve-souris.`,
    deny: ({ turn }) =>
      oneOf(
        turn,
        'Moi ? Je tourne de l’œil devant un pieu.',
        'Je plaide coupable, mais seulement pour mes blagues.',
        'J’ai déjà du mal à traquer mes pantoufles.',
      ),
    recant: ({ about, other }) =>
      other === ''
        ? `${about}, je vous dois un verre de rouge.`
        : `Mes excuses, ${about}. ${other} me met bien plus en appétit.`,
    askRole: ({ about }) => `${about}, qu’y a-t-il d’écrit sur votre cercueil ?`,
    askSuspect: ({ about }) => `${about}, qui sent l’ail, à votre avis ?`,
    askWhy: ({ about }) => `${about}, ce sont les chauves-souris qui vous l’ont dit ?`,
    decline: () => 'Mon cercueil n’a pas de plaque, et ce n’est pas un hasard.',
    agree: ({ about }) => (about === '' ? 'Mes crocs opinent.' : `${about}, mes crocs opinent.`),
    disagree: ({ about }) =>
      about === '' ? 'C’est la meilleure de la nuit.' : `${about}, c’est la meilleure de la nuit.`,
    quip: ({ turn }) =>
      oneOf(
        turn,
        'J’ai dormi en pire compagnie.',
        'C’est moi, ou ça sent l’ail ici ?',
        'Je mordrais bien quelque chose.',
      ),
    farewell: () => 'Que quelqu’un nourrisse mes chauves-souris.',
  },
  cautious: {
    accuse: ({ about, turn }) =>
      oneOf(
        turn,
        `Je me trompe peut-être, mais je soupçonne ${about}.`,
        `Je n’ai aucune certitude, mais ${about} m’inquiète.`,
        `Ça pourrait être ${about}.`,
      ),
    defend: ({ about }) => `${about} est des nôtres, je crois.`,
    deny: ({ turn }) =>
      oneOf(
        turn,
        'Vous faites erreur sur mon compte.',
        'Réfléchissez encore, je vous prie.',
        'Je comprends vos doutes, mais ce n’est pas moi.',
      ),
    recant: ({ about, other }) =>
      other === '' ? `Je m’en veux, pour ${about}.` : `Peut-être pas ${about}, après tout. Plutôt ${other}.`,
    askRole: ({ about }) => `${about}, puis-je connaître votre rôle ?`,
    askSuspect: ({ about }) => `${about}, avez-vous des soupçons ?`,
    askWhy: ({ about }) => `${about}, qu’est-ce qui vous le fait penser ?`,
    decline: () => 'Mieux vaut que je garde cela pour moi.',
    agree: ({ about }) => (about === '' ? 'C’est bien possible.' : `C’est bien possible, ${about}.`),
    disagree: ({ about }) => (about === '' ? 'Ce n’est pas si sûr.' : `Ce n’est pas si sûr, ${about}.`),
    quip: ({ turn }) => oneOf(turn, 'Ne nous pressons pas.', 'Prudence.', 'J’aimerais en entendre plus.'),
    farewell: () => 'Regardez bien qui était si pressé.',
  },
  talker: {
    accuse: ({ about, turn }) =>
      oneOf(
        turn,
        `Écoutez-moi tous : je soupçonne ${about}.`,
        `J’y pense depuis l’aube, et ça doit être ${about}.`,
        `Je vais vous dire qui c’est : ${about}.`,
      ),
    defend: ({ about }) => `Croyez-moi sur parole : ${about} est des nôtres.`,
    deny: ({ turn }) =>
      oneOf(
        turn,
        'Laissez-moi vous expliquer : je suis des vôtres.',
        'Allons, on se connaît depuis des siècles.',
        'Par où commencer ? Ce n’est pas moi.',
      ),
    recant: ({ about, other }) =>
      other === ''
        ? `Il faut l’avouer : j’avais tort sur ${about}.`
        : `Réflexion faite, ce n’est pas ${about}, c’est ${other}.`,
    askRole: ({ about }) => `Et vous, ${about}, quel est votre rôle ?`,
    askSuspect: ({ about }) => `Dites-nous tout, ${about} : qui soupçonnez-vous ?`,
    askWhy: ({ about }) => `Et pourquoi, ${about} ? Expliquez-nous.`,
    decline: () => 'Je peux parler toute la nuit, mais pas de ça.',
    agree: ({ about }) => `J’allais le dire${about === '' ? '' : `, ${about}`}.`,
    disagree: ({ about }) => (about === '' ? 'Non, non, pas du tout.' : `Non, non, ${about}, pas du tout.`),
    quip: ({ turn }) =>
      oneOf(turn, 'Il faut bien que quelqu’un parle.', 'Ça me rappelle le siècle dernier.', 'Bon, où en étions-nous ?'),
    farewell: () => 'Et moi qui avais encore tant à dire.',
  },
};

export const grounds: Words['grounds'] = {
  checkedEnemy: (other) => `${other} dit avoir vérifié : c’est un ennemi.`,
  seenKilling: (other) => `${other} dit avoir tout vu.`,
  misread: (other) => `Son examen mentait sur ${other} : la carte l’a montré.`,
  myRole: () => 'Nous annonçons le même rôle.',
  sameRole: (other) => `${other} annonce le même rôle.`,
  sparedEnemy: (other) => `Son vote épargnait ${other}, du camp ennemi.`,
  condemnedVampire: (other) => `Son vote condamnait ${other}, qui était vampire.`,
  twoRoles: () => 'Deux rôles annoncés déjà : il faudrait choisir.',
  trustedEnemy: (other) => `Sa confiance allait à ${other}, du camp ennemi.`,
  blamedVampire: (other) => `Son accusation visait ${other}, qui était vampire.`,
  blamesMe: () => 'Ses accusations me visent.',
  evaded: () => 'Toujours à éluder les questions.',
  contrary: (other) => `Sur ${other}, son vote était presque seul contre tous.`,
  wavered: () => 'Ses soupçons changent sans cesse.',
  silent: () => 'Pas un mot de toute la nuit.',
  readRight: (other) => `Son examen disait vrai sur ${other} : la carte l’a montré.`,
  checkedVampire: (other) => `${other} dit avoir vérifié : c’est un vampire.`,
  condemnedEnemy: (other) => `Son vote condamnait ${other}, du camp ennemi.`,
  blamedEnemy: (other) => `Son accusation visait ${other}, du camp ennemi.`,
  sparedVampire: (other) => `Son vote épargnait ${other}, qui était vampire.`,
  trustedVampire: (other) => `Sa confiance allait à ${other}, qui était vampire.`,
  feeling: () => 'Juste une intuition.',
};
export const ownGrounds: Words['ownGrounds'] = {
  readRight: (other) => `Mon examen disait vrai sur ${other} : la carte l’a montré.`,
  checkedVampire: (other) => `${other} l’affirme après examen : je suis vampire.`,
  condemnedEnemy: (other) => `Mon vote condamnait ${other}, du camp ennemi.`,
  blamedEnemy: (other) => `Mon accusation visait ${other}, du camp ennemi.`,
  sparedVampire: (other) => `Mon vote épargnait ${other}, qui était vampire.`,
  trustedVampire: (other) => `Ma confiance allait à ${other}, qui était vampire.`,
};
