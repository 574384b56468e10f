import type { Deaths } from '../../tale.ts';

export const deaths: Deaths = {
  died: {
    nightfall: (name) => [
      `${name} ne se lève pas ce soir.`,
      `Un couvercle reste fermé. Dessous repose ${name}.`,
      `La journée fut trop longue pour ${name}.`,
      `Vous allez nous manquer, ${name}.`,
      `Reposez en paix, ${name}.`,
    ],
    execution: (name) => [
      `${name} monte à l’échafaud et n’en redescend pas.`,
      `Un petit pas, un long silence. Adieu, ${name}.`,
      `La sentence est exécutée. Dormez bien, ${name}.`,
      `Le bourreau connaît son métier. Adieu, ${name}.`,
      `La ville a eu ce qu’elle voulait : ${name} nous quitte.`,
    ],
    removal: (name) => [
      `${name} se lève et quitte la ville.`,
      `Une chaise reste vide : ${name} nous quitte.`,
      `D’autres affaires appellent ${name}. Adieu.`,
    ],
  },
  shown: {
    role: (name) => [
      `La carte se retourne : ${name}.`,
      `Sous le masque : ${name}.`,
      `La carte dit enfin la vérité : ${name}.`,
      `On peut le dire, à présent : ${name}.`,
      `Et qui donc se cachait parmi nous ? ${name}.`,
    ],
    type: (name) => [
      `Le sang ne ment pas : ${name}.`,
      `On connaît maintenant le type : ${name}.`,
      `La carte ne trahit que le type : ${name}.`,
      `Voilà tout ce qu’on apprend : ${name}.`,
    ],
    side: (name) => [
      `On connaît maintenant le camp : ${name}.`,
      `La carte trahit le camp : ${name}.`,
      `Le cœur battait pour ce camp : ${name}.`,
      `Le vrai camp se dévoile : ${name}.`,
    ],
  },
  claws: [
    'Ce sont les griffes de la Kitsune.',
    'La Kitsune est passée par là.',
    'Du poil roux sur l’oreiller : la Kitsune.',
    'C’est l’œuvre de la Kitsune.',
  ],
  nobodyDied: [
    'Comptez-vous. Tout le monde est là.',
    'Le croque-mort a eu une journée tranquille.',
    'Tous les couvercles se sont ouverts. Aucune perte.',
    'Une journée sans enterrement. Profitez-en.',
  ],
  doubleStrikeComes: [
    'Les chasseurs se sont débarrassés du Néophyte. Demain, ils frappent deux fois.',
    'Le faux ami n’est plus : adieu, Néophyte. Demain, les chasseurs frappent deux fois.',
    'Les chasseurs ont tué le Néophyte et y ont pris goût : demain, deux frappes.',
  ],
  kitsuneAwoke: [
    'Le dernier chasseur n’est plus. Dès le prochain crépuscule, la Kitsune chasse.',
    'Aucun chasseur ne vit encore. La Kitsune se réveille et chasse dès le prochain crépuscule.',
    'Vous voilà débarrassés des chasseurs. Dès le prochain crépuscule, vous avez la Kitsune.',
  ],
  charmed: (name) => [
    `La Belle a souri à ${name} : pas de vote cette nuit.`,
    `${name} ne rêve que de la Belle. Pas de vote cette nuit.`,
    `Le charme de la Belle est puissant : ${name} ne vote pas cette nuit.`,
  ],
  paralysed: (name) => [
    `Un varg a mordu ${name} : pas de vote cette nuit.`,
    `Après la morsure d’un varg, ${name} ne lèvera pas le petit doigt. Pas de vote cette nuit.`,
    `${name} sent encore les crocs d’un varg et ne vote pas cette nuit.`,
  ],
  staleWarned: [
    'C’est trop calme. Encore un tour sans mort, et personne ne gagne.',
    'Le fossoyeur s’ennuie. Encore un tour calme, et personne ne gagne.',
    'Que quelqu’un meure, par pitié. Encore un tour calme, et personne ne gagne.',
  ],
  epitaphs: {
    vampires: {
      execution: [
        'La ville a pendu l’un des siens.',
        'Un vampire pendu par des vampires. Quel embarras.',
        'L’ennemi vous remercie.',
        'Ce n’était pas le bon cou. Le bon est encore à table.',
      ],
      nightfall: [
        'La crypte a perdu l’un des siens.',
        'Un vampire de moins à table.',
        'Un vampire part pour le grand sommeil.',
        'La ville pleure l’un des siens.',
      ],
    },
    hunters: {
      execution: [
        'La ville a trouvé un chasseur.',
        'Un chasseur, pris par de simples bavardages.',
        'Un pieu de moins à craindre.',
        'Pour une fois, les ragots disaient vrai.',
      ],
      nightfall: [
        'Un chasseur n’est plus.',
        'Un chasseur de moins au grand jour.',
        'Les chasseurs ont perdu l’un des leurs.',
        'Un chasseur ne voit pas toujours le soir.',
      ],
    },
    vargs: {
      execution: [
        'La ville a trouvé le loup dans la bergerie.',
        'Un varg au bout de la corde. La meute va hurler.',
        'Une mâchoire de moins.',
        'Le poil dépassait, finalement.',
      ],
      nightfall: [
        'La meute a perdu l’un des siens.',
        'Ce varg ne hurlera plus.',
        'Un loup de moins à la porte.',
        'La meute est moins nombreuse ce soir.',
      ],
    },
    loner: {
      execution: [
        'Un solitaire meurt devant une salle comble.',
        'Seul contre tous, et tous ont suffi.',
        'Le métamorphe n’a plus de forme en réserve.',
        'Un ennemi, une corde, une bonne nuit.',
      ],
      nightfall: [
        'Le métamorphe solitaire meurt en solitaire.',
        'Aucune forme n’était assez sûre.',
        'Personne ne connaissait bien ce voisin.',
        'La dernière forme était la vraie.',
      ],
    },
  },
};
