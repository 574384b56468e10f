import type { ClanCalls } from '../../tale.ts';

export const clans: ClanCalls = {
  'meet-vargs': {
    open: [
      'Vargs, voici votre famille. Apprenez-la par cœur.',
      'Vargs, comptez les vôtres en silence.',
      'Vargs, reconnaissez les vôtres. Pas un mot aux autres.',
    ],
    close: ['La meute connaît les siens.', 'La meute se tait.', 'Rentrez vos griffes, les vargs.'],
  },
  'meet-varg-leader': {
    open: [
      'Vargs, l’un de vous donne les ordres. Retenez qui.',
      'Vargs, voici votre chef. Pas de révérence : on vous verrait.',
      'Vargs, voici qui vous suivrez.',
    ],
    close: ['La meute a une tête.', 'Le chef n’est plus à présenter.', 'Tout est en ordre dans la meute.'],
  },
  'meet-newly-turned': {
    open: [
      'Néophyte, gardez la bouche fermée : on voit vos crocs.',
      'Le Néophyte apprend à jouer les chasseurs.',
      'Néophyte, dès aujourd’hui vous portez un masque.',
    ],
    close: ['Le masque tient bien.', 'Le nouveau venu sourit les lèvres closes.', 'Personne n’a rien remarqué.'],
  },
  'meet-hunters': {
    open: [
      'Chasseurs, voici vos amis. Vous n’en avez pas d’autres.',
      'Chasseurs, voyez qui est avec vous. Ne montrez rien.',
      'Chasseurs, apprenez les noms à ne jamais dire tout haut.',
    ],
    close: [
      'Les chasseurs reprennent leur air innocent.',
      'Les chasseurs en savent assez.',
      'Les pieux disparaissent sous les manteaux.',
    ],
  },
  'meet-leader': {
    open: [
      'Chasseurs, l’un de vous a le dernier mot. Retenez qui.',
      'Chasseurs, voici votre Chef. Saluez en pensée.',
      'Chasseurs, en cas de désaccord, le Chef décide. Retenez qui c’est.',
    ],
    close: ['Le Chef est connu.', 'On sait qui commande.', 'Inutile de saluer.'],
  },
  vargs: {
    open: [
      'Vargs, le jour est à vous. Qui chassez-vous ?',
      'La meute flaire chaque seuil. Quelle piste va-t-elle suivre ?',
      'La meute tourne en rond. Autour de qui ?',
      'La meute a faim. Qui sent le meilleur ?',
    ],
    close: ['La meute se couche à l’ombre.', 'Le dernier hurlement s’éteint.', 'La meute a regagné les bois.'],
  },
  hunters: {
    open: [
      'Chasseurs, c’est votre heure. À qui rendez-vous visite ?',
      'Les chasseurs chuchotent sur la place vide. À propos de qui ?',
      'Les chasseurs arpentent les rues tranquilles. Où s’arrêtent-ils ?',
      'Les chasseurs choisissent une porte. Laquelle ?',
    ],
    close: [
      'Les chasseurs essuient leurs bottes.',
      'Les chasseurs s’évanouissent entre les maisons.',
      'Les chasseurs retournent dans la foule.',
      'La rue est de nouveau tranquille.',
    ],
  },
  second: {
    open: [
      'Les chasseurs ont une seconde frappe. Qui, cette fois ?',
      'Les chasseurs n’ont pas fini. Qui encore ?',
      'Aujourd’hui, les chasseurs frappent deux fois. Quelle est la porte suivante ?',
    ],
    close: [
      'Cette fois, les chasseurs ont fini.',
      'Le second pieu est rangé.',
      'La chasse est finie pour aujourd’hui.',
    ],
  },
  lord: {
    open: [
      'Le Seigneur quitte son trône. Devant qui s’arrête-t-il ?',
      'Le Seigneur parcourt la table du regard. Où s’attarde-t-il ?',
      'Place au Seigneur. Vers qui se tourne-t-il ?',
      'Le Seigneur est debout. À qui le tour de trembler ?',
    ],
    close: [
      'Le Seigneur est remonté sur son trône.',
      'Une porte se ferme derrière le Seigneur.',
      'Le Seigneur vous souhaite une bonne soirée.',
    ],
  },
  werewolf: {
    open: [
      'Le Loup-garou s’étire. A-t-il faim aujourd’hui ?',
      'Le Loup-garou va seul. Choisit-il quelqu’un ?',
      'Du poil, des dents et pas un ami : le Loup-garou. Qui veut-il ?',
    ],
    close: ['Le Loup-garou reboutonne son manteau.', 'Le vent tourne.', 'Le Loup-garou redevient un simple voisin.'],
  },
  kitsune: {
    open: [
      'La Kitsune ôte son visage. Qui choisit-elle ?',
      'La Kitsune a envie de jouer. Avec qui ?',
      'La renarde est lâchée : la Kitsune chasse. Qui donc ?',
    ],
    close: ['Neuf queues se replient.', 'La Kitsune sourit comme tout le monde.', 'La renarde redevient une dame.'],
  },
  hidden: {
    open: [
      'Quelque part, le métamorphe change de peau.',
      'Le métamorphe ouvre un œil.',
      'Le métamorphe songe à une autre forme.',
    ],
    close: [
      'Le métamorphe redevient comme tout le monde.',
      'La peau est de nouveau à sa taille.',
      'Le métamorphe se fond dans le décor.',
    ],
  },
};
