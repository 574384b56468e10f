import type { fears as english } from '../en/fears.ts';

export const fears: { readonly [role in keyof typeof english]: string } = {
  vampire:
    'Un verdict trop rapide : ceux qu’on exécute par erreur sont le plus souvent de simples vampires. Seul à la fin face à un ennemi, un vampire a perdu.',
  king: 'L’Éclaireuse reconnaît le Seigneur. Contre le Varg vengeur, aucune protection ne vaut ; seule la Fiancée peut mourir à la place du Roi.',
  prince:
    'L’Éclaireuse reconnaît le Seigneur, et seule la Fiancée aide contre le Varg vengeur. Une fausse piste du Varg perfide empêche le Prince de protéger un vampire. Il ne peut pas se protéger lui-même.',
  count:
    'Seigneur : l’Éclaireuse, qui le reconnaît, et le Varg vengeur, contre qui seule la Fiancée aide. Héritier, personne ne le cherche encore ; endormi, il ne voit rien ce jour-là.',
  lamia:
    'Une frappe sur la maison où elle se trouve touche aussi celui qui est avec elle. Aucune maison ne la cache du chant de la Banshee. Seule à la fin face à un ennemi, elle a perdu.',
  'newly-turned':
    'Les chasseurs : ils peuvent compter qu’il y a un nom de trop sur leur liste, ou voir voter un joueur pourtant endormi. S’ils tuent le Néophyte, ils gagnent en plus une double frappe. Seul à la fin face à un ennemi, il a perdu.',
  queen:
    'Moine, Ondine et Varg paralysant agissent tous avant elle. Son manteau ne vaut ni contre une exécution ni contre le bond du Varg vengeur, et elle ne couvre personne, pas même elle, deux jours de suite.',
  bride:
    'Un Seigneur qu’elle n’a pas trouvé : elle ne peut pas le sauver. Son sacrifice la tue, sauf si la Reine ou le Prince la protège ou si elle est chez la Lamie. Après une succession, tout est à refaire.',
  dhampir:
    'Ceux qu’il a vus : dès qu’il parle, les chasseurs ou les vargs ont une raison de le frapper. Ce que font le Moine, l’Ondine et la Lamie lui échappe.',
  revenant:
    'Ceux qui faussent la balance : Kitsune, Varg rusé et Néophyte pèsent comme des vampires, et la fausse piste du Varg perfide fait de n’importe qui un métamorphe.',
  ghoul:
    'Deux coups mortels le même jour, par exemple une frappe et un chant arrivé à terme. Une exécution prend les deux vies d’un coup. La Belle et le Varg paralysant ne peuvent lui prendre que son vote.',
  nosferatu: 'Le Dhampir, qui voit venir Nosferatu sans voir son rôle : il le prendra pour un ennemi.',
  banshee:
    'Le Dhampir la voit là où elle a chanté, si personne n’y a attaqué ce jour-là. La Reine et le Prince peuvent défaire son chant le jour où il arrive à terme.',
  undine:
    'Le Moine, qui agit avant elle. Et sa propre erreur : elle épuise aussi bien ses amis, et n’apprend jamais si cela a servi.',
  hunter:
    'Tout examen : il montre un chasseur. Le Dhampir voit les chasseurs qui viennent tuer, que la frappe réussisse ou non. Et le Néophyte vote avec eux.',
  monk: 'Les examens et le Dhampir. Le Moine agit avant tous les autres : personne n’arrête sa prière, mais l’Ondine et le Varg paralysant peuvent lui prendre son vote de chasse. La prière n’atteint ni le Néophyte ni la Goule.',
  leader:
    'Les examens et le Dhampir. Endormi, il ne tranche plus, et s’il y a des vargs, tout son clan ne frappe pas. S’il ne reste que lui et le chef de meute, personne ne gagne.',
  scout:
    'Les examens et le Dhampir. Kitsune, Varg rusé et Néophyte, qui paraissent vampires, la trompent, une fausse piste aussi.',
  beauty:
    'Les examens et le Dhampir. Son charme est annoncé : on sait qu’elle vit, et l’on tire des conclusions de ceux qu’elle choisit.',
  werewolf:
    'Tout le monde : chaque examen montre un métamorphe, et le Dhampir le voit venir tuer. Toute protection sauve ses victimes.',
  kitsune:
    'Un chasseur qui survit : tant que le dernier n’est pas mort, elle ne peut pas tuer, et seule face à un chasseur elle a perdu. Seule une fausse piste du Varg perfide la trahit à l’examen. Une fois éveillée, tous savent qu’elle vit.',
  'varg-leader':
    'Les examens et le Dhampir. Endormi, il arrête toute la meute. S’il ne reste que lui et le Chef des chasseurs, personne ne gagne.',
  'sly-varg':
    'Le Dhampir voit qui attaque, déguisé ou non. Une fausse piste du Varg perfide défait le déguisement. Et une fois mort, on montre ce qu’il était.',
  'vengeful-varg':
    'Son propre bond : s’il trouve le Seigneur, il meurt aussi, même si la Fiancée le sauve. Et puis les examens et le Dhampir.',
  'paralyzing-varg':
    'Les examens et le Dhampir. La morsure est annoncée : on sait que ce varg vit. Le Néophyte et la Goule n’y perdent que leur vote.',
  'tricky-varg': 'Les examens et le Dhampir. Une fausse piste ne trompe ni la Fiancée ni le Varg vengeur.',
  'plain-varg': 'Tout examen : il montre un métamorphe. Le Dhampir voit les vargs qui viennent tuer.',
};
