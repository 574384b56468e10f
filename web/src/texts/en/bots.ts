/** What is said about bots: how strong they are, what they advise, why they did something. */
export const bots = {
  bots: 'Bots',
  botsHelp: 'Who takes the empty seats when you call bots.',
  botLevels: {
    novice: 'Novice',
    regular: 'Regular',
    master: 'Master',
    random: 'Careless',
    dreamer: 'Thoughtful',
  } as { readonly [level: string]: string },
  /** Whom a level suits. */
  levelSuits: {
    novice: 'a gentle opponent for a first game',
    regular: 'an even match once you know the rules',
    master: 'for those who know the game well',
    random: 'plays whatever comes to hand',
    dreamer: 'takes its time',
  } as { readonly [level: string]: string },
  thinks: (level: string, suits: string, seconds: string) =>
    `${level}: ${suits}; thinks for about ${seconds}\u00a0s a move`,
  hint: 'Hint',
  hintThinks: 'The bot is thinking…',
  hintHelp: 'A bot looks at what you see, and tells you alone.',
  hintSays: (move: string) => `A Regular would choose: ${move}`,
  mayHint: 'Players may ask what a bot would do',
  askWhy: 'Ask the bots why',
  why: 'Why?',
  whyTitle: (name: string) => `${name}, why?`,
  whyMove: (share: string, chance: string) =>
    `I spent ${share} of my thinking on this move and gave it a chance of about ${chance}.`,
  whySecond: (move: string, chance: string) => `Next came “${move}”, with about ${chance}.`,
  whyAlone: 'I found nothing else worth a try.',
};
