import type { FIGHT_RULES, GENERAL_CARD_RULES, Help } from '../help-rules.ts';
import { effects, uses } from './cards.ts';

export const fightRules: Help<(typeof FIGHT_RULES)[number]> = {
  'VE-4.10': [
    'Le combat',
    'Le joueur actif envoie un personnage du château contre un autre et pose des cartes pour lui ; l’adversaire en pose pour le défenseur, qui qu’ils soient. Une attaque plus haute tue. Si la première manche ne suffit pas, l’attaquant peut arrêter ou en livrer une seconde.',
  ],
  'VE-4.10.1': [
    'Les combattants',
    'Deux personnages différents du château. Le jour, un vampire démasqué ne peut pas attaquer ; la nuit, c’est à lui de le faire, s’il y en a un au château. N’importe qui peut défendre.',
  ],
  'VE-4.10.5': [
    'Les cartes qui conviennent',
    'Toujours celles de l’état du combattant. Les cartes vampire, si le joueur des vampires combat avec un vampire démasqué. L’eau bénite, si le joueur des humains en combat un. « Crucifix » et « Griffes » pour tous, à leur prix.',
  ],
  'VE-4.10.6': [
    'Engager le combat',
    'La première pose compte au moins une carte, et avec les marqueurs d’attaque elle doit dépasser les marqueurs de défense du défenseur.',
  ],
  'VE-4.10.9': [
    'La comparaison',
    'Manche 1 : cartes et marqueurs. Manche 2 : toutes les cartes des deux manches, sans marqueurs. Le défenseur ne meurt que si l’attaque est plus haute ; l’égalité ne suffit pas.',
  ],
  'VE-4.11': ['Passer', 'Deux cartes de votre choix vont face cachée dans vos douves ; moins, si vous en avez moins.'],
  'VE-4.12': [
    'Cartes de soutien',
    'Elles coûtent d’autres cartes de votre main, face cachée dans les douves : le premier nombre le jour, le second la nuit. Une carte qui ne ferait rien ne se joue pas. Si elle est annulée, le prix reste payé.',
  ],
  'VE-4.13': [
    'Les réponses',
    'Le joueur des humains peut répondre à ce que pose ou joue le joueur des vampires : par « Sacrifice », au combat aussi par « Passage secret ». Le joueur des vampires peut refuser l’eau bénite. « Herboriste » et « Régénération » sauvent de la mort.',
  ],
  'VE-4.13.3': [
    'Après un « Sacrifice »',
    'Au combat, le joueur des vampires peut ajouter autant de cartes valables qu’il veut, et on lui répond encore. Pour cacher, une carte vampire peut remplacer l’annulée.',
  ],
  'VE-4.14': [
    'Château et ville',
    'Le château se complète à trois par le haut de la ville, en dernier par qui est en voyage secret. Les marqueurs restent tant que le personnage ne quitte pas le château. Qui choisit une carte d’une pile la voit tout entière.',
  ],
  'VE-4.15': [
    'La mort',
    'Les cartes vont aux douves, la nature du personnage apparaît, puis on peut le sauver. Ensuite on vérifie la fin et l’on complète le château.',
  ],
  'VE-4.16': [
    'À court de cartes',
    'Qui n’a plus ni main, ni pioche, ni cave à reprendre ne joue plus de tours ; l’autre continue seul, et ses attaques ne rencontrent aucune carte.',
  ],
};

export const generalCardRules: Help<(typeof GENERAL_CARD_RULES)[number]> = {
  'VE-5': ['Cartes à valeur', Object.values(uses).join(' ')],
  'VE-5.9': ['Crucifix et Griffes', effects.crucifix],
  'VE-5.10': [
    'Cartes de personnes',
    'Palefrenier, Écuyer, Novice, Marmiton, Dame de compagnie et Organiste posent un marqueur d’attaque ou de défense sur un personnage de leur état au château : +1, sur leur préféré +2. Les marqueurs comptent à la première manche et ne s’usent pas.',
  ],
};
