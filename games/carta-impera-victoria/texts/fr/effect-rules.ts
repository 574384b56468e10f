import type { EFFECT_RULES, Help } from '../help-rules.ts';

export const effectRules: Help<(typeof EFFECT_RULES)[number]> = {
  'CIV-5': [
    'Effets',
    'Les effets permanents sont gratuits et s’ouvrent quand une colonne grandit : d’abord le niveau 1, puis le niveau 2. Un effet de sacrifice coûte une carte visible de son domaine, prise dans votre plan de jeu. L’Art n’a que l’Inspiration.',
  ],
  'CIV-5.1': [
    'Assassinat',
    'Militaire, niveau 1. Défaussez 1 carte de votre propre main. Cela fait place à une nouvelle au moment de piocher.',
  ],
  'CIV-5.2': [
    'Purge',
    'Militaire, niveau 2. Défaussez 2 cartes de votre propre main. S’il n’en reste qu’une, utilisez l’Assassinat.',
  ],
  'CIV-5.3': [
    'Attaque',
    'Effet de sacrifice du Militaire. Payez 1 carte Militaire, puis défaussez une carte d’un domaine que vous avez encore. Chacun des autres, partenaire compris, défausse une carte de ce domaine s’il en a une. Il faut au moins 2 cartes dans votre plan de jeu.',
  ],
  'CIV-5.4': [
    'Livre sacré et Droit divin',
    'La Religion porte votre limite de main à 5 au niveau 1 et à 7 au niveau 2. Vous l’utilisez pendant votre tour, avant de terminer ; la limite vaut pour la pioche de ce tour, même si vous perdez ensuite des cartes Religion. À une table où la Religion agit d’elle-même, il n’y a rien à utiliser : ce sont vos cartes Religion au moment de piocher qui comptent.',
  ],
  'CIV-5.5': [
    'Inquisition',
    'Effet de sacrifice de la Religion. Payez 1 carte Religion et prenez toute la main de quelqu’un d’autre. Parmi toutes les cartes que vous tenez alors, rendez-en autant que vous en avez pris, à votre guise. Une main vide peut aussi être choisie ; vous ne perdez que la carte Religion.',
  ],
  'CIV-5.6': [
    'Développement',
    'Économie, niveau 1. Défaussez 1 carte de votre plan de jeu, de n’importe quel domaine, puis jouez 1 carte de votre main.',
  ],
  'CIV-5.7': [
    'Monopole',
    'Économie, niveau 2. Défaussez 2 cartes de votre plan de jeu, de n’importe quels domaines, puis jouez 2 cartes de votre main.',
  ],
  'CIV-5.8': [
    'Embargo',
    'Effet de sacrifice de l’Économie. Posez 1 de vos cartes Économie, face cachée, sur une colonne d’au moins une carte ; la vôtre aussi, sauf si la table l’interdit. Jusqu’à la fin de son prochain tour, ce plan de jeu ne peut recevoir aucune carte de ce domaine.',
  ],
  'CIV-5.9': [
    'Ce que fait un Embargo',
    'Il interdit seulement de jouer des cartes de ce domaine : la colonne compte, ses effets agissent, ses cartes peuvent être défaussées ou reprises en main. À la fin du prochain tour de la personne visée, le marqueur va à la défausse. Il reste même si la colonne se vide.',
  ],
  'CIV-5.10': [
    'Expérience',
    'Science, niveau 1. Reprenez en main 1 carte de votre plan de jeu, puis jouez 1 carte, fût-ce la même. Vous ne pouvez prendre qu’une carte qui vous laisse de quoi jouer.',
  ],
  'CIV-5.11': [
    'Recherche',
    'Science, niveau 2. Reprenez en main 2 cartes de votre plan de jeu, puis jouez 2 cartes. Vous ne pouvez prendre que des cartes qui vous laissent assez à jouer.',
  ],
  'CIV-5.12': [
    'Découverte',
    'Effet de sacrifice de la Science. Payez 1 carte Science, piochez 5 cartes ou ce qui reste de la pioche, puis défaussez-en autant, anciennes ou nouvelles. Une fois les cartes vues, on ne revient pas en arrière.',
  ],
  'CIV-5.13': [
    'Inspiration',
    'Art. Si vous avez plus de cartes Art que chacun des autres, vous pouvez une fois par tour copier un effet permanent ouvert dans un autre plan de jeu et l’accomplir avec vos propres cartes. Votre propre effet permanent de ce domaine est alors utilisé pour ce tour.',
  ],
  'CIV-5.14': [
    'La pièce de Majorité en Art',
    'Elle se trouve sur la dernière colonne que vous avez copiée. Elle revient sur la table dès que quelqu’un d’autre a autant de cartes Art que vous.',
  ],
  'CIV-5.15': [
    'Copier la Religion',
    'Vous copiez pour ce tour un niveau de la Religion d’un autre joueur ; ensuite, la pièce ne donne plus rien. À une table où la Religion agit d’elle-même, posez la pièce sur une colonne Religion de niveau 1 ou 2 : tant qu’elle y reste, votre limite de main vaut au moins celle que donne cette colonne. Les limites ne s’additionnent pas.',
  ],
  'CIV-5.16': [
    'Démocratie',
    'Effet de sacrifice de l’Utopie. Posez 1 de vos cartes Utopie, face cachée, sur une colonne d’au moins une carte. Jusqu’à la fin de la partie, il y faut une carte de plus pour l’hégémonie. Ni les niveaux ni le décompte ne changent.',
  ],
  'CIV-5.17': ['Oligarchie', 'Utopie, niveau 1. Prenez en main 1 carte de votre choix dans la défausse.'],
  'CIV-5.18': [
    'République',
    'Utopie, niveau 2. Prenez en main 2 cartes de votre choix dans la défausse. Votre main peut dépasser sa limite.',
  ],
};
