import type { lesson as english } from '../en/lesson.ts';

export const lesson: { readonly [S in keyof typeof english]: { title: string; text: string; wrong: string } } = {
  goal: {
    title: 'Le but',
    text: 'Il y a six vampires et deux chasseurs à cette table : les vampires gagnent quand il ne reste plus aucun chasseur en vie, les chasseurs quand il ne reste plus qu’eux.',
    wrong: '',
  },
  role: {
    title: 'Votre rôle',
    text: 'Votre carte est masquée, pour que personne ne lise par-dessus votre épaule. Maintenez le doigt dessus : vous êtes Chasseur. Puis appuyez sur « Je connais mon rôle ».',
    wrong: 'Lisez votre carte, puis appuyez sur « Je connais mon rôle ».',
  },
  clan: {
    title: 'Votre clan',
    text: 'Tout le monde reçoit une carte. La plupart disent « Rien de nouveau pour vous » ; la vôtre nomme les chasseurs. Eux se connaissent, les vampires ne connaissent personne. Lisez-la, puis refermez-la. La première nuit, où l’on parle, nous la sautons.',
    wrong: 'Maintenez la carte, puis appuyez sur « Refermer la carte ».',
  },
  hunt: {
    title: 'Le jour, on chasse',
    text: 'Le jour, la ville dort : plus un mot, rien que les téléphones. Les chasseurs votent ; une égalité épargne tout le monde. La victime agit encore aujourd’hui et meurt à la tombée de la nuit. Le 5 sur Ignace, c’est le vote de Léopold. Touchez Ignace, puis Verrouiller.',
    wrong: 'Une voix chacun, ce serait l’égalité, et personne ne mourrait. Touchez Ignace, puis Verrouiller.',
  },
  lie: {
    title: 'La nuit, on parle',
    text: 'Tout le monde est réveillé. Ignace est mort, son rôle est montré ; le tueur, jamais. On parle, et chacun peut mentir, mais personne ne montre son téléphone. Touchez « Déclarer… », « Mon rôle… », Comte.',
    wrong: 'On peut tout annoncer. Ici, il nous faut un beau mensonge : « Déclarer… », « Mon rôle… », Comte.',
  },
  other: {
    title: 'Le même jour, un autre téléphone',
    text: 'Vous voilà Comte, et Ambroise a votre ancienne place. Les chasseurs votent, et votre écran est pareil au leur : chacun touche autant de fois, les mains ne trahissent personne. Votre réponse ne change rien. Touchez un nom, puis Verrouiller.',
    wrong: 'Votre réponse est donnée : appuyez sur Verrouiller.',
  },
  check: {
    title: 'Au crépuscule, on vous appelle',
    text: 'Les rôles spéciaux agissent un à un. On appelle le Seigneur des vampires, et c’est vous : examinez un joueur. Touchez Ambroise, puis Confirmer. La question d’après est pour la forme : répondez ce que vous voulez.',
    wrong: 'Dans une vraie partie, examinez qui vous voulez. Ici, regardez Ambroise.',
  },
  answer: {
    title: 'Ce que vous voyez',
    text: 'La réponse est sur votre carte, pour vous seul et tant que vous la maintenez. Un examen montre un type, par exemple Vampire ou Chasseur, jamais plus. Si vous le dites, les chasseurs sauront qui vous êtes. Lisez-la, puis refermez-la.',
    wrong: 'Maintenez la carte, puis appuyez sur « Refermer la carte ».',
  },
  claim: {
    title: 'Un mensonge démasqué',
    text: 'Ambroise se dit Comte. Or il n’y en a qu’un, et c’est vous ! Tout ce qui se dit reste dans « Annonces ». Répondez : touchez Ambroise et, sous « J’ai examiné… », Chasseur.',
    wrong: 'Vous avez mieux à dire : touchez Ambroise et, sous « J’ai examiné… », Chasseur.',
  },
  accuse: {
    title: 'Accuser',
    text: 'Les mots ne tuent personne. Qui est accusé passe au tribunal, en commençant par le plus accusé. Touchez Ambroise, puis « Accuser Ambroise au tribunal ».',
    wrong: 'Le menteur, c’est Ambroise : touchez-le, puis « Accuser Ambroise au tribunal ».',
  },
  verdict: {
    title: 'Le vote',
    text: 'Ambroise s’est défendu. Tous les vivants votent, lui aussi : il faut plus de la moitié des voix, ici 4 sur 7. Ne pas voter, c’est épargner. Touchez Exécuter, puis Confirmer.',
    wrong: 'Vous avez vu que c’est un chasseur. Touchez Exécuter, puis Confirmer.',
  },
  sentence: {
    title: 'L’exécution',
    text: '4 sur 7 : Ambroise a droit à ses dernières paroles, puis il meurt et son rôle est montré : Chasseur. Une seule exécution par nuit : Séraphine n’est plus jugée, et un nouveau jour se lève.',
    wrong: '',
  },
  dead: {
    title: 'Si vous mourez',
    text: 'Vous voilà à la place d’Ignace, mort. Les morts voient tous les rôles, mais n’aident pas les vivants : ils parlent entre eux et gagnent avec leur camp. Ouvrez « Prédictions » : qui va gagner ?',
    wrong: 'Les morts ne peuvent que prédire : ouvrez « Prédictions » et dites qui va gagner.',
  },
  end: {
    title: 'À vous de jouer',
    text: 'Cela dure jusqu’à ce qu’un camp disparaisse. S’il ne reste qu’un chasseur et un simple vampire, les chasseurs gagnent ; après trois tours sans un mort, personne. Voici la fin d’une autre soirée : vous êtes Comte, quatre autres vivent, dont un chasseur. Trouvez-le !',
    wrong: '',
  },
};
