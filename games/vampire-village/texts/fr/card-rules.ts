import type { CARD_RULES, Help } from '../help-rules.ts';

export const cardRules: Help<(typeof CARD_RULES)[number]> = {
  'VV-5': [
    'Bâtiments, héros, créatures',
    'Un bâtiment ne défend que lorsqu’il se trouve dans la ligne attaquée ; dans un coin il appartient à deux lignes, ou à trois. Les villageois n’ajoutent aucune défense.',
  ],
  'VV-5.2': [
    'Compter une couleur',
    'Le bâtiment apporte un villageois par bâtiment de cette couleur dans tout le village : le village de départ compte, le nouveau bâtiment aussi s’il a lui-même cette couleur. Les héros n’ont pas de couleur.',
  ],
  'VV-5.3': [
    'Compter les héros',
    'Le bâtiment apporte un villageois par héros présent dans le village à ce moment. Les héros posés plus tard n’y changent rien.',
  ],
  'VV-5.4': [
    'Compter une ligne ou une colonne',
    'Le bâtiment apporte un villageois par bâtiment de sa ligne, ou de sa colonne, lui-même compris. Les héros ne comptent pas, les trous ne gênent pas.',
  ],
  'VV-5.6': [
    'Ne rien compter',
    'Un tel bâtiment n’apporte personne mais défend mieux. On peut y déplacer des villageois, et ils y rapportent des points.',
  ],
  'VV-5.20': [
    'Les héros',
    'Un héros occupe une place comme un bâtiment et se tient dans la ligne avec une défense de 0. Tout héros peut être sacrifié à un démon, un par démon. Des villageois peuvent se tenir sur un héros, mais n’y rapportent rien.',
  ],
  'VV-5.22': [
    'Qui peut être déplacé',
    'Seulement les villageois qui se trouvaient sur une carte touchant le nouveau héros par un bord quand il a été posé. Rien n’oblige à déplacer ; les points restants sont perdus.',
  ],
  'VV-5.23': [
    'Les pas',
    'Un point déplace un villageois vers une carte qui touche la sienne par un bord, bâtiment ou héros. Il peut faire plusieurs pas, toujours en s’éloignant de son départ, sans traverser de case vide.',
  ],
  'VV-5.26': [
    'Icônes de combat',
    'Si un héros tombe sous des attaquants dont il porte l’icône, vous pouvez détruire avec lui n’importe lequel d’entre eux. Les icônes n’ajoutent aucune défense et n’aident pas contre les démons.',
  ],
  'VV-5.31': ['Démon tueur de héros', 'Vous devez sacrifier un de vos héros. Sans héros, il ne fait rien.'],
  'VV-5.32': [
    'Démon de la peste',
    'Sacrifiez un héros, ou perdez un villageois sur chaque bâtiment jaune habité ; si la table joue ainsi, sur chaque bâtiment habité de n’importe quelle couleur.',
  ],
  'VV-5.33': [
    'Démon de la ruine',
    'Sacrifiez un héros, ou perdez le bâtiment qui a le moins de villageois. Les bâtiments vides et les héros ne comptent pas ; à égalité vous choisissez.',
  ],
  'VV-5.34': [
    'Démons qui attirent',
    'Sacrifiez un héros, ou prenez au voisin de droite une créature du type nommé : c’est vous qu’elle attaquera. Ce sont les créatures présentes quand les démons ont commencé qui comptent ; une créature attirée à cette étape ne peut pas l’être de nouveau.',
  ],
  'VV-5.41': [
    'Sorcières',
    'La Sorcière des marais a une force de 2. Les Sorcières de la main gauche et de la main droite ont autant de force qu’il y a de sorcières chez le voisin de gauche ou de droite du village attaqué ; ce peut être 0. À deux, toutes deux regardent l’adversaire.',
  ],
  'VV-5.51': [
    'Loups-garous',
    'Chacun a autant de force qu’il y a de loups-garous de sa couleur à ce village. Les gris et les noirs se comptent à part, mais attaquent ensemble.',
  ],
  'VV-5.61': ['Vampires', 'Chacun a la force imprimée sur lui, de 1 à 6. Rien ne la change.'],
};
