import type { Words } from '../catalogue.ts';

export const plainVarg: Words['plainVarg'] = {
  name: 'Varg',
  text: 'Chasse avec la meute en plein jour. Tant que le chef de meute vit, un varg ne peut que désigner ; ensuite, les vargs votent.',
  more: 'Un varg sans pouvoir ; tout le monde sait avant la partie quelles cartes de varg sont ordinaires.',
};

export const roles: Words['roles'] = {
  monk: {
    name: 'Moine',
    text: 'À l’aube, endort les pouvoirs d’un joueur jusqu’à la nuit, mais jamais le même deux jours de suite. Chasse avec les chasseurs.',
    more: 'La prière n’atteint ni le Néophyte ni la Goule. S’il y a des vargs, un chef de clan endormi arrête tout son clan pour la journée.',
  },
  lamia: {
    name: 'Lamie',
    text: 'À l’aube, choisit avec qui passer la journée, chez elle ou chez l’autre. La maison vide est sûre ; là où ils sont deux, un coup touche les deux.',
    more: 'L’autre n’en sait rien. Le chant de la Banshee, le Varg vengeur et l’exécution ne tiennent pas compte de l’endroit où elle dort. Endormie par le Moine, elle reste seule chez elle.',
  },
  undine: {
    name: 'Ondine',
    text: 'À l’aube, épuise les pouvoirs d’un joueur jusqu’à la nuit, mais jamais le même deux jours de suite. Personne ne la voit faire.',
    more: 'Le Néophyte et la Goule lui échappent. S’il y a des vargs, un chef de clan épuisé arrête tout son clan. Le Dhampir ne la voit pas.',
  },
  'paralyzing-varg': {
    name: 'Varg paralysant',
    text: 'À l’aube, mord un joueur : plus de pouvoir jusqu’à la nuit, et pas de vote cette nuit-là, ce qui est annoncé. Jamais le même deux jours de suite.',
    more: 'Le Néophyte et la Goule ne perdent que leur vote. Un chef de clan mordu arrête son clan pour la journée.',
  },
  'tricky-varg': {
    name: 'Varg perfide',
    text: 'À l’aube, sème une fausse piste : jusqu’à l’aube suivante, tout examen du joueur montre un métamorphe. Jamais le même deux jours de suite.',
    more: 'Le joueur n’en sait rien. La fausse piste l’emporte sur tout déguisement, mais ne trompe ni la Fiancée ni le Varg vengeur.',
  },
  queen: {
    name: 'Reine',
    text: 'À l’aube, couvre un joueur, elle-même si elle veut : rien ne le tuera à la tombée de la nuit. Jamais le même deux jours de suite.',
    more: 'Elle sauve aussi d’un chant funèbre arrivé à terme ce jour-là. Elle ne peut rien contre une exécution ni contre le Varg vengeur.',
  },
  king: {
    name: 'Roi',
    text: 'Un Seigneur. Au crépuscule, apprend le type d’un autre joueur ou en tue un. Il doit faire l’un des deux, et peut revoir le même.',
    more: 'Faute de temps, il ne tue jamais : il examine le joueur déjà choisi, ou un autre au hasard. Un héritier voit tout cela.',
  },
  prince: {
    name: 'Prince',
    text: 'Un Seigneur. Au crépuscule, apprend le type d’un autre joueur ; s’il paraît vampire, rien ne le tuera ce soir-là. Jamais le même de suite.',
    more: 'C’est le type montré qui compte : un ennemi déguisé est protégé, un vampire sur une fausse piste ne l’est pas. Il ne peut rien contre l’exécution et le Varg vengeur.',
  },
  count: {
    name: 'Comte',
    text: 'Seigneur, il apprend au crépuscule le type d’un joueur. Auprès d’un Roi ou d’un Prince, il est l’héritier : il l’observe et lui succède.',
    more: 'Le Seigneur voit aussi l’héritier. La succession n’est jamais annoncée, et le Comte n’hérite pas des pouvoirs du mort. Héritier, il n’est pas le Seigneur.',
  },
  nosferatu: {
    name: 'Nosferatu',
    text: 'Au crépuscule, peut tuer un autre joueur ou rester sur sa soif. Personne n’apprend ce qu’il a fait, et lui-même n’apprend rien.',
    more: 'Toutes les protections ordinaires valent contre lui.',
  },
  'vengeful-varg': {
    name: 'Varg vengeur',
    text: 'Au crépuscule, peut bondir sur un joueur. Si c’est le Seigneur, tous deux meurent et seule la Fiancée peut sauver celui-ci ; sinon, il le sait.',
    more: 'Rien n’empêche sa propre mort, même si la Fiancée meurt pour le Seigneur. Le Comte héritier n’est pas le Seigneur.',
  },
  werewolf: {
    name: 'Loup-garou',
    text: 'Seul contre tous. Au crépuscule, peut tuer un autre joueur ; il gagne s’il reste le dernier. Tout examen montre un métamorphe.',
    more: 'Il n’est pas l’allié des vargs. Toutes les protections ordinaires valent contre lui.',
  },
  kitsune: {
    name: 'Kitsune',
    text: 'Seule contre tous, elle paraît vampire à tout examen. Quand plus un chasseur ne vit, elle peut tuer un joueur à chaque crépuscule.',
    more: 'Son réveil est annoncé aussitôt, ses victimes aussi. Endormie, elle ne fait rien ; éveillée, on peut endormir ses pouvoirs comme ceux de tous.',
  },
  bride: {
    name: 'Fiancée',
    text: 'Au crépuscule, apprend d’un joueur s’il est le Seigneur. Une fois qu’elle l’a trouvé, s’il va mourir, elle peut mourir à sa place.',
    more: 'On ne lui demande que s’il meurt vraiment d’une attaque, non d’un chant. La Reine, le Prince ou une journée chez la Lamie la sauvent aussi. Un nouveau Seigneur est à retrouver.',
  },
  banshee: {
    name: 'Banshee',
    text: 'Au crépuscule, chante pour un autre joueur, qui l’apprend aussitôt et meurt à la tombée de la nuit suivante. Jamais le même deux jours de suite.',
    more: 'Seuls la Reine ou le Prince sauvent, le jour où le chant arrive à terme. La Goule y perd une vie. Le chant survit à la chanteuse.',
  },
  dhampir: {
    name: 'Dhampir',
    text: 'Au crépuscule, nomme une maison qu’il a surveillée, la sienne s’il veut, et apprend l’un de ceux venus y tuer, ou que nul n’est venu.',
    more: 'Peu importe que l’attaque ait réussi. De plusieurs attaquants, il voit le plus proche dans le sens des aiguilles d’une montre. Sans attaque, il voit la Banshee qui a chanté là.',
  },
  scout: {
    name: 'Éclaireuse',
    text: 'Au crépuscule, apprend le type d’un autre joueur et, si c’est le Seigneur, elle le sait aussi. Peut revoir le même. Chasse avec les chasseurs.',
    more: 'Un Seigneur sur une fausse piste paraît métamorphe, sans la marque.',
  },
  revenant: {
    name: 'Revenant',
    text: 'Au crépuscule, pèse deux autres joueurs et apprend s’ils sont de même nature : vampires, vampires spéciaux, chasseurs ou métamorphes.',
    more: 'Chasseurs et chasseurs spéciaux sont de même nature. Déguisements et fausses pistes trompent la balance.',
  },
  ghoul: {
    name: 'Goule',
    text: 'A deux vies ; chaque coup mortel en coûte une. Au crépuscule, apprend combien il en restera la nuit venue. Nul ne peut l’endormir.',
    more: 'Deux coups le même jour tuent d’un coup, et une exécution tue toujours.',
  },
  beauty: {
    name: 'Belle',
    text: 'Au crépuscule, charme un joueur, elle-même si elle veut : pas de vote cette nuit, et on l’annonce. Jamais le même de suite. Chasse avec les chasseurs.',
    more: 'Le joueur charmé peut parler, accuser et être jugé ; il ne compte ni pour ni contre.',
  },
  'varg-leader': {
    name: 'Chef de meute',
    text: 'Décide seul, en plein jour, qui la meute attaque, ou personne. La frappe des chasseurs ne peut le tuer ; tous les autres le peuvent.',
    more: 'Si ses pouvoirs sont endormis, la meute ne frappe pas ce jour-là. Après sa mort, les vargs votent ; une égalité épargne tout le monde.',
  },
  'sly-varg': {
    name: 'Varg rusé',
    text: 'Chasse avec la meute en plein jour, et tout examen le montre vampire. Seule la fausse piste d’un autre varg défait ce déguisement.',
    more: 'Le déguisement trompe le Seigneur, l’Éclaireuse et le Revenant, et le Prince va jusqu’à protéger le Varg rusé qu’il examine.',
  },
  leader: {
    name: 'Chef des chasseurs',
    text: 'Vote avec les chasseurs et tranche leurs égalités. Les chasseurs le connaissent. S’il y a des vargs, la frappe de la meute ne peut le tuer.',
    more: 'Endormi, il ne vote ni ne tranche. Après sa mort, nul ne le remplace.',
  },
  hunter: {
    name: 'Chasseur',
    text: 'Connaît les autres chasseurs et vote avec eux chaque jour pour choisir qui frapper. Une égalité sans Chef épargne tout le monde.',
    more: 'L’un de ceux de la liste peut être le Néophyte. Un chasseur endormi regarde sans voter.',
  },
  'newly-turned': {
    name: 'Néophyte',
    text: 'Un vampire sur la liste des chasseurs, qui vote dans leur chasse. Nul ne peut l’endormir. Tué par eux, il leur vaut deux frappes le lendemain.',
    more: 'Les examens montrent un vampire, même à l’Éclaireuse. Il ne frappe jamais. Il ne doit ni avouer son rôle ni dire ouvertement qui sont les chasseurs.',
  },
  vampire: {
    name: 'Vampire',
    text: 'N’a d’autre pouvoir que la parole et le vote : trouver ceux qui frappent le jour et réunir la nuit une majorité pour leur exécution.',
    more: 'Les plus nombreux de la ville, qui ne se connaissent guère entre eux.',
  },
};
