import { fears } from './fears.ts';

/** What the rulebook says besides the rules themselves. */
export const rulebook = {
  course: {
    introduction: {
      title: 'Introduction Day',
      text: 'Once. Everybody reads the own role; the hunters and the vargs learn who belongs to them.',
    },
    firstNight: {
      title: 'First night',
      text: 'Once. A short debate, and perhaps already an execution.',
    },
    dawn: {
      title: 'Dawn',
      text: 'In secret: those who still, deceive or protect somebody, from the Monk to the Queen.',
    },
    day: {
      title: 'Day',
      text: 'In secret: the pack chooses a victim, then the hunters do.',
    },
    sunset: {
      title: 'Sunset',
      text: 'In secret: those who check, kill or sing, from the lord to the Beauty.',
    },
    nightfall: {
      title: 'Nightfall',
      text: 'Everybody who fell today dies at once, and the roles of the dead are shown.',
    },
    debate: {
      title: 'Night: the debate',
      text: 'All who live are awake, talk and accuse each other.',
    },
    trial: {
      title: 'Night: the vote',
      text: 'The accused are tried one after another. With more than half of the votes somebody is executed, one player a night at most.',
    },
  },
  again: 'the next dawn',
  end: 'It ends as soon as only one side is alive. After three rounds without a death nobody wins.',
  examples: {
    trial: {
      title: 'More than half',
      captions: [
        'Night 1. Casimir is dead, seven are alive, you are the Count. Everybody may accuse one other player.',
        'You and Vesper accuse Ignatius, Seraphine accuses Odile. Both will be tried, Ignatius first: he has more accusers.',
        'Ignatius has defended himself. All seven vote, he too. More than half means 4 votes.',
        'Only you, Vesper and Leopold were for it: 3 of 7, Ignatius is spared. Odile’s trial begins.',
        '4 of 7 against Odile: she is condemned, speaks her last words and dies. Nobody else is tried tonight.',
      ],
    },
    lamia: {
      title: 'A hunter in the wrong house',
      captions: [
        'You are a hunter, and so are Seraphine and Balthasar. At dawn Odile, the Lamia, invites you to her home. You are not told.',
        'By day Seraphine and Balthasar vote for Odile.',
        'You vote for Odile too. Three hunters strike at the home where you are spending the day.',
        'At nightfall everybody in that house dies: Odile, and you. A hunter who strikes alone would not hit himself; of a clan that strikes together, whoever is in the house falls too.',
      ],
    },
    trick: {
      title: 'A false trail',
      captions: [
        'You are the Prince. At dawn the Tricky Varg lays a false trail to Odile, an ordinary vampire. Nobody is told.',
        'By day the hunters strike Odile. At sunset you are called.',
        'You check Odile, and she shows as a shapeshifter. The Prince shields only those who show as vampires.',
        'Odile dies, and her true role is shown: Vampire. Without the false trail your look would have saved her.',
      ],
    },
    bride: {
      title: 'The Bride gives her life',
      captions: [
        'You are the Bride. At dawn Odile, the Queen, covers Vesper.',
        'By day the hunters strike Casimir, the King. Nobody dies before nightfall: at sunset the King still acts, and then you are called.',
        'You stop at Casimir’s door, and he is your lord. Found in this very moment is early enough.',
        'The King would die of an attack, and now you know him. So you are asked.',
        'You say yes: the King lives, you die. If the Queen had covered you instead of Vesper, nobody would have died.',
      ],
    },
    banshee: {
      title: 'A song falls due the day after',
      captions: [
        'You are a vampire. At dawn Odile, the Queen, covers you.',
        'At sunset the Banshee sings for you, and you are told at once, but not by whom.',
        'At nightfall nobody dies: the song falls due only tomorrow. Today’s cover does not count for it.',
        'The next dawn the Queen may not cover you again, since nobody is covered two days running. At nightfall you die of the song.',
      ],
    },
    turned: {
      title: 'The double strike',
      captions: [
        'You are a hunter. The list has three names: Odile, Casimir and you. But one of them is the Newly-Turned.',
        'Casimir votes for Vesper. Odile and you vote for Casimir: two votes to one.',
        'Casimir was the Newly-Turned, and you have killed him. It is announced that the hunters strike twice on the next day.',
        'The next day the first vote went to Leopold. In the second one he cannot be chosen again.',
        'The second strike hit Mirabel. The Prince checked Leopold and thereby shielded him, so only Mirabel is dead.',
      ],
    },
    dhampir: {
      title: 'Whom the Dhampir sees',
      captions: [
        'You are the Dhampir on seat 1. Casimir is Nosferatu; Leopold, Ignatius and Balthasar are hunters.',
        'The hunters struck Mirabel, and then Nosferatu drank from her too. At sunset you say whose house you watched.',
        'The earlier attack counts, the hunters’. Of three attackers you see the one nearest to you clockwise: Leopold on seat 5. Casimir sits nearer, but his attack came later.',
        'At nightfall Mirabel dies. You know one hunter by name. Now say it, and be believed.',
      ],
    },
  },
  /** Labels of the facts about a role. */
  facts: {
    shown: 'A check shows',
    cards: 'Cards',
    call: 'How it is called',
    phone: 'What the phone shows',
    fears: 'Whom it fears',
  },
  /** In a game with vargs a check shows another type. */
  withVargs: (type: string, other: string): string => `${type}; in a game with vargs: ${other}`,
  /** A varg whose card is played without its power shows another type. */
  withoutPower: (type: string, other: string): string => `${type}; without power: ${other}`,
  said: (text: string): string => `“${text}”`,
  card: (text: string): string => `Card: “${text}”`,
  /** The question that a role has in its own call, and those of the others. */
  harmless: 'While others are called:',
  /** Two other players, in what a phone shows. */
  others: ['Odile', 'Casimir'],
  fears,
  deadly: (list: string): string => `Deadly: ${list}.`,
  stilledBy: (list: string): string => `Can take this power away: ${list}.`,
  neverStilled: 'Nobody can take this power away.',
  execution: 'execution',
  /** Captions and heads of the tables. */
  tables: {
    sides: 'How many belong to each side, in the standard sets',
    sets: 'The recommended sets',
    votes: 'Votes for an execution that are needed',
    voters: 'Players with a vote',
    needed: 'Votes needed',
    timers: 'How long it usually lasts, in seconds',
    timer: 'Step',
    seconds: 'Seconds',
    points: 'Points for everybody of the side that wins',
    side: 'Side',
    pointsEach: 'Points',
    players: 'Players',
  },
  /** Titles of what goes together in a set, and what does not. */
  legal: {
    most: 'At most so many; of all others one',
    oneLord: 'Not both',
    oneShifter: 'Not both',
    leaders: 'Vargs only with both leaders, and as many vargs as hunters',
    bride: 'The Bride only with one of the lords',
    turned: 'The Newly-Turned only with two hunters or more',
  },
  playOn: 'The game goes on.',
};
export type RulebookWords = typeof rulebook;
